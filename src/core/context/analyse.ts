import type { Mode, ModeName } from '../../domain/mode';
import type { ContextAnalysis, Said } from '../../domain/mode-state';
import { type Reading, readRequest } from '../request/read';
import { hearingOf } from './hearing';
import { type Spoken, spokenOf } from './message';

/** Messages that are looked at (DP-05). */
export const mostMessages = 5;
/** What of a message counts once another one followed it. Four old messages together reach no threshold. */
export const decay = 0.4;
/** What an answer says counts half: it echoes what it was asked. */
const answered = 0.5;
/** A tool that runs just now. */
const running = 0.95;

const specialised: ReadonlySet<ModeName> = new Set([
  'debugger',
  'security',
  'reviewer',
  'performance',
  'prototype',
  'teacher',
  'thinking',
]);

/**
 * Which mode the last messages speak for, and how sure that is (DP-05, DP-06). Pure and linear.
 * @param messages oldest first; the last one is the request
 * @param modes those that can be recommended, with the words they hear and their thresholds
 */
export function analyseContext(messages: readonly Said[], modes: readonly Mode[]): ContextAnalysis {
  const recent = messages.slice(-mostMessages);
  const hearing = hearingOf(modes);
  const read = recent.map((message) => readRequest(message.text));
  const spoken = recent.map((message, index) => {
    const one = spokenOf(read[index] as Reading, hearing, message.role === 'user');
    if (message.role === 'assistant')
      for (const [mode, score] of one.scores) one.scores.set(mode, score * answered);
    if (message.role === 'tool') one.scores.set('tool', running);
    return one;
  });
  const scores = modes
    .map((mode) => ({ mode: mode.name, confidence: together(spoken, mode.name) }))
    .sort((a, b) => b.confidence - a.confidence || order(modes, a.mode) - order(modes, b.mode));
  const last = spoken.at(-1);
  const chosen = choose(scores, modes, last?.explicit ?? new Set());
  return {
    mode: chosen,
    confidence: scores.find((score) => score.mode === chosen)?.confidence ?? 0,
    triggers: triggersOf(spoken, chosen),
    scores,
    metadata: {
      keywords: [...new Set(spoken.flatMap((one) => one.keywords))].slice(0, 40),
      toolsUsed: [
        ...new Set(recent.flatMap((message) => (message.role === 'tool' ? [message.tool ?? 'unnamed'] : []))),
      ],
      recentTopics: topicsOf(read),
      codeBlocksPresent: read.some((one) => one.prose.hasCode),
    },
  };
}

/** Each message takes its share of what the others leave open, the older ones less. */
function together(spoken: readonly Spoken[], mode: ModeName): number {
  let open = 1;
  for (const [index, one] of spoken.entries())
    open *= 1 - (one.scores.get(mode) ?? 0) * decay ** (spoken.length - 1 - index);
  return Math.round((1 - open) * 1000) / 1000;
}

/** Of those that reach their threshold: asked for, specialised, core, tool; else the assistant (DP-06). */
function choose(
  scores: ContextAnalysis['scores'],
  modes: readonly Mode[],
  explicit: ReadonlySet<ModeName>,
): ModeName {
  const thresholds = new Map(modes.map((mode) => [mode.name, mode.threshold]));
  const reached = scores.filter(
    (score) => score.confidence > 0 && score.confidence >= (thresholds.get(score.mode) ?? 1),
  );
  // `Explain it like I am a beginner` asks to be told, and says in which way.
  const isAsked = (mode: ModeName) =>
    explicit.has(mode) || (explicit.has('assistant') && (mode === 'teacher' || mode === 'thinking'));
  const rank = (mode: ModeName) =>
    isAsked(mode) ? (mode === 'assistant' ? 1 : 0) : specialised.has(mode) ? 2 : mode === 'tool' ? 4 : 3;
  // Stable: within a rank the surest one stays first.
  return [...reached].sort((a, b) => rank(a.mode) - rank(b.mode))[0]?.mode ?? 'assistant';
}

function order(modes: readonly Mode[], name: ModeName): number {
  return modes.findIndex((mode) => mode.name === name);
}

function triggersOf(spoken: readonly Spoken[], mode: ModeName): string[] {
  const found = spoken.toReversed().flatMap((one) => one.triggers.get(mode) ?? []);
  return [...new Set(found)].slice(0, 8);
}

/** Words with a sense of their own, the newest message first. */
function topicsOf(read: readonly Reading[]): string[] {
  const found = new Set<string>();
  for (const { said } of read.toReversed()) {
    for (const one of said.slice(0, 20)) {
      for (const word of one.sentence.words.slice(0, 40)) {
        if (found.size >= 8) return [...found];
        if (word.isTelling && /^[\w./-]{3,40}$/.test(word.text)) found.add(word.text);
      }
    }
  }
  return [...found];
}

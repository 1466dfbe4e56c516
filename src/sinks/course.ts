import { actMarkdown } from '../core/act-told';
import { oneLine } from '../core/clean';
import { counted } from '../core/count';
import { planMarkdown } from '../core/plan-markdown';
import type { Report } from '../domain/report';

type Turn = Report['turns'][number];

/** Kinds of work whose words stand in no other section of a report. */
const wordy: readonly Turn['work'][] = [
  'nothing',
  'answer',
  'clarify',
  'continue',
  'inspect',
  'action',
  'workflow',
  'decide',
];

/** Whether a plan was to be made; so it is in a run that ended before it could say. */
export function wantsPlan({ turns, plan }: Report): boolean {
  return (
    plan !== null || turns.length === 0 || turns.some(({ work }) => work === 'plan' || work === 'propose')
  );
}

/** Whether all critics of the run were to examine something. */
export function wantsVerdicts({ turns }: Report): boolean {
  return turns.length === 0 || turns.some(({ work }) => work === 'plan');
}

/** Turns that have something to say of their own; of several each one, so that none seems lost. */
export function tellingTurns(report: Report): Turn[] {
  const { turns } = report;
  if (turns.length > 1) return [...turns];
  return turns.filter(
    (turn) => turn.commands.some(({ reply }) => reply !== '') || wordsOf(report, turn) !== '',
  );
}

/** What became of a turn's plan, where there are several turns; null for a turn that made none. */
export function planNote({ turns }: Report, turn: Turn): string | null {
  const isPlanning = ({ work }: Turn) => work === 'plan' || work === 'propose';
  if (turns.length < 2 || !isPlanning(turn)) return null;
  if (turn.output === '') return 'No plan came of it.';
  const last = turns.findLast((one) => isPlanning(one) && one.output !== '');
  return last === turn || last === undefined
    ? 'Its plan stands below.'
    : `Its plan was followed by that of turn ${last.number}; the JSON report keeps both.`;
}

/** Whether only words were exchanged: commands, a question back. Then nothing was to be examined. */
export function isTalkOnly({ turns, coverage }: Report): boolean {
  const { examined, skipped, failed, truncated } = coverage;
  const talking: readonly Turn['work'][] = ['nothing', 'clarify', 'continue', 'decide'];
  return (
    turns.length > 0 &&
    turns.every(({ work }) => talking.includes(work)) &&
    [examined, skipped, failed, truncated].every((list) => list.length === 0)
  );
}

/** Whether there is anything to say about findings: not where no critic was to look at anything. */
export function hasFindings(report: Report): boolean {
  const { findings, suppressed, modes } = report;
  return findings.length + suppressed.length > 0 || wantsVerdicts(report) || Object.keys(modes).length > 0;
}

/** What the words of a run's only turn are. */
export function turnTitle({ turns }: Report): string {
  const [turn] = turns;
  if (turns.length > 1 || turn === undefined) return 'Turns';
  if (turn.work === 'clarify') return 'Question';
  if (!isWordy(turn)) return turn.commands.length === 1 ? 'Command' : 'Commands';
  return turn.work === 'answer' ? 'Answer' : 'Result';
}

/** Modes that might fit better, a line each; none of them was entered (DP-29). */
export function suggestionLines({ modeSuggestions, turns }: Report): string[] {
  const last = turns.at(-1)?.work;
  if (last === 'nothing' || last === 'clarify') return [];
  return modeSuggestions.map(
    ({ suggestedMode, confidence, reason }) =>
      `The ${suggestedMode} mode might fit (confidence ${confidence.toFixed(2)}): ${oneLine(reason)} Enter it with \`/mode ${suggestedMode}\`.`,
  );
}

/** What a turn said that stands in no other section; the plan and how it was carried out have their own. */
export function wordsOf({ plan, act }: Report, turn: Turn): string {
  if (!isWordy(turn)) return '';
  if (plan === null) return turn.output;
  const printed = [planMarkdown(plan), ...(act === null ? [] : [actMarkdown(act, plan)])];
  return printed.reduce((words, part) => words.replace(part.trimEnd(), () => ''), turn.output).trim();
}

function isWordy({ work, output }: Turn): boolean {
  return output !== '' && wordy.includes(work);
}

/** `mode debugger, since turn 2 · QUICK_ACTION`: how the run was understood; null before it was. */
export function courseLine(report: Report): string | null {
  const last = report.turns.at(-1);
  if (last === undefined) return null;
  const { intent } = report;
  const scope = intent?.detectedScope ?? null;
  const about = intent === null ? [] : [`${intent.behavior}${scope === null ? '' : ` (${scope})`}`];
  return [`${last.mode} mode`, ...about].join(' · ');
}

/** One line for each change of mode: `normal → security (auto, 0.92): words of security`. */
export function transitionLines({ transitions }: Report): string[] {
  // That tools ran is told by their own list.
  return transitions
    .filter(({ trigger }) => trigger !== 'tool')
    .map(
      ({ from, to, trigger, confidence, reason }) =>
        `${from} → ${to} (${trigger}, confidence ${confidence.toFixed(2)}): ${oneLine(reason)}`,
    );
}

const mostToolLines = 20;

/** What models asked tools for: how many calls, and each that was not done, with the reason. Empty where none was made. */
export function toolLines({ toolCalls: all }: Report): string[] {
  // That a plan waits is told where its approval is.
  const toolCalls = all.filter(({ id }) => !id.startsWith('plan-exit-'));
  if (toolCalls.length === 0) return [];
  const done = toolCalls.filter(({ outcome }) => outcome === 'done');
  const others = toolCalls.filter(({ outcome }) => outcome !== 'done');
  const names = [...new Set(done.map(({ tool }) => tool))].sort();
  const used = names.map((name) => `${name} ${done.filter(({ tool }) => tool === name).length}`);
  const lines = others
    .slice(0, mostToolLines)
    .map(({ stage, tool, outcome, note }) => `${stage}: ${tool} ${outcome}: ${oneLine(note)}`);
  const more = others.length - lines.length;
  return [
    `${counted(toolCalls.length, 'call')} of tools, ${done.length} done${used.length === 0 ? '' : ` (${used.join(', ')})`}, ${others.length} not.`,
    ...lines,
    ...(more > 0 ? [`and ${more} more that were not done; the JSON report has them.`] : []),
  ];
}

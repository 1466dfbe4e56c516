import type { Behaviour, Intent, Surroundings } from '../../domain/intent';
import type { ModeName } from '../../domain/mode';
import type { ContextAnalysis } from '../../domain/mode-state';
import { type Reading, readRequest } from '../request/read';
import { detectActiveRun } from './active-run';
import { assumedFor, type Lack, lackOf, mostAttempts, questionFor } from './clarify';
import { extractReferencedFiles, type Named } from './files';
import { asksOnly } from './question';
import { type Resolved, resolve } from './references';
import { type Sized, sizeOf } from './scope';

/** What a behaviour is called in the documents' three modes. */
export const derived: Readonly<Record<Behaviour, Intent['derivedMode']>> = {
  ANSWER: 'ANSWER',
  CLARIFY: 'ANSWER',
  QUICK_ACTION: 'MISSION',
  PLAN: 'PLAN',
  CONTINUE_RUN: 'MISSION',
};

/** What a behaviour comes to (IB-14). */
export const nextActions: Readonly<Record<Behaviour, Intent['nextAction']>> = {
  ANSWER: 'answer',
  CLARIFY: 'ask_user',
  QUICK_ACTION: 'propose_diff',
  PLAN: 'propose_plan',
  CONTINUE_RUN: 'offer_resume',
};

/** Commands that decide (IB-02). */
export const overrides: Readonly<Record<string, Behaviour>> = {
  '/chat': 'ANSWER',
  '/ask': 'ANSWER',
  '/do': 'QUICK_ACTION',
  '/edit': 'QUICK_ACTION',
  '/run': 'CONTINUE_RUN',
  '/plan': 'PLAN',
  '/mission': 'PLAN',
};

/** A behaviour with what led to it. */
interface Decision {
  behavior: Behaviour;
  confidence: number;
  reasoning: string;
  clarification: Intent['clarification'];
  /** What is missing and not asked for any more; null: nothing. */
  lack: Lack | null;
}

/** Modes that are entered for what a request is about, whatever it comes to. */
const special: ReadonlySet<ModeName> = new Set([
  'debugger',
  'security',
  'reviewer',
  'performance',
  'prototype',
  'teacher',
  'thinking',
  'tool',
]);

/**
 * What kind of request a text is, by rules alone (IB-01 to IB-14). Pure, the same for the same text; linear; the first
 * 64 KiB are read, and `analysed` says so. Never throws.
 * @param text the author's words without the lines that are commands
 * @param analysis of the same text, for the mode
 */
export function analyseIntent(text: string, about: Surroundings, analysis: ContextAnalysis): Intent {
  const reading = readRequest(text);
  const named = extractReferencedFiles(text, about);
  const resolved = resolve(reading, about, named.files);
  const files = [...new Set([...named.files, ...resolved.files])];
  const size = sizeOf(text, files);
  const { lack, ...decision } = decide(reading, about, analysis, resolved, named, size);
  const { behavior } = decision;
  const hasScope = behavior === 'QUICK_ACTION' || behavior === 'PLAN';
  return {
    ...decision,
    derivedMode: derived[behavior],
    mode: modeFor(behavior, analysis),
    contextSource: sourceOf(about, resolved, named, files),
    detectedScope: hasScope ? size.scope : null,
    referencedFiles: files,
    missingFiles: named.missing,
    userOverride: overrideOf(about) === null ? null : about.override,
    assumptions: lack === null ? [] : assumedFor(lack, size),
    nextAction: nextActions[behavior],
    analysed: { characters: reading.prose.characters, of: reading.prose.of },
  };
}

function overrideOf(about: Surroundings): Behaviour | null {
  const word = about.override;
  return word !== null && Object.hasOwn(overrides, word) ? (overrides[word] ?? null) : null;
}

/** The documents' order: command, run, question, what is missing, scope. */
function decide(
  reading: Reading,
  about: Surroundings,
  analysis: ContextAnalysis,
  resolved: Resolved,
  named: Named,
  size: Sized,
): Decision {
  const as = (behavior: Behaviour, confidence: number, reasoning: string): Decision => ({
    behavior,
    confidence,
    reasoning,
    clarification: null,
    lack: null,
  });
  const override = overrideOf(about);
  if (override !== null) return as(override, 1, `${about.override} decides.`);
  const run = detectActiveRun(about);
  if (run !== null)
    return as('CONTINUE_RUN', 0.95, `A run of this thread is ${run.status.replaceAll('_', ' ')}.`);
  const wants = reading.said.flatMap((one) => one.wants);
  const isPlan = wants.some((clause) => clause.kind === 'plan');
  if (asksOnly(reading)) return as('ANSWER', 0.9, 'It asks for words and for nothing to be done.');
  const lack = lackOf(reading, resolved, named.files, special.has(analysis.mode));
  if (lack !== null && about.clarificationAttempts < mostAttempts) {
    const question = questionFor(lack, reading, about);
    return {
      behavior: 'CLARIFY',
      confidence: 0.8,
      reasoning: `Not enough to go on: ${lack.why}.`,
      clarification: question,
      lack: null,
    };
  }
  const guess = lack === null ? '' : ` Asked ${mostAttempts} times already; this is the best guess.`;
  if (isPlan) return { ...as('PLAN', 0.9, `It asks for a plan.${guess}`), lack };
  const isLarge = size.scope === 'medium' || size.scope === 'large';
  // One who asks for a prototype wants it quickly, however new it is.
  const isQuick = analysis.mode === 'prototype' || analysis.mode === 'tool' || analysis.mode === 'reviewer';
  const sure = lack !== null ? 0.4 : size.scope === 'small' ? 0.7 : 0.85;
  const behavior = isLarge && !isQuick ? 'PLAN' : 'QUICK_ACTION';
  return { ...as(behavior, sure, `Scope: ${size.scope} (${size.why}).${guess}`), lack };
}

/** A specialised mode when the analysis is sure of it, else what the behaviour needs (IB-01). */
function modeFor(behavior: Behaviour, analysis: ContextAnalysis): ModeName {
  if (behavior === 'CLARIFY') return 'assistant';
  if (special.has(analysis.mode)) return analysis.mode;
  if (behavior === 'ANSWER') return 'assistant';
  return behavior === 'PLAN' ? 'planning' : 'developer';
}

function sourceOf(
  about: Surroundings,
  resolved: Resolved,
  named: Named,
  files: readonly string[],
): Intent['contextSource'] {
  const followsUp = about.earlier.length > 0 || about.previousTaskId !== null;
  const isExplicit = named.files.length > 0 || resolved.files.length > 0;
  const previous = about.previousTaskId === null ? {} : { previousTaskId: about.previousTaskId };
  if (isExplicit) return { type: 'explicit_reference', files: [...files], ...previous };
  return followsUp ? { type: 'follow_up', ...previous } : { type: 'fresh' };
}

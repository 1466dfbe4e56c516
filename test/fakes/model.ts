import type { ParsedRequest } from './endpoint-request';

/** Whose question a request is, by the words of the stage's own part; null when it is nobody's. */
export function stageOf({ text }: ParsedRequest): string | null {
  const found = openings.filter(([, words]) => text.includes(words));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

const openings: readonly [stage: string, words: string][] = [
  ['plan', 'You are the technical architect and planner.'],
  // These write a plan too: one that holds the change.
  ['plan', 'You are the senior software engineer.'],
  ['act', 'You are the software engineer who carries out an approved plan'],
  ['plan', 'You are the rapid prototyper.'],
  ['reviewer', 'You are the senior code reviewer.'],
  ['security', 'You are the security auditor.'],
  ['debugger', 'You are the senior debugging specialist.'],
  ['performance', 'You are the performance engineer.'],
  ['answer', 'You are the helpful assistant.'],
  ['answer', 'You are the patient technical educator.'],
  ['answer', 'You are the careful thinker.'],
  ['custom', 'You are the writer of a form'],
];

/** What a reading model needs to find in what it is told. */
export interface Reading {
  /** A path, a line of the diff or of a file, words of the task. */
  file: string;
  line: string;
  task: string;
  /** What stands in the evidence and nowhere else, such as code around a frame of a trace. */
  evidence?: readonly string[];
}

/** Not there: a model that is told nothing knows nothing, and says so in prose, which no check lets through. */
const blind = 'I cannot see what you are talking about.';

/** A model that answers from what stands in the request alone. */
export function reading(known: Reading): (request: ParsedRequest) => unknown {
  return (request) => {
    const stage = stageOf(request);
    const { text } = request;
    const told = [known.task, known.file, known.line, ...(known.evidence ?? [])];
    const missing = told.find((part) => !text.includes(part));
    if (missing !== undefined) return blind;
    const wanted = partsOf(schemaTold(request));
    if (stage === 'plan') return wanted.has('successCriteria') ? planAnswer(known.task, [known.file]) : blind;
    // The plan's marker, and a sentence that stands in no other place.
    if (!text.includes('name="plan"') || !text.includes(planned)) return blind;
    if (stage === 'custom') return isJudged(text) && wanted.has('ticket') ? { ticket: known.task } : blind;
    if (stage === null || !wanted.has('vulnerabilities')) return blind;
    return verdictAnswer(stage, [claim({ file: known.file, quote: known.line })]);
  };
}

/** The verdicts as data, with what all of them say. */
function isJudged(text: string): boolean {
  return text.includes('name="verdicts"') && text.includes(claimed);
}

/** The schema as the endpoint was told it, or behind the words that announce it; null: nobody told it. */
function schemaTold({ schema, messages }: ParsedRequest): unknown {
  if (schema !== null) return schema;
  const said = /JSON Schema \(\w+\):\n(\{.*\})/.exec(messages.at(-1)?.content ?? '')?.[1];
  return said === undefined ? null : JSON.parse(said);
}

/** The names of all properties in a schema. */
function partsOf(schema: unknown): Set<string> {
  if (typeof schema !== 'object' || schema === null) return new Set();
  return new Set(
    Object.entries(schema).flatMap(([key, held]) => [
      ...(key === 'properties' ? Object.keys(held as object) : []),
      ...partsOf(held),
    ]),
  );
}

/** A sentence of every plan below. */
export const planned = 'Write the failing test first, then mend the cause.';

export function planAnswer(title: string, files: readonly string[], changes: object = {}): object {
  return {
    title,
    summary: 'One place is mended.',
    objectives: ['The task is done.'],
    constraints: ['Nothing else changes.'],
    assumptions: ['The task means what it says.'],
    approach: planned,
    steps: [
      {
        number: 1,
        description: 'Mend it.',
        files: [...files],
        dependencies: [],
        commands: ['npm test'],
        verification: 'The tests pass.',
      },
    ],
    affectedFiles: files.map((path) => ({ path, reason: 'It is the place.' })),
    testPlan: ['Run the tests.'],
    risks: ['None that is known.'],
    alternatives: ['Leave it.'],
    rollback: ['Revert the commit.'],
    successCriteria: ['The tests pass.'],
    nextActions: ['Approve the plan.'],
    proposedChanges: [],
    suggestedCommands: ['npm test'],
    ...changes,
  };
}

/** The title of every claim below. */
export const claimed = 'Code is run from a text';

export function claim(changes: object = {}): object {
  return {
    title: claimed,
    detail: 'Whoever controls the text controls the program.',
    category: 'injection',
    severity: 'high',
    confidence: 0.9,
    file: null,
    quote: '',
    suggestion: { description: 'Parse it instead.', replacement: null },
    cwe: 'CWE-95',
    references: [],
    ...changes,
  };
}

const none = {
  issues: null,
  suggestions: null,
  positives: null,
  vulnerabilities: null,
  severity: null,
  recommendations: null,
  errors: null,
  rootCause: null,
  fixes: null,
  bottlenecks: null,
  optimizations: null,
  estimatedImprovement: null,
};

/** An answer of a critic in the one envelope. */
export function verdictAnswer(stage: string, claims: readonly object[], changes: object = {}): object {
  const own: Record<string, object> = {
    reviewer: { issues: claims, suggestions: ['Name it better.'], positives: ['It is short.'] },
    security: { vulnerabilities: claims, severity: claims.map(() => 'high'), recommendations: ['Drop it.'] },
    debugger: { errors: claims, rootCause: 'A text is run as code.', fixes: ['Parse it.'] },
    performance: { bottlenecks: claims, optimizations: ['Read it once.'], estimatedImprovement: null },
  };
  return { mode: stage, result: { ...none, ...own[stage], ...changes } };
}

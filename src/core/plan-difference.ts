import type { Plan, PlanDraft, PlanStep } from '../domain/plan';
import { oneLine } from './clean';

const most = 40;
const mostOfAKind = 12;
const longest = 120;

const lists = {
  objectives: 'Objectives',
  constraints: 'Constraints',
  assumptions: 'Assumptions',
  testPlan: 'Test plan',
  risks: 'Risks',
  alternatives: 'Alternatives',
  rollback: 'Rollback',
  successCriteria: 'Success criteria',
  nextActions: 'Next actions',
  suggestedCommands: 'Suggested commands',
} as const;

/**
 * What is different in a later version of a plan, a phrase each, the steps first; empty when every word is the same. Check
 * marks do not count. At most 40 phrases; the last one says how many more there are.
 */
export function planDifference(before: Plan | PlanDraft, after: Plan | PlanDraft): string[] {
  const found = [
    ...stepDifference(before.steps, after.steps),
    ...fileDifference(before, after),
    ...changeDifference(before, after),
    ...textDifference(before, after),
    ...(Object.keys(lists) as (keyof typeof lists)[]).flatMap((name) =>
      listDifference(lists[name], before[name], after[name]),
    ),
  ];
  if (found.length <= most) return found;
  return [...found.slice(0, most - 1), `And ${found.length - most + 1} more differences.`];
}

interface Pair {
  was: PlanStep;
  is: PlanStep;
}

function stepDifference(before: readonly PlanStep[], after: readonly PlanStep[]): string[] {
  const { pairs, gone, fresh } = paired(before, after);
  const renamed = new Map(pairs.map(({ was, is }) => [was.number, is.number]));
  return [
    ...some(gone.map((step) => `Step ${step.number} is gone: ${quoted(step.description)}`)),
    ...some(fresh.map((step) => `Step ${step.number} is new: ${quoted(step.description)}`)),
    ...some(pairs.flatMap((pair) => withinStep(pair, renamed))),
    ...renumbered(pairs),
  ];
}

/** Steps of the same words belong together, then those of the same number among the rest. */
function paired(
  before: readonly PlanStep[],
  after: readonly PlanStep[],
): { pairs: Pair[]; gone: PlanStep[]; fresh: PlanStep[] } {
  const byWords = grouped(before, ({ description }) => description);
  const known = new Map<PlanStep, PlanStep>();
  for (const is of after) {
    const was = byWords.get(is.description)?.shift();
    if (was !== undefined) known.set(is, was);
  }
  const used = new Set(known.values());
  const byNumber = grouped(
    before.filter((step) => !used.has(step)),
    ({ number }) => number,
  );
  for (const is of after) {
    if (known.has(is)) continue;
    const was = byNumber.get(is.number)?.shift();
    if (was === undefined || !isAlike(was, is)) continue;
    known.set(is, was);
    used.add(was);
  }
  const pairs = after.flatMap((is) => {
    const was = known.get(is);
    return was === undefined ? [] : [{ was, is }];
  });
  return {
    pairs,
    gone: before.filter((step) => !used.has(step)),
    fresh: after.filter((step) => !known.has(step)),
  };
}

/** Whether two steps of one number are one step said in other words: a file or a good part of the words is the same. */
function isAlike(was: PlanStep, is: PlanStep): boolean {
  const files = new Set(was.files);
  if (is.files.some((file) => files.has(file))) return true;
  const words = new Set(wordsOf(was.description));
  const now = wordsOf(is.description);
  return 2 * now.filter((word) => words.has(word)).length >= Math.max(words.size, now.length);
}

function wordsOf(text: string): string[] {
  return [...new Set(text.slice(0, 1000).toLowerCase().split(/\s+/).filter(Boolean))];
}

function withinStep({ was, is }: Pair, renamed: ReadonlyMap<number, number>): string[] {
  const name = `Step ${is.number}`;
  const waits = was.dependencies.flatMap((number) => renamed.get(number) ?? []);
  return [
    ...(was.description === is.description ? [] : [`${name} says now: ${quoted(is.description)}`]),
    ...setDifference(`${name}, files`, was.files, is.files),
    ...setDifference(`${name}, commands`, was.commands, is.commands),
    ...(isSame(waits, is.dependencies)
      ? []
      : [
          is.dependencies.length === 0
            ? `${name} waits for no step now`
            : `${name} waits for ${is.dependencies.length === 1 ? 'step' : 'steps'} ${is.dependencies.slice(0, mostOfAKind).join(', ')} now`,
        ]),
    ...(was.verification === is.verification ? [] : [`${name} is done when: ${quoted(is.verification)}`]),
  ];
}

function renumbered(pairs: readonly Pair[]): string[] {
  const moved = pairs.filter(({ was, is }) => was.number !== is.number);
  if (moved.length === 0) return [];
  const told = moved.slice(0, mostOfAKind).map(({ was, is }) => `${was.number} → ${is.number}`);
  const more = moved.length > mostOfAKind ? `, and ${moved.length - mostOfAKind} more` : '';
  return [`Steps have new numbers: ${told.join(', ')}${more}`];
}

function fileDifference(before: PlanDraft, after: PlanDraft): string[] {
  return setDifference('Files', touched(before), touched(after));
}

function touched(plan: PlanDraft): string[] {
  return [
    ...plan.affectedFiles.map(({ path }) => path),
    ...plan.steps.flatMap(({ files }) => files),
    ...plan.proposedChanges.map(({ path }) => path),
  ];
}

function changeDifference(before: PlanDraft, after: PlanDraft): string[] {
  const was = grouped(before.proposedChanges, ({ path }) => path);
  const is = grouped(after.proposedChanges, ({ path }) => path);
  const text = (changes: PlanDraft['proposedChanges'] | undefined) =>
    changes?.map(({ diff }) => diff).join('\n') ?? '';
  const paths = [...new Set([...was.keys(), ...is.keys()])];
  return some(
    paths.flatMap((path) => {
      if (!is.has(path)) return [`No change of ${named(path)} is proposed any more`];
      if (!was.has(path)) return [`A change of ${named(path)} is proposed`];
      return text(was.get(path)) === text(is.get(path))
        ? []
        : [`The proposed change of ${named(path)} is another one`];
    }),
  );
}

function textDifference(before: PlanDraft, after: PlanDraft): string[] {
  return (['title', 'summary', 'approach'] as const)
    .filter((name) => before[name] !== after[name])
    .map((name) => `The ${name} says now: ${quoted(after[name])}`);
}

function listDifference(name: string, was: readonly string[], is: readonly string[]): string[] {
  const old = new Set(was);
  const now = new Set(is);
  const phrases = [
    ...[...now].filter((one) => !old.has(one)).map((one) => `${name}: added ${quoted(one)}`),
    ...[...old].filter((one) => !now.has(one)).map((one) => `${name}: taken out ${quoted(one)}`),
  ];
  if (phrases.length > 0 || isSame(was, is)) return some(phrases);
  return [`${name}: in another order`];
}

function setDifference(name: string, was: readonly string[], is: readonly string[]): string[] {
  const old = new Set(was);
  const now = new Set(is);
  const told = (sign: string, paths: readonly string[]) =>
    paths.length === 0
      ? []
      : [
          `${name} ${sign}: ${paths.slice(0, mostOfAKind).map(named).join(', ')}${paths.length > mostOfAKind ? `, and ${paths.length - mostOfAKind} more` : ''}`,
        ];
  return [
    ...told(
      'added',
      [...now].filter((one) => !old.has(one)),
    ),
    ...told(
      'taken out',
      [...old].filter((one) => !now.has(one)),
    ),
  ];
}

function grouped<Thing, Key>(things: readonly Thing[], key: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) {
    const group = groups.get(key(thing));
    if (group === undefined) groups.set(key(thing), [thing]);
    else group.push(thing);
  }
  return groups;
}

function isSame<Thing>(a: readonly Thing[], b: readonly Thing[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}

function some(phrases: readonly string[]): string[] {
  if (phrases.length <= mostOfAKind) return [...phrases];
  return [...phrases.slice(0, mostOfAKind), `… and ${phrases.length - mostOfAKind} more of this kind`];
}

function quoted(text: string): string {
  return `"${named(text)}"`;
}

/** The start of a text on one line. */
function named(text: string): string {
  const signs = [
    ...oneLine(
      text
        .slice(0, 2 * longest)
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  ];
  return signs.length <= longest ? signs.join('') : `${signs.slice(0, longest - 1).join('')}…`;
}

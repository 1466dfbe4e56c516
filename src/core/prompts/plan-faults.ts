import type { PlanDraft, PlanStep } from '../../domain/plan';
import type { OneStep } from '../../domain/turn';
import { nearest } from '../nearest';
import { stepFaults } from '../plan';
import { whySteps } from '../quick-plan';

const mostSteps = 40;
const mostEntries = 60;
const mostPaths = 400;
const mostCommands = 200;
const mostChanges = 60;
const highestNumber = 1_000;
const longestPath = 500;
const longestCommand = 1_000;
const longestDiff = 20_000;
const mostFaults = 20;

/** What is said of a file that is to come into being. "Add a check to …" says nothing of the kind. */
const comesToBe =
  /\b(?:new\b|creat|generat|scaffold|renam|moves?\b|moving\b|extract|split|cop(?:y|ies|ied)\b|add(?:s|ing)? (?:an? |the )?(?:[\w-]{1,30} )?(?:file|test|module)s?\b)/i;

/**
 * What is wrong with a plan, each a sentence for the one who wrote it; empty when it can be used. At most 20.
 * @param known files of the workspace; empty when they are not known, then no path is held against them
 */
export function planFaults(
  draft: PlanDraft,
  known: { files: ReadonlySet<string>; oneStep?: OneStep | null },
): string[] {
  const endless = tooLong(draft);
  const faults = [
    ...emptySections(draft),
    ...endless,
    ...tooManySteps(draft, known.oneStep ?? null),
    // What has no end is not gone through piece by piece.
    ...(endless.length > 0 ? [] : faultsWithin(draft, known.files)),
  ];
  return [...new Set(faults)].slice(0, mostFaults);
}

function faultsWithin(draft: PlanDraft, files: ReadonlySet<string>): string[] {
  return [
    ...stepFaults(draft.steps),
    ...draft.steps.flatMap(emptyParts),
    ...pathFaults(draft),
    ...(files.size === 0 ? [] : unknownFiles(draft, files)),
  ];
}

const sections = [
  'objectives',
  'constraints',
  'assumptions',
  'testPlan',
  'risks',
  'alternatives',
  'rollback',
  'successCriteria',
  'nextActions',
] as const;

function emptySections(draft: PlanDraft): string[] {
  const texts = (['title', 'summary', 'approach'] as const).filter((name) => draft[name] === '');
  const lists = [...sections, 'steps' as const].filter((name) => draft[name].length === 0);
  return [
    ...texts.map((name) => `"${name}" is empty.`),
    ...lists.map((name) => `"${name}" has no entry; it needs at least one.`),
  ];
}

function tooLong(draft: PlanDraft): string[] {
  const { steps, proposedChanges, suggestedCommands } = draft;
  const long = sections.filter((name) => draft[name].length > mostEntries);
  const commands = [...suggestedCommands, ...steps.flatMap((step) => step.commands)];
  return [
    ...(steps.length > mostSteps
      ? [`There are ${steps.length} steps; join them until there are at most ${mostSteps}.`]
      : []),
    ...long.map((name) => `"${name}" has more than ${mostEntries} entries; keep those that matter.`),
    ...tooMany(paths(draft).length, mostPaths, 'paths'),
    ...tooMany(commands.length, mostCommands, 'commands'),
    ...tooMany(proposedChanges.length, mostChanges, 'proposed changes'),
    ...proposedChanges
      .filter(({ diff }) => diff.length > longestDiff)
      .map(({ path }) => `The proposed change of ${path} is longer than ${longestDiff} characters.`),
    ...(commands.some((command) => command.length > longestCommand)
      ? [`A command is longer than ${longestCommand} characters.`]
      : []),
  ];
}

/** A small change has one step (IB-07). */
function tooManySteps(draft: PlanDraft, oneStep: OneStep | null): string[] {
  const { length } = draft.steps;
  if (oneStep === null || length < 2 || whySteps(draft, oneStep) !== null) return [];
  return [
    `The request is a small change, whose plan has one step, and there are ${length} steps: join them into step 1 with all their files and commands, and say in its verification how to tell that all of it is done.`,
  ];
}

function tooMany(count: number, most: number, things: string): string[] {
  return count > most ? [`The plan has ${count} ${things}; keep the ${most} that matter most.`] : [];
}

function emptyParts({ number, description, verification }: PlanStep): string[] {
  return [
    ...(number >= 1 && number <= highestNumber
      ? []
      : [`A step has the number ${number}; number the steps from 1.`]),
    ...(description === '' ? [`Step ${number} has no description.`] : []),
    ...(verification === '' ? [`Step ${number} does not say how to tell that it is done.`] : []),
  ];
}

/** Every path with the place of the plan it stands in. */
function paths(draft: PlanDraft): { where: string; path: string; said: string }[] {
  return [
    ...draft.steps.flatMap(({ number, files, description }) =>
      files.map((path) => ({ where: `Step ${number}`, path, said: description })),
    ),
    ...draft.affectedFiles.map(({ path, reason }) => ({ where: '"affectedFiles"', path, said: reason })),
    ...draft.proposedChanges.map(({ path, description }) => ({
      where: '"proposedChanges"',
      path,
      said: description,
    })),
  ];
}

/** Every path of a plan that cannot be one of the workspace, each a sentence. */
export function pathFaults(draft: PlanDraft): string[] {
  return paths(draft).flatMap(({ where, path }) => {
    const fault = pathFault(path);
    return fault === null ? [] : [`${where} names ${JSON.stringify(path)}: ${fault}`];
  });
}

/** Why a path cannot be one of the workspace, as the rest of a sentence; null when it can. */
export function pathFault(path: string): string | null {
  if (path === '') return 'a path is missing.';
  if (path.length > longestPath) return `a path has at most ${longestPath} characters.`;
  if (/^(?:\/|~|[A-Za-z]:|\\\\)/.test(path)) return 'give the path from the workspace, not an absolute one.';
  if (path.includes('\\')) return 'write paths with forward slashes.';
  const parts = path.split('/');
  if (parts.includes('..')) return 'it leads out of the workspace.';
  if (parts.some((part) => part.toLowerCase() === '.git')) return 'the files of git itself are not changed.';
  return /[\n\t*?]|‹U\+/.test(path) ? 'it is not the path of one file.' : null;
}

/** Files that are not there, where nothing says that they are to be made. */
function unknownFiles(draft: PlanDraft, files: ReadonlySet<string>): string[] {
  const all = paths(draft);
  const made = new Set(all.filter(({ said }) => comesToBe.test(said)).map(({ path }) => path));
  const isFolder = (path: string) => {
    const folder = path.endsWith('/') ? path : `${path}/`;
    for (const file of files) if (file.startsWith(folder)) return true;
    return false;
  };
  return all
    .filter(({ path }) => !files.has(path) && !made.has(path) && pathFault(path) === null && !isFolder(path))
    .map(({ where, path }) => {
      const near = likeliest(path, files);
      const hint = near === null ? '' : ` There is ${near}.`;
      return `${where} names ${path}, which is not in the workspace.${hint} Name a file that is there, or say in the description that it is created.`;
    });
}

/** A file of the same name elsewhere, or one with a name like it beside it. */
function likeliest(path: string, files: ReadonlySet<string>): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const same: string[] = [];
  const beside: string[] = [];
  for (const file of files) {
    if (file === name || file.endsWith(`/${name}`)) same.push(file);
    else if (file.startsWith(folder) && !file.slice(folder.length).includes('/')) beside.push(file);
  }
  return same.sort()[0] ?? nearest(path, beside.sort().slice(0, 500));
}

import type { PlanDraft, PlanStep } from '../../domain/plan';
import { fileKind } from '../file-kind';
import { createStep, stepFaults } from '../plan';
import { onlyThese, onlyTheseStart } from '../plan-sections';
import { renumbered, withoutSteps } from './step-edits';

/** A plan while a feedback is worked in. Its steps have the numbers that people saw until `draftOf`. */
export interface Edited {
  before: PlanDraft;
  /** Further paths of the workspace. */
  files: readonly string[];
  /** In their order; steps that came in have numbers above all others. */
  steps: PlanStep[];
  /** Whether the steps fit together, so that they can be moved. */
  isSound: boolean;
  gone: ReadonlySet<number>;
  /** Paths that the plan is to leave alone. */
  left: ReadonlySet<string>;
  added: { path: string; reason: string }[];
  constraints: string[];
  criteria: string[];
  taken: string[];
  notTaken: string[];
}

export function started(before: PlanDraft, files: readonly string[]): Edited {
  return {
    before,
    files,
    steps: [...before.steps],
    isSound: stepFaults(before.steps).length === 0,
    gone: new Set(),
    left: new Set(),
    added: [],
    constraints: [],
    criteria: [],
    taken: [],
    notTaken: [],
  };
}

/** The plan with everything worked in. */
export function draftOf(edited: Edited): PlanDraft {
  const { before, left, gone, added } = edited;
  const kept = withoutSteps(edited.steps, gone);
  const isMoved = kept.length !== before.steps.length || kept.some((step, at) => step !== before.steps[at]);
  const steps = kept.length === 0 ? [openStep(edited)] : isMoved && edited.isSound ? renumbered(kept) : kept;
  // A file that only steps named that went is out of the plan's reach with them.
  const named = new Set(steps.flatMap(({ files }) => files));
  const lost = new Set(before.steps.filter(({ number }) => gone.has(number)).flatMap(({ files }) => files));
  const stays = ({ path }: { path: string }) => !left.has(path) && (named.has(path) || !lost.has(path));
  const known = new Set(before.affectedFiles.map(({ path }) => path));
  const affectedFiles = [
    ...before.affectedFiles.filter(stays),
    ...added.filter(({ path }) => !known.has(path) && named.has(path)),
  ];
  const proposedChanges = before.proposedChanges.filter(stays);
  const constraints = new Set([...boundsNow(before.constraints, affectedFiles), ...edited.constraints]);
  return {
    ...before,
    steps,
    affectedFiles,
    proposedChanges,
    risks: [...before.risks, ...halved(before.proposedChanges, proposedChanges)],
    constraints: constraints.size === 0 ? [noneLeft] : [...constraints],
    successCriteria: [...new Set([...before.successCriteria, ...edited.criteria])],
  };
}

/** No section of a plan is empty. */
const noneLeft = 'The feedback left no constraint; no step does again what it took out.';

/** The constraint that names all files names those that are left. */
function boundsNow(constraints: readonly string[], files: PlanDraft['affectedFiles']): string[] {
  const sources = files.map(({ path }) => path).filter((path) => fileKind(path) !== 'test');
  return constraints.flatMap((one) => {
    if (!one.startsWith(onlyTheseStart)) return [one];
    return sources.length === 0 ? [] : [onlyThese(sources)];
  });
}

/** Changes that were made for each other may not hold alone. */
function halved(before: PlanDraft['proposedChanges'], after: PlanDraft['proposedChanges']): string[] {
  if (after.length === 0 || after.length === before.length) return [];
  const kept = new Set(after);
  const gone = before.filter((change) => !kept.has(change)).map(({ path }) => path);
  const more = gone.length > 5 ? ` and ${gone.length - 5} more` : '';
  return [
    `The proposed changes of ${gone.slice(0, 5).join(', ')}${more} were taken out; the others may need them.`,
  ];
}

/** What is left of a plan of which every step went. */
function openStep({ left }: Edited): PlanStep {
  const without = left.size === 0 ? '' : ` without changing ${[...left].slice(0, 5).join(', ')}`;
  return createStep({
    number: 1,
    description: `Find another way to the objectives${without}: the feedback took every step out of the plan before.`,
    verification: 'A new plan has steps that keep to the constraints.',
  });
}

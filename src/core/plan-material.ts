import type { CommandFacts, Evidence, ProjectCommand } from '../domain/evidence';
import type { PlanStep } from '../domain/plan';
import type { Task } from '../domain/task';
import type { Spot } from './plan-spots';
import type { TaskText } from './task-text';

/** What a plan is made from. */
export interface Material {
  task: Task;
  text: TaskText;
  spots: readonly Spot[];
  evidence: Evidence;
}

/** A step before it has its number and its place in the order. */
export type Unnumbered = Omit<PlanStep, 'number' | 'dependencies' | 'completed'>;

/** Test files that cover the spots, best first, at most 3. */
export function testsFor(evidence: Evidence, spots: readonly Spot[]): string[] {
  const covered = evidence.tests?.covered ?? [];
  const found = spots.flatMap(
    (spot) => covered.find((c) => c.file === spot.file)?.tests.map((t) => t.path) ?? [],
  );
  return [...new Set(found)].slice(0, 3);
}

/** The files that the work is in, with the tests that cover them. */
function filesOf({ text, spots, evidence }: Material): string[] {
  const changed = text.aim === 'review' ? (evidence.diff?.files ?? []).map((file) => file.path) : [];
  return [...spots.map((spot) => spot.file), ...testsFor(evidence, spots), ...changed];
}

/** Whether what a manifest says is true of some of these files: it lies in a folder around one, or in the root. */
function holdsFor(directory: string, files: readonly string[]): boolean {
  return directory === '.' || files.some((file) => file.startsWith(`${directory}/`));
}

/**
 * The project's commands of these kinds, in the order of the kinds, one a kind, the root folder's first. Those of a
 * package that the work does not touch do not count.
 */
export function commandsOf(material: Material, kinds: readonly ProjectCommand['kind'][]): string[] {
  const files = filesOf(material);
  const all = (material.evidence.commands?.commands ?? []).filter((c) => holdsFor(c.directory, files));
  const found = kinds.flatMap((kind) => {
    const one = all.find((c) => c.kind === kind && c.directory === '.') ?? all.find((c) => c.kind === kind);
    return one ? [one.directory === '.' ? one.command : `(cd ${one.directory} && ${one.command})`] : [];
  });
  return [...new Set(found)];
}

/** What the manifests around the work say that binds it. */
export function manifestLimits(material: Material): CommandFacts['constraints'] {
  const files = filesOf(material);
  return (material.evidence.commands?.constraints ?? []).filter(({ source }) =>
    holdsFor(source.includes('/') ? source.slice(0, source.lastIndexOf('/')) : '.', files),
  );
}

export function shorten(text: string, most = 140): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

/** The task's own words as a quotation. */
export function quoted(text: string): string {
  return `"${text}"`;
}

/** With a full stop, unless there is one already, also inside a quotation. */
export function closed(text: string): string {
  return /[.!?…]["”]?$/.test(text) ? text : `${text}.`;
}

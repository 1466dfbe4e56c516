import { type AskedChanges, askedChanges } from '../core/changes/asked-changes';
import {
  type Desk,
  diffsOf,
  type PlacedReplacement,
  withDiff,
  withHits,
  withReplacement,
} from '../core/changes/work-out';
import { counted } from '../core/count';
import { fileKind } from '../core/file-kind';
import { filesMeant } from '../core/mentions';
import { withOfflineChanges } from '../core/offline-changes';
import { redactDeep } from '../core/redact';
import { RunError } from '../domain/errors';
import type { Evidence } from '../domain/evidence';
import type { PlanDraft } from '../domain/plan';
import type { FileText, Listing, Ports, Tree } from '../domain/ports';
import type { Task } from '../domain/task';

/** Bytes of a file that is changed at most: a diff of a larger one could not be shown. */
const largest = 2_000_000;

/** A plan with the changes that the task asks for to the letter, worked out over the files as they are. */
export async function workedOut(
  draft: PlanDraft,
  task: Task,
  evidence: Evidence,
  ports: Pick<Ports, 'tree' | 'known'>,
): Promise<PlanDraft> {
  const asked = askedChanges(task, evidence);
  if (asked === null) return draft;
  try {
    const desk = await worked(asked, ports.tree);
    const found = await diffsOf(desk);
    // A blanked diff is another change than the one that was worked out.
    const known = ports.known();
    const changes = found.filter((change) => redactDeep(change, known).diff === change.diff);
    for (const { path } of found.filter((change) => !changes.includes(change)))
      desk.told.push(`The change of ${path} is not proposed: it shows what looks like a secret.`);
    const { told, notes } = desk;
    return withOfflineChanges(draft, { changes, told, notes, isAll: asked.isAll && told.length === 0 });
  } catch (error) {
    if (!(error instanceof RunError) || error.kind === 'budget') throw error;
    const told = [`Changes that the task asks for could not be worked out: ${error.message}`];
    return withOfflineChanges(draft, { changes: [], told, notes: [], isAll: false });
  }
}

async function worked(asked: AskedChanges, tree: Tree): Promise<Desk> {
  const listing = await tree.list();
  const replacements: PlacedReplacement[] = [];
  const told: string[] = [];
  if (asked.more > 0)
    told.push(
      `${counted(asked.more, 'more change')} that the task asks for: too many at once, so not proposed.`,
    );
  const notes: string[] = [];
  for (const wish of asked.replacements) {
    const placed = await placesOf(wish, listing, tree);
    if (typeof placed === 'string') told.push(placed);
    else {
      replacements.push(placed.wish);
      notes.push(...placed.notes);
    }
  }
  const paths = new Set([
    ...asked.diffs.map(({ path }) => path).filter((path) => path !== ''),
    ...replacements.flatMap((wish) => wish.paths),
    ...asked.hits.map(({ file }) => file),
  ]);
  const read = new Map<string, FileText>();
  const files = new Set(listing.files);
  for (const path of paths) {
    const text = await tree.read(path, largest);
    const isUnlisted = text.kind === 'text' && !files.has(path);
    read.set(
      path,
      isUnlisted ? { kind: 'unreadable', reason: 'it is left out of this run', bytes: null } : text,
    );
  }
  const desk: Desk = { read, changed: new Map(), told, notes };
  for (const diff of asked.diffs) await withDiff(desk, diff);
  for (const wish of replacements) withReplacement(desk, wish);
  withHits(desk, asked.hits);
  return desk;
}

/** The files that a wish means, or why that cannot be told. */
async function placesOf(
  wish: AskedChanges['replacements'][number],
  listing: Listing,
  tree: Tree,
): Promise<{ wish: PlacedReplacement; notes: string[] } | string> {
  const what = `${wish.kind} \`${wish.from}\``;
  if (wish.files.length > 0) {
    const meant = wish.files.map((file) => filesMeant(file, listing.files));
    const unclear = wish.files.find((_, at) => meant[at]?.length !== 1);
    if (unclear !== undefined)
      return `To ${what} was not worked out as a change: ${unclear} is no file of the workspace, or several.`;
    return { wish: { ...wish, paths: [...new Set(meant.flat())], isEverywhere: false }, notes: [] };
  }
  if (!/^[\w$.-]+$/.test(wish.from))
    return `To ${what} was not worked out as a change: such a name cannot be searched for.`;
  const { hits, cut, unread } = await tree.find([wish.from]);
  if (cut || listing.cutFrom !== null || (unread ?? []).length > 0)
    return `To ${what} was not worked out as a change: not all files could be searched for it.`;
  const files = hits.map(({ file }) => file);
  const paths = files.filter((file) => ['source', 'test', 'example'].includes(fileKind(file)));
  const others = files.filter((file) => !paths.includes(file)).slice(0, 5);
  const notes =
    others.length === 0
      ? []
      : [`\`${wish.from}\` may stand in ${others.join(', ')} too; only code was changed.`];
  return { wish: { ...wish, paths, isEverywhere: true }, notes };
}

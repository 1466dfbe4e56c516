import { type PatchLimits, parsePatch } from '../core/diff';
import { generatedReason } from '../core/generated';
import { type PathFilter, pathFilter } from '../core/path-filter';
import type { Collector, Gathered } from '../domain/collector';
import type { CoverageNote } from '../domain/coverage';
import { RunError } from '../domain/errors';
import type { DiffFacts, DiffFile } from '../domain/evidence';
import type { Ports, Question, Repository, Tree } from '../domain/ports';
import { baseMissing } from './diff-base';
import { untrackedFiles } from './diff-untracked';

/** Changed lines kept. */
const limits: PatchLimits = { perFile: 5_000, total: 50_000 };
/** Cut files that are named one by one. */
const mostNamed = 20;
const mostHidden = 500;

const linesOf = 'changed lines of ';

type Notes = Required<Pick<CoverageNote, 'examined' | 'skipped' | 'truncated'>>;

/** The change under examination: from `--base` to the working tree, or what is not committed yet. */
export const diff: Collector<'diff'> = {
  name: 'diff',
  round: 1,
  async gather(question, ports) {
    const { repository } = ports;
    if (repository === null) {
      const why = ports.repositoryFault ?? 'the workspace is not a git repository';
      if (question.base !== null) throw noRepository(question.base, why);
      const skipped = [{ what: 'diff', reason: why }];
      return { facts: null, coverage: { skipped } };
    }
    return question.base === null
      ? uncommitted(question, ports, repository)
      : since(question.base, question, ports, repository);
  },
};

/** Throws RunError `input` for a base that there is not: nobody may take such a run for one that compared anything. */
export async function checkBase(
  base: string,
  { repository, repositoryFault }: Pick<Ports, 'repository' | 'repositoryFault'>,
): Promise<void> {
  if (repository === null)
    throw noRepository(base, repositoryFault ?? 'the workspace is not a git repository');
  if ((await repository.resolve(base)) === null) throw await baseMissing(base, repository);
}

function noRepository(base: string, why: string): RunError {
  return new RunError('input', `There is nothing to compare with ${base}: ${why.replace(/\.$/, '')}.`, {
    hint: 'Leave --base out, or name a git checkout with --workspace.',
  });
}

async function since(
  base: string,
  question: Question,
  ports: Ports,
  repository: Repository,
): Promise<Gathered<DiffFacts>> {
  const hash = await repository.resolve(base);
  if (hash === null) throw await baseMissing(base, repository);
  const from = hash.startsWith(base) ? base.slice(0, 12) : `${base} (${hash.slice(0, 7)})`;
  const notes: Notes = { examined: [], skipped: [], truncated: [] };
  const files = await changed(hash, question, ports, repository, notes);
  notes.examined.push(`the diff from ${from} to the working tree: ${count(files.length, 'file')}`);
  return { facts: facts(from, true, files), coverage: notes };
}

async function uncommitted(
  question: Question,
  ports: Ports,
  repository: Repository,
): Promise<Gathered<DiffFacts>> {
  const notes: Notes = { examined: [], skipped: [], truncated: [] };
  const files = await changed(null, question, ports, repository, notes);
  if (files.length === 0) {
    const where = notes.skipped.length > 0 ? ' in the files that are wanted' : '';
    notes.examined.push(`the working tree: no uncommitted change${where}`);
    return { facts: null, coverage: notes };
  }
  notes.examined.push(`uncommitted changes: ${count(files.length, 'file')}`);
  const from = repository.head === null ? 'the empty tree (there is no commit yet)' : 'the last commit';
  return { facts: facts(from, false, files), coverage: notes };
}

/** What git compares, and the files it does not know yet: the working tree is both. */
async function changed(
  base: string | null,
  question: Question,
  ports: Ports,
  repository: Repository,
  notes: Notes,
): Promise<DiffFile[]> {
  const files = await tracked(base, question, ports.tree, repository, notes);
  const wanted = await wantedPaths(question);
  const left = { ...limits, total: limits.total - files.reduce((sum, file) => sum + changedLines(file), 0) };
  const untracked = (await repository.untracked()).filter((path) => !question.own.includes(path));
  const fresh = untracked.filter(wanted);
  noteLeftOut(untracked.length - fresh.length, 'untracked file', notes);
  const added = await untrackedFiles(ports.tree, fresh, left);
  notes.skipped.push(...added.skipped);
  notes.truncated.push(...added.truncated);
  const all = [...files, ...added.files.map((file) => trimmed(file, notes))];
  notes.truncated = grouped(notes.truncated);
  return all;
}

async function tracked(
  base: string | null,
  question: Question,
  tree: Tree,
  repository: Repository,
  notes: Notes,
): Promise<DiffFile[]> {
  const patch = await repository.patch(base);
  const first = parsePatch(patch.text, limits).filter((file) => !question.own.includes(file.path));
  const files = await textAfterAll(first, base, tree, repository);
  const last = files.at(-1);
  if (patch.cut) {
    if (last !== undefined) last.truncated = true;
    const all = (await repository.changed(base)).length;
    const what = `files of the diff (git's patch is too long: only its first ${patch.text.length} characters were read)`;
    notes.truncated.push({ what, kept: files.length, of: all });
  }
  const wanted = await wantedPaths(question);
  const left = files.filter((file) => wanted(file.path));
  noteLeftOut(files.length - left.length, 'changed file', notes);
  return left.map((file) => trimmed(file, notes));
}

/**
 * The checkout's attributes can call a source file binary, and git then shows nothing of it. What reads as text is
 * asked for again as text; what is binary indeed stays so.
 */
async function textAfterAll(
  files: readonly DiffFile[],
  base: string | null,
  tree: Tree,
  repository: Repository,
): Promise<DiffFile[]> {
  const hidden: string[] = [];
  for (const file of files.filter((one) => one.binary && one.status !== 'deleted').slice(0, mostHidden)) {
    if ((await tree.read(file.path)).kind === 'text') hidden.push(file.path);
  }
  if (hidden.length === 0) return [...files];
  const again = parsePatch((await repository.patch(base, hidden)).text, limits);
  const shown = new Map(again.filter((file) => !file.binary).map((file) => [file.path, file]));
  return files.map((file) => shown.get(file.path) ?? file);
}

/** The first twenty cut files by name, the others in one entry. */
function grouped(truncated: Notes['truncated']): Notes['truncated'] {
  const isFile = ({ what }: { what: string }) => what.startsWith(linesOf);
  const files = truncated.filter(isFile);
  const more = files.slice(mostNamed);
  if (more.length < 2) return truncated;
  const sum = (part: 'kept' | 'of') => more.reduce((total, entry) => total + entry[part], 0);
  const rest = { what: `${linesOf}${more.length} more files`, kept: sum('kept'), of: sum('of') };
  return [...files.slice(0, mostNamed), rest, ...truncated.filter((entry) => !isFile(entry))];
}

function noteLeftOut(number: number, noun: string, notes: Notes): void {
  if (number === 0) return;
  const reason = 'left out by --include, --exclude or --working-directory';
  notes.skipped.push({ what: count(number, noun), reason });
}

async function wantedPaths({ include, exclude, under }: Question): Promise<PathFilter> {
  const wanted = await pathFilter(include, exclude);
  return (path) => (under === '' || path.startsWith(`${under}/`)) && wanted(path);
}

/** Drops what nobody reads, and notes what is missing. */
function trimmed(file: DiffFile, notes: Notes): DiffFile {
  const reason = generatedReason(file.path);
  if (reason !== null && file.hunks.length > 0) {
    notes.skipped.push({ what: `the changed lines of ${file.path}`, reason });
    return { ...file, hunks: [], truncated: true };
  }
  if (file.truncated) {
    const kept = changedLines(file);
    const of = file.addedLines + file.removedLines;
    if (kept < of) notes.truncated.push({ what: `${linesOf}${file.path}`, kept, of });
  }
  return file;
}

function changedLines(file: DiffFile): number {
  return file.hunks.reduce(
    (sum, hunk) => sum + hunk.lines.filter((line) => line.kind !== 'context').length,
    0,
  );
}

function facts(from: string, asked: boolean, files: DiffFile[]): DiffFacts {
  return {
    from,
    asked,
    files,
    addedLines: files.reduce((sum, file) => sum + file.addedLines, 0),
    removedLines: files.reduce((sum, file) => sum + file.removedLines, 0),
  };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

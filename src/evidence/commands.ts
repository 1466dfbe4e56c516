import type { Collector } from '../domain/collector';
import type { CoverageNote } from '../domain/coverage';
import type { CommandFacts } from '../domain/evidence';
import type { Tree } from '../domain/ports';
import type { ProjectFile, ReadProject } from './projects/project';
import { readerOf } from './projects/table';

/** Project files below the root, nearest to it first. */
const mostBelow = 30;
const mostAtRoot = 40;
const largest = 512 * 1024;
/** Folders whose project files are not this project's own. */
const foreign =
  /(?:^|\/)(?:node_modules|vendor|third_party|fixtures?|__fixtures__|testdata|tests?|__tests__|examples?|templates?|dist|build|out|target|\.[^/]+)\//;

/** The project's own commands and what binds a change, as its files say. */
export const commands: Collector<'commands'> = {
  name: 'commands',
  round: 1,
  async gather({ under }, { tree }) {
    const { files } = await tree.list();
    const { kept, of } = projectFiles(files, under);
    const facts: CommandFacts = { commands: [], ecosystems: [], constraints: [] };
    const note: Required<Pick<CoverageNote, 'examined' | 'skipped' | 'truncated'>> = {
      examined: [],
      skipped: [],
      truncated: [],
    };
    if (kept.length < of) note.truncated.push({ what: 'project files', kept: kept.length, of });
    const known = new Set(files);
    for (const { path, read } of kept) {
      const file = await open(tree, path, files, known);
      const reading = typeof file === 'string' ? { problem: `was not read: ${file}` } : read(file);
      const unread = reading.problem;
      if (unread !== undefined) note.skipped.push({ what: path, reason: `it ${unread}` });
      else note.examined.push(path);
      if ('commands' in reading) addReading(facts, reading, path);
    }
    const examined =
      note.examined.length > 0
        ? `project files: ${note.examined.join(', ')}`
        : 'project files: there are none';
    return { facts: kept.length > 0 ? facts : null, coverage: { ...note, examined: [examined] } };
  },
};

interface Candidate {
  path: string;
  read: ReadProject;
  order: number;
  depth: number;
}

/**
 * Files of the root first, then by depth, folder and the order of the table.
 * @param under when not empty, only project files in this folder and in those around it count
 */
function projectFiles(files: readonly string[], under: string): { kept: Candidate[]; of: number } {
  const found: Candidate[] = [];
  for (const path of files) {
    const slash = path.lastIndexOf('/');
    const reader = readerOf(path.slice(slash + 1), slash < 0);
    if (reader === null || (slash >= 0 && foreign.test(path))) continue;
    if (
      under !== '' &&
      slash >= 0 &&
      !path.startsWith(`${under}/`) &&
      !`${under}/`.startsWith(path.slice(0, slash + 1))
    )
      continue;
    found.push({ path, ...reader, depth: slash < 0 ? 0 : path.split('/').length - 1 });
  }
  found.sort(
    (a, b) =>
      a.depth - b.depth ||
      compare(directoryOf(a.path), directoryOf(b.path)) ||
      a.order - b.order ||
      compare(a.path, b.path),
  );
  const atRoot = found.filter((one) => one.depth === 0).slice(0, mostAtRoot);
  const below = found.filter((one) => one.depth > 0).slice(0, mostBelow);
  return { kept: [...atRoot, ...below], of: found.length };
}

async function open(
  tree: Tree,
  path: string,
  files: readonly string[],
  known: ReadonlySet<string>,
): Promise<ProjectFile | string> {
  const read = await tree.read(path, largest);
  if (read.kind !== 'text') return read.reason;
  const directory = directoryOf(path);
  const folder = directory === '.' ? '' : `${directory}/`;
  return {
    path,
    directory,
    name: path.slice(folder.length),
    text: read.text,
    beside: (name) => known.has(folder + name),
    atRoot: (name) => known.has(name),
    below: () => files.filter((file) => file.startsWith(folder)),
  };
}

function addReading(facts: CommandFacts, reading: ReturnType<ReadProject>, source: string): void {
  const directory = directoryOf(source);
  for (const one of reading.commands) {
    const told = facts.commands.some(
      (c) => c.directory === directory && c.kind === one.kind && c.command === one.command,
    );
    if (!told) facts.commands.push({ ...one, source, directory });
  }
  for (const text of reading.constraints) facts.constraints.push({ text, source });
  if (reading.ecosystem !== null && !facts.ecosystems.includes(reading.ecosystem))
    facts.ecosystems.push(reading.ecosystem);
}

function directoryOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '.' : path.slice(0, slash);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

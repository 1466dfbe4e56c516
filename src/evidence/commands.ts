import { leftOutNote } from '../core/left-out';
import type { Collector } from '../domain/collector';
import type { CoverageNote } from '../domain/coverage';
import type { CommandFacts, ProjectCommand } from '../domain/evidence';
import type { Tree } from '../domain/ports';
import type { ProjectFile, ReadProject } from './projects/project';
import { depthOf, namesItsCommands, readerOf } from './projects/table';

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
  async gather(question, { tree }) {
    const listing = await tree.list();
    const { leftOut = [] } = listing;
    const files = leftOut.length === 0 ? listing.files : [...listing.files, ...leftOut].sort();
    const { kept, of } = projectFiles(files, question.under, new Set(leftOut));
    const facts: CommandFacts = { commands: [], ecosystems: [], constraints: [] };
    const note: Required<Pick<CoverageNote, 'examined' | 'skipped' | 'truncated'>> = {
      examined: [],
      skipped: leftOutNote(question, listing),
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
    facts.commands = ownFirst(facts.commands);
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
 *
 * @param under - when not empty, only project files in this folder and in those around it count
 * @param leftOut - files that the run does not look at; of them only those of the root and around `under` count
 */
function projectFiles(
  files: readonly string[],
  under: string,
  leftOut: ReadonlySet<string>,
): { kept: Candidate[]; of: number } {
  const found: Candidate[] = [];
  for (const path of files) {
    const reader = readerOf(path);
    if (reader === null) continue;
    const depth = depthOf(path);
    if (depth > 0 && foreign.test(path)) continue;
    const isAround = depth === 0 || `${under}/`.startsWith(`${directoryOf(path)}/`);
    if (!isAround && (leftOut.has(path) || (under !== '' && !path.startsWith(`${under}/`)))) continue;
    found.push({ path, ...reader, depth });
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

/** Within a folder, what the project itself calls its commands before what any project of its kind would run. */
function ownFirst(commands: readonly ProjectCommand[]): ProjectCommand[] {
  const folders = [...new Set(commands.map((one) => one.directory))];
  return folders.flatMap((folder) => {
    const here = commands.filter((one) => one.directory === folder);
    const own = here.filter((one) => namesItsCommands(one.source));
    return [...own, ...here.filter((one) => !own.includes(one))];
  });
}

function directoryOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '.' : path.slice(0, slash);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

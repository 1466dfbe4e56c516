import { endingOf, sameLanguage, subjectOf } from './test-files';

/** File names that say nothing by themselves; the folder's name stands for them. */
const silentNames = new Set(['index', 'main', 'mod', 'lib', 'init', 'app']);
/** Folders that code and its tests do not share. */
const neutralFolders = new Set(
  'src lib test tests __tests__ spec specs unit integration e2e main java kotlin scala testing packages source'.split(
    ' ',
  ),
);

/** Test files by what their name says they test. */
export function bySubject(tests: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const test of tests) {
    const subject = subjectOf(test);
    const known = found.get(subject);
    if (known) known.push(test);
    else found.set(subject, [test]);
  }
  return found;
}

/** Test files that carry a file's name, those nearest to it only: a `utils.test.ts` of another package is not meant. */
export function namedAfter(file: string, tests: ReadonlyMap<string, readonly string[]>): string[] {
  const own = plainName(file);
  const ofOwnName = tests.get(own) ?? [];
  const found = silentNames.has(own)
    ? [...ofFolder(file, tests), ...ofOwnName.filter((test) => samePlace(file, test))]
    : ofOwnName;
  const unique = [...new Set(found)].filter(
    (test) => test !== file && sameLanguage(file, test) && !ofAnotherPackage(file, test),
  );
  const nearest = Math.max(...unique.map((test) => nearness(file, test)));
  return unique.filter((test) => nearness(file, test) === nearest);
}

/** True when both lie in packages of one repository, but not in the same. */
function ofAnotherPackage(file: string, test: string): boolean {
  const [own, other] = [memberOf(file), memberOf(test)];
  return own !== null && other !== null && own !== other;
}

function memberOf(path: string): string | null {
  return /^(?:packages|apps|crates|libs|services|modules|plugins)\/[^/]+/.exec(path)?.[0] ?? null;
}

/** `parser/index.ts` is tested by `parser.test.ts`. */
function ofFolder(file: string, tests: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const folder = meaningful(file).at(-1);
  return folder === undefined ? [] : (tests.get(folder.toLowerCase().replace(/[-_.]/g, '')) ?? []);
}

function samePlace(file: string, test: string): boolean {
  return meaningful(file).join('/') === meaningful(test).join('/');
}

/** Words of which one stands in any test that imports or uses the file. */
export function wordsFor(file: string): string[] {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const bare = name.replace(/(?:\.d)?\.\w+$/, '');
  const words = silentNames.has(plainName(file)) ? [bare, file.split('/').at(-2) ?? ''] : [bare];
  return words.filter((word) => /^[\w.$-]{2,100}$/.test(word));
}

/** How much two paths share: folders from the root count twice, then folders with the same name anywhere. */
export function nearness(a: string, b: string): number {
  const [one, other] = [a.split('/').slice(0, -1), b.split('/').slice(0, -1)];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const shared = new Set(meaningful(b));
  return same * 2 + meaningful(a).filter((folder) => shared.has(folder)).length;
}

/** A type's name as code writes it, long enough to mean nothing else; null for the rest. */
export function typeName(file: string): string | null {
  const bare = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const named = new Set(['java', 'kt', 'groovy', 'scala', 'cs', 'fs', 'php', 'swift']).has(endingOf(file));
  return named && /^[A-Z][a-z0-9]+[A-Z]\w{2,80}$/.test(bare) ? bare : null;
}

function plainName(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return name
    .replace(/(?:\.d)?\.\w+$/, '')
    .toLowerCase()
    .replace(/[-_.]/g, '');
}

function meaningful(path: string): string[] {
  return path
    .split('/')
    .slice(0, -1)
    .filter((folder) => !neutralFolders.has(folder.toLowerCase()));
}

/** Endings of files with code, without the dot. */
const code =
  'js mjs cjs jsx ts mts cts tsx vue svelte py go rs java kt kts groovy scala rb php cs fs vb c cc cpp cxx h hh hpp swift m mm ex exs dart lua sh bash bats pl pm t jl clj cljs cljc hs ml erl zig nim';
const codeEndings = new Set(code.split(' '));
const testFolders = new Set(
  'test tests __tests__ spec specs e2e testing unittests integrationtests functionaltests androidtest cypress __test__ unit-tests integration-tests'.split(
    ' ',
  ),
);
/** Folders inside test folders that hold what tests read, and folders of others. */
const noTests = new Set(
  'fixtures fixture __fixtures__ testdata test-data __snapshots__ __mocks__ snapshots mocks node_modules vendor third_party'.split(
    ' ',
  ),
);
const lowerCaseName =
  /^(?:tests?$|test_|conftest$)|(?:[._-](?:tests?|specs?|e2e|cy|unittest|itest)$)|[._-](?:tests?|specs?|e2e)[._-](?:unit|integration|browser|node|d)$/;
/** `OrderTest`, `OrderTests`, `OrderIT`, `OrderSpec`, `TestOrder`; not `Contest` or `Latest`. */
const humpedName = /(?:^|[a-z0-9])(?:Tests?|TestCase|IT|Spec)$|^Test[A-Z]/;
const humpedEndings = new Set('java kt kts groovy scala cs fs vb php swift m mm'.split(' '));

/** One of these stands in every path that can count; nearly all others are told apart by this alone. */
const anyMark = /test|spec|e2e|[._-]cy\.|IT\.|\.bats$|cypress/i;

/** True when a path is that of a file with tests, by the customs of its language; not the data that tests read. */
export function isTestFile(path: string): boolean {
  if (!anyMark.test(path)) return false;
  const slash = path.lastIndexOf('/');
  const dot = path.lastIndexOf('.');
  if (dot <= slash + 1 || !codeEndings.has(path.slice(dot + 1).toLowerCase())) return false;
  const name = path.slice(slash + 1, dot);
  const folders = slash < 0 ? [] : path.slice(0, slash).toLowerCase().split('/');
  if (folders.some((folder) => noTests.has(folder))) return false;
  const ending = path.slice(dot + 1);
  if (ending === 'bats' || lowerCaseName.test(name.toLowerCase())) return true;
  if (humpedEndings.has(ending) && humpedName.test(name)) return true;
  return folders.some(
    (folder) => testFolders.has(folder) || folder.endsWith('.tests') || folder.endsWith('.test'),
  );
}

/** True when a file holds code that can have tests: code, and none of them itself. */
export function isTestable(path: string): boolean {
  const dot = path.lastIndexOf('.');
  const ending = path.slice(dot + 1).toLowerCase();
  return (
    dot > path.lastIndexOf('/') + 1 &&
    codeEndings.has(ending) &&
    !/\.d\.[cm]?ts$/.test(path) &&
    !isTestFile(path)
  );
}

const families = [
  'js mjs cjs jsx ts mts cts tsx vue svelte',
  'py',
  'go',
  'rs',
  'java kt kts groovy scala',
  'rb',
  'php',
  'cs fs vb',
  'c cc cpp cxx h hh hpp m mm',
  'swift m mm',
  'ex exs',
  'sh bash bats',
  'clj cljs cljc',
].map((family) => new Set(family.split(' ')));

/** True when code of the one path can be tested by code of the other. */
export function sameLanguage(a: string, b: string): boolean {
  const [first, second] = [endingOf(a), endingOf(b)];
  return first === second || families.some((family) => family.has(first) && family.has(second));
}

/** A file's name without its ending and without what marks a test; lower case, `-`, `_` and `.` taken out. */
export function subjectOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const bare = dot > 0 ? name.slice(0, dot) : name;
  const own = bare
    .replace(
      /[._-](?:tests?|specs?|e2e|cy|unittest|itest)(?:[._-](?:unit|integration|browser|node|d))?$/i,
      '',
    )
    .replace(/([a-z0-9])(?:Tests?|TestCase|IT|Spec)$/, '$1')
    .replace(/^(?:test_|Test(?=[A-Z]))/, '');
  return own.toLowerCase().replace(/[-_.]/g, '');
}

/** The ending of a path without its dot, lower case. */
export function endingOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).toLowerCase();
}

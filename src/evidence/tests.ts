import { counted } from '../core/count';
import { imports } from '../core/imports';
import { filterOf } from '../core/left-out';
import { endingOf, isTestable, isTestFile, sameLanguage } from '../core/test-files';
import { bySubject, namedAfter, nearness, typeName, wordsFor } from '../core/test-match';
import type { Collector } from '../domain/collector';
import type { CoverageNote } from '../domain/coverage';
import type { TestFacts } from '../domain/evidence';
import type { Tree } from '../domain/ports';

const mostFiles = 20;
/** With so few test files, reading them all costs less than a search. */
const fewTests = 40;
const mostReads = 80;
const mostReadsEach = 12;
const mostTestsEach = 5;
const largest = 256 * 1024;

/** Which existing tests cover the files concerned: by import, by name, or inside the file. */
export const tests: Collector<'tests'> = {
  name: 'tests',
  round: 2,
  async gather(question, { tree }) {
    const { concerns } = question;
    const { files, leftOut = [] } = await tree.list();
    const testFiles = files.filter(isTestFile);
    const hidden = leftOut.filter(isTestFile).length;
    const testable = [...new Set(concerns.map((concern) => concern.file))].filter(isTestable);
    const concerned = testable.slice(0, mostFiles);
    const note: Required<Pick<CoverageNote, 'skipped' | 'truncated'>> = { skipped: [], truncated: [] };
    if (concerned.length < testable.length) {
      note.truncated.push({
        what: 'files whose tests were looked for',
        kept: concerned.length,
        of: testable.length,
      });
    }
    const mentions = await findMentions(tree, concerned, testFiles, note);
    const reader = boundedReader(tree);
    const named = bySubject(testFiles);
    const covered: TestFacts['covered'] = [];
    for (const file of concerned) {
      const byName = namedAfter(file, named);
      const near = mentions(file).sort((a, b) => nearness(file, b) - nearness(file, a) || (a < b ? -1 : 1));
      const ranked = await rank(file, byName, near, testFiles, reader);
      covered.push({ file, tests: ranked });
    }
    if (reader.refused() > 0) {
      note.truncated.push({
        what: 'test files read for their imports',
        kept: reader.read(),
        of: reader.read() + reader.refused(),
      });
    }
    const by = filterOf(question);
    const more = hidden === 0 ? '' : `; ${hidden} more ${hidden === 1 ? 'is' : 'are'} left out by ${by}`;
    const examined = [
      `tests: ${counted(testFiles.length, 'test file')}, ${reader.read()} of them read${more}`,
    ];
    const apart = hidden === 0 ? {} : { leftOut: { files: hidden, by } };
    return {
      facts: { covered, testFiles: testFiles.length, ...apart },
      coverage: { examined, ...note },
    };
  },
};

/** For each file concerned, the test files in which a word for it stands. */
async function findMentions(
  tree: Tree,
  concerned: readonly string[],
  testFiles: readonly string[],
  note: { skipped: { what: string; reason: string }[] },
): Promise<(file: string) => string[]> {
  const inLanguage = (file: string) => testFiles.filter((test) => sameLanguage(file, test));
  if (testFiles.length <= fewTests) return inLanguage;
  const words = [...new Set(concerned.flatMap(wordsFor))];
  if (words.length === 0) return () => [];
  const { hits, cut } = await tree.find(words, testFiles);
  if (cut)
    note.skipped.push({
      what: 'some tests that import the files concerned',
      reason: 'the search for them was cut',
    });
  return (file) => {
    const own = wordsFor(file);
    const found = hits.filter((hit) =>
      own.some((word) => hit.lines.has(word) || hit.lines.has(word.toLowerCase())),
    );
    return found.map((hit) => hit.file).filter((test) => sameLanguage(file, test));
  };
}

/** Tests for one file, best first. */
async function rank(
  file: string,
  byName: readonly string[],
  near: readonly string[],
  testFiles: readonly string[],
  reader: BoundedReader,
): Promise<TestFacts['covered'][number]['tests']> {
  const scored = new Map<string, { why: string; score: number }>();
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  if (endingOf(file) === 'go') {
    const beside = testFiles.filter(
      (test) => test.endsWith('_test.go') && test.slice(0, test.lastIndexOf('/') + 1) === folder,
    );
    for (const test of beside) scored.set(test, { why: 'tests its package', score: 1 });
  }
  for (const test of byName) scored.set(test, { why: 'has its name', score: 2 });
  const type = typeName(file);
  for (const test of [...new Set([...byName, ...near])].slice(0, mostReadsEach)) {
    const text = await reader.text(test);
    if (text === null) continue;
    const isNamed = byName.includes(test);
    if (imports(test, text, file)) {
      scored.set(
        test,
        isNamed ? { why: 'imports it and has its name', score: 4 } : { why: 'imports it', score: 3 },
      );
    } else if (type !== null && !isNamed && new RegExp(`\\b${type}\\b`).test(text)) {
      scored.set(test, { why: `names \`${type}\``, score: 0.5 });
    }
  }
  if (endingOf(file) === 'rs' && (await reader.text(file))?.includes('#[cfg(test)]')) {
    scored.set(file, { why: 'has tests inside', score: 5 });
  }
  return [...scored]
    .sort(([a, m], [b, n]) => n.score - m.score || nearness(file, b) - nearness(file, a) || (a < b ? -1 : 1))
    .slice(0, mostTestsEach)
    .map(([path, { why }]) => ({ path, why }));
}

interface BoundedReader {
  /** The text of a file, read once; null when it can't be read or too many were. */
  text(path: string): Promise<string | null>;
  read(): number;
  refused(): number;
}

function boundedReader(tree: Tree): BoundedReader {
  const known = new Map<string, string | null>();
  const refused = new Set<string>();
  return {
    async text(path) {
      const before = known.get(path);
      if (before !== undefined) return before;
      if (known.size >= mostReads) {
        refused.add(path);
        return null;
      }
      const file = await tree.read(path, largest);
      const text = file.kind === 'text' ? file.text : null;
      known.set(path, text);
      return text;
    },
    read: () => known.size,
    refused: () => refused.size,
  };
}

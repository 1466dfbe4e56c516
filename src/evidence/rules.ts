import type { Collector, Gathered } from '../domain/collector';
import type { Coverage } from '../domain/coverage';
import type { RuleFacts } from '../domain/evidence';
import type { Ports, Question } from '../domain/ports';

const mostFiles = 200;
const longestLine = 5_000;

const foreign: readonly [RegExp, string][] = [
  [
    /(?:^|\/)(?:node_modules|bower_components|vendor|vendored|third_party|site-packages|\.venv|venv)\//,
    'code of others',
  ],
  [/(?:^|\/)(?:dist|build|out|coverage|\.next|\.nuxt|__pycache__)\//, 'built from other files'],
  [/[.-]min\.[cm]?js$|\.bundle\.js$|\.map$/, 'minified'],
  [
    /\.generated\.\w+$|_pb2(?:_grpc)?\.py$|\.pb\.\w+$|(?:^|\/)(?:package-lock\.json|yarn\.lock|pnpm-lock\.yaml)$/,
    'generated',
  ],
];

/** Dangerous and faulty code in the files of concern, by the rules in `rules/`. */
export const collector: Collector<'rules'> = {
  name: 'rules',
  round: 2,
  async gather(question: Question, ports: Ports): Promise<Gathered<RuleFacts>> {
    const { examine } = await import('./rules/on-run');
    const { rules } = await import('./rules/index.generated');
    const facts: RuleFacts = { scannedFiles: [], hits: [] };
    const note: Pick<Coverage, 'examined' | 'skipped' | 'failed' | 'truncated'> = {
      examined: [],
      skipped: [],
      failed: [],
      truncated: [],
    };
    const files = [...new Set(question.concerns.map((concern) => concern.file))];
    if (files.length > mostFiles)
      note.truncated.push({ what: 'files examined by the code rules', kept: mostFiles, of: files.length });
    for (const file of files.slice(0, mostFiles)) {
      if (ports.signal.aborted) {
        note.skipped.push({ what: file, reason: 'the run was stopped before the code rules reached it' });
        continue;
      }
      const reason = foreign.find(([pattern]) => pattern.test(file))?.[1];
      const read = reason === undefined ? await ports.tree.read(file) : null;
      if (read === null)
        note.skipped.push({ what: file, reason: `not examined by the code rules: ${reason}` });
      else if (read.kind !== 'text') {
        // A binary file holds no code: nothing is missed.
        if (read.kind !== 'binary')
          note.skipped.push({ what: file, reason: `not examined by the code rules: ${read.reason}` });
      } else if (hasLongLine(read.text)) {
        note.skipped.push({
          what: file,
          reason: `not examined by the code rules: a line over ${longestLine} characters`,
        });
      } else {
        const looked = await examine(file, read.text, rules, ports);
        facts.hits.push(...looked.hits);
        if (looked.kind === 'unparsed')
          note.skipped.push({ what: file, reason: `its ${looked.language} syntax cannot be read` });
        else if (looked.kind === 'examined') facts.scannedFiles.push(file);
      }
    }
    note.failed.push(...ports.syntax.faults());
    if (facts.scannedFiles.length > 0)
      note.examined.push(`${count(facts.scannedFiles.length, 'file')} by ${rules.length} code rules`);
    return { facts: files.length === 0 ? null : facts, coverage: note };
  },
};

function hasLongLine(text: string): boolean {
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    if (end - start > longestLine) return true;
    start = end + 1;
  }
  return text.length - start > longestLine;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

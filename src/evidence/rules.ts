import { counted } from '../core/count';
import { languageName } from '../core/language-name';
import type { Collector, Gathered } from '../domain/collector';
import type { Coverage } from '../domain/coverage';
import type { RuleFacts, RuleHit, RuleInfo } from '../domain/evidence';
import type { Ports, Question } from '../domain/ports';
import { filesOf, gathered } from './whole';

const mostFiles = 200;
const mostOfWhole = 2_000;
const longestLine = 5_000;
/** Hits of one rule in one file; more of the same help nobody. */
const mostHits = 50;

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

type Note = Pick<Coverage, 'examined' | 'skipped' | 'failed' | 'truncated'>;

/** Dangerous and faulty code in the files of concern, by the rules in `rules/`. */
export const rules: Collector<'rules'> = {
  name: 'rules',
  round: 2,
  async gather(question: Question, ports: Ports): Promise<Gathered<RuleFacts>> {
    const note: Note = { examined: [], skipped: [], failed: [], truncated: [] };
    const { files, cutFrom } = await filesOf(question, ports.tree);
    const most = question.whole ? mostOfWhole : mostFiles;
    if (files.length === 0) return { facts: null, coverage: note };
    const { examine } = await import('./rules/on-run');
    const { rules: all } = await import('./rules/index.generated');
    const count = (critic: RuleInfo['critic']) => all.filter(({ info }) => info.critic === critic).length;
    const ruleCounts = {
      reviewer: count('reviewer'),
      security: count('security'),
      performance: all.filter(({ info }) => info.category === 'performance').length,
    };
    const facts: RuleFacts = { scannedFiles: [], ruleCounts, hits: [] };
    const unknown = new Map<string, string[]>();
    if (files.length > most || cutFrom !== null) {
      const kept = Math.min(most, files.length);
      note.truncated.push({ what: 'files examined by the code rules', kept, of: cutFrom ?? files.length });
    }
    for (const file of files.slice(0, most)) {
      await ports.clock.turn();
      const text = await textOf(file, ports, note);
      const added = question.concerns.find((concern) => concern.file === file)?.addedLines ?? null;
      if (text !== null)
        await add({ file, text, added }, ports, { examine, rules: all }, facts, note, unknown);
    }
    note.failed.push(...ports.syntax.faults());
    if (facts.scannedFiles.length > 0)
      note.examined.push(`${counted(facts.scannedFiles.length, 'file')} by ${all.length} code rules`);
    note.skipped.push(...unknownLanguages(unknown));
    if (question.whole) note.skipped = gathered(note.skipped);
    return { facts, coverage: note };
  },
};

/** The text of a file that the rules are for; else null, with the reason noted. */
async function textOf(file: string, ports: Ports, note: Note): Promise<string | null> {
  const skip = (reason: string) => {
    note.skipped.push({ what: file, reason: `not examined by the code rules: ${reason}` });
    return null;
  };
  if (ports.signal.aborted) return skip('the run was stopped before');
  const reason = foreign.find(([pattern]) => pattern.test(file))?.[1];
  if (reason !== undefined) return skip(reason);
  const read = await ports.tree.read(file);
  // A binary file holds no code: nothing is missed.
  if (read.kind === 'binary') return null;
  if (read.kind !== 'text') return skip(read.reason);
  return hasLongLine(read.text) ? skip(`a line over ${longestLine} characters`) : read.text;
}

/** Runs the rules over one file. Code in a language that no rule knows is put down in `unknown`. */
async function add(
  { file, text, added }: { file: string; text: string; added: ReadonlySet<number> | null },
  ports: Ports,
  engine: Engine,
  facts: RuleFacts,
  note: Note,
  unknown: Map<string, string[]>,
) {
  const looked = await look(file, text, ports, engine);
  if (looked.kind === 'fault') note.failed.push({ what: `code rules on ${file}`, reason: looked.reason });
  else facts.hits.push(...fewer(file, looked.hits, added, note));
  if (looked.kind === 'unparsed')
    note.skipped.push({ what: file, reason: `its ${looked.language} syntax cannot be read` });
  if (looked.kind === 'text') {
    const language = languageName(file, ports.syntax.language(file, text));
    if (language !== null) unknown.set(language, [...(unknown.get(language) ?? []), file]);
  }
  if (looked.kind !== 'examined') return;
  facts.scannedFiles.push(file);
  if (looked.isCut)
    note.skipped.push({
      what: file,
      reason: 'it nests too deep or holds too much: the code rules could not follow all values in it',
    });
}

/** At most 50 hits of each rule, in their order; those on added lines are the last to go. */
function fewer(
  file: string,
  hits: readonly RuleHit[],
  added: ReadonlySet<number> | null,
  note: Note,
): readonly RuleHit[] {
  const byRule = new Map<string, RuleHit[]>();
  for (const hit of hits) {
    const known = byRule.get(hit.rule.id);
    if (known === undefined) byRule.set(hit.rule.id, [hit]);
    else known.push(hit);
  }
  const gone = new Set<RuleHit>();
  for (const [id, all] of byRule) {
    if (all.length <= mostHits) continue;
    const isNew = (hit: RuleHit) => added !== null && touches(hit, added);
    const firstNew = [...all.filter(isNew), ...all.filter((hit) => !isNew(hit))];
    for (const hit of firstNew.slice(mostHits)) gone.add(hit);
    note.truncated.push({ what: `hits of ${id} in ${file}`, kept: mostHits, of: all.length });
  }
  return gone.size === 0 ? hits : hits.filter((hit) => !gone.has(hit));
}

function touches(hit: RuleHit, lines: ReadonlySet<number>): boolean {
  for (let line = hit.startLine; line <= hit.endLine; line += 1) if (lines.has(line)) return true;
  return false;
}

/** One entry a language, in the order of their first files. */
function unknownLanguages(unknown: ReadonlyMap<string, readonly string[]>): Note['skipped'] {
  return [...unknown].map(([language, files]) => ({
    what: files.length === 1 ? `the code of ${files[0]}` : counted(files.length, `${language} file`),
    reason: `the code rules do not know ${language}`,
  }));
}

type Engine = {
  examine: typeof import('./rules/on-run')['examine'];
  rules: typeof import('./rules/index.generated')['rules'];
};

/** One file that a rule cannot cope with does not take the others' findings away. */
async function look(file: string, text: string, ports: Ports, { examine, rules }: Engine) {
  try {
    return await examine(file, text, rules, ports);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return { kind: 'fault' as const, reason };
  }
}

function hasLongLine(text: string): boolean {
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    if (end - start > longestLine) return true;
    start = end + 1;
  }
  return text.length - start > longestLine;
}

import type { Evidence, ProjectCommand, RuleHit } from '../../domain/evidence';
import type { Category } from '../../domain/severity';
import { counted } from '../count';
import { inScope } from '../drafts';
import { codeSpan, inline } from '../markdown';
import { inFolder } from '../performance-offline';
import { isTestable } from '../test-files';
import { debugOutput } from './debug-output';

/** What facts say to an item. Only a collector's own fact is an answer; all else is not known. */
export interface Answered {
  state: 'met' | 'not met' | 'not known';
  /** The fact, or what would be needed; a sentence without its full stop. */
  evidence: string;
}

/** One item of the reviewer's checklist, answered. */
export interface ChecklistItem extends Answered {
  area: string;
  item: string;
}

type Ask = (evidence: Evidence) => Answered;

const mostPlaces = 3;
const unread: Answered = { state: 'not known', evidence: 'needs a reader or a model' };
const ask =
  (...categories: Category[]): Ask =>
  (evidence) =>
    byRules(evidence, categories);

const items: readonly (readonly [area: string, item: string, ask: Ask])[] = [
  ['Function', 'It does what the task asks', () => unread],
  ['Function', 'Edge cases are handled', ask('null-safety')],
  ['Function', 'Errors are handled where they occur', ask('error-handling')],
  ['Function', 'There is no plain bug', ask('correctness', 'concurrency', 'api-contract')],
  ['Code', 'It is easy to read and to change', () => unread],
  ['Code', 'Names are clear and alike', () => unread],
  ['Code', 'Each function does one thing', () => unread],
  ['Code', 'It is no more complicated than it has to be', () => unread],
  ['Code', 'Nothing is said twice', () => unread],
  ['Tests', 'What is new has tests', newHasTests],
  ['Tests', 'Tests reach the edge cases', () => unread],
  ['Tests', 'Tests are easy to read, and all of them run', ask('testing')],
  ['Tests', 'All tests pass', (evidence) => byCommand(evidence, 'test')],
  ['Speed', 'Nothing is plainly slow', ask('performance')],
  ['Speed', 'The algorithms fit the amount of data', () => unread],
  ['Speed', 'No work is done in vain', () => unread],
  ['Speed', 'Memory, files and connections are given back', ask('resources')],
  [
    'Security',
    'There is no vulnerability',
    (evidence) => byHits(evidence, ({ rule }) => rule.critic === 'security'),
  ],
  [
    'Security',
    'What comes from outside is checked',
    ask('injection', 'path-traversal', 'request-forgery', 'cross-site-scripting', 'deserialization'),
  ],
  ['Security', 'No secret stands in the source', noSecret],
  ['Security', 'Errors tell strangers nothing', ask('data-exposure')],
  ['Style', 'It keeps to the project’s style', (evidence) => byCommand(evidence, 'lint')],
  ['Style', 'It is formatted like the rest', (evidence) => byCommand(evidence, 'format')],
  ['Style', 'Comments say why', () => unread],
  ['Style', 'No code is left as a comment', () => unread],
  ['Style', 'No debug output or breakpoint is left', noDebugOutput],
];

/** `/review checklist`: every item of the documents' checklist with what the evidence says to it. */
export function checklist(evidence: Evidence): ChecklistItem[] {
  return items.map(([area, item, answer]) => ({ area, item, ...answer(evidence) }));
}

/** The same as Markdown; only what is met has a tick. */
export function checklistText(evidence: Evidence): string {
  const all = checklist(evidence);
  const count = (state: Answered['state']) => all.filter((one) => one.state === state).length;
  const areas = [...new Set(all.map(({ area }) => area))];
  const blocks = areas.map((area) => {
    const lines = all
      .filter((one) => one.area === area)
      .map((one) => `- [${one.state === 'met' ? 'x' : ' '}] ${one.item}: **${one.state}**; ${one.evidence}`);
    return `### ${area}\n\n${lines.join('\n')}`;
  });
  const sum = `Of ${all.length} items ${count('met')} met, ${count('not met')} not met, ${count('not known')} not known.`;
  return [...blocks, sum].join('\n\n');
}

/** Rules that match prove that an item is not met; that none matches proves nothing. */
function byRules(evidence: Evidence, categories: readonly Category[]): Answered {
  return byHits(evidence, ({ rule }) => categories.includes(rule.category));
}

function byHits(evidence: Evidence, counts: (hit: RuleHit) => boolean): Answered {
  const { rules } = evidence;
  const hits = (rules?.hits ?? []).filter(
    (hit) => counts(hit) && inScope(evidence, hit.file, hit.startLine, hit.endLine),
  );
  if (hits.length > 0) {
    const places = hits.map((hit) => `${at(hit.file, hit.startLine)} (${inline(hit.rule.title)})`);
    return { state: 'not met', evidence: some(places) };
  }
  if (rules === undefined || rules.scannedFiles.length === 0) return unread;
  const files = counted(rules.scannedFiles.length, 'file');
  return { ...unread, evidence: `no rule matched in ${files}, which proves nothing; ${unread.evidence}` };
}

function noSecret(evidence: Evidence): Answered {
  const { secrets } = evidence;
  const found = (secrets?.hits ?? []).filter(({ file, line }) => inScope(evidence, file, line));
  const said = byHits(evidence, ({ rule }) => rule.id === 'hardcoded-credentials');
  const places = found.map(({ file, line, title }) => `${at(file, line)} (${inline(title)})`);
  if (places.length > 0 || said.state === 'not met')
    return {
      state: 'not met',
      evidence: [some(places), said.state === 'not met' ? said.evidence : ''].filter(Boolean).join(', '),
    };
  if (secrets === undefined || secrets.scannedFiles.length === 0) return unread;
  return {
    state: 'met',
    evidence: `none was found in the ${counted(secrets.scannedFiles.length, 'file')} searched`,
  };
}

function newHasTests(evidence: Evidence): Answered {
  const { diff, tests } = evidence;
  if (diff === undefined || diff.files.length === 0)
    return { state: 'not known', evidence: 'there is no change to look at' };
  const grown = diff.files.filter(
    (file) => file.status !== 'deleted' && !file.binary && file.addedLines > 0 && isTestable(file.path),
  );
  if (grown.length === 0)
    return { state: 'not known', evidence: 'the change adds no code that tests are for' };
  if (tests === undefined) return unread;
  const changed = new Set(diff.files.filter(({ status }) => status !== 'deleted').map(({ path }) => path));
  const covers = (file: string) => tests.covered.find((one) => one.file === file)?.tests ?? null;
  const without = grown.filter(({ path }) => covers(path)?.length === 0);
  const unseen = grown.filter(({ path }) => covers(path) === null);
  if (without.length > 0 && tests.leftOut === undefined)
    return {
      state: 'not met',
      evidence: `no test was found for ${some(without.map(({ path }) => codeSpan(path)))}`,
    };
  if (without.length + unseen.length > 0)
    return {
      state: 'not known',
      evidence: `not all tests were looked at: ${some([...without, ...unseen].map(({ path }) => codeSpan(path)))}`,
    };
  const along = grown.filter(({ path }) => covers(path)?.some((test) => changed.has(test.path)));
  if (along.length === grown.length)
    return {
      state: 'met',
      evidence: `tests of ${some(grown.map(({ path }) => codeSpan(path)))} change with it`,
    };
  return {
    state: 'not known',
    evidence: `there are tests for the files, but none of ${some(grown.filter((file) => !along.includes(file)).map(({ path }) => codeSpan(path)))} changed with it; whether they reach what is new ${unread.evidence}`,
  };
}

function noDebugOutput(evidence: Evidence): Answered {
  const { diff } = evidence;
  const hit = byHits(evidence, ({ rule }) => rule.category === 'debug-code');
  if (hit.state === 'not met') return hit;
  if (diff === undefined || diff.addedLines === 0)
    return { state: 'not known', evidence: 'there is no change to look at' };
  const { lines, unknown } = debugOutput(diff);
  if (lines.length > 0)
    return { state: 'not met', evidence: some(lines.map(({ file, line }) => at(file, line))) };
  if (unknown.length > 0)
    return { ...unread, evidence: `not looked for in ${some(unknown.map(codeSpan))}; ${unread.evidence}` };
  return { state: 'met', evidence: `none in the ${counted(diff.addedLines, 'line')} that the change adds` };
}

/** What a command of the project would tell; it is not run here. */
function byCommand({ commands }: Evidence, kind: ProjectCommand['kind']): Answered {
  const own = commands?.commands.find((one) => one.kind === kind);
  if (own === undefined)
    return { ...unread, evidence: `the project names no command for it; ${unread.evidence}` };
  return { state: 'not known', evidence: `${codeSpan(inFolder(own))} would tell; it was not run` };
}

function at(file: string, line: number): string {
  return codeSpan(`${file}:${line}`);
}

function some(texts: readonly string[]): string {
  const more = texts.length > mostPlaces ? ` and ${texts.length - mostPlaces} more` : '';
  return `${texts.slice(0, mostPlaces).join(', ')}${more}`;
}

import type { Evidence, FileHistory, RuleHit } from '../../domain/evidence';
import { oneLine } from '../clean';
import { clip } from './answer-text';
import { dataBlock } from './data-block';
import type { Section } from './room';

/**
 * Facts that are lists, one section a kind. Of secrets the places alone.
 * @param evidence as it may be sent: secrets blanked, nothing hidden
 */
export function factSections(evidence: Evidence): Section[] {
  return [
    list('hits of code rules', 'hits of code rules', 4, 0.2, ruleLines(evidence)),
    list('places of secrets', 'places of secrets (values withheld)', 5, 0.05, secretLines(evidence)),
    list('names', 'names of the task', 6, 0.05, nameLines(evidence)),
    list('project', 'commands and constraints', 6, 0.05, projectLines(evidence)),
    list('tests', 'tests of the files concerned', 7, 0.1, testLines(evidence)),
    list('history', 'files with a history', 8, 0.1, historyLines(evidence)),
    list('owners', 'owners of the files concerned', 8, 0.05, ownerLines(evidence)),
  ];
}

function list(name: string, what: string, rank: number, share: number, lines: readonly string[]): Section {
  return {
    what: `${what} told to the model`,
    share,
    rank,
    pieces: lines.map((line) => `${line}\n`),
    print: (pieces) => dataBlock(pieces.join('').trimEnd(), { name }),
  };
}

function ruleLines({ rules }: Evidence): string[] {
  return (rules?.hits ?? []).map((hit) => {
    const { rule } = hit;
    const head = `- ${oneLine(hit.file)}: ${rule.title} (${rule.id}, ${rule.cwe}, ${hit.severity ?? rule.severity}). ${clip(hit.detail, 400)}`;
    return [oneLine(head), ...quoteLines(hit)].join('\n');
  });
}

/** The first lines of a quote, indented so that none of them can pass for an entry of the list. */
function quoteLines({ quote }: RuleHit): string[] {
  return quote
    .split('\n')
    .slice(0, 6)
    .map((line) => `    ${clip(line, 400)}`);
}

function secretLines({ secrets }: Evidence): string[] {
  return (secrets?.hits ?? []).map((hit) => oneLine(`- ${hit.file}, line ${hit.line}: ${hit.title}`));
}

function nameLines({ passages }: Evidence): string[] {
  if (passages === undefined) return [];
  const { namedFiles, missingFiles, unreadFiles = [], symbols, missingSymbols, leftOut } = passages;
  return [
    ...namedFiles.map((file) => `- file the task names: ${file}`),
    ...missingFiles.map((file) => `- file the task names, not in the workspace: ${file}`),
    ...unreadFiles.map(({ path, reason }) => `- file the task names, not read: ${path} (it is ${reason})`),
    ...symbols.map(({ name, file }) => `- ${name} is defined in ${file}`),
    ...missingSymbols.map((name) => `- ${name} stands nowhere in the files searched`),
    ...(leftOut ? [`- left out by ${leftOut.by}: ${leftOut.files} files`] : []),
  ].map(entry);
}

function projectLines({ commands }: Evidence): string[] {
  if (commands === undefined) return [];
  return [
    ...commands.ecosystems.map((ecosystem) => `- ${ecosystem}`),
    ...commands.commands.map(
      ({ kind, command, source, directory }) =>
        `- ${kind}: ${command} (${source}${directory === '.' ? '' : `, run in ${directory}`})`,
    ),
    ...commands.constraints.map(({ text, source }) => `- ${text} (${source})`),
  ].map(entry);
}

function testLines({ tests }: Evidence): string[] {
  const hidden = tests?.leftOut;
  const none = hidden ? `no test found; ${hidden.files} test files are left out` : 'no test found';
  return (tests?.covered ?? []).map(({ file, tests: found }) =>
    entry(`- ${file}: ${found.map(({ path, why }) => `${path} (${why})`).join(', ') || none}`),
  );
}

function historyLines({ history }: Evidence): string[] {
  if (history === undefined) return [];
  return [
    ...history.files.map(fileLine),
    ...history.together.map(
      (pair) => `- ${pair.path} changed together with ${pair.with} in ${pair.commits} commits`,
    ),
  ].map(entry);
}

function fileLine({ path, commits, recent, fixes }: FileHistory): string {
  const said = (list: FileHistory['recent']) =>
    list
      .slice(0, 3)
      .map((commit) => `"${clip(commit.subject, 100)}" (${commit.hash.slice(0, 8)})`)
      .join(', ');
  const fixed = fixes.length > 0 ? `; fixes: ${said(fixes)}` : '';
  return `- ${path}: ${commits} commits${recent.length > 0 ? `; latest: ${said(recent)}` : ''}${fixed}`;
}

function ownerLines({ owners }: Evidence): string[] {
  return (owners?.files ?? []).map(({ path, owners: who }) => entry(`- ${path}: ${who.join(', ')}`));
}

function entry(line: string): string {
  return clip(oneLine(line), 1_200);
}

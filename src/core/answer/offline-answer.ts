import type { Evidence } from '../../domain/evidence';
import type { ModeName } from '../../domain/mode';
import type { Task } from '../../domain/task';
import { oneLine } from '../clean';
import { counted } from '../count';
import { codeSpan, fenced, inline } from '../markdown';
import { endingOf, isTestFile } from '../test-files';
import { type AnswerPlace, type AnswerQuote, faintPlace, type Part, placesFor } from './places';

/** An answer as Markdown, and what it quotes. */
export interface OfflineAnswer {
  text: string;
  /** As the lines stand in their files; in `text` long lines are cut. */
  quotes: AnswerQuote[];
}

const mostTextLines = 60;
/** Kept for what follows the quotations. */
const reserved = 6;
const mostCharacters = 160;
const mostNames = 5;

const limits =
  'No model was asked. Without one this can only quote what stands in the workspace; it cannot explain or judge it.';

/**
 * What can be said to a question without a model: passages of the workspace as quotations with their places, and what
 * was not found. Not a word about the code is of our own making. About 60 lines at most.
 * @param mode `teacher` gets definitions first, then uses, then tests; `thinking` also what is known and what is not
 */
export function offlineAnswer(_task: Task, evidence: Evidence, mode: ModeName): OfflineAnswer {
  const places = placesFor(evidence);
  const lost = notFound(evidence);
  const intro = mode === 'thinking' ? [limits, '', ...known(evidence, places)] : [limits];
  if (places.length === 0) {
    const faint = faintPlace(evidence);
    const near = faint === null ? [] : ['', 'The nearest place:', ...quotation(faint)];
    const text = [...intro, '', ...nothing(evidence, faint), ...lost, ...near].join('\n');
    return { text, quotes: faint === null ? [] : [faint.quote] };
  }
  const groups = mode === 'teacher' ? taught(places, evidence) : [{ title: '', places, more: [] }];
  const text = [...intro];
  const quotes: AnswerQuote[] = [];
  const left: AnswerQuote[] = [];
  for (const { title, places: here, more } of groups) {
    const start = text.length;
    for (const place of here) {
      const lines = quotation(place);
      if (text.length + lines.length + lost.length + reserved > mostTextLines) left.push(place.quote);
      else {
        text.push(...lines);
        quotes.push(place.quote);
      }
    }
    const added = [...more, ...text.splice(start)];
    if (added.length > 0)
      text.push(...(title === '' ? [] : ['', `## ${title}`]), ...(more.length > 0 ? [''] : []), ...added);
  }
  if (left.length > 0)
    text.push(
      '',
      `Not quoted here: ${left.slice(0, mostNames).map(where).join(', ')}${left.length > mostNames ? ` and ${left.length - mostNames} more` : ''}.`,
    );
  if (lost.length > 0) text.push('', ...lost);
  return { text: text.join('\n'), quotes };
}

function quotation(place: AnswerPlace): string[] {
  const { quote, symbol, words, reasons } = place;
  const why =
    reasons.length > 0
      ? reasons.slice(0, 2)
      : words.length > 0
        ? [`has ${words.slice(0, mostNames).join(', ')}`]
        : [];
  const said = why.length === 0 ? '' : `: ${inline(why.join('; '))}`;
  const code = quote.code
    .split('\n')
    .map((line) => (line.length > mostCharacters ? `${line.slice(0, mostCharacters)}…` : line))
    .join('\n');
  return [
    '',
    `${where(quote)}${symbol === null ? '' : ` in ${codeSpan(symbol)}`}${said}`,
    '',
    ...fenced(code, endingOf(quote.file)).split('\n'),
  ];
}

/** `src/a.ts:4-6` as code. */
function where({ file, startLine, endLine }: AnswerQuote): string {
  return codeSpan(`${oneLine(file)}:${startLine}${endLine > startLine ? `-${endLine}` : ''}`);
}

interface Group {
  title: string;
  places: AnswerPlace[];
  more: string[];
}

const titles: readonly (readonly [Part, string])[] = [
  ['definition', 'Where it is defined'],
  ['use', 'Where it stands'],
  ['test', 'Where it is tested'],
];

/** What a learner needs first stands first. */
function taught(places: readonly AnswerPlace[], { tests }: Evidence): Group[] {
  const files = new Set(places.map(({ quote }) => quote.file).filter((file) => !isTestFile(file)));
  const covering = (tests?.covered ?? [])
    .filter(({ file }) => files.has(file))
    .flatMap(({ file, tests: all }) =>
      all.slice(0, 2).map(({ path, why }) => `- ${codeSpan(path)}, for ${codeSpan(file)}: ${inline(why)}`),
    );
  return titles.map(([part, title]) => ({
    title,
    places: places.filter((place) => place.part === part),
    more: part === 'test' ? covering.slice(0, 3) : [],
  }));
}

/** What is known before anything is thought about it, and what is not. */
function known({ passages: facts, commands }: Evidence, places: readonly AnswerPlace[]): string[] {
  if (facts === undefined) return ['Known: nothing, as the workspace could not be searched.'];
  const files = new Set(places.map(({ quote }) => quote.file)).size;
  return [
    `Asked for: ${list(facts.words) || 'no word that could be searched for'}.`,
    `Known: ${counted(places.length, 'place')} in ${counted(files, 'file')}, of ${counted(facts.searchedFiles, 'file')} searched${commands?.ecosystems.length ? `; ${list(commands.ecosystems)}` : ''}.`,
    'Not known: what follows from them. That takes a reader or a model.',
  ];
}

function nothing({ passages: facts }: Evidence, faint: AnswerPlace | null): string[] {
  if (facts === undefined) return ['The workspace could not be searched; see the coverage of this run.'];
  const words = facts.words.length === 0 ? '' : ` for ${list(facts.words)}`;
  const alone = faint === null ? '' : ` No place has more of that than ${list(faint.words)}.`;
  return [
    `Nothing in the workspace answers this: ${counted(facts.searchedFiles, 'file')} searched${words}.${alone}`,
    ...(facts.leftOut ? [`${counted(facts.leftOut.files, 'file')} left out by ${facts.leftOut.by}.`] : []),
  ];
}

/** What the question names and the workspace does not have. */
function notFound({ passages: facts }: Evidence): string[] {
  if (facts === undefined) return [];
  return [
    ...(facts.missingFiles.length > 0 ? [`Named, but not there: ${list(facts.missingFiles)}.`] : []),
    ...(facts.missingSymbols.length > 0
      ? [`Named, and found nowhere in the workspace: ${list(facts.missingSymbols)}.`]
      : []),
    ...(facts.unreadFiles ?? [])
      .slice(0, mostNames)
      .map(({ path, reason }) => `${codeSpan(path)} was not read: it is ${inline(reason)}.`),
  ];
}

function list(names: readonly string[]): string {
  const shown = names.slice(0, mostNames).map(codeSpan).join(', ');
  return names.length > mostNames ? `${shown} and ${names.length - mostNames} more` : shown;
}

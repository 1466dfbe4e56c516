import { pattern } from './letters';
import { formHeading } from './task-file';

const analysed = 64 * 1024;
const longest = 400;

export type SectionKind = 'expected' | 'actual' | 'reproduce' | 'wanted' | 'noise' | 'text';

/** A sentence or list item of the task, and which part of an issue form it stands in. */
export interface Sentence {
  text: string;
  item: boolean;
  section: SectionKind;
  /** True for words that only announce a list, such as `For the next release:`. */
  leadIn: boolean;
}

const headings: readonly (readonly [SectionKind, RegExp])[] = [
  ['expected', /\bexpect|\bshould\b/i],
  [
    'actual',
    /\b(?:actual\w*|current behaviou?r|what happens|observed|describe the (?:bug|problem|issue|vulnerability)|problem)\b/i,
  ],
  ['reproduce', /\b(?:reproduc\w*|steps|repro|what did you do)\b/i],
  ['wanted', /\b(?:acceptance|requirements?|wanted|proposal|solution|todo|tasks?|goals?|scope|feature)\b/i],
  [
    'noise',
    /\b(?:environment|versions?|system info|checklist|prerequisites|participation|additional (?:context|comments)|screenshots?|logs?|stack ?trace|browsers?|operating system|parser are you using|code of conduct)\b/i,
  ],
];
/** The body taken apart: its sentences, its headings, and whether a stack trace or error stands in it. */
export interface Parts {
  all: Sentence[];
  headings: string[];
  trace: boolean;
  of(kind: SectionKind): string[];
}

/** Running text as sentences and list items; code blocks, stack traces, quotes and comments are left out. */
export function apart(body: string, title = ''): Parts {
  const all: Sentence[] = [];
  const said: string[] = [];
  let section: SectionKind = formHeading.test(title.trim()) ? sectionOf(title) : 'text';
  let fence: string | null = null;
  let trace = false;
  let paragraph: string[] = [];
  let inItem = false;
  let lead = '';
  const flush = () => {
    const text = paragraph.join(' ').replace(/\s+/g, ' ').trim();
    paragraph = [];
    for (const piece of inItem ? [itemText(text, lead)] : sentences(text)) {
      const words = piece.match(pattern('[L0-9]+', 'g'))?.length ?? 0;
      if (words < (inItem ? 1 : 2) || (inItem && aboutThePerson.test(piece))) continue;
      all.push({ text: shortened(piece), item: inItem, section, leadIn: false });
    }
    inItem = false;
  };
  const withoutComments = body.slice(0, analysed).replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  for (const line of withoutComments.split('\n')) {
    const mark = /^\s{0,3}(```+|~~~+)/.exec(line)?.[1];
    if (mark) {
      flush();
      fence = fence === null ? mark : mark.startsWith(fence) ? null : fence;
      continue;
    }
    if (isTraceLine(line)) trace = true;
    if (fence !== null) continue;
    const heading =
      /^\s{0,3}#{1,6}\s+(.{1,200})$|^\s{0,3}\*\*([^*]{1,80})\*\*:?\s*$|^([A-Z][\w ]{3,40}):\s*$/.exec(line);
    const bullet = /^\s{0,6}(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(line);
    if (heading) {
      flush();
      lead = '';
      const text = heading[1] ?? heading[2] ?? heading[3] ?? '';
      said.push(text);
      section = sectionOf(text);
    } else if (line.trim() === '' || isTraceLine(line) || /^\s*>/.test(line)) flush();
    else if (bullet) {
      const first = !inItem;
      flush();
      if (first) lead = leadInOf(all) ?? lead;
      inItem = true;
      paragraph.push(bullet[1] ?? '');
    } else if (paragraph.length > 0 || !/^(?: {4}|\t)/.test(line)) paragraph.push(line.trim());
  }
  flush();
  const of = (kind: SectionKind) => all.filter((s) => s.section === kind && !s.leadIn).map((s) => s.text);
  return { all, headings: said, trace, of };
}

const aboutThePerson = /^I(?:'m|'ve|'d| am| have| would| will| agree| read| searched)\b/;

/** The sentence in front of a list, when it is not one of its own. Null when there is none. */
function leadInOf(all: Sentence[]): string | null {
  const last = all.at(-1);
  if (!last || last.item || /[.!?)]$/.test(last.text)) return null;
  last.leadIn = true;
  last.text = last.text.replace(/[:,]$/, '');
  return last.text;
}

/** An item without the comma behind it; `that …` and the like are completed by the words in front of the list. */
function itemText(text: string, lead: string): string {
  const bare = text.replace(/(?:[,;]|[,;]? and)$/, '');
  const open = /^(?:that|what|how|why|whether|when|where|which|who|if)\b/.test(bare) && lead !== '';
  return open ? `${lead} ${bare}` : bare;
}

function sectionOf(heading: string): SectionKind {
  return headings.find(([, pattern]) => pattern.test(heading))?.[0] ?? 'text';
}

/** The text without the lines of stack traces; the number of lines stays. */
export function withoutTraceLines(text: string): string {
  return text
    .slice(0, analysed)
    .split('\n')
    .map((line, index, lines) => (isTraceLine(line) || isTraceCode(line, lines[index - 1]) ? '' : line))
    .join('\n');
}

/** Python prints the code of a frame below it. */
function isTraceCode(line: string, before: string | undefined): boolean {
  return /^ {4,}\S/.test(line) && /^\s*File "[^"]+", line \d+/.test(before ?? '');
}

/** Lines of a stack trace or log say nothing as sentences. */
function isTraceLine(line: string): boolean {
  return (
    /^\s+at\s\S/.test(line) ||
    /^\s*File "[^"]+", line \d+/.test(line) ||
    /^\s*(?:Traceback \(most recent|goroutine \d+ \[|thread '[^']*' panicked|Caused by:|\.\.\. \d+ more)/.test(
      line,
    ) ||
    /^\s*(?:[A-Z][\w.]*)?(?:Error|Exception|Panic)\b[^.:]{0,40}:/.test(line) ||
    /^\s*#\d+\s/.test(line) ||
    /^\s*\d{4}-\d\d-\d\dT?\s?\d\d:\d\d/.test(line)
  );
}

/** Splits at a full stop that ends a sentence, not at one inside `a.b.c`, `e.g.` or `1.5`. */
function sentences(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const stop of text.matchAll(/[.!?]+(?=\s+[A-Z\u00c0-\u00de"'`*0-9])/g)) {
    const before = text.slice(from, stop.index);
    if (/\b(?:e\.g|i\.e|etc|vs|cf|resp)$/i.test(before)) continue;
    pieces.push(text.slice(from, stop.index + stop[0].length).trim());
    from = stop.index + stop[0].length;
  }
  pieces.push(text.slice(from).trim());
  return pieces.map((piece) => piece.replace(/^(?:and|but) /, '')).filter(Boolean);
}

function shortened(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest - 40))} …`;
}

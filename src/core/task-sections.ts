const analysed = 64 * 1024;
const longest = 400;

export type SectionKind = 'expected' | 'actual' | 'reproduce' | 'wanted' | 'noise' | 'text';

/** A sentence or list item of the task, and which part of an issue form it stands in. */
export interface Sentence {
  text: string;
  item: boolean;
  section: SectionKind;
}

const headings: readonly (readonly [SectionKind, RegExp])[] = [
  ['expected', /\bexpect/i],
  ['actual', /\b(?:actual|current behaviou?r|what happens|observed)\b/i],
  ['reproduce', /\b(?:reproduc\w*|steps|repro)\b/i],
  ['wanted', /\b(?:acceptance|requirements?|wanted|proposal|solution|todo|tasks?|goals?|scope)\b/i],
  [
    'noise',
    /\b(?:environment|versions?|system info|checklist|additional context|screenshots?|logs?|stack ?trace|browsers?|operating system)\b/i,
  ],
];

/** Running text as sentences and list items; code blocks, stack traces, quotes and comments are left out. */
export function apart(body: string): { all: Sentence[]; of(kind: SectionKind): string[] } {
  const all: Sentence[] = [];
  let section: SectionKind = 'text';
  let fence: string | null = null;
  let paragraph: string[] = [];
  const flush = (item: boolean) => {
    const text = paragraph.join(' ').replace(/\s+/g, ' ').trim();
    paragraph = [];
    const pieces = item ? [text] : sentences(text);
    for (const piece of pieces) {
      const words = piece.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
      if (words >= 2 || (item && words >= 1)) all.push({ text: shortened(piece), item, section });
    }
  };
  const withoutComments = body.slice(0, analysed).replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  let inItem = false;
  for (const line of withoutComments.split('\n')) {
    const mark = /^\s{0,3}(```+|~~~+)/.exec(line)?.[1];
    if (mark) {
      flush(inItem);
      inItem = false;
      fence = fence === null ? mark : mark.startsWith(fence) ? null : fence;
      continue;
    }
    if (fence !== null) continue;
    const heading =
      /^\s{0,3}#{1,6}\s+(.{1,200})$|^\s{0,3}\*\*([^*]{1,80})\*\*:?\s*$|^([A-Z][\w ]{3,40}):\s*$/.exec(line);
    const bullet = /^\s{0,6}(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(line);
    if (heading) {
      flush(inItem);
      inItem = false;
      section = sectionOf(heading[1] ?? heading[2] ?? heading[3] ?? '');
    } else if (line.trim() === '' || isTraceLine(line) || /^\s*>/.test(line)) {
      flush(inItem);
      inItem = false;
    } else if (bullet) {
      flush(inItem);
      inItem = true;
      paragraph.push(bullet[1] ?? '');
    } else paragraph.push(line.trim());
  }
  flush(inItem);
  return { all, of: (kind) => all.filter((s) => s.section === kind).map((s) => s.text) };
}

function sectionOf(heading: string): SectionKind {
  return headings.find(([, pattern]) => pattern.test(heading))?.[0] ?? 'text';
}

/** The text without the lines of stack traces; the number of lines stays. */
export function withoutTraceLines(text: string): string {
  return text
    .slice(0, analysed)
    .split('\n')
    .map((line) => (isTraceLine(line) ? '' : line))
    .join('\n');
}

/** Lines of a stack trace or log say nothing as sentences. */
function isTraceLine(line: string): boolean {
  return (
    /^\s+at\s\S/.test(line) ||
    /^\s*File "[^"]+", line \d+/.test(line) ||
    /^\s*(?:Traceback \(most recent|goroutine \d+ \[|thread '[^']*' panicked|Caused by:|\.\.\. \d+ more)/.test(
      line,
    ) ||
    /^\s*(?:[A-Z][\w.]*)?(?:Error|Exception|Panic)\b[^.]{0,40}:/.test(line) ||
    /^\s*#\d+\s/.test(line) ||
    /^\s*\d{4}-\d\d-\d\dT?\s?\d\d:\d\d/.test(line)
  );
}

/** Splits at a full stop that ends a sentence, not at one inside `a.b.c`, `e.g.` or `1.5`. */
function sentences(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const stop of text.matchAll(/[.!?]+(?=\s+[\p{Lu}"'`*\p{N}])/gu)) {
    const before = text.slice(from, stop.index);
    if (/\b(?:e\.g|i\.e|etc|vs|cf|resp)$/i.test(before)) continue;
    pieces.push(text.slice(from, stop.index + stop[0].length).trim());
    from = stop.index + stop[0].length;
  }
  pieces.push(text.slice(from).trim());
  return pieces.filter(Boolean);
}

function shortened(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest - 40))} …`;
}

/** Tags whose content is somebody else's or collapsed, until they are closed. */
const block = 'details|blockquote|pre';
/** Tags whose content is code, if they are closed in the same paragraph. */
const inline = 'code|samp|kbd';
const token = new RegExp(`\\\\[\\\\\`<]|\`+|<!--|<(/?)(${block}|${inline})(?=[\\s>/])[^<>]{0,500}>`, 'gi');

const mostOpen = 100;
const isBlock = new RegExp(`^(?:${block})$`, 'i');

/** What a paragraph hides: whether each line's start is hidden, and which block tags are open behind it. */
export interface Hidden {
  lines: boolean[];
  open: readonly string[];
}

/**
 * Which lines of a paragraph begin inside a code span, a comment, or a tag that quotes or collapses. Linear: every
 * search for a closing mark goes on where the one before it ended.
 * @param before block tags open in front of it, the outermost first
 * @param isHtml backticks mean nothing in it
 */
export function hiddenLines(
  paragraph: readonly string[],
  before: readonly string[],
  isHtml: boolean,
): Hidden {
  const text = paragraph.join('\n');
  if (!/[`<]/.test(text)) return { lines: paragraph.map(() => before.length > 0), open: before };
  const spans: [from: number, to: number][] = [];
  const closerOf = closers(text);
  const open = [...before];
  let openedAt = -1;
  token.lastIndex = 0;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [mark, slash, tag] = match;
    if (mark.startsWith('\\') || (isHtml && mark.startsWith('`'))) continue;
    if (tag !== undefined && isBlock.test(tag)) {
      const name = tag.toLowerCase();
      if (slash === '') {
        if (open.length === 0) openedAt = match.index;
        if (open.length < mostOpen) open.push(name);
      } else {
        // An end of something else closes nothing.
        const place = open.lastIndexOf(name);
        if (place >= 0) open.length = place;
        if (place === 0) spans.push([openedAt, match.index]);
      }
      continue;
    }
    if (slash === '/') continue;
    const end = closerOf(mark, tag, match.index);
    if (end === null) continue;
    spans.push([match.index, end]);
    token.lastIndex = end;
  }
  if (open.length > 0) spans.push([openedAt, text.length]);
  return { lines: within(paragraph, spans), open };
}

/** Where what opens at `from` ends: behind its closing mark; null when it has none. */
function closers(text: string): (mark: string, tag: string | undefined, from: number) => number | null {
  const runs = new Map<number, number[]>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const places = runs.get(run.length);
    if (places) places.push(index);
    else runs.set(run.length, [index]);
  }
  const next = new Map<number, number>();
  const gone = new Set<string>();
  const sought = (closing: string, from: number): number | null => {
    if (gone.has(closing)) return null;
    const at = text.indexOf(closing, from);
    if (at < 0) gone.add(closing);
    return at < 0 ? null : at + closing.length;
  };
  return (mark, tag, from) => {
    if (mark === '<!--') return sought('-->', from + 2);
    if (tag !== undefined) return sought(`</${tag}>`, from);
    const places = runs.get(mark.length) ?? [];
    let index = next.get(mark.length) ?? 0;
    while (index < places.length && (places[index] ?? 0) < from + mark.length) index++;
    next.set(mark.length, index);
    const place = places[index];
    return place === undefined ? null : place + mark.length;
  };
}

/** Whether each line begins inside one of the spans. Spans may hold one another. */
function within(paragraph: readonly string[], spans: [number, number][]): boolean[] {
  spans.sort((a, b) => a[0] - b[0]);
  let next = 0;
  let hiddenTo = -1;
  let at = 0;
  return paragraph.map((line) => {
    for (; next < spans.length && (spans[next]?.[0] ?? 0) < at; next++) {
      hiddenTo = Math.max(hiddenTo, spans[next]?.[1] ?? 0);
    }
    const hidden = at < hiddenTo;
    at += line.length + 1;
    return hidden;
  });
}

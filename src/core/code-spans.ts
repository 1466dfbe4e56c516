/** A stretch of a text: offsets, the end not included. */
export type Span = readonly [from: number, to: number];

/**
 * The code in a Markdown text: fenced blocks that are closed, and code between backticks within a line. For texts of
 * models, which may end anywhere: what is never closed counts for nothing. In order; linear.
 */
export function codeSpans(text: string): Span[] {
  const spans: Span[] = [];
  let inside: Span[] = [];
  let fence: { mark: string; from: number } | null = null;
  let at = 0;
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === null) {
      const isFence =
        mark !== undefined && !(mark.startsWith('`') && line.trimStart().slice(mark.length).includes('`'));
      if (isFence) fence = { mark, from: at };
      else inLine(line, at, spans);
    } else if (mark?.startsWith(fence.mark) && line.trim() === mark) {
      spans.push([fence.from, at + line.length]);
      fence = null;
      inside = [];
    } else inLine(line, at, inside);
    at += line.length + 1;
  }
  return [...spans, ...inside];
}

function inLine(line: string, at: number, spans: Span[]): void {
  if (!line.includes('`')) return;
  const open = new Map<number, number>();
  const runs = [...line.matchAll(/`+/g)];
  const next = runs.map(() => -1);
  for (let index = runs.length - 1; index >= 0; index--) {
    const length = runs[index]?.[0].length ?? 0;
    next[index] = open.get(length) ?? -1;
    open.set(length, index);
  }
  for (let index = 0; index < runs.length; index++) {
    const closer = next[index] ?? -1;
    const [from, to] = [runs[index], runs[closer]];
    if (from === undefined || to === undefined) continue;
    spans.push([at + from.index, at + to.index + to[0].length]);
    index = closer;
  }
}

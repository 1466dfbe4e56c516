/** A loop that stands in another, by the indentation of the code; lines count from the first one given. */
export interface NestedLoop {
  /** Line of the outermost loop. */
  outer: number;
  /** Line of the innermost one. */
  inner: number;
  /** How many loops stand in one another, at least 2. */
  depth: number;
}

const head =
  /^(?:\}\s{0,4})?(?:(?:for|while)\s{0,4}(?:await\s{0,4})?\(|foreach\s{0,4}\(|(?:async\s{1,4})?for\s[^\n]{1,200}\sin\s[^\n]{1,200}:$|while\s[^\n]{1,200}:$|(?:for|while|loop)\b[^\n]{0,200}\{$)/;
const comment = /^(?:\/\/|#|\*|\/\*|--)/;
const longest = 400;

/** Where a loop stands in a loop, the deepest first; each innermost loop once. */
export function nestedLoops(code: string): NestedLoop[] {
  const open: { indent: number; line: number; holds: boolean }[] = [];
  const found: NestedLoop[] = [];
  const close = (indent: number) => {
    for (let last = open.at(-1); last !== undefined && last.indent >= indent; last = open.at(-1)) {
      if (!last.holds && open.length > 1)
        found.push({ outer: open[0]?.line ?? last.line, inner: last.line, depth: open.length });
      open.pop();
    }
  };
  code.split('\n').forEach((text, index) => {
    const trimmed = text.slice(0, longest).trim();
    if (trimmed === '' || comment.test(trimmed)) return;
    const indent = text.slice(0, longest).replaceAll('\t', '    ').search(/\S/);
    close(indent);
    if (!head.test(trimmed)) return;
    const around = open.at(-1);
    if (around !== undefined) around.holds = true;
    open.push({ indent, line: index + 1, holds: false });
  });
  close(0);
  return found.sort((a, b) => b.depth - a.depth || a.inner - b.inner);
}

/** A settings file as read: values with their places. Lines and columns count from 1. */
export type SourceNode = { line: number; column: number } & (
  | { kind: 'map'; entries: readonly SourceEntry[] }
  | { kind: 'list'; items: readonly SourceNode[] }
  | { kind: 'scalar'; value: string | number | boolean | null }
);
export interface SourceEntry {
  key: string;
  line: number;
  column: number;
  node: SourceNode;
}

/** Deeper nesting is no settings file. */
export const deepest = 32;

/** What is wrong with a file's text, and where. `message` is the rest of a sentence: `there is no …`. */
export class MalformedText extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, line: number, column: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

/** The values without their places. Keys stay own properties, `__proto__` too. */
export function plain(node: SourceNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(plain);
  return Object.fromEntries(node.entries.map((entry) => [entry.key, plain(entry.node)]));
}

/** Values that were read elsewhere, as nodes that all stand at one place. What is nested too deeply is empty. */
export function nodeOf(value: unknown, line: number, depth = 0): SourceNode {
  const place = { line, column: 1 };
  if (depth > deepest) return { ...place, kind: 'scalar', value: null };
  if (Array.isArray(value)) {
    return { ...place, kind: 'list', items: value.map((item) => nodeOf(item, line, depth + 1)) };
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => ({
      ...place,
      key,
      node: nodeOf(item, line, depth + 1),
    }));
    return { ...place, kind: 'map', entries };
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return { ...place, kind: 'scalar', value };
  }
  return { ...place, kind: 'scalar', value: null };
}

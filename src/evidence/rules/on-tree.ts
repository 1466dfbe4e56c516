import type { SyntaxNode } from '../../domain/ports';

/** A node of the syntax tree as a plain value: cheap to walk up and down. Rows count from 0, offsets in UTF-16 units. */
export interface Node {
  readonly type: string;
  readonly isNamed: boolean;
  readonly start: number;
  readonly end: number;
  readonly row: number;
  readonly endRow: number;
  readonly parent: Node | null;
  /** All children, also the unnamed ones (operators, keywords). */
  readonly children: Node[];
  readonly raw: SyntaxNode;
  /** Children by field name, filled as they are asked for. */
  readonly fields: Map<string, Node | null>;
}

/** Deeper trees are not code that people write, and each walk up them costs their depth. */
const deepest = 1_500;

/** Copies the parser's tree; null when it nests too deep. Not recursive. */
export function plant(root: SyntaxNode): Node | null {
  const top = copy(root, null);
  const open = [top];
  const depths = new Map<Node, number>();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const depth = (node.parent === null ? 0 : (depths.get(node.parent) ?? 0)) + 1;
    if (depth > deepest) return null;
    depths.set(node, depth);
    for (const child of node.raw.children) {
      if (child === null) continue;
      const made = copy(child, node);
      node.children.push(made);
      open.push(made);
    }
  }
  return top;
}

function copy(raw: SyntaxNode, parent: Node | null): Node {
  return {
    type: raw.type,
    isNamed: raw.isNamed,
    start: raw.startIndex,
    end: raw.endIndex,
    row: raw.startPosition.row,
    endRow: raw.endPosition.row,
    parent,
    children: [],
    raw,
    fields: new Map(),
  };
}

/** The child in a field of the grammar. */
export function field(node: Node, name: string): Node | null {
  const known = node.fields.get(name);
  if (known !== undefined) return known;
  const raw = node.raw.childForFieldName(name);
  const found = raw === null ? null : (node.children.find((child) => child.raw.id === raw.id) ?? null);
  node.fields.set(name, found);
  return found;
}

/** The named children, comments left out. */
export function kids(node: Node): Node[] {
  return node.children.filter((child) => child.isNamed && child.type !== 'comment');
}

/** All nodes below and including this one, in source order. */
export function* within(node: Node): Generator<Node> {
  const open = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    for (let at = next.children.length - 1; at >= 0; at -= 1) open.push(next.children[at] as Node);
  }
}

/** The nearest node above (not this one) of one of the types. */
export function above(node: Node, types: ReadonlySet<string>): Node | null {
  let at = node.parent;
  while (at !== null && !types.has(at.type)) at = at.parent;
  return at;
}

/** True when `inner` is `outer` or stands in it. */
export function contains(outer: Node, inner: Node): boolean {
  let at: Node | null = inner;
  while (at !== null && at !== outer) at = at.parent;
  return at === outer;
}

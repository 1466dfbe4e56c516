import type { SyntaxNode } from '../../domain/ports';

/**
 * A node of the syntax tree. To ask the parser costs more than most answers are worth: each question is put to it
 * when it is first asked here, and the answer is kept. Rows count from 0, offsets in UTF-16 units.
 */
export interface Node {
  readonly raw: SyntaxNode;
  readonly type: string;
  readonly start: number;
  readonly row: number;
  readonly end: number;
  readonly endRow: number;
  readonly isNamed: boolean;
  /** As it stands in the file. */
  readonly text: string;
  readonly parent: Node | null;
  /** All children, also the unnamed ones (operators, keywords). */
  readonly children: readonly Node[];
}

/** What the nodes of one tree share. */
interface Tree {
  text: string;
  nodes: Map<number, Kept>;
  isCut: boolean;
}

type Writable<T> = { -readonly [key in keyof T]: T[key] };

/** A node with the answers so far. */
interface Kept extends Node {
  tree: Tree;
  depth: number;
  keptEnd: number | undefined;
  keptEndRow: number | undefined;
  keptNamed: boolean | undefined;
  keptText: string | undefined;
  keptParent: Node | null | undefined;
  keptChildren: readonly Node[] | undefined;
  keptKids: readonly Node[] | undefined;
  keptFields: Map<string, Node | null> | undefined;
}

/** Deeper trees are not code that people write, and each walk up them costs their depth. */
const deepest = 400;
/** They have no children: the parser need not be asked. */
const leaves = new Set([
  'identifier',
  'property_identifier',
  'shorthand_property_identifier',
  'string_fragment',
  'comment',
  'number',
]);
const none: readonly Node[] = [];

function isLeaf(type: string): boolean {
  return leaves.has(type) || !/^[A-Za-z_]/.test(type);
}

const questions: ThisType<Kept> = {
  get end() {
    this.keptEnd ??= this.raw.endIndex;
    return this.keptEnd;
  },
  get endRow() {
    this.keptEndRow ??= this.raw.endPosition.row;
    return this.keptEndRow;
  },
  get isNamed() {
    this.keptNamed ??= this.raw.isNamed;
    return this.keptNamed;
  },
  get text() {
    this.keptText ??= this.tree.text.slice(this.start, this.end);
    return this.keptText;
  },
  get parent() {
    if (this.keptParent === undefined) {
      const raw = this.raw.parent;
      this.keptParent = raw === null ? null : nodeOf(raw, this.tree);
    }
    return this.keptParent;
  },
  get children() {
    this.keptChildren ??= childrenOf(this);
    return this.keptChildren;
  },
};

function childrenOf(node: Kept): readonly Node[] {
  return isLeaf(node.type) ? none : grown(node, node.raw.children);
}

function namedOf(node: Kept): readonly Node[] {
  if (node.keptChildren !== undefined) return node.keptChildren.filter((child) => child.isNamed);
  const found = isLeaf(node.type) ? none : grown(node, node.raw.namedChildren);
  for (const child of found) (child as Kept).keptNamed = true;
  return found;
}

function grown(node: Kept, all: SyntaxNode['children']): readonly Node[] {
  if (all.length === 0 || isDeepest(node)) return none;
  const found: Node[] = [];
  for (const raw of all) if (raw !== null) found.push(childOf(node, raw));
  return found;
}

function isDeepest(node: Kept): boolean {
  if (node.depth < deepest) return false;
  node.tree.isCut = true;
  return true;
}

function childOf(node: Kept, raw: SyntaxNode): Kept {
  const child = nodeOf(raw, node.tree);
  child.keptParent = node;
  child.depth = node.depth + 1;
  return child;
}

/** The one node that stands for a node of the parser, whichever way it is reached. */
function nodeOf(raw: SyntaxNode, tree: Tree): Kept {
  const known = tree.nodes.get(raw.id);
  if (known !== undefined) return known;
  const node: Writable<Kept> = Object.create(questions);
  node.raw = raw;
  node.type = raw.type;
  node.start = raw.startIndex;
  node.row = raw.startPosition.row;
  node.tree = tree;
  node.depth = 0;
  node.keptEnd = undefined;
  node.keptEndRow = undefined;
  node.keptNamed = undefined;
  node.keptText = undefined;
  node.keptParent = undefined;
  node.keptChildren = undefined;
  node.keptKids = undefined;
  node.keptFields = undefined;
  tree.nodes.set(raw.id, node);
  return node;
}

/** The root of the parser's tree over `text`. Below a great depth it ends; `isCut` tells. */
export function plant(root: SyntaxNode, text: string): Node {
  const node = nodeOf(root, { text, nodes: new Map(), isCut: false });
  node.keptParent = null;
  return node;
}

/** True when a part of the tree was left out because it nests too deep. */
export function isCut(root: Node): boolean {
  return (root as Kept).tree.isCut;
}

/** The child in a field of the grammar. */
export function field(node: Node, name: string): Node | null {
  const kept = node as Kept;
  kept.keptFields ??= new Map();
  const known = kept.keptFields.get(name);
  if (known !== undefined) return known;
  const raw = node.raw.childForFieldName(name);
  const found = raw === null || isDeepest(kept) ? null : childOf(kept, raw);
  kept.keptFields.set(name, found);
  return found;
}

/** The named children, comments left out. */
export function kids(node: Node): readonly Node[] {
  const kept = node as Kept;
  kept.keptKids ??= namedOf(kept).filter((child) => child.type !== 'comment');
  return kept.keptKids;
}

/** True when the text of a node matches; a long text is looked through once for all who ask. */
export function says(node: Node, pattern: RegExp): boolean {
  const answers = said.get(node) ?? new Map<string, boolean>();
  said.set(node, answers);
  const key = String(pattern);
  const found = answers.get(key) ?? pattern.test(node.text);
  answers.set(key, found);
  return found;
}

const said = new WeakMap<Node, Map<string, boolean>>();

/** All nodes below and including this one, in source order. */
export function* within(node: Node): Generator<Node> {
  const open = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    const { children } = next;
    for (let at = children.length - 1; at >= 0; at -= 1) open.push(children[at] as Node);
  }
}

/** All nodes of some types below and including this one, in source order; quicker than a walk. */
export function ofTypes(node: Node, types: ReadonlySet<string>): Node[] {
  if (types.size === 0) return [];
  const { tree } = node as Kept;
  return node.raw.descendantsOfType([...types]).flatMap((raw) => (raw === null ? [] : nodeOf(raw, tree)));
}

/** The nearest node above (not this one) of one of the types. */
export function above(node: Node, types: ReadonlySet<string>): Node | null {
  let at = node.parent;
  while (at !== null && !types.has(at.type)) at = at.parent;
  return at;
}

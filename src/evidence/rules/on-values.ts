import { bare, expression } from './on-expressions';
import type { CodeFile } from './on-file';
import {
  follow,
  isBuiltInConstant,
  isFixed,
  isFixedCollection,
  isSettledMember,
  returnsOf,
} from './on-fixed';
import { isHarmlessCall, isHarmlessType } from './on-harmless';
import { remembered } from './on-memory';
import { type Definition, reaching } from './on-names';
import { pathOf } from './on-paths';
import { addedTo, pathJoining, strips, unchanged, wrapping } from './on-text';
import { field, type Node } from './on-tree';

/** A text taken apart: pieces that are known, and expressions that are not, in order. */
export interface Pieces {
  list: readonly Piece[];
  /** True when text was put together from several pieces on the way. */
  joined: boolean;
}
export type Piece = { text: string } | { node: Node };

const deepest = 10;
const longestKnown = 10_000;

/** Takes a text apart, through local names, constants, joins and functions of the same file. */
export const piecesOf = remembered((node: Node, file: CodeFile): Pieces => {
  const state = { joined: false, seen: new Set<Node>(), left: 200 };
  const list: Piece[] = [];
  gather(node, file, state, list, 0);
  return { list, joined: state.joined };
});

/** The pieces that are not known and not harmless. */
export function dynamicOf(pieces: Pieces): Node[] {
  return pieces.list.flatMap((piece) => ('node' in piece ? [piece.node] : []));
}

/** The known text, with `\u0000` where unknown pieces stand; the start of a very long one. */
export function knownText(pieces: Pieces): string {
  let known = '';
  for (const piece of pieces.list) {
    known += 'text' in piece ? piece.text.slice(0, longestKnown) : '\u0000';
    if (known.length > longestKnown) break;
  }
  return known;
}

/** True when everything an expression is put together from is known or harmless. */
export function isConstant(node: Node, file: CodeFile): boolean {
  return dynamicOf(piecesOf(node, file)).length === 0;
}

/** The one value an expression has, followed through names that are set once; undefined when unknown. */
export function constantOf(node: Node, file: CodeFile): string | number | boolean | null | undefined {
  const target = follow(node, file);
  const found = expression(target, file.dialect);
  return found.kind === 'constant' ? found.value : undefined;
}

interface State {
  joined: boolean;
  seen: Set<Node>;
  left: number;
}

function gather(start: Node, file: CodeFile, state: State, out: Piece[], depth: number): void {
  const node = bare(start);
  state.left -= 1;
  file.steps.left -= 1;
  if (depth > deepest || state.left < 0 || file.steps.left < 0) {
    out.push({ node });
    return;
  }
  const found = expression(node, file.dialect);
  const all = (parts: readonly Node[]) => {
    for (const part of parts) gather(part, file, state, out, depth + 1);
  };
  if (found.kind === 'constant') out.push({ text: String(found.value ?? '') });
  else if (found.kind === 'number' || found.kind === 'regex') out.push({ text: '' });
  else if (found.kind === 'join') {
    const isLine = found.parts.length > 1;
    state.joined ||= isLine;
    all(found.parts);
  } else if (found.kind === 'choice') all(found.options);
  else if (found.kind === 'name') gatherName(found.name, node, file, state, out, depth);
  else if (found.kind === 'member') gatherMember(found.object, found.property, node, file, state, out, depth);
  else if (found.kind === 'index') gatherIndex(found.object, node, file, out);
  else if (found.kind === 'call') gatherCall(node, file, state, out, depth);
  else out.push({ node });
}

function gatherName(
  name: string,
  node: Node,
  file: CodeFile,
  state: State,
  out: Piece[],
  depth: number,
): void {
  const all = reaching(file.names, name, node);
  if (all.length === 0) {
    out.push(isBuiltInConstant(name) ? { text: '' } : { node });
    return;
  }
  for (const one of all) {
    if (one.kind === 'import' || isHarmlessType(one.type)) out.push({ text: '' });
    else if (one.kind === 'append') {
      state.joined = true;
      visit(one, node, file, state, out, depth);
    } else if (one.kind === 'value' && one.via.length === 0) visit(one, node, file, state, out, depth);
    else if (isFixed(one, file)) out.push({ text: '' });
    else out.push({ node });
  }
}

function visit(one: Definition, use: Node, file: CodeFile, state: State, out: Piece[], depth: number): void {
  if (one.value === null) return;
  if (state.seen.has(one.node) || one.value === use) return;
  state.seen.add(one.node);
  gather(one.value, file, state, out, depth + 1);
  state.seen.delete(one.node);
}

function gatherMember(
  object: Node,
  property: string,
  node: Node,
  file: CodeFile,
  state: State,
  out: Piece[],
  depth: number,
): void {
  const target = expression(follow(object, file), file.dialect);
  if (target.kind === 'object') {
    const entry = target.entries.find((one) => one.key === property);
    if (entry !== undefined) {
      gather(entry.value, file, state, out, depth + 1);
      return;
    }
  }
  out.push(isSettledMember(object, property, node, file) ? { text: '' } : { node });
}

function gatherIndex(object: Node, node: Node, file: CodeFile, out: Piece[]): void {
  const path = pathOf(object, file);
  out.push(
    isFixedCollection(object, file) || path === 'process.env' || path === 'os.environ'
      ? { text: '' }
      : { node },
  );
}

function gatherCall(node: Node, file: CodeFile, state: State, out: Piece[], depth: number): void {
  const found = expression(node, file.dialect);
  if (found.kind !== 'call') return;
  const path = pathOf(found.callee, file);
  const callee = expression(found.callee, file.dialect);
  const method = callee.kind === 'member' ? callee.property : '';
  const next = (part: Node) => gather(part, file, state, out, depth + 1);
  if (isHarmlessCall(path, found.args)) out.push({ text: '' });
  else if (callee.kind === 'member' && unchanged.has(method)) next(callee.object);
  else if (callee.kind === 'member' && method === 'concat') {
    state.joined = true;
    for (const part of [callee.object, ...found.args]) next(part);
  } else if (callee.kind === 'member' && method === 'join' && !pathJoining.has(path))
    joinList(callee.object, found.args, node, file, state, out, depth);
  else if (callee.kind === 'member' && (method === 'replace' || method === 'replaceAll')) {
    if (strips(found.args, file)) out.push({ text: '' });
    else {
      state.joined ||=
        found.args[1] !== undefined && expression(found.args[1], file.dialect).kind !== 'constant';
      for (const part of [callee.object, ...found.args.slice(1)]) next(part);
    }
  } else if (path === 'min' || path === 'max') for (const part of found.args) next(part);
  else if (wrapping.has(path) && found.args[0]) next(found.args[0]);
  else if (pathJoining.has(path) || path === 'util.format') {
    state.joined = true;
    found.args.forEach((part, at) => {
      if (at > 0) out.push({ text: '/' });
      next(part);
    });
  } else if (callee.kind === 'member' && method === 'get' && isFixedCollection(callee.object, file))
    out.push({ text: '' });
  else if (!gatherReturns(path, file, state, out, depth)) out.push({ node });
}

/** `[a, b].join(' ')` and `' '.join([a, b])`. */
function joinList(
  object: Node,
  args: readonly Node[],
  node: Node,
  file: CodeFile,
  state: State,
  out: Piece[],
  depth: number,
): void {
  const source = file.dialect === 'python' ? args[0] : object;
  if (source === undefined) return;
  const target = follow(source, file);
  const list = expression(target, file.dialect);
  if (list.kind === 'list') {
    state.joined = true;
    const added = source.type === 'identifier' ? addedTo(source, file) : [];
    for (const item of [...list.items, ...added]) gather(item, file, state, out, depth + 1);
  } else if (isPlaceholders(target, file, state, depth)) out.push({ text: '' });
  else out.push({ node });
}

/** `ids.map(() => '?')`, `Array(n).fill('?')`, `['%s'] * n`, `'?' for _ in ids`: one constant, repeated. */
function isPlaceholders(node: Node, file: CodeFile, state: State, depth: number): boolean {
  const text = node.text;
  if (/^\[\s*['"](?:%s|\?)['"]\s*\]\s*\*/.test(text)) return true;
  if (/\.fill\(\s*['"`]\?['"`]\s*\)$/.test(text)) return true;
  const isComprehension = node.type === 'generator_expression' || node.type === 'list_comprehension';
  const found = isComprehension ? null : expression(node, file.dialect);
  const isMap = found?.kind === 'call' && /\.map$/.test(pathOf(found.callee, file));
  const callback = isMap ? found.args[0] : undefined;
  const body = field(callback ?? node, 'body');
  if (body === null || body.type === 'statement_block' || (!isComprehension && callback === undefined))
    return false;
  const inner: Piece[] = [];
  gather(body, file, state, inner, depth + 1);
  const given = callback === undefined ? '' : (field(callback, 'parameters')?.text ?? '');
  // The index may stand in a placeholder: `$${index + 1}`.
  return inner.every(
    (piece) => 'text' in piece || (/^(?:i|idx|index|n|_)$/.test(piece.node.text) && given.includes(',')),
  );
}

/** Follows a call of a function of this file to what it returns. */
function gatherReturns(path: string, file: CodeFile, state: State, out: Piece[], depth: number): boolean {
  const name = path.replace(/^(?:this|self)\./, '');
  const all = file.functions.get(name);
  const only = all?.[0];
  if (only === undefined || all?.length !== 1 || state.seen.has(only) || depth > 5) return false;
  const values = returnsOf(only);
  if (values.length === 0) return false;
  state.seen.add(only);
  for (const value of values) gather(value, file, state, out, depth + 1);
  state.seen.delete(only);
  return true;
}

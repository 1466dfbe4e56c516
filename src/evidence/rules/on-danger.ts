import { expression } from './on-expressions';
import type { Call, CodeFile } from './on-file';
import { follow } from './on-fixed';
import { isChecked } from './on-guards';
import { type Source, shorten } from './on-requests';
import { taintOf } from './on-taint';
import type { Node } from './on-tree';
import { dynamicOf, knownText, type Pieces, piecesOf } from './on-values';

/** What is known of a text that reaches a dangerous place, when not all of it is constant. */
export interface Danger {
  /** Where a stranger's text enters; null when that is not seen in this file. */
  source: Source | null;
  /** Put together from pieces, not handed on whole. */
  joined: boolean;
  pieces: Pieces;
  /** The parts that are not known. */
  dynamic: readonly Node[];
  /** The known text, with `\u0000` for the rest. */
  known: string;
  /** A sentence that names the parts. */
  detail: string;
}

/** Null when the text is constant, made safe, or looked at before `use`. */
export function dangerOf(text: Node, use: Node, file: CodeFile): Danger | null {
  const pieces = piecesOf(text, file);
  const dynamic = dynamicOf(pieces);
  if (dynamic.length === 0) return null;
  const source = taintOf(text, file);
  // Looked at where it is used, or where it was taken: `LIST.includes(x) ? x : 'a'`.
  const open = dynamic.filter((part) => !isChecked(part, use, file) && !isChecked(part, part, file));
  const tainted = source === null ? null : open.find((part) => taintOf(part, file) !== null);
  if (open.length === 0 || (source !== null && tainted === undefined && !pieces.joined)) return null;
  return {
    source: tainted == null ? null : source,
    joined: pieces.joined,
    pieces,
    dynamic: open,
    known: knownText(pieces),
    detail: sentence(open, source),
  };
}

function sentence(open: readonly Node[], source: Source | null): string {
  const names = [...new Set(open.map((part) => `\`${shorten(part)}\``))].slice(0, 3).join(', ');
  if (source === null) return `It is built with ${names}, which is not a constant.`;
  const from = `\`${source.text}\``;
  const who =
    source.kind === 'request'
      ? 'the request'
      : source.kind === 'page'
        ? 'the page address'
        : 'the command line';
  return names === from
    ? `It holds ${from}, which comes from ${who}.`
    : `It holds ${names}, which comes from ${who} (${from}).`;
}

/** The entry of an object argument, also through a name set once. */
export function option(node: Node | undefined, key: string, file: CodeFile): Node | null {
  if (node === undefined) return null;
  const found = expression(follow(node, file), file.dialect);
  return found.kind === 'object' ? (found.entries.find((entry) => entry.key === key)?.value ?? null) : null;
}

/** True when an argument or a keyword says `true` for `key`. */
export function says(
  call: Call,
  key: string,
  value: string | boolean | number | null,
  file: CodeFile,
): boolean {
  const given = [call.named.get(key), ...call.args.map((arg) => option(arg, key, file))];
  return given.some((node) => {
    if (node == null) return false;
    const found = expression(follow(node, file), file.dialect);
    return found.kind === 'constant' && found.value === value;
  });
}

/** True when the leading part of an address is fixed: what follows cannot change the host. */
export function hasFixedHost(danger: Danger): boolean {
  const start = danger.known.split('\u0000', 1)[0] ?? '';
  if (/^[a-z][a-z+.-]*:\/\/[^/?#]+[/?#]/i.test(start) || /^\/(?!\/|$)/.test(start)) return true;
  const first = danger.pieces.list[0];
  if (first === undefined || !('text' in first) || danger.pieces.list.length < 2) return false;
  // An empty first piece is a setting or an imported constant: the base address.
  return first.text === '' && danger.pieces.list.length > 1;
}

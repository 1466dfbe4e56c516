import { expression } from './on-expressions';
import type { CodeFile } from './on-file';
import { functionAround } from './on-names';
import type { Node } from './on-tree';

export const unchanged = new Set([
  'trim',
  'toLowerCase',
  'toUpperCase',
  'toString',
  'strip',
  'lower',
  'upper',
  'trimEnd',
  'trimStart',
  'rstrip',
  'lstrip',
  'encode',
  'decode',
  'normalize',
  'expanduser',
  'absolute',
]);
export const wrapping = new Set([
  'String',
  'str',
  'dedent',
  'textwrap.dedent',
  'text',
  'sqlalchemy.text',
  'Buffer.from',
  'pathlib.Path',
  'Path',
  'sql.SQL',
  'psycopg2.sql.SQL',
  'SQL',
  'literal',
  'bytes',
]);
export const pathJoining = new Set([
  'path.join',
  'path.resolve',
  'path.posix.join',
  'os.path.join',
  'os.path.abspath',
  'os.path.realpath',
  'os.path.normpath',
  'path.normalize',
  'posixpath.join',
]);

const adding = new Set(['push', 'append', 'unshift']);
const mostAdded = 30;

/** What is pushed or appended to a list by its name, in the same function. */
export function addedTo(list: Node, file: CodeFile): Node[] {
  const home = functionAround(list);
  const found: Node[] = [];
  for (const call of file.callsOn.get(list.text) ?? []) {
    if (!adding.has(call.written) || functionAround(call.node) !== home) continue;
    found.push(...call.args);
    if (found.length >= mostAdded) break;
  }
  return found;
}

/** `replace(/[^a-z]/g, '')` keeps only what it lists; `replace(/[.*+?]/g, '\\$&')` escapes. */
export function strips(args: readonly Node[], file: CodeFile): boolean {
  const found = args[0] === undefined ? null : expression(args[0], file.dialect);
  if (found?.kind !== 'regex' || !found.flags.includes('g')) return false;
  return (
    found.pattern.startsWith('[^') || /\.\.|[<&'"]/.test(found.pattern) || /\\\\\$&/.test(args[1]?.text ?? '')
  );
}

import { bare, expression } from './on-expressions';
import { type Call, type CodeFile, nameOfFunction } from './on-file';
import { returnsOf } from './on-fixed';
import { isCleaningCall, isHarmlessType, isNumericCall } from './on-harmless';
import { remembered } from './on-memory';
import { type Definition, reaching } from './on-names';
import { pathOf } from './on-paths';
import { isUploadPath, type Source, sourceOf } from './on-requests';
import { strips } from './on-text';
import { field, kids, type Node } from './on-tree';

const passing =
  /^(?:String|str|decodeURI(?:Component)?|unescape|JSON\.(?:parse|stringify)|json\.(?:loads|dumps)|Buffer\.from|path\.(?:posix\.)?(?:relative|join|resolve|normalize|extname)|os\.path\.(?:relpath|join|abspath|normpath|realpath|expanduser)|posixpath\.join|util\.format|Object\.(?:assign|values|keys|entries|fromEntries)|Array\.from|structuredClone|(?:pathlib\.)?(?:Pure)?Path|url\.(?:parse|resolve|format)|URL|URLSearchParams|querystring\.parse|qs\.parse|urllib\.parse\.(?:unquote\w*|urljoin|urlparse|parse_qs\w*|urlsplit|urlunparse)|unquote|urljoin|urlparse|parse_qs|base64\.\w*decode|atob|dict|list|tuple|io\.BytesIO|BytesIO|StringIO|io\.StringIO|next|text|sqlalchemy\.text|werkzeug\.\w+|copy\.(?:deep)?copy|_?\.?(?:merge|extend|cloneDeep)|textwrap\.dedent|dedent|set|sorted|reversed|Promise\.(?:all|resolve)|fileURLToPath|mark_safe|Markup)$/;
/** Methods whose result does not hold the text they are called on. */
const answering = new Set([
  'test',
  'includes',
  'startsWith',
  'endsWith',
  'startswith',
  'endswith',
  'indexOf',
  'has',
  'some',
  'every',
  'isdigit',
  'isalnum',
  'save',
  'exists',
  'is_file',
  'count',
  'charCodeAt',
  'charAt',
  'localeCompare',
  'push',
  'append',
  'setHeader',
  'set',
  'on',
  'pipe',
  'is_valid',
  'validate',
  'safeParse',
  'hasOwnProperty',
  'exec',
  'execute',
]);
const countable = new Set([
  'length',
  'size',
  'status',
  'ok',
  'method',
  'content_length',
  'content_type',
  'mimetype',
]);
const deepest = 14;

/** Whether what a stranger chooses can stand in the expression, and where it enters; null when not seen to. */
export const taintOf = remembered((node: Node, file: CodeFile): Source | null =>
  trace(node, file, new Set(), 0),
);

function trace(node: Node, file: CodeFile, seen: Set<Node>, depth: number): Source | null {
  const inner = bare(node);
  file.steps.left -= 1;
  if (depth > deepest || seen.has(inner) || seen.size > 400 || file.steps.left < 0) return null;
  seen.add(inner);
  const next = (part: Node | undefined | null) => (part == null ? null : trace(part, file, seen, depth + 1));
  const any = (list: readonly Node[]) => first(list, next);
  const found = expression(inner, file.dialect);
  switch (found.kind) {
    case 'join':
      return any(found.parts);
    case 'choice':
      return any(found.options);
    case 'list':
      return any(found.items);
    case 'object':
      return any([...found.entries.map((entry) => entry.value), ...found.spread]);
    case 'name':
      return (
        sourceOf(inner, file) ??
        first(reaching(file.names, found.name, inner), (one) => ofDefinition(one, file, seen, depth))
      );
    case 'member':
      if (countable.has(found.property) || isUploadPath(pathOf(inner, file))) return null;
      return sourceOf(inner, file) ?? next(found.object);
    case 'index':
      return sourceOf(inner, file) ?? next(found.object);
    case 'call':
      return ofCall(inner, file, seen, depth);
    default:
      return null;
  }
}

function first<T>(list: readonly T[], of: (one: T) => Source | null): Source | null {
  for (const one of list) {
    const found = of(one);
    if (found !== null) return found;
  }
  return null;
}

function ofDefinition(one: Definition, file: CodeFile, seen: Set<Node>, depth: number): Source | null {
  if (isHarmlessType(one.type)) return null;
  if (one.kind === 'parameter') return ofParameter(one, file, seen, depth);
  if (one.value === null || (one.kind !== 'value' && one.kind !== 'append' && one.kind !== 'loop'))
    return null;
  if (one.via.length > 0 && one.kind === 'value') {
    // `const { id } = req`: the property decides, not the object.
    const path = `${pathOf(one.value, file)}.${one.via.join('.')}`;
    if (/^_?(?:req|request|ctx|event)$/.test(pathOf(one.value, file))) return requestProperty(one, path);
    const last = one.via.at(-1) ?? '';
    if (countable.has(last)) return null;
  }
  return trace(one.value, file, seen, depth + 1);
}

function requestProperty(one: Definition, path: string): Source | null {
  const isInput =
    /^_?(?:req|request|ctx|event)\.(?:query|body|params|headers|cookies|url|originalUrl|queryStringParameters|pathParameters|args|form|GET|POST)(?:\.|$)/.test(
      path,
    );
  return isInput ? { text: `${path}`, kind: one.node.text === '' ? 'arguments' : 'request' } : null;
}

/** A parameter carries what the calls in this file pass for it. */
function ofParameter(one: Definition, file: CodeFile, seen: Set<Node>, depth: number): Source | null {
  if (one.of === null || one.index < 0) return callbackSource(one, file, seen, depth);
  const name = nameOfFunction(one.of);
  if (name === '') return callbackSource(one, file, seen, depth);
  const isMethod = isSelf(one.of);
  for (const call of (file.callsTo.get(name) ?? []).slice(0, 20)) {
    const at = isMethod && call.receiver !== null ? one.index - 1 : one.index;
    const given = call.named.get(one.name) ?? call.args[at];
    if (given === undefined) continue;
    const target = one.via.length > 0 ? pick(given, one.via, file) : given;
    const found = trace(target, file, seen, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function isSelf(fn: Node): boolean {
  const list = field(fn, 'parameters');
  const name = list === null ? '' : (kids(list)[0]?.text ?? '');
  return name === 'self' || name === 'cls';
}

function pick(node: Node, via: readonly string[], file: CodeFile): Node {
  const found = expression(node, file.dialect);
  if (found.kind !== 'object') return node;
  return found.entries.find((entry) => entry.key === via[0])?.value ?? node;
}

/** `items.map((item) => …)`: the element of what the callback is handed to. */
function callbackSource(one: Definition, file: CodeFile, seen: Set<Node>, depth: number): Source | null {
  const list = one.of?.parent;
  const outer = list?.parent;
  if (list?.type !== 'arguments' || outer == null || one.index !== 0) return null;
  const call = file.callAt.get(outer);
  if (call?.receiver == null) return null;
  if (call.written === 'on' && isDataEvent(call, file))
    return { text: `what ${call.receiver.text} receives`, kind: 'request' };
  if (!/^(?:map|forEach|filter|find|flatMap|then|reduce|some|every)$/.test(call.written)) return null;
  return trace(call.receiver, file, seen, depth + 1);
}

function isDataEvent(call: Call, file: CodeFile): boolean {
  const event = call.args[0] === undefined ? null : expression(call.args[0], file.dialect);
  const name = call.receiver?.text ?? '';
  return (
    event?.kind === 'constant' &&
    !/^(?:error|close|connect\w*|open|end)$/.test(String(event.value)) &&
    /^(?:socket|ws|wss|client|conn|connection)$/i.test(name)
  );
}

function ofCall(node: Node, file: CodeFile, seen: Set<Node>, depth: number): Source | null {
  const found = expression(node, file.dialect);
  if (found.kind !== 'call') return null;
  const path = pathOf(found.callee, file);
  if (isNumericCall(path) || isCleaningCall(path)) return null;
  const own = sourceOf(node, file);
  if (own !== null) return own;
  const next = (part: Node) => trace(part, file, seen, depth + 1);
  const callee = expression(found.callee, file.dialect);
  if (passing.test(path)) return first([...found.args, ...found.named.values()], next);
  if (callee.kind === 'member') {
    if (answering.has(callee.property)) return null;
    if (
      callee.property === 'join' ||
      callee.property === 'concat' ||
      callee.property === 'format' ||
      callee.property === 'joinpath' ||
      callee.property === 'replace'
    ) {
      const carried = first(
        [
          callee.object,
          ...(callee.property === 'replace' ? found.args.slice(1) : found.args),
          ...found.named.values(),
        ],
        next,
      );
      if (carried !== null) return callee.property === 'replace' && strips(found.args, file) ? null : carried;
    } else {
      const carried = next(callee.object);
      if (carried !== null) return carried;
    }
  }
  const name = path.replace(/^(?:this|self)\./, '');
  const all = file.functions.get(name);
  if (all?.length !== 1 || all[0] === undefined || all[0].end - all[0].start > 6_000) return null;
  return first(returnsOf(all[0]), next);
}

import { expression } from './on-expressions';
import type { CodeFile } from './on-file';
import { type Definition, definitionsOf, reaching } from './on-names';
import { pathOf } from './on-paths';
import { field, kids, type Node, says } from './on-tree';

const parts =
  'query|body|params|headers|cookies|signedCookies|url|originalUrl|rawBody|param|header|get|files?|nextUrl|searchParams|queryStringParameters|pathParameters|formData|json|text';
/** `req.query`, `ctx.request.body`, `this.request.params`, `c.req.query`; also through aliases. */
const jsRequest = new RegExp(
  `^(?:[\\w$]+\\.|\\{\\}\\.)?_?(?:req|request|httpRequest|incoming)\\.(?:${parts})(?:$|[.([])`,
);
const jsContext =
  /^_?(?:ctx|context|c|koa)\.(?:query|params|cookies|headers|querystring|request\.\w+|req\.\w+|href|url)(?:$|[.([])/;
const jsEvent =
  /^_?(?:event|evt)\.(?:body|queryStringParameters|pathParameters|multiValueQueryStringParameters|headers|rawPath|rawQueryString)(?:$|[.([])/;
const jsPage =
  /^(?:(?:document\.)?location\.(?:search|hash|href)|location|document\.(?:URL|documentURI|referrer|location|cookie)|window\.name)(?:$|[.([])/;
const jsArguments = /^process\.argv(?:\[\]|\.slice)/;
const destructured =
  /^\{\}\.(?:query|body|params|headers|cookies|searchParams|queryStringParameters|pathParameters)(?:$|[.([])/;

const pyRequest =
  /^(?:self\.|flask\.|bottle\.|sanic\.|cls\.|quart\.)?_?(?:request|req)\.(?:args|form|values|files|cookies|headers|data|json|get_json|query_string|GET|POST|body|COOKIES|META|FILES|query_params|path_params|match_info|query|rel_url|params|stream|get_data|input_stream|url|full_path|raw_path|forms|post|text|view_args|query_arguments|body_arguments|arguments)(?:$|[.([])/;
const pyHandler =
  /^self\.(?:get_argument|get_query_argument|get_body_argument|get_arguments)\(\)|^self\.(?:rfile\.read\(\)|headers\.get\(\))/;
const pyEvent = /^event\.(?:get\(\)|body|queryStringParameters|pathParameters|headers)(?:$|[.([])/;
const pyArguments = /^(?:sys\.argv(?:\[\])|input\(\))/;

/** Calls that read a part of the request; what other calls make of it is followed elsewhere. */
const reading =
  /(?:^|\.)(?:get|getAll|getlist|get_list|param|header|query|json|text|formData|parseBody|body|cookie|get_json|get_data|read|input|get_argument|get_query_argument|get_body_argument|get_arguments|post|form|slice|files)\(\)$/;

/** Where text that a stranger chooses enters: a phrase naming it, as written. */
export interface Source {
  /** The expression as it stands in the file, on one line and shortened. */
  text: string;
  /** `request` is anyone on the network, `page` whoever made a link, `arguments` whoever starts the program. */
  kind: 'request' | 'page' | 'arguments';
}

/** The source an expression is by itself, not through variables. */
export function sourceOf(node: Node, file: CodeFile): Source | null {
  const found = expression(node, file.dialect);
  if (found.kind !== 'member' && found.kind !== 'index' && found.kind !== 'call' && found.kind !== 'name')
    return null;
  if (found.kind === 'name') return parameterSource(found.name, node, file);
  const path = pathOf(node, file);
  if (found.kind === 'call' && !reading.test(path)) return null;
  const kind = file.dialect === 'python' ? pythonKind(path, file) : javascriptKind(path, node, file);
  if (kind === null || isUploadPath(path)) return null;
  return { text: shorten(node), kind };
}

/** Names a server gives to an upload itself. */
export function isUploadPath(path: string): boolean {
  return (
    /\.files?(?:\[\]|\.\w+)?\.(?:path|filename|buffer|size|mimetype|fieldname|destination)$/.test(path) &&
    !path.includes('request.files')
  );
}

function javascriptKind(path: string, node: Node, file: CodeFile): Source['kind'] | null {
  if (jsRequest.test(path) || jsContext.test(path) || jsEvent.test(path))
    return isServerRequest(node, file) ? 'request' : null;
  if (jsPage.test(path)) return 'page';
  if (jsArguments.test(path)) return 'arguments';
  return destructured.test(path) && isHandler(node, file) ? 'request' : null;
}

/** `req` as a parameter or free name; not a request this file makes itself: `const req = http.request(…)`. */
function isServerRequest(node: Node, file: CodeFile): boolean {
  const root = rootName(node, file);
  if (root === null) return true;
  const found = expression(root, file.dialect);
  if (found.kind !== 'name') return true;
  const all = reaching(file.names, found.name, root);
  return all.every(
    (one) =>
      one.kind !== 'value' ||
      one.via.length > 0 ||
      one.value === null ||
      !/(?:\.|^)(?:request|get|fetch|Request)\(\)$/.test(pathOf(one.value, file)),
  );
}

function rootName(node: Node, file: CodeFile): Node | null {
  let at: Node = node;
  for (let step = 0; step < 12; step += 1) {
    const found = expression(at, file.dialect);
    if (found.kind === 'member' || found.kind === 'index') at = found.object;
    else if (found.kind === 'call') at = found.callee;
    else return at;
  }
  return null;
}

/** A function that takes `({ body, query }, res)`, or a page that is given `({ searchParams })`. */
function isHandler(node: Node, file: CodeFile): boolean {
  for (let fn: Node | null = node; fn !== null; fn = fn.parent) {
    const list = field(fn, 'parameters');
    const first = list === null ? undefined : kids(list)[0];
    if (list === null || first === undefined || !/^\(?\s*\{/.test(first.text)) continue;
    const second = kids(list)[1]?.text ?? '';
    const around = fn.parent?.parent;
    const route = around == null ? '' : (file.callAt.get(around)?.written ?? '');
    return (
      /^_?(?:res|response|reply|rep|h|next)\b/.test(second) ||
      /^(?:get|post|put|delete|patch|all|use|query|mutation|handler)$/.test(route) ||
      /searchParams/.test(first.text)
    );
  }
  return false;
}

function pythonKind(path: string, file: CodeFile): Source['kind'] | null {
  if (pyRequest.test(path) || pyHandler.test(path) || pyEvent.test(path)) return 'request';
  if (/^self\.path(?:$|\.)/.test(path) && says(file.root, /BaseHTTPRequestHandler|SimpleHTTPRequestHandler/))
    return 'request';
  return pyArguments.test(path) ? 'arguments' : null;
}

/** A parameter that the framework fills from the request. */
function parameterSource(name: string, node: Node, file: CodeFile): Source | null {
  const all = definitionsOf(file.names, name, node);
  const one = all.find((candidate) => candidate.kind === 'parameter');
  if (all.length === 0 && file.dialect === 'javascript' && name === 'location')
    return { text: name, kind: 'page' };
  if (one?.of == null) return null;
  if (file.dialect === 'python')
    return isRouteParameter(one) ? { text: `the route parameter ${name}`, kind: 'request' } : null;
  if (one.via.length > 0) {
    const path = `{}.${one.via.join('.')}`;
    return destructured.test(path) && isHandler(node, file) ? { text: name, kind: 'request' } : null;
  }
  return isDecorated(one) ? { text: `the request parameter ${name}`, kind: 'request' } : null;
}

/** NestJS and its kin: `@Query('q') q: string`. */
function isDecorated(one: Definition): boolean {
  const parameter = one.node.parent;
  return (
    parameter?.children.some(
      (child) =>
        child.type === 'decorator' &&
        /^@(?:Query|Body|Param|Params|Headers|QueryParam|BodyParam)\b/.test(child.text),
    ) === true
  );
}

const route =
  /^@[\w.]+\.(?:route|get|post|put|delete|patch|head|api_route|websocket)\(\s*(?:path\s*=\s*)?[rf]?['"]([^'"]*)['"]/;

/** A parameter of a function under `@app.route('/x/<name>')` or `@app.get('/x')`. */
function isRouteParameter(one: Definition): boolean {
  const fn = one.of;
  const decorated = fn?.parent;
  if (decorated?.type !== 'decorated_definition' || one.name === 'self') return false;
  if (one.value !== null && /^(?:Depends|Security|Inject)\b/.test(one.value.text)) return false;
  if (
    /^(?:Request|Session|AsyncSession|BackgroundTasks|Response|WebSocket|int|float|bool|UUID|datetime)\b|Depends\(/.test(
      one.type,
    )
  )
    return false;
  for (const child of decorated.children) {
    const path = child.type === 'decorator' ? route.exec(child.text)?.[1] : undefined;
    if (path === undefined) continue;
    if (path.includes('<')) return new RegExp(`<(?:string:|path:)?${one.name}>`).test(path);
    if (path.includes(`{${one.name}}`) || path.includes(`{${one.name}:path}`)) return true;
    return (
      /^(?:str|Optional\[str\]|str \| None|Annotated\[.*|UploadFile.*|dict.*|list\[str\])?$/.test(one.type) &&
      one.name !== 'request'
    );
  }
  return false;
}

/** A piece of code as a sentence may quote it: one line of at most 60 characters. */
export function shorten(node: Node): string {
  const text = node.text.slice(0, 500).split(/\s+/).join(' ');
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

import { option } from './on-danger';
import { expression } from './on-expressions';
import type { Call, CodeFile } from './on-file';
import { follow, returnsOf } from './on-fixed';
import { functionAround } from './on-names';
import { type Rule, spot } from './on-rule';
import { taintOf } from './on-taint';
import { type Node, says } from './on-tree';
import { constantOf } from './on-values';

export const rule: Rule = {
  info: {
    id: 'cors-any-origin',
    title: 'Every site may call this one as the visitor',
    critic: 'security',
    category: 'authorization',
    severity: 'high',
    confidence: 0.8,
    cwe: 'CWE-942',
    explanation:
      'The answer allows any origin together with credentials, so a page on another site can read what the signed-in visitor may read, and act in their name.',
    fix: 'List the allowed origins and compare the `Origin` header with the list; allow credentials for those only.',
    references: [
      'https://developer.mozilla.org/docs/Web/HTTP/Guides/CORS',
      'https://cwe.mitre.org/data/definitions/942.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript: /cors|access-control-allow-origin/i,
    python: /cors|cross_origin/i,
  },
  call(call, file) {
    if (file.dialect === 'python')
      return pythonAny(call, file)
        ? spot(call.node, call.node, 'Any origin is allowed, with credentials.')
        : null;
    if (
      /^(?:cors|@fastify\/cors|@koa\/cors|fastify-cors|koa2-cors|hono\/cors\.cors|@elysiajs\/cors\.cors)$/.test(
        call.path,
      ) ||
      call.written === 'enableCors'
    )
      return configured(call.args[0], call, file);
    if (call.written === 'register' && /cors/i.test(call.args[0]?.text ?? ''))
      return configured(call.args[1], call, file);
    return header(call, file);
  },
};

function configured(options: Node | undefined, call: Call, file: CodeFile) {
  const credentials = option(options, 'credentials', file);
  const origin = option(options, 'origin', file);
  if (credentials === null || origin === null || constantOf(credentials, file) !== true) return null;
  return isAny(origin, file)
    ? spot(
        call.node,
        call.node,
        `\`origin: ${origin.text.slice(0, 40)}\` allows every site, with credentials.`,
      )
    : null;
}

/** `true` and a function that says yes to everybody reflect the caller's origin; `*` is refused by browsers but meant so. */
function isAny(origin: Node, file: CodeFile): boolean {
  const target = follow(origin, file);
  const value = constantOf(target, file);
  if (value === true || value === '*') return true;
  const found = expression(target, file.dialect);
  if (found.kind === 'regex') return /^\^?\.\*\$?$/.test(found.pattern);
  if (found.kind !== 'function' || says(target, /\bif\b|includes|has\(|test\(|\?|indexOf|some\(|===/))
    return false;
  return (
    says(target, /\(\s*null\s*,\s*(?:true|origin|\w+)\s*\)/) ||
    returnsOf(target).some((one) => /^(?:true|origin|\w+)$/.test(one.text))
  );
}

function header(call: Call, file: CodeFile) {
  const [name, value] = call.args;
  if (name === undefined || value === undefined || !/^(?:setHeader|header|set|append)$/.test(call.written))
    return null;
  if (!/^access-control-allow-origin$/i.test(String(constantOf(name, file) ?? ''))) return null;
  const source = taintOf(value, file);
  const around = functionAround(call.node) ?? file.root;
  const hasCredentials = says(around, /access-control-allow-credentials['"`]\s*,\s*['"`]?true/i);
  const isJudged = says(around, /\.(?:includes|has|test|indexOf|some|endsWith)\(/);
  if (!hasCredentials || isJudged || (source === null && constantOf(value, file) !== '*')) return null;
  return spot(
    call.node,
    call.node,
    source === null
      ? 'Any origin is allowed, with credentials.'
      : `The caller's own \`${source.text}\` is allowed, with credentials.`,
  );
}

function pythonAny(call: Call, file: CodeFile): boolean {
  const isFlask = /(?:^|\.)(?:CORS|cross_origin)$/.test(call.path);
  const isStarlette = call.written === 'add_middleware' && /CORSMiddleware/.test(call.args[0]?.text ?? '');
  if (!isFlask && !isStarlette) return false;
  const credentials = call.named.get(isFlask ? 'supports_credentials' : 'allow_credentials');
  const origins =
    call.named.get(isFlask ? 'origins' : 'allow_origins') ?? call.named.get('allow_origin_regex');
  if (credentials === undefined || constantOf(credentials, file) !== true) return false;
  return origins === undefined
    ? isFlask && !call.named.has('resources')
    : /^\[?\s*['"](?:\*|\.\*)['"]\s*\]?$/.test(follow(origins, file).text);
}

import { type Danger, dangerOf } from './on-danger';
import { expression } from './on-expressions';
import type { CodeFile } from './on-file';
import { follow } from './on-fixed';
import { functionAround } from './on-names';
import { pathOf } from './on-paths';
import { type Rule, type Spot, spot } from './on-rule';
import { field, kids, type Node, says } from './on-tree';

export const rule: Rule = {
  info: {
    id: 'reflected-xss',
    title: 'The response repeats what the request sent, as HTML',
    critic: 'security',
    category: 'cross-site-scripting',
    severity: 'high',
    confidence: 0.8,
    cwe: 'CWE-79',
    explanation:
      'A link can carry markup that the server sends back unchanged. Whoever follows the link runs the script in it, as a signed-in user of this site.',
    fix: 'Render the value through a template that escapes, escape it by hand (`escape-html`, `html.escape`), or answer with JSON or plain text.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html',
      'https://cwe.mitre.org/data/definitions/79.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript: /\b(?:send|write|end|html)\b\s*(?:[(</)]|\?\.|!(?!=)|as\b|satisfies\b|['"]\s*[\]/])|\.body\b/,
    python: /Response|make_response|flask|bottle/i,
  },
  call(call, file) {
    const text = call.args[0];
    if (text === undefined) return null;
    if (file.dialect === 'python') {
      if (!/(?:^|\.)(?:HttpResponse|make_response|HTMLResponse|Response)$/.test(call.path)) return null;
      const type =
        call.named.get('content_type')?.text ??
        call.named.get('mimetype')?.text ??
        call.named.get('media_type')?.text ??
        'html';
      const isDefaultPlain =
        /^fastapi|^starlette/.test(call.path) &&
        !/HTMLResponse/.test(call.path) &&
        type === 'html' &&
        !call.named.has('media_type');
      return type.includes('html') && !isDefaultPlain ? judge(text, call.node, file) : null;
    }
    const receiver = call.receiver === null ? '' : pathOf(call.receiver, file);
    if (
      !/^(?:send|write|end|html)$/.test(call.written) ||
      !/(?:^|\.)(?:res|response|reply|c|rep|ctx\.res)(?:\.|\(\)|$)/.test(receiver)
    )
      return null;
    const around = functionAround(call.node) ?? file.root;
    if (
      says(around, /text\/plain|application\/json|\.type\(\s*['"`](?:text|txt|json|text\/plain)['"`]/) ||
      (/^(?:reply|rep)/.test(receiver) && !says(around, /html/i))
    )
      return null;
    return judge(text, call.node, file);
  },
  javascript: {
    assignment_expression(node, file) {
      const left = field(node, 'left')?.text ?? '';
      const right = field(node, 'right');
      return right !== null && /^(?:ctx|context|this)\.(?:response\.)?body$/.test(left)
        ? judge(right, node, file)
        : null;
    },
  },
  python: {
    return_statement(node, file) {
      const value = kids(node)[0];
      const fn = functionAround(node);
      const isRoute =
        fn?.parent?.type === 'decorated_definition' && says(fn.parent, /^@[\w.]+\.(?:route|get|post)\(/m);
      if (value === undefined || !isRoute || !says(file.root, /\bflask\b|\bbottle\b/i)) return null;
      return judge(value, node, file);
    },
  },
};

function judge(text: Node, node: Node, file: CodeFile): Spot | null {
  const danger = dangerOf(text, node, file);
  if (danger?.source == null || danger.source.kind !== 'request') return null;
  const target = expression(follow(text, file), file.dialect);
  if (target.kind === 'object' || target.kind === 'list') return null;
  return isMarkup(danger) || (!danger.joined && isSingle(danger.dynamic, file))
    ? spot(node, text, danger.detail)
    : null;
}

function isMarkup(danger: Danger): boolean {
  return danger.joined && /<[a-z/!]/i.test(danger.known);
}

/** One value of the request handed back bare; a whole body is sent as JSON. */
function isSingle(dynamic: readonly Node[], file: CodeFile): boolean {
  return dynamic.some(
    (part) =>
      /(?:\.|\{\}\.)(?:query|params|args|form|GET|POST|values|cookies)(?:\.\w+|\[\]|\.get\(\))$/.test(
        pathOf(part, file),
      ) ||
      (/^(?:req|request)\.query\b/.test(pathOf(part, file)) &&
        /\.\w+$/.test(part.text) &&
        !/\.query$/.test(part.text)),
  );
}

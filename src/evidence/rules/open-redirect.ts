import { dangerOf, hasFixedHost, option } from './on-danger';
import type { Call, CodeFile } from './on-file';
import { isLocal, pathOf } from './on-paths';
import { type Rule, type Spot, spot } from './on-rule';
import { field, type Node } from './on-tree';
import { constantOf } from './on-values';

export const rule: Rule = {
  info: {
    id: 'open-redirect',
    title: 'The request chooses where the visitor is sent',
    critic: 'security',
    category: 'request-forgery',
    severity: 'medium',
    confidence: 0.8,
    cwe: 'CWE-601',
    explanation:
      'A link to this site can carry the address of another one. The visitor trusts the link, lands on a copy of the sign-in page and types a password there; `javascript:` addresses run code in the page.',
    fix: 'Accept only paths of this site (one leading `/`, not `//`), or choose the target from a fixed list.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html',
      'https://cwe.mitre.org/data/definitions/601.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript: /location|redirect/i,
    python: /redirect|HTTPFound|HTTPSeeOther/i,
  },
  call(call, file) {
    const target = targetOf(call, file);
    return target === undefined ? null : judge(target, call.node, file);
  },
  javascript: {
    assignment_expression(node, file) {
      const left = field(node, 'left');
      const right = field(node, 'right');
      if (left === null || right === null) return null;
      const isLocation = /^(?:(?:window|document|top|parent|self)\.)?location(?:\.href)?$/.test(left.text);
      return isLocation && !isLocal(left, file) ? judge(right, node, file) : null;
    },
  },
};

function targetOf(call: Call, file: CodeFile): Node | undefined {
  if (file.dialect === 'python') {
    return /(?:^|\.)(?:redirect|HttpResponseRedirect|HttpResponsePermanentRedirect|RedirectResponse|HTTPFound|HTTPSeeOther)$/.test(
      call.path,
    )
      ? (call.args[0] ?? call.named.get('url') ?? call.named.get('location'))
      : undefined;
  }
  if (/^location\.(?:assign|replace)$/.test(call.path)) return call.args[0];
  const receiver = call.receiver === null ? '' : pathOf(call.receiver, file);
  const isAnswer = /(?:^|\.)(?:res|response|reply|rep|ctx|context|c|NextResponse|Response)(?:\.|\(\)|$)/.test(
    receiver,
  );
  if (call.written === 'redirect' && (isAnswer || call.receiver === null)) {
    return call.args.find((arg) => typeof constantOf(arg, file) !== 'number');
  }
  if (!isAnswer) return undefined;
  if (
    /^(?:setHeader|header|set|append)$/.test(call.written) &&
    /^location$/i.test(String(constantOf(call.args[0] ?? call.node, file)))
  )
    return call.args[1];
  return call.written === 'writeHead'
    ? (option(call.args.at(-1), 'Location', file) ?? option(call.args.at(-1), 'location', file) ?? undefined)
    : undefined;
}

function judge(target: Node, node: Node, file: CodeFile): Spot | null {
  const danger = dangerOf(target, node, file);
  if (danger?.source == null || danger.source.kind === 'arguments' || hasFixedHost(danger)) return null;
  // The path of this very request stays on this site; so does the page's own address.
  if (
    /\.(?:originalUrl|url|path|pathname|full_path)\b/.test(danger.source.text) &&
    !danger.dynamic.some((part) => /query|searchParams|params/i.test(pathOf(part, file)))
  )
    return null;
  if (/^(?:window\.|document\.)?location(?:\.href|\.pathname)?$/.test(danger.source.text)) return null;
  if (/^[?#&]|^\/[^/\u0000]|^[a-z][\w-]*\//i.test(danger.known)) return null;
  return spot(node, target, danger.detail);
}

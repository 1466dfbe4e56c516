import { option } from './on-danger';
import type { Call, CodeFile } from './on-file';
import { type Rule, type Spot, spot } from './on-rule';
import { field, says } from './on-tree';
import { constantOf } from './on-values';
import { wordsOf } from './on-words';

const session =
  /\b(?:session|sess|sid|token|auth|jwt|login|remember|refresh|access|connect|csrftoken|credential)\b/;

const sessions = new Set([
  'express-session',
  'cookie-session',
  'koa-session',
  '@fastify/session',
  '@fastify/secure-session',
]);

export const rule: Rule = {
  info: {
    id: 'insecure-cookie',
    title: 'A session cookie can be read or overheard',
    critic: 'security',
    category: 'authentication',
    severity: 'medium',
    confidence: 0.8,
    cwe: 'CWE-614',
    explanation:
      'Without `HttpOnly` a script in the page reads the cookie, without `Secure` it also travels over plain HTTP. Whoever has it is signed in as the visitor.',
    fix: 'Set `httpOnly: true`, `secure: true` and `sameSite: "lax"` (or stricter) on cookies that sign someone in.',
    references: [
      'https://developer.mozilla.org/docs/Web/HTTP/Guides/Cookies#security',
      'https://cwe.mitre.org/data/definitions/614.html',
      'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript: /cookie|-session|fastify/i,
    python: /cookie/i,
  },
  call(call, file) {
    return file.dialect === 'python' ? pythonCookie(call, file) : javascriptCookie(call, file);
  },
  python: {
    assignment(node, file) {
      const left = field(node, 'left')?.text ?? '';
      const right = field(node, 'right');
      const isSetting =
        /^(?:SESSION_COOKIE_SECURE|SESSION_COOKIE_HTTPONLY|CSRF_COOKIE_SECURE)$|\[['"]SESSION_COOKIE_(?:SECURE|HTTPONLY)['"]\]$/.test(
          left,
        );
      const isForWork = /(?:^|[/_.-])(?:dev|devel|development|local|debug)(?:[/_.-]|$)/i.test(file.path);
      return isSetting && !isForWork && right !== null && constantOf(right, file) === false
        ? spot(node, node, `\`${left}\` is switched off.`)
        : null;
    },
  },
};

function isSession(name: string): boolean {
  return session.test(wordsOf(name).join(' '));
}

function javascriptCookie(call: Call, file: CodeFile): Spot | null {
  if (says(file.root, /-session|fastify/) && sessions.has(call.path)) {
    const cookie = option(call.args[0], 'cookie', file) ?? call.args[0];
    return judge(call, cookie, file, 'The session cookie');
  }
  const isSet =
    /^(?:cookie|setCookie)$/.test(call.written) ||
    (call.written === 'set' && /cookies?(?:\(\))?(?:\.set)?$/i.test(call.path));
  if (!isSet) return null;
  const name = call.args[0] === undefined ? undefined : constantOf(call.args[0], file);
  if (typeof name !== 'string' || !isSession(name)) return null;
  const isServer =
    /(?:^|\.)(?:res|response|reply|ctx|cookies|rep|c)\b/.test(call.path) || /setCookie$/.test(call.path);
  if (!isServer || call.args[1] === undefined) return null;
  const settings = call.args[2];
  if (settings === undefined)
    return /(?:^|\.)(?:res|response|reply)\.(?:cookie|setCookie)$/.test(call.path)
      ? spot(call.node, call.node, `The cookie \`${name}\` is set without \`httpOnly\` and \`secure\`.`)
      : null;
  return judge(call, settings, file, `The cookie \`${name}\``);
}

function judge(call: Call, settings: Parameters<typeof option>[0], file: CodeFile, who: string): Spot | null {
  const off = ['httpOnly', 'secure', 'HttpOnly', 'Secure'].filter((key) => {
    const value = option(settings, key, file);
    return value !== null && constantOf(value, file) === false;
  });
  return off.length === 0
    ? null
    : spot(call.node, call.node, `${who} has ${off.map((key) => `\`${key}: false\``).join(' and ')}.`);
}

function pythonCookie(call: Call, file: CodeFile): Spot | null {
  const name = call.args[0] ?? call.named.get('key');
  if (call.written !== 'set_cookie') return null;
  const text = name === undefined ? undefined : constantOf(name, file);
  if (typeof text !== 'string' || !isSession(text)) return null;
  const off = ['httponly', 'secure'].filter((key) => {
    const value = call.named.get(key);
    return value !== undefined && constantOf(value, file) === false;
  });
  if (off.length > 0)
    return spot(
      call.node,
      call.node,
      `The cookie \`${text}\` has ${off.map((key) => `\`${key}=False\``).join(' and ')}.`,
    );
  const isBare =
    !call.named.has('httponly') &&
    !call.named.has('secure') &&
    call.node.children.every((child) => !child.text.includes('**'));
  return isBare
    ? spot(call.node, call.node, `The cookie \`${text}\` is set without \`httponly\` and \`secure\`.`)
    : null;
}

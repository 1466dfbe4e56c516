import { option } from './on-danger';
import { expression } from './on-expressions';
import type { Call, CodeFile } from './on-file';
import { follow } from './on-fixed';
import { type Rule, spot } from './on-rule';
import type { Node } from './on-tree';
import { constantOf } from './on-values';

export const rule: Rule = {
  info: {
    id: 'jwt-not-verified',
    title: 'A token is believed without its signature',
    critic: 'security',
    category: 'authentication',
    severity: 'critical',
    confidence: 0.85,
    cwe: 'CWE-347',
    explanation:
      'Anyone can write a token that says who they are; only the signature shows that it is genuine. Without the check, a visitor is whoever the token claims.',
    fix: 'Verify with a fixed list of algorithms: `jwt.verify(token, key, { algorithms: ["RS256"] })`, `jwt.decode(token, key, algorithms=["RS256"])`. Never allow `none`.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html',
      'https://cwe.mitre.org/data/definitions/347.html',
      'https://www.rfc-editor.org/rfc/rfc8725',
    ],
  },
  languages: ['javascript', 'python'],
  needs: /jsonwebtoken|jwt|jose/i,
  call(call, file) {
    if (
      !/(?:^|\.)(?:jsonwebtoken|jwt|JWT|jose(?:\.jwt)?|express-jwt|koa-jwt|expressjwt|authlib\.jose|jwt_lib)(?:\.\w+)*$/.test(
        call.path,
      )
    )
      return null;
    const why = file.dialect === 'python' ? pythonWhy(call, file) : javascriptWhy(call, file);
    return why === null
      ? null
      : spot(call.node, call.node, why.text, why.isLess ? { severity: 'medium' } : {});
  },
};

interface Why {
  text: string;
  isLess?: boolean;
}

function javascriptWhy(call: Call, file: CodeFile): Why | null {
  const last = call.args.at(-1);
  const algorithms = option(last, 'algorithms', file) ?? option(last, 'algorithm', file);
  if (algorithms !== null && allowsNone(algorithms, file))
    return { text: 'The algorithm `none` is allowed: a token without a signature passes.' };
  if (call.method !== 'verify') return null;
  const key = call.args[1] === undefined ? undefined : constantOf(call.args[1], file);
  if (key === null || key === '' || key === false) return { text: 'The token is verified without a key.' };
  const ignored = option(last, 'ignoreExpiration', file);
  return ignored !== null && constantOf(ignored, file) === true
    ? { text: 'Expired tokens are accepted: a stolen one works for ever.', isLess: true }
    : null;
}

function allowsNone(node: Node, file: CodeFile): boolean {
  const found = expression(follow(node, file), file.dialect);
  const items = found.kind === 'list' ? found.items : [node];
  return items.some((item) => /^none$/i.test(String(constantOf(item, file) ?? '')));
}

function pythonWhy(call: Call, file: CodeFile): Why | null {
  const algorithms = call.named.get('algorithms') ?? call.named.get('algorithm');
  if (algorithms !== undefined && allowsNone(algorithms, file))
    return { text: 'The algorithm `none` is allowed: a token without a signature passes.' };
  if (call.method === 'get_unverified_claims') return null;
  if (call.method !== 'decode') return null;
  const verify = call.named.get('verify');
  if (verify !== undefined && constantOf(verify, file) === false)
    return { text: '`verify=False`: the signature is not checked.' };
  const options = call.named.get('options');
  const signature = option(options, 'verify_signature', file);
  if (signature !== null && constantOf(signature, file) === false)
    return { text: 'The signature is not checked.' };
  const expiry = option(options, 'verify_exp', file);
  return expiry !== null && constantOf(expiry, file) === false
    ? { text: 'Expired tokens are accepted: a stolen one works for ever.', isLess: true }
    : null;
}

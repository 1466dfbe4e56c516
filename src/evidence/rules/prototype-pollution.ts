import { expression } from './on-expressions';
import { type CodeFile, nameOfFunction, paced, spend } from './on-file';
import { follow } from './on-fixed';
import { functionAround } from './on-names';
import { type Rule, type Spot, spot } from './on-rule';
import { taintOf } from './on-taint';
import { field, type Node, says } from './on-tree';

const merging =
  /^(?:lodash|_|lodash\.\w+|underscore)\.(?:merge|mergeWith|defaultsDeep|set|setWith|zipObjectDeep)$|^(?:lodash\.merge|lodash\.defaultsdeep|deepmerge|merge-deep|deep-extend|defaults-deep|lodash\/merge|lodash\/defaultsDeep|hoek\.merge|node\.extend|just-extend|merge)$/;

export const rule: Rule = {
  info: {
    id: 'prototype-pollution',
    title: 'Input can change every object of the program',
    critic: 'security',
    category: 'injection',
    severity: 'high',
    confidence: 0.7,
    cwe: 'CWE-1321',
    explanation:
      'A key such as `__proto__` or `constructor` leads from an ordinary object to the prototype that all objects share. A value written there appears everywhere: as a permission, an option, a command.',
    fix: 'Refuse the keys `__proto__`, `constructor` and `prototype`, copy only own, known keys, or use a Map or an object made with `Object.create(null)`.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Prototype_Pollution_Prevention_Cheat_Sheet.html',
      'https://cwe.mitre.org/data/definitions/1321.html',
    ],
  },
  languages: ['javascript'],
  // What merges without a library writes `target[key] = …`.
  needs: /merge|extend|lodash|underscore|\b_\b|defaults-deep|\]\s*[=/]/,
  call(call, file) {
    if (file.dialect !== 'javascript') return null;
    const callback =
      call.written === 'forEach' && /^Object\.(?:keys|entries)\(/.test(call.receiver?.text ?? '')
        ? call.args[0]
        : undefined;
    const body = callback === undefined ? null : field(callback, 'body');
    if (callback !== undefined && body !== null) {
      const given =
        /^\(?\[?\s*([\w$]+)/.exec(
          (field(callback, 'parameters') ?? field(callback, 'parameter'))?.text ?? '',
        )?.[1] ?? '';
      return judge(call.node, body, given, file);
    }
    const isMerge = merging.test(call.path) || /^(?:\$|jQuery)\.extend$/.test(call.path);
    if (!isMerge) return null;
    const isDeep = !/extend$/.test(call.path) || call.args[0]?.text === 'true';
    const source = isDeep
      ? call.args
          .slice(1)
          .map((arg) => taintOf(arg, file))
          .find((one) => one !== null)
      : undefined;
    return source == null || source.kind === 'arguments'
      ? null
      : spot(call.node, call.node, `\`${source.text}\` is merged deeply, with every key it has.`);
  },
  javascript: {
    for_in_statement(node, file) {
      const body = field(node, 'body');
      const key = field(node, 'left')?.text.replace(/^(?:const|let|var)\s+/, '') ?? '';
      return body === null ? null : judge(node, body, key, file);
    },
  },
};

/** A function that calls itself on `target[key]` for the keys of a loop, and writes `target[key]`. */
function judge(node: Node, body: Node, key: string, file: CodeFile): Spot | null {
  const fn = functionAround(node);
  const name = fn === null ? '' : nameOfFunction(fn);
  if (fn === null || name === '' || !/^[A-Za-z_$][\w$]*$/.test(key)) return null;
  if (says(fn, /__proto__|hasOwn|constructor|Object\.create\(null\)|new Map\b|propertyIsEnumerable/))
    return null;
  const written = writtenBases(body, key, file);
  const calls = file.callsTo.get(name) ?? [];
  if (!spend(file, calls.length)) return null;
  const again = calls.find(
    (call) => call.node.start > body.start && call.node.end < body.end && call.args.length >= 2,
  );
  // A copy into a fresh object reaches no prototype: only merging into what is there does.
  const into = again?.args.some((arg) => {
    const whole = expression(follow(arg, file), 'javascript');
    const first = whole.kind === 'choice' && whole.options[0] !== undefined ? whole.options[0] : arg;
    const found = expression(follow(first, file), 'javascript');
    return found.kind === 'index' && written.has(found.object.text);
  });
  return into === true
    ? spot(node, node, `\`${name}\` merges into nested objects by any key, also \`__proto__\`.`)
    : null;
}

/** The objects that `object[key] = …` writes to. */
function writtenBases(body: Node, key: string, file: CodeFile): Set<string> {
  const bases = new Set<string>();
  for (const node of paced(body, file)) {
    const left = node.type === 'assignment_expression' ? field(node, 'left') : null;
    if (left?.type !== 'subscript_expression' || field(left, 'index')?.text !== key) continue;
    bases.add(field(left, 'object')?.text ?? '');
  }
  return bases;
}

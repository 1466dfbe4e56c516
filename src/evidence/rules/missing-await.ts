import type { CodeFile } from './on-file';
import { definitionsOf } from './on-names';
import { pathOf } from './on-paths';
import { type Rule, type Spot, spot } from './on-rule';
import { field, type Node } from './on-tree';

const promising =
  /^(?:fetch|axios|axios\.(?:get|post|put|patch|delete|head|request)|fs\.promises\.(?:readFile|readdir|stat|open|access|mkdtemp)|fs\/promises\.(?:readFile|readdir|stat|open|access|mkdtemp)|node-fetch|bcrypt(?:js)?\.(?:hash|compare))$/;
const promiseMethods = new Set(['then', 'catch', 'finally']);

export const rule: Rule = {
  info: {
    id: 'missing-await',
    title: 'A promise is used as if it were the result',
    critic: 'reviewer',
    category: 'concurrency',
    severity: 'high',
    confidence: 0.85,
    cwe: 'CWE-252',
    explanation:
      'The call gives a promise. Its properties are `undefined` and it is always truthy, so a check such as `if (bcrypt.compare(…))` lets everyone through, and data is read before it is there.',
    fix: 'Write `await` in front of the call.',
    references: ['https://developer.mozilla.org/docs/Web/JavaScript/Reference/Operators/await'],
  },
  languages: ['javascript'],
  needs: /fetch|axios|promises|bcrypt/,
  javascript: {
    member_expression(node, file) {
      const object = field(node, 'object');
      const property = field(node, 'property')?.text ?? '';
      if (object?.type !== 'identifier' || promiseMethods.has(property)) return null;
      const all = definitionsOf(file.names, object.text, node);
      const value =
        all.length === 1 && all[0]?.kind === 'value' && all[0].via.length === 0 ? all[0].value : null;
      return value !== null && isPromise(value, file)
        ? spot(node, node, `\`${object.text}\` is the promise of line ${value.row + 1}, not its result.`)
        : null;
    },
    if_statement: (node, file) => asked(field(node, 'condition'), file),
    ternary_expression: (node, file) => asked(field(node, 'condition'), file),
  },
};

function isPromise(node: Node, file: CodeFile): boolean {
  const call = node.type === 'call_expression' ? file.callAt.get(node) : undefined;
  // The grammar reads `await get<T>(x)` as a call of `await get`.
  const isAwaited = field(node, 'function')?.type === 'await_expression';
  if (call === undefined || isAwaited || !promising.test(call.path)) return false;
  // With a callback these give no promise.
  return !call.args.some((arg) => /^(?:arrow_function|function_expression)$/.test(arg.type));
}

function asked(condition: Node | null, file: CodeFile): Spot | null {
  let at = condition;
  while (at !== null && (at.type === 'parenthesized_expression' || at.type === 'unary_expression'))
    at = field(at, 'argument') ?? at.children.find((child) => child.isNamed) ?? null;
  if (at === null || !isPromise(at, file)) return null;
  return spot(
    at,
    at,
    `\`${pathOf(field(at, 'function') ?? at, file)}\` gives a promise, which is always true.`,
  );
}

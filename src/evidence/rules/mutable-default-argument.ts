import { type CodeFile, paced } from './on-file';
import { type Rule, type Spot, spot } from './on-rule';
import { above, field, type Node, within } from './on-tree';

const changing = new Set([
  'append',
  'extend',
  'insert',
  'add',
  'update',
  'setdefault',
  'pop',
  'remove',
  'clear',
  'discard',
  'popitem',
  'sort',
  'reverse',
]);

export const rule: Rule = {
  info: {
    id: 'mutable-default-argument',
    title: 'A default value is shared by all calls',
    critic: 'reviewer',
    category: 'correctness',
    severity: 'medium',
    confidence: 0.9,
    cwe: 'CWE-665',
    explanation:
      'Python makes the default once, when the function is defined. What one call puts into the list or dictionary is still there for the next.',
    fix: 'Let the default be `None` and make a new value inside the function.',
    references: [
      'https://docs.python.org/3/faq/programming.html#why-are-default-values-shared-between-objects',
    ],
  },
  languages: ['python'],
  needs: /\bdef\b/,
  python: { default_parameter: judge, typed_default_parameter: judge },
};

function judge(node: Node, file: CodeFile): Spot | null {
  const name = field(node, 'name')?.text ?? '';
  const value = field(node, 'value');
  const isMutable =
    value !== null &&
    (/^(?:list|dictionary|set|list_comprehension)$/.test(value.type) ||
      /^(?:list|dict|set|defaultdict|collections\.\w+|OrderedDict|deque|Counter)\(.*\)$/s.test(value.text));
  // `cache={}` and `_seen=[start]` are boxes on purpose: what they keep between calls is their point.
  if (
    /cache|memo|^_/i.test(name) ||
    (value !== null &&
      [...within(value)].some((one) => one.type === 'identifier' && one !== field(value, 'function')))
  )
    return null;
  const fn = above(node, new Set(['function_definition', 'lambda']));
  if (!isMutable || fn === null || fn.type === 'lambda') return null;
  const body = field(fn, 'body');
  if (body === null || !isKept(body, name, file)) return null;
  return spot(
    node,
    node,
    `\`${name}\` is the same ${value.type === 'dictionary' ? 'dictionary' : 'object'} in every call, and is changed or handed out here.`,
  );
}

/** Changed, returned or stored: only then does the sharing show. */
function isKept(body: Node, name: string, file: CodeFile): boolean {
  for (const node of paced(body, file)) {
    if (node.type === 'call') {
      const callee = field(node, 'function');
      if (
        callee !== null &&
        field(callee, 'object')?.text === name &&
        changing.has(field(callee, 'attribute')?.text ?? '')
      )
        return true;
    } else if (node.type === 'assignment' || node.type === 'augmented_assignment') {
      const left = field(node, 'left');
      // A name given a new value first is no longer the default.
      if (left?.text === name && node.type === 'assignment') return false;
      if (left?.text === name || (left?.type === 'subscript' && field(left, 'value')?.text === name))
        return true;
      if (field(node, 'right')?.text === name) return true;
    } else if (node.type === 'return_statement' && node.text === `return ${name}`) return true;
  }
  return false;
}

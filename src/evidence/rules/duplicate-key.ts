import { keyText } from './on-javascript';
import { type Rule, type Spot, spot } from './on-rule';
import { field, kids, type Node } from './on-tree';

export const rule: Rule = {
  info: {
    id: 'duplicate-key',
    title: 'A key is given twice',
    critic: 'reviewer',
    category: 'correctness',
    severity: 'medium',
    confidence: 0.9,
    cwe: 'CWE-1109',
    explanation:
      'The later value silently replaces the earlier one. Mostly one of the two keys was copied and not changed.',
    fix: 'Remove one of them, or give it the key that was meant.',
    references: ['https://eslint.org/docs/latest/rules/no-dupe-keys'],
  },
  languages: ['javascript', 'python'],
  needs: /\{/,
  inTests: true,
  javascript: {
    object: (node) =>
      judge(
        kids(node).filter((child) => child.type === 'pair' || child.type === 'shorthand_property_identifier'),
        true,
      ),
  },
  python: {
    dictionary: (node) =>
      judge(
        kids(node).filter((child) => child.type === 'pair'),
        false,
      ),
  },
};

function judge(pairs: readonly Node[], namesCount: boolean): Spot | null {
  const seen = new Map<string, Node>();
  for (const pair of pairs) {
    const key = field(pair, 'key') ?? pair;
    const isLiteral =
      /^(?:string|number|integer)$/.test(key.type) &&
      !/interpolation/.test(key.children.map((child) => child.type).join());
    const isName = namesCount && /^(?:property_identifier|shorthand_property_identifier)$/.test(key.type);
    if (!isLiteral && !isName) continue;
    const name = keyText(key);
    const before = seen.get(name);
    if (before !== undefined && name !== '__proto__')
      return spot(
        pair,
        pair.endRow > pair.row + 3 ? key : pair,
        `\`${name}\` already has a value on line ${before.row + 1}, which is lost.`,
      );
    seen.set(name, pair);
  }
  return null;
}

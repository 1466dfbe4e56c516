import { type Rule, type Spot, spot } from './on-rule';
import { kids, type Node } from './on-tree';

export const rule: Rule = {
  info: {
    id: 'unreachable-code',
    title: 'This code is never reached',
    critic: 'reviewer',
    category: 'correctness',
    severity: 'medium',
    confidence: 0.9,
    cwe: 'CWE-561',
    explanation:
      'The statement before it always leaves the block. Either what follows is left over, or the `return` stands too early.',
    fix: 'Remove what is not reached, or move the statement that leaves.',
    references: ['https://cwe.mitre.org/data/definitions/561.html'],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript: /\b(?:return|throw|break|continue)\b/,
    python: /\b(?:return|raise|break|continue)\b/,
  },
  inTests: true,
  javascript: { statement_block: judge, program: judge, switch_case: judge },
  python: { block: judge },
};

const leaving = /^(?:return_statement|throw_statement|raise_statement|break_statement|continue_statement)$/;
/** Declarations are hoisted or say nothing at run time. */
const silent =
  /^(?:function_declaration|generator_function_declaration|empty_statement|type_alias_declaration|interface_declaration|function_definition|class_declaration|break_statement|ambient_declaration)$/;

function judge(node: Node): Spot | null {
  if (node.raw.hasError) return null;
  const statements = kids(node);
  const at = statements.findIndex((one) => leaving.test(one.type));
  const next =
    at < 0 ? undefined : statements.slice(at + 1).find((one) => !silent.test(one.type) && !isBareVar(one));
  const leaver = statements[at];
  if (next === undefined || leaver === undefined) return null;
  // A generator is made one by a `yield` that is never reached.
  if (/\byield\b/.test(next.text.slice(0, 200))) return null;
  return spot(
    next,
    next,
    `\`${leaver.text.split(/[\s;(]/, 1)[0]}\` on line ${leaver.row + 1} always leaves before it.`,
    next.endRow > next.row + 5 ? { endRow: next.row } : {},
  );
}

function isBareVar(node: Node): boolean {
  return node.type === 'variable_declaration' && !node.text.includes('=');
}

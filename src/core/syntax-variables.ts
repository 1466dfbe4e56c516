import type { SyntaxLanguage, SyntaxNode } from '../domain/ports';
import { definingNodes } from './syntax-tables';

/** A constant or variable of the whole file: the node that spells its name and the statement around it. */
export interface FileVariable {
  label: SyntaxNode;
  statement: SyntaxNode;
}

/** The constants and variables that stand at the top of a file (in Java and PHP: the fields of its classes). */
export function fileVariables(root: SyntaxNode, language: SyntaxLanguage): FileVariable[] {
  const found: FileVariable[] = [];
  for (const statement of statements(root, language)) {
    for (const label of labels(statement, language)) found.push({ label, statement });
  }
  return found;
}

function statements(root: SyntaxNode, language: SyntaxLanguage): SyntaxNode[] {
  if (language === 'java') return present(root.descendantsOfType('field_declaration'));
  if (language === 'php')
    return present(root.descendantsOfType(['const_declaration', 'property_declaration']));
  if (language === 'ruby') return present(root.descendantsOfType('assignment'));
  return present(root.namedChildren);
}

function labels(statement: SyntaxNode, language: SyntaxLanguage): SyntaxNode[] {
  switch (language) {
    case 'javascript':
    case 'typescript':
    case 'tsx':
      return scriptLabels(statement, language);
    case 'python': {
      const assignment = statement.type === 'expression_statement' ? statement.namedChildren[0] : null;
      const right = assignment?.childForFieldName('right');
      return assignment?.type === 'assignment' && right?.type !== 'lambda'
        ? identifier(assignment, 'left')
        : [];
    }
    case 'go':
      return statement.type === 'const_declaration' || statement.type === 'var_declaration'
        ? present(statement.descendantsOfType(['const_spec', 'var_spec'])).flatMap((spec) =>
            fieldNodes(spec, 'name'),
          )
        : [];
    case 'rust':
      return statement.type === 'const_item' || statement.type === 'static_item'
        ? identifier(statement, 'name')
        : [];
    case 'java':
      return present(statement.childrenForFieldName('declarator')).flatMap((one) => identifier(one, 'name'));
    case 'ruby': {
      const left = statement.childForFieldName('left');
      return left?.type === 'constant' ? [left] : [];
    }
    case 'php':
      return present(statement.namedChildren).flatMap((one) =>
        one.type === 'const_element' ? present(one.namedChildren).slice(0, 1) : [],
      );
    case 'bash':
      return statement.type === 'variable_assignment' ? fieldNodes(statement, 'name') : [];
  }
}

/** Functions and classes bound to a variable are definitions of their own, and an import is none. */
function scriptLabels(statement: SyntaxNode, language: SyntaxLanguage): SyntaxNode[] {
  const declaration =
    statement.type === 'export_statement' ? statement.childForFieldName('declaration') : statement;
  if (declaration?.type !== 'lexical_declaration' && declaration?.type !== 'variable_declaration') return [];
  return present(declaration.namedChildren).flatMap((one) => {
    const value = one.childForFieldName('value');
    if (value !== null && (value.type in definingNodes[language] || isImport(value))) return [];
    return identifier(one, 'name');
  });
}

function isImport(value: SyntaxNode): boolean {
  if (value.type === 'await_expression' || value.type === 'member_expression') {
    const inner = value.namedChildren[0];
    return inner !== null && inner !== undefined && isImport(inner);
  }
  const callee = value.type === 'call_expression' ? value.childForFieldName('function') : null;
  return callee !== null && (callee.type === 'import' || callee.text === 'require');
}

function identifier(node: SyntaxNode, field: string): SyntaxNode[] {
  return fieldNodes(node, field).filter((one) => one.type === 'identifier');
}

function fieldNodes(node: SyntaxNode, field: string): SyntaxNode[] {
  return present(node.childrenForFieldName(field)).filter((one) => one.isNamed);
}

function present(nodes: readonly (SyntaxNode | null)[]): SyntaxNode[] {
  return nodes.filter((node) => node !== null);
}

import type { CodeFile } from './on-file';
import { nameOfFunction } from './on-file';
import { isFunction } from './on-names';
import { field, type Node } from './on-tree';

/** The words of an identifier in lower case: `resetToken_v2` gives `reset`, `token`, `v2`. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Names that the value of an expression goes by: variable, property, keyword, and the functions around it. */
export function purposesOf(node: Node, file: CodeFile): string[] {
  const names: string[] = [];
  let functions = 0;
  let isInside = true;
  for (let at = node.parent; at !== null && functions < 3; at = at.parent) {
    const target = field(at, 'name') ?? field(at, 'left') ?? field(at, 'key');
    const isTarget =
      /^(?:variable_declarator|assignment_expression|augmented_assignment_expression|assignment|augmented_assignment|pair|keyword_argument|public_field_definition|field_definition|named_expression)$/.test(
        at.type,
      );
    if (isTarget && target !== null && isInside)
      names.push(
        (field(target, 'property') ?? field(target, 'attribute') ?? field(target, 'subscript') ?? target)
          .text,
      );
    if (isFunction(at)) {
      functions += 1;
      const name = nameOfFunction(at);
      if (name !== '') names.push(name);
    }
    if (/_statement$|_declaration$/.test(at.type) && at.type !== 'expression_statement')
      isInside = isInside && at.type !== 'if_statement';
  }
  return file.root === node ? [] : names;
}

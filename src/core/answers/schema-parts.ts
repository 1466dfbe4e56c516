import type { JsonSchema } from '../../domain/chat';

/** The named parts of a schema, under the word of either draft. */
export function definitionsOf(schema: JsonSchema): [string, unknown][] {
  return [schema.definitions, schema.$defs].flatMap((held) =>
    typeof held === 'object' && held !== null ? Object.entries(held) : [],
  );
}

/** The value at a reference like `#/$defs/finding`; undefined when it points elsewhere or nowhere. */
export function atReference(root: JsonSchema, reference: string): unknown {
  if (reference === '#') return root;
  if (!reference.startsWith('#/')) return undefined;
  let at: unknown = root;
  for (const step of reference.slice(2).split('/')) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Record<string, unknown>)[name];
  }
  return at;
}

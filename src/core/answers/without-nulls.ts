import type { JsonSchema } from '../../domain/chat';
import { atReference } from './schema-parts';

type Node = Readonly<Record<string, unknown>>;
/** How many schemas may apply to one place; a schema of references alone cannot make this grow. */
const mostShapes = 60;

/**
 * The answer without the nulls that stand for "left out": a strict schema makes every property required, so a model can
 * only say null for an optional one. A null stays where the schema wants one, or wants the property.
 */
export function withoutNulls(value: unknown, schema: JsonSchema): unknown {
  return visit(value, [schema], schema);
}

function visit(value: unknown, schemas: readonly unknown[], root: JsonSchema): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const shapes = shapesOf(schemas, root);
  if (Array.isArray(value)) return value.map((item, at) => visit(item, itemSchemas(shapes, at), root));
  const kept: [string, unknown][] = [];
  for (const [name, held] of Object.entries(value)) {
    const here = shapes.filter((shape) => own(shape.properties, name) !== undefined);
    const wanted = here.some((shape) => wantsNull(shape, name, root));
    if (held === null && here.length > 0 && !wanted) continue;
    kept.push([name, visit(held, propertySchemas(shapes, here, name), root)]);
  }
  return Object.fromEntries(kept);
}

function wantsNull(shape: Node, name: string, root: JsonSchema): boolean {
  const isRequired = Array.isArray(shape.required) && shape.required.includes(name);
  return isRequired || allowsNull(own(shape.properties, name), root, 0);
}

function itemSchemas(shapes: readonly Node[], at: number): unknown[] {
  return shapes.map((shape) => (Array.isArray(shape.prefixItems) && shape.prefixItems[at]) || shape.items);
}

function propertySchemas(shapes: readonly Node[], here: readonly Node[], name: string): unknown[] {
  if (here.length > 0) return here.map((shape) => own(shape.properties, name));
  return shapes.map((shape) => shape.additionalProperties);
}

/** The schemas that may apply at one place, references followed and choices opened. */
function shapesOf(schemas: readonly unknown[], root: JsonSchema): Node[] {
  const shapes: Node[] = [];
  const waiting = [...schemas];
  while (waiting.length > 0 && shapes.length < mostShapes) {
    const node = waiting.shift();
    if (!isNode(node) || shapes.includes(node)) continue;
    shapes.push(node);
    if (typeof node.$ref === 'string') waiting.push(atReference(root, node.$ref));
    for (const inner of [node.allOf, node.anyOf, node.oneOf])
      if (Array.isArray(inner)) waiting.push(...inner);
  }
  return shapes;
}

function allowsNull(schema: unknown, root: JsonSchema, depth: number): boolean {
  if (!isNode(schema) || depth > 20) return schema !== false;
  const inner = (node: unknown) => allowsNull(node, root, depth + 1);
  if (typeof schema.$ref === 'string') return inner(atReference(root, schema.$ref));
  if (schema.type !== undefined && schema.type !== 'null')
    return Array.isArray(schema.type) && schema.type.includes('null');
  if (Array.isArray(schema.enum)) return schema.enum.includes(null);
  if (schema.const !== undefined) return schema.const === null;
  if (Array.isArray(schema.allOf) && !schema.allOf.every(inner)) return false;
  const choices = schema.anyOf ?? schema.oneOf;
  return !Array.isArray(choices) || choices.some(inner);
}

function own(held: unknown, name: string): unknown {
  return isNode(held) && Object.hasOwn(held, name) ? held[name] : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

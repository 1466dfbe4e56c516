import type { JsonSchema } from '../../domain/chat';
import { definitionsOf } from './schema-parts';

/** Limits of strict mode as OpenAI documents them for Structured Outputs. */
const mostProperties = 5_000;
const mostLevels = 10;
const mostEnumValues = 1_000;

const scalarTypes = ['string', 'number', 'integer', 'boolean', 'null'];

interface Tally {
  properties: number;
  enumValues: number;
}
type Node = Readonly<Record<string, unknown>>;

/**
 * A copy of the schema in the part of JSON Schema that strict mode takes: every property is required (what was optional
 * may be null), no other properties, no keyword beyond the plainest. What the copy no longer says is checked
 * afterwards against the schema itself. Null when strict mode cannot say it at all: maps with free keys, tuples,
 * untyped values, a root that is no object, or beyond the limits.
 * @see https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
 */
export function strictSchema(schema: JsonSchema): JsonSchema | null {
  const tally: Tally = { properties: 0, enumValues: 0 };
  const root = strictNode(schema, 1, tally);
  if (root === null || root.type !== 'object') return null;
  const definitions: [string, Node][] = [];
  for (const [name, held] of definitionsOf(schema)) {
    const copy = strictNode(held, 2, tally);
    if (copy === null) return null;
    definitions.push([name, copy]);
  }
  if (tally.properties > mostProperties || tally.enumValues > mostEnumValues) return null;
  return definitions.length === 0 ? root : { ...root, $defs: Object.fromEntries(definitions) };
}

function strictNode(node: unknown, level: number, tally: Tally): Node | null {
  if (!isNode(node)) return null;
  if (typeof node.$ref === 'string') return reference(node.$ref);
  if (Array.isArray(node.allOf)) return onlyOf(node, level, tally);
  const choices = node.anyOf ?? node.oneOf;
  if (Array.isArray(choices)) return choiceOf(node, choices, level, tally);
  if (Array.isArray(node.enum) || node.const !== undefined) return valuesOf(node, tally);
  const type = node.type ?? (isNode(node.properties) ? 'object' : isNode(node.items) ? 'array' : undefined);
  if (Array.isArray(type)) return typesOf(node, type, level, tally);
  if (type === 'object') return objectOf(node, level, tally);
  if (type === 'array') return arrayOf(node, level, tally);
  return typeof type === 'string' && scalarTypes.includes(type) ? { type, ...words(node) } : null;
}

function words(node: Node): Node {
  return {
    ...(typeof node.title === 'string' ? { title: node.title } : {}),
    ...(typeof node.description === 'string' ? { description: node.description } : {}),
  };
}

function reference($ref: string): Node | null {
  const name = /^#\/(?:\$defs|definitions)\/([^/]+)$/.exec($ref)?.[1];
  if ($ref === '#') return { $ref };
  return name === undefined ? null : { $ref: `#/$defs/${name}` };
}

/** `allOf` of a single schema, as generators write it to put words beside a reference. */
function onlyOf(node: Node, level: number, tally: Tally): Node | null {
  const [only, ...more] = node.allOf as unknown[];
  if (more.length > 0 || !isNode(only) || node.properties !== undefined) return null;
  return strictNode({ ...words(node), ...only }, level, tally);
}

function choiceOf(node: Node, choices: readonly unknown[], level: number, tally: Tally): Node | null {
  if (node.properties !== undefined || choices.length === 0) return null;
  const copies = choices.map((choice) => strictNode(choice, level, tally));
  if (copies.some((copy) => copy === null)) return null;
  return { ...words(node), anyOf: copies };
}

function valuesOf(node: Node, tally: Tally): Node | null {
  const values = Array.isArray(node.enum) ? (node.enum as unknown[]) : [node.const];
  const types = [...new Set(values.map(typeOf))];
  if (values.length === 0 || types.includes('object')) return null;
  tally.enumValues += values.length;
  return { type: types.length === 1 ? types[0] : types, ...words(node), enum: values };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'object' ? 'object' : typeof value;
}

function typesOf(node: Node, types: readonly unknown[], level: number, tally: Tally): Node | null {
  if (types.every((type) => scalarTypes.includes(String(type)))) return { type: types, ...words(node) };
  const copies = types.map((type) => strictNode({ ...node, type }, level, tally));
  return copies.some((copy) => copy === null) ? null : { anyOf: copies };
}

function objectOf(node: Node, level: number, tally: Tally): Node | null {
  const properties = isNode(node.properties) ? Object.entries(node.properties) : [];
  if (level > mostLevels || (properties.length === 0 && node.additionalProperties !== false)) return null;
  const required = Array.isArray(node.required) ? (node.required as unknown[]) : [];
  if (required.some((name) => !properties.some(([known]) => known === name))) return null;
  tally.properties += properties.length;
  const copies: [string, Node][] = [];
  for (const [name, held] of properties) {
    const copy = strictNode(held, level + 1, tally);
    if (copy === null) return null;
    copies.push([name, required.includes(name) ? copy : nullable(copy)]);
  }
  return {
    type: 'object',
    ...words(node),
    properties: Object.fromEntries(copies),
    required: properties.map(([name]) => name),
    additionalProperties: false,
  };
}

function arrayOf(node: Node, level: number, tally: Tally): Node | null {
  if (node.prefixItems !== undefined) return null;
  const items = strictNode(node.items, level, tally);
  return items === null ? null : { type: 'array', ...words(node), items };
}

function nullable(node: Node): Node {
  if (Array.isArray(node.anyOf)) {
    const open = node.anyOf.some((choice) => isNode(choice) && choice.type === 'null');
    return open ? node : { ...node, anyOf: [...node.anyOf, { type: 'null' }] };
  }
  const types = Array.isArray(node.type) ? node.type : [node.type];
  if (types.includes('null')) return node;
  if (node.enum !== undefined || !types.every((type) => scalarTypes.includes(String(type))))
    return { anyOf: [node, { type: 'null' }] };
  return { ...node, type: [...types, 'null'] };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

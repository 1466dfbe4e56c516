import { z } from 'zod';

/** Headings under which settings stand in help and docs, in this order. */
export const groups = [
  'Task',
  'Scope',
  'Work',
  'Model',
  'Result',
  'Policy',
  'Approval',
  'Tools',
  'Prompt',
  'Retrieval',
  'Structured output',
] as const;
export type Group = (typeof groups)[number];

/** What is known of a setting besides its type and default. */
export interface SettingInfo {
  /** What it does, one sentence, for docs and the JSON schema. */
  description: string;
  /** `operator`: never read from the repository, whose authors may be strangers (DESIGN, Trust). */
  trust: 'repository' | 'operator';
  group: Group;
  /** `run`: belongs to one run, so flags, environment and Action inputs give it and no file does. */
  where?: 'run';
  /** What the help calls the flag's value. Flags of booleans have none. */
  value?: string;
  /** A phrase for the one-screen help; absent: not listed there. */
  help?: string;
  /**
   * How a text becomes a list: split at commas (`none` is the empty list), split at line ends, or taken
   * whole, one entry each time the flag is given.
   */
  list?: 'comma' | 'lines' | 'whole';
  /**
   * What is not printed: `true` any value; `mistaken` a wrong value, which may be a key; `address` a wrong value,
   * and user, password and query of a right one.
   */
  secret?: true | 'mistaken' | 'address';
  /** A variable of another program's that sets it too; ours is stronger. */
  variable?: string;
}

/** A `table` (free keys, as in a price list) can stand in files only; the others have a flag. */
export type SettingKind = 'boolean' | 'number' | 'text' | 'list' | 'table';

/** One setting of a schema: `path` is its key in a settings file, nested keys joined with dots. */
export interface Setting {
  path: string;
  schema: z.ZodType;
  kind: SettingKind;
  /** Its default; null stands for "none". */
  fallback: unknown;
  /** The words it takes, when it takes only certain words. */
  choices: readonly string[] | null;
  /** The keys that an entry of a table has; empty for other settings and entries. */
  keys: readonly string[];
  info: SettingInfo;
}

/** Ties a setting's type and default to what else is known of it. */
export function setting<T extends z.ZodType>(schema: T, info: SettingInfo): T {
  return schema.meta({ ...info });
}

/** All settings of a schema, in the order they are written; nested objects are walked. */
export function listSettings(schema: z.ZodType, prefix = ''): Setting[] {
  const object = bare(schema);
  if (!(object instanceof z.ZodObject)) return [leaf(schema, prefix)];
  return Object.entries(object.shape as Record<string, z.ZodType>).flatMap(([key, value]) =>
    listSettings(value, prefix === '' ? key : `${prefix}.${key}`),
  );
}

function leaf(schema: z.ZodType, path: string): Setting {
  const info = schema.meta() as SettingInfo | undefined;
  if (info?.trust === undefined) throw new Error(`The setting ${path} has no description.`);
  if (!(schema instanceof z.ZodDefault)) throw new Error(`The setting ${path} has no default.`);
  const core = bare(schema);
  const element = core instanceof z.ZodArray ? bare(core.element as z.ZodType) : core;
  return {
    path,
    schema,
    kind: kindOf(core),
    fallback: schema.def.defaultValue,
    choices: element instanceof z.ZodEnum ? element.options.map(String) : null,
    keys: core instanceof z.ZodRecord ? keysOf(bare(core.valueType as z.ZodType)) : [],
    info,
  };
}

function keysOf(schema: z.ZodType): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function kindOf(core: z.ZodType): SettingKind {
  if (core instanceof z.ZodBoolean) return 'boolean';
  if (core instanceof z.ZodNumber) return 'number';
  if (core instanceof z.ZodArray) return 'list';
  if (core instanceof z.ZodRecord) return 'table';
  return 'text';
}

/** The type below defaults, nullability and transformations. */
function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodNullable) {
    return bare(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodPipe) return bare(schema.in as z.ZodType);
  return schema;
}

/** A setting's value in a config. */
export function valueAt(config: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], config);
}

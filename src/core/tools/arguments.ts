import type { JsonSchema } from '../../domain/chat';

/** Characters of a call's arguments at most: a whole file may be among them. */
export const mostArguments = 2_000_000;

/** A call's arguments as a value, or what is wrong with them, for whoever wrote them. */
export function readArguments(text: string): { ok: true; value: unknown } | { ok: false; fault: string } {
  if (text.length > mostArguments)
    return { ok: false, fault: 'The arguments are too long; nothing was done. Ask for less at once.' };
  if (text.trim() === '') return { ok: true, value: {} };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, fault: 'The arguments are no JSON; nothing was done. Write one JSON object.' };
  }
}

/** Models leave out what may be null; then it is null. Own keys alone, in an object of its own. */
export function missingAsNull(value: unknown, { properties }: JsonSchema): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const known = typeof properties === 'object' && properties !== null ? Object.entries(properties) : [];
  const missing = known.filter(([key, schema]) => !Object.hasOwn(value, key) && mayBeNull(schema));
  return { ...value, ...Object.fromEntries(missing.map(([key]) => [key, null])) };
}

function mayBeNull(schema: unknown): boolean {
  const type = (schema as { type?: unknown } | null)?.type;
  return Array.isArray(type) && type.includes('null');
}

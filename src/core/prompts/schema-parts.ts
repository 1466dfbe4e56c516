import type { JsonSchema } from '../../domain/chat';

/** Pieces of the schemas that are sent: only keywords that every endpoint's strict mode takes. */
export const text = { type: 'string' };
export const optionalText = { type: ['string', 'null'] };
export const texts = { type: 'array', items: text };
export const optionalTexts = { type: ['array', 'null'], items: text };
export const optionalInteger = { type: ['integer', 'null'] };
export const optionalFlag = { type: ['boolean', 'null'] };

/** An object with exactly these keys, all of them required, as strict modes ask. */
export function exactly(properties: Readonly<Record<string, unknown>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

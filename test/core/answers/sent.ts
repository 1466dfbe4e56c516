import { firstManners } from '../../../src/core/answers/manners';
import type { Sent } from '../../../src/core/answers/verdict';
import type { JsonSchema, Manners } from '../../../src/domain/chat';

export const okSchema: JsonSchema = {
  type: 'object',
  properties: { ok: { type: 'boolean' } },
  required: ['ok'],
  additionalProperties: false,
};

/** A question as it was sent, in the first manners but for these. */
export function sentWith(manners: Partial<Manners> = {}, maxOutputTokens = 4_096): Sent {
  return {
    address: 'https://models.example/v1',
    manners: { ...firstManners, ...manners },
    ask: {
      stage: 'reviewer',
      model: 'example-model',
      messages: [
        { role: 'system', content: 'Rules.' },
        { role: 'user', content: 'Task.' },
        { role: 'user', content: 'Part.' },
      ],
      schema: { name: 'report', schema: okSchema },
      temperature: 0,
      maxOutputTokens,
    },
  };
}

import { compileValidator } from '../../src/core/answers/validator';
import type { Ask, Exchange } from '../../src/domain/chat';
import type { RunError } from '../../src/domain/errors';
import { ask } from '../../src/engine/ask';
import { type Office, openDesk } from '../../src/engine/desk';
import { type Body, officeOf } from './office';

export const schema = {
  type: 'object',
  properties: { answer: { type: 'integer' } },
  required: ['answer'],
  additionalProperties: false,
};
export const question: Ask = {
  stage: 'security',
  model: 'small',
  messages: [
    { role: 'system', content: 'Be exact.' },
    { role: 'user', content: 'How many?' },
  ],
  schema: { name: 'verdict', schema },
  temperature: 0,
  maxOutputTokens: 1_000,
};

/** Asks one question of an endpoint that does what a script says. */
export async function asked(
  script: (body: Body, n: number) => Exchange,
  changes: Partial<Office> = {},
  isStructured = true,
) {
  const office = officeOf(script, changes);
  const desk = openDesk(office);
  const validate = await compileValidator(schema);
  const answered = await ask(question, validate, desk, { isStructured }).then(
    (value) => ({ value, error: null }),
    (error: unknown) => ({ value: null, error: error as RunError }),
  );
  return { ...office, ...answered, desk };
}

import type { JsonSchema } from '../../domain/chat';
import { frozen } from './frozen';
import { exactly, text, texts } from './schema-parts';

/** What is answered when a step of an approved plan was done. */
export const actSchema: JsonSchema = frozen(
  exactly({
    summary: text,
    changes: { type: 'array', items: exactly({ path: text, description: text, diff: text }) },
    isDone: { type: 'boolean' },
    notes: texts,
  }),
);

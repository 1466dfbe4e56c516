import type { JsonSchema } from '../../domain/chat';
import { jsonIn } from './extract';
import { answerFault, type Fault } from './faults';
import type { Validate } from './validator';
import { withoutNulls } from './without-nulls';

/** What the text of an answer holds. */
export type Answer =
  | { kind: 'value'; value: unknown }
  /** `isProse`: there is no JSON in it at all, as from an endpoint that ignores what form it was asked for. */
  | { kind: 'faults'; faults: Fault[]; isProse: boolean };

/**
 * The one valid value in a text. Several values in it are fine as long as exactly one is valid: between two different
 * answers nobody chooses.
 */
export function answerIn(text: string, schema: JsonSchema, validate: Validate): Answer {
  const found = jsonIn(text);
  if (found.fault !== null) return refused(found.fault, found.values.length === 0 && !/[{[]/.test(text));
  const valid = new Map<string, unknown>();
  let closest: Fault[] | null = null;
  for (const candidate of found.values) {
    const value = withoutNulls(candidate, schema);
    const faults = validate(value);
    if (faults.length === 0) valid.set(JSON.stringify(value), value);
    else if (closest === null || faults.length <= closest.length) closest = faults;
  }
  if (valid.size > 1) return refused('The answer holds several different valid values.', false);
  for (const value of valid.values()) return { kind: 'value', value };
  return { kind: 'faults', faults: closest ?? [answerFault('The answer holds no JSON.')], isProse: false };
}

function refused(fault: string, isProse: boolean): Answer {
  return { kind: 'faults', faults: [answerFault(fault)], isProse };
}

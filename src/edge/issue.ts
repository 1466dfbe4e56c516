import type { z } from 'zod';
import { shown } from './say';

/** What the schema says of a value that it does not take. */
export type Issue = NonNullable<ReturnType<z.ZodType['safeParse']>['error']>['issues'][number];

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  record: 'a table',
  object: 'a group of settings',
};

/** What the value must be: `at least 1`. */
export function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? `of the type ${issue.expected}`;
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return 'not empty';
      return `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `at most ${issue.maximum} characters long`;
      return `at most ${issue.maximum}`;
    default:
      // Patterns and refinements carry their own phrase in the schema.
      return issue.message;
  }
}

/** A value as a message names it. */
export function receivedAs(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'an empty text' : `the text ${shown(value)}`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === null || value === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : 'a group of settings';
}

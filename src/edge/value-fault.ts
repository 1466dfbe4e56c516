import type { z } from 'zod';
import { nearest } from '../core/nearest';
import { modesHere } from '../domain/mode';
import type { Setting } from '../domain/setting';
import { listed, oneOf, shown } from './say';

type Issue = NonNullable<ReturnType<z.ZodType['safeParse']>['error']>['issues'][number];

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
};

/**
 * What is wrong with a value, as the rest of a sentence that began with the setting's name, with its full
 * stop or question mark; null when the value is fine.
 */
export function faultIn(setting: Setting, value: unknown): string | null {
  if (value === null) return 'has no value; give one, or leave the setting out.';
  const result = setting.schema.safeParse(value);
  if (result.success) return setting.path === 'mode' ? modeFault(String(value)) : null;
  const issue = result.error.issues[0];
  if (issue === undefined) return 'is not valid.';
  const culprit = issue.path.reduce(member, value);
  return phrase(setting, issue, culprit);
}

/** A mode of the list that does nothing yet would be a promise. */
function modeFault(name: string): string | null {
  return modesHere.includes(name)
    ? null
    : `asks for the mode ${shown(name)}, which this version does not have yet; it has ${listed(modesHere)}.`;
}

function member(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
}

function phrase(setting: Setting, issue: Issue, culprit: unknown): string {
  const received = setting.info.secret ? 'what was given' : receivedAs(culprit);
  const { info } = setting;
  const choices = setting.path === 'mode' ? modesHere : setting.choices;
  if (info.list === 'comma' && culprit === 'none')
    return 'has `none` among other names; `none` stands alone and means nobody.';
  if (choices !== null && (issue.code === 'invalid_value' || isElement(issue))) {
    const near = typeof culprit === 'string' && !info.secret ? nearest(culprit, choices) : null;
    if (near !== null) return `does not know ${shown(String(culprit))}; did you mean \`${near}\`?`;
    return `takes ${oneOf(info.list === 'comma' ? [...choices, 'none'] : choices)}, not ${received}.`;
  }
  const must = isElement(issue) ? 'has a wrong entry: it must be' : 'must be';
  return `${must} ${expected(issue)}, not ${received}.`;
}

function isElement(issue: Issue): boolean {
  return issue.path.length > 0;
}

function expected(issue: Issue): string {
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

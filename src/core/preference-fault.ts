import { modeNames } from '../domain/mode';
import { modePreferences, type PreferenceIssue } from '../domain/mode-preferences';
import { nearest } from './nearest';

/** Longer names are not repeated to anybody. */
const longest = 40;

/** What is wrong with a preferences file, as the rest of a sentence that began with its name. */
export function preferenceFault(value: unknown, issues: readonly PreferenceIssue[]): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return 'holds no preferences of modes';
  const version = 'version' in value ? value.version : undefined;
  if (typeof version === 'number' && version > 1) return `is of version ${version}, which is newer than this`;
  if (version !== 1) return 'says no `"version": 1`, so it is of something else';
  // A misspelt key tells more than what it leaves out.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  return issue === undefined ? 'is not valid' : faultOf(issue, value);
}

function faultOf(issue: PreferenceIssue, value: unknown): string {
  const place = `\`${issue.path.join('.')}\``;
  if (issue.code === 'unrecognized_keys') {
    const known = issue.path.length === 0 ? Object.keys(modePreferences.shape) : modeNames;
    return unknownName(issue.keys[0] ?? '', known, issue.path.length === 0 ? '' : ` in ${place}`);
  }
  if (issue.code === 'invalid_value') {
    const word = issue.path.reduce(member, value);
    if (typeof word === 'string') return unknownName(word, issue.values.map(String), ` in ${place}`);
  }
  return `has a wrong value in ${place}: ${needed(issue)}`;
}

function unknownName(word: string, known: readonly string[], where: string): string {
  const near = nearest(word, known);
  const shown = /^[\w.-]+$/.test(word) && word.length <= longest ? `\`${word}\`` : 'a name';
  return `has ${shown}${where}, which is not known${near === null ? '' : ` (did you mean \`${near}\`?)`}`;
}

function needed(issue: PreferenceIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.expected} is expected`;
    case 'too_small':
      return `at least ${issue.minimum} is expected`;
    case 'too_big':
      return `at most ${issue.maximum} is expected`;
    default:
      return 'a name of the list is expected';
  }
}

function member(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
}

import { nearest } from '../core/nearest';
import { modelEntry, modelStages } from '../domain/model-values';
import type { Setting } from '../domain/setting';
import { expected, type Issue, receivedAs } from './issue';
import { oneOf, shown } from './say';
import { tableFault } from './table-fault';

/** What is wrong with a value. */
export interface ValueFault {
  /** The rest of a sentence that began with the setting's name, with its full stop or question mark. */
  phrase: string;
  /** Where in the value, from its keys and positions. */
  path: readonly PropertyKey[];
}

/** What is wrong with a value; null when it is fine. */
export function faultIn(setting: Setting, value: unknown): ValueFault | null {
  if (value === null) return whole('has no value; give one, or leave the setting out.');
  const result = setting.schema.safeParse(value);
  if (result.success) return null;
  const { issues } = result.error;
  // A misspelt key is one that is missing too; what was written tells more.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (issue === undefined) return whole('is not valid.');
  const culprit = issue.path.reduce(member, value);
  if (setting.kind === 'table' && issue.path.length > 0) return tableFault(setting, issue, culprit);
  return { phrase: phrase(setting, issue, culprit), path: issue.path };
}

function whole(phrase: string): ValueFault {
  return { phrase, path: [] };
}

function member(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
}

function phrase(setting: Setting, issue: Issue, culprit: unknown): string {
  const { info } = setting;
  const near = nearName(setting, issue, culprit);
  if (near !== null) return near;
  if (issue.code === 'custom' && issue.message.endsWith('.')) return issue.message;
  const received = info.secret === undefined ? receivedAs(culprit) : `what was given${entryOf(issue)}`;
  if (info.list === 'comma' && culprit === 'none')
    return 'has `none` among other names; `none` stands alone and means nobody.';
  const { choices } = setting;
  if (choices !== null && (issue.code === 'invalid_value' || isElement(issue)))
    return `takes ${oneOf(info.list === 'comma' ? [...choices, 'none'] : choices)}, not ${received}.`;
  const must = isElement(issue) ? 'has a wrong entry: it must be' : 'must be';
  // In YAML an entry such as `api-key: x` is a group.
  const quoted = isElement(issue) && isGroup(culprit) ? ' in quotation marks' : '';
  return `${must} ${expected(issue)}${quoted}, not ${received}.`;
}

/** The name that was meant, where only certain names are taken and one is near. */
function nearName(setting: Setting, issue: Issue, culprit: unknown): string | null {
  if (typeof culprit !== 'string' || setting.info.secret !== undefined) return null;
  if (setting.path === 'model') {
    const { stage } = modelEntry(culprit);
    const isKnown = stage === null || modelStages.some((known) => known === stage);
    const near = isKnown ? null : nearest(stage, modelStages);
    return near === null ? null : `does not know the stage ${shown(stage ?? '')}; did you mean \`${near}\`?`;
  }
  const { choices } = setting;
  if (choices === null || !(issue.code === 'invalid_value' || isElement(issue))) return null;
  const near = nearest(culprit, choices);
  return near === null ? null : `does not know ${shown(culprit)}; did you mean \`${near}\`?`;
}

/** A value that is not quoted is found by its place. */
function entryOf({ path: [first] }: Issue): string {
  return typeof first === 'number' ? ` as entry ${first + 1}` : '';
}

function isGroup(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isElement(issue: Issue): boolean {
  return issue.path.length > 0;
}

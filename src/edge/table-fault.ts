import { nearest } from '../core/nearest';
import type { Setting } from '../domain/setting';
import { expected, type Issue, receivedAs } from './issue';
import type { SourceEntry, SourceNode } from './node';
import { listed, shown } from './say';
import type { ValueFault } from './value-fault';

/** What is wrong in an entry of a table, such as the price of one model. `culprit` is what stands at the issue's path. */
export function tableFault(setting: Setting, issue: Issue, culprit: unknown): ValueFault {
  const [name, key] = issue.path.map(String);
  const whose = shown(name ?? '');
  const { path } = issue;
  if (name === '') return { path, phrase: 'has an entry without a name; give it one.' };
  if (issue.code === 'unrecognized_keys') {
    const [unknown = ''] = issue.keys;
    const near = nearest(unknown, setting.keys);
    const known = near === null ? `; it takes ${listed(setting.keys)}.` : `; did you mean \`${near}\`?`;
    return { path: [...path, unknown], phrase: `has the unknown key ${shown(unknown)} for ${whose}${known}` };
  }
  if (key === undefined)
    return { path, phrase: `must be ${expected(issue)} for ${whose}, not ${receivedAs(culprit)}.` };
  if (culprit === undefined) return { path, phrase: `has no \`${key}\` for ${whose}; give one.` };
  return {
    path,
    phrase: `must be ${expected(issue)} in \`${key}\` of ${whose}, not ${receivedAs(culprit)}.`,
  };
}

/** Where a path into a setting's value leads in its file, as far as there is something. */
export function placeIn(entry: SourceEntry, path: readonly PropertyKey[]): { line: number; column: number } {
  let place: SourceEntry = entry;
  for (const key of path) {
    const inner = entriesOf(place.node).find((candidate) => candidate.key === key);
    if (inner === undefined) return place;
    place = inner;
  }
  return place;
}

function entriesOf(node: SourceNode): readonly SourceEntry[] {
  return node.kind === 'map' ? node.entries : [];
}

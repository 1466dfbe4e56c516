import { clipped } from '../core/answers/quote';
import type { Ending } from '../core/answers/verdict';
import { nearest } from '../core/nearest';
import { RunError } from '../domain/errors';
import type { Desk } from './desk';

/** The error that a question ends with; an unknown model is told with the names that the endpoint has. */
export async function ended(error: Ending, model: string, desk: Desk): Promise<RunError> {
  const listed = error.isUnknownModel ? await desk.chat.models(desk.signal) : [];
  const names = listed.filter((name) => name !== model);
  const near = nearNames(model, names).map((name) => clipped(name, 80));
  const which = near.length < names.length ? 'The nearest that it has are' : 'It has';
  const hint = near.length > 0 ? `${error.hint} ${which} ${near.join(', ')}.` : error.hint;
  return new RunError(error.kind, error.message, { hint });
}

/** The nearest names, three at most: by spelling, then by how they begin. */
function nearNames(model: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const best = nearest(model, names);
  const shared = (name: string) => {
    let same = 0;
    while (same < name.length && name[same] === model[same]) same += 1;
    return same;
  };
  const byStart = [...names].sort((a, b) => shared(b) - shared(a) || (a < b ? -1 : 1));
  return [...new Set([...(best === null ? [] : [best]), ...byStart])].slice(0, 3);
}

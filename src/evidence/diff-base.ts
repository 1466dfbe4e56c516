import { nearestRef } from '../core/git/nearest-ref';
import { RunError } from '../domain/errors';
import type { Repository } from '../domain/ports';

/** The error for a base that git does not know, with what was probably meant. */
export async function baseMissing(base: string, repository: Repository): Promise<RunError> {
  const hints: string[] = [];
  const known = await repository.refs();
  const near = nearestRef(base, known);
  if (near !== null) hints.push(`Did you mean ${near}?`);
  else if (repository.head === null) hints.push('The repository has no commit yet.');
  else if (known.length > 0) hints.push(`It knows ${known.slice(0, 5).join(', ')}.`);
  if (repository.shallow) {
    hints.push(
      'This clone is shallow: fetch its history with `git fetch --unshallow` (for actions/checkout: `fetch-depth: 0`).',
    );
  } else if (near === null) {
    hints.push('Fetch it first, or name a branch, tag or commit that is there.');
  }
  return new RunError('input', `The base ${base} does not exist in this repository.`, {
    hint: hints.join(' '),
  });
}

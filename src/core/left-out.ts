import type { CoverageNote } from '../domain/coverage';
import type { Listing, Question } from '../domain/ports';
import { counted } from './count';

type Filter = Pick<Question, 'under' | 'include' | 'exclude'>;

/** How many files the run's own settings keep out, and which settings those are, as one entry of the coverage. */
export function leftOutNote(
  filter: Filter,
  { leftOut = [] }: Pick<Listing, 'leftOut'>,
): NonNullable<CoverageNote['skipped']> {
  if (leftOut.length === 0) return [];
  return [{ what: counted(leftOut.length, 'file'), reason: `left out by ${filterOf(filter)}` }];
}

/** The settings that keep files out, as in `--include src and --exclude old`. */
export function filterOf({ under, include, exclude }: Filter): string {
  return [
    ...(under === '' ? [] : [`--working-directory ${under}`]),
    ...(include.length === 0 ? [] : [`--include ${include.join(', ')}`]),
    ...(exclude.length === 0 ? [] : [`--exclude ${exclude.join(', ')}`]),
  ].join(' and ');
}

import type { CoverageNote } from '../domain/coverage';
import type { Listing, Question } from '../domain/ports';
import { counted } from './count';

/** How many files the run's own settings keep out, and which settings those are, as one entry of the coverage. */
export function leftOutNote(
  { under, include, exclude }: Pick<Question, 'under' | 'include' | 'exclude'>,
  { leftOut = [] }: Pick<Listing, 'leftOut'>,
): NonNullable<CoverageNote['skipped']> {
  if (leftOut.length === 0) return [];
  const settings = [
    ...(under === '' ? [] : [`--working-directory ${under}`]),
    ...(include.length === 0 ? [] : [`--include ${include.join(', ')}`]),
    ...(exclude.length === 0 ? [] : [`--exclude ${exclude.join(', ')}`]),
  ];
  return [{ what: counted(leftOut.length, 'file'), reason: `left out by ${settings.join(' and ')}` }];
}

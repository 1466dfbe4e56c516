import { optionalInteger } from './schema-parts';

/** Where a page of an answer begins. */
export const offset = {
  ...optionalInteger,
  description: 'Line of the answer to begin with, from 1; null: the first.',
};

import type { Mode } from '../domain/mode';
import { assistant } from './assistant';

/** The state before any switch, with the grants, the threshold and the prompt of the assistant (OM-01). */
export const normal: Mode = {
  ...assistant,
  name: 'normal',
  purpose: 'The state before any switch: general conversation',
  // Nothing speaks for it: one comes back to it by leaving another.
  hears: {},
};

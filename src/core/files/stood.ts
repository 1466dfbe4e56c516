import type { ChangeMade } from '../../domain/session';
import type { Standing } from '../../domain/tool-files';
import { sha256OfBytes } from '../hash';
import { spliced, spliceOf } from './splice';
import { plainShape, unshaped } from './text-shape';

/** What a change can take the place of, and what it leaves: a text, or nothing. */
export type StoodText = Extract<Standing, { kind: 'nothing' | 'text' }>;

/** SHA-256 of the file's bytes; null: there is none. */
export function hashOf(state: StoodText): string | null {
  if (state.kind === 'nothing') return null;
  const bytes = unshaped(state.text, state.shape);
  if (bytes === null) throw new Error('a text was kept in an encoding that does not know its letters');
  return sha256OfBytes(bytes);
}

/** Whether two states of a file are the same, but for whether it may be executed: that nothing here changes. */
export function isSame(one: StoodText, other: StoodText): boolean {
  if (one.kind !== 'text' || other.kind !== 'text') return one.kind === other.kind;
  const { encoding, mark } = one.shape;
  return one.text === other.text && encoding === other.shape.encoding && mark === other.shape.mark;
}

/** A change as it is kept, so that it can be made again. */
export function changeMade(
  before: StoodText,
  now: StoodText,
  { description, diff }: Pick<ChangeMade, 'description' | 'diff'>,
): ChangeMade {
  const old = before.kind === 'text' ? before.text : '';
  if (now.kind === 'nothing') return { description, diff, splice: null, shape: plainShape };
  return { description, diff, splice: spliceOf(old, now.text), shape: now.shape };
}

/**
 * The file after a change that was kept.
 * @param after its hash as it was kept; null comes back when something else comes out, as where secrets were blanked
 */
export function madeAgain(
  { splice, shape }: ChangeMade,
  before: StoodText,
  after: string | null,
): StoodText | null {
  if (splice === null) return after === null ? { kind: 'nothing' } : null;
  const text = spliced(before.kind === 'text' ? before.text : '', splice);
  if (text === null || unshaped(text, shape) === null) return null;
  const executable = before.kind === 'text' && before.executable;
  const now: StoodText = { kind: 'text', text, shape, executable };
  return hashOf(now) === after ? now : null;
}

import { mostStateBytes, type ThreadState, threadState } from '../../domain/thread-state';
import { fitted } from './fit';

const open = '<!-- countersign-state ';
const close = ' -->';

/** What a text holds of a thread's state. The message is a sentence for a person. */
export type ReadState =
  | { kind: 'state'; state: ThreadState }
  | { kind: 'none' }
  | { kind: 'newer' | 'damaged'; message: string };

/**
 * The state as a remark that nobody sees, for a comment: at most 16 kB of plain ASCII. What does not fit is left out,
 * and `leftOut` of what is read back says so.
 */
export function printState(state: ThreadState): string {
  return printed(fitted(state, (one) => printed(one).length, mostStateBytes));
}

/** The state in a comment's text. Two in one text are none that can be trusted. */
export function readState(text: string): ReadState {
  const start = text.indexOf(open);
  if (start < 0) return { kind: 'none' };
  const end = text.indexOf(close, start);
  if (end < 0 || text.indexOf(open, start + 1) >= 0) return damaged();
  let value: unknown;
  try {
    value = JSON.parse(text.slice(start + open.length, end));
  } catch {
    return damaged();
  }
  const version = value !== null && typeof value === 'object' && 'version' in value ? value.version : null;
  if (typeof version === 'number' && version > 1) {
    return {
      kind: 'newer',
      message: `The state of this thread was written by a newer version of Countersign (version ${version} of its form). Use that one.`,
    };
  }
  const state = threadState.safeParse(value);
  return state.success ? { kind: 'state', state: state.data } : damaged();
}

/** Nothing in it can end the remark, be seen by a forge as a mention, or be lost on the way. */
function printed(state: ThreadState): string {
  return open + JSON.stringify(state).replace(/[^\x20-\x7e]|[<>&@]|(?<=-)-/g, escaped) + close;
}

function escaped(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function damaged(): ReadState {
  return {
    kind: 'damaged',
    message: 'The state of this thread is damaged, so nothing of it is used. Ask for the plan anew.',
  };
}

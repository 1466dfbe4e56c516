import type { ModeName } from '../../domain/mode';
import type { Policy } from '../../domain/mode-signal';
import { nearest } from '../nearest';

/** Longer names are not repeated to anybody. */
const longest = 40;

/** The mode's name as people see it: the planning mode is called `plan`. */
export function shownName(mode: ModeName): string {
  return mode === 'planning' ? 'plan' : mode;
}

/** Whether a mode may be entered. */
export function isEnabled(policy: Policy, mode: ModeName): boolean {
  return mode === 'normal' || (policy.known.includes(mode) && !policy.disabled.includes(mode));
}

/** The mode that a person's word names and that may be entered, or why there is none (OM-59, OM-60). */
export function lookUp(
  word: string,
  policy: Policy,
): { ok: true; mode: ModeName } | { ok: false; message: string } {
  const plain = word.trim().toLowerCase();
  const wanted = plain === 'plan' ? 'planning' : plain;
  const mode = [...policy.known, 'normal' as const].find((name) => name === wanted);
  if (mode === undefined) return { ok: false, message: unknown(word, policy) };
  if (isEnabled(policy, mode)) return { ok: true, mode };
  return { ok: false, message: `The ${shownName(mode)} mode is disabled here; enable it in the settings.` };
}

function unknown(word: string, policy: Policy): string {
  const open = policy.known.filter((name) => isEnabled(policy, name)).map(shownName);
  const near = nearest(word, open);
  const what = /^[\w-]+$/.test(word) && word.length <= longest ? `named ${word}` : 'of that name';
  return near === null
    ? `There is no mode ${what}; there are ${open.join(', ')}.`
    : `There is no mode ${what}; did you mean ${near}?`;
}

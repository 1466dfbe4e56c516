import { nearest } from '../nearest';

/** The name that was probably meant; `main` may be there as `origin/main` only, and the reverse. */
export function nearestRef(given: string, known: readonly string[]): string | null {
  const last = given.slice(given.lastIndexOf('/') + 1);
  return (
    known.find((name) => name.endsWith(`/${given}`)) ??
    nearest(given, known) ??
    known.find((name) => name === last) ??
    null
  );
}

/** What to say of a name that git knows no commit by. */
export function refMissing(
  given: string,
  known: readonly string[],
  about: { isShallow: boolean; isUnborn: boolean },
): string {
  const shown = given === '' ? 'the empty name' : JSON.stringify(given.slice(0, 200));
  const near = nearestRef(given, known);
  const hints = [`git knows no single commit by ${shown}.`];
  if (about.isUnborn) hints.push('The repository has no commit yet.');
  else if (near !== null) hints.push(`Did you mean ${near}?`);
  else if (known.length > 0) hints.push(`It knows ${known.slice(0, 8).join(', ')}.`);
  if (about.isShallow) hints.push('The clone is shallow, so that older commits are not here.');
  return hints.join(' ');
}

/** Both ends of `a..b` or `a...b` (then `base` is to be where they parted); null for any other text. No name holds two dots. */
export function refRange(given: string): { from: string; to: string; isParted: boolean } | null {
  const at = given.indexOf('..');
  if (at < 0) return null;
  const isParted = given.startsWith('...', at);
  const to = given.slice(at + (isParted ? 3 : 2));
  return { from: given.slice(0, at) || 'HEAD', to: to || 'HEAD', isParted };
}

import { namedSecrets } from './credential-files';
import { isExampleLogin, isPlaceholder } from './placeholder';
import { isOpenKey, keyBodies } from './private-keys';
import { findTokens } from './token-forms';

/** Where a credential stands in a text. */
export interface SecretPlace {
  kind: string;
  /** Offset of the first character. */
  start: number;
  secret: string;
}

/** A JSON Web Token says who someone was until it ran out; in files it nearly always has. */
const harmlessKinds = new Set(['jwt']);
const login = /:\/\/([^\s:/@"'<>`]{0,256}):([^\s/"'<>`]{1,256})@([^\s/:?#"'`,;)]{1,256})/;

/** Credentials that are found without the scanner: known forms, private keys, values of environment files. */
export function secretPlaces(path: string, text: string): SecretPlace[] {
  const tokens = findTokens(text)
    .filter(({ kind }) => !harmlessKinds.has(kind))
    .map(({ kind, start, end }) => ({ kind, start, secret: text.slice(start, end) }))
    .filter(({ secret }) => !isPlaceholder(secret));
  const keys = keyBodies(text)
    .filter((body) => isOpenKey(text, body))
    .map((body) => ({
      kind: 'private-key',
      start: body.start,
      secret: text.slice(body.start, body.end).trim(),
    }));
  const named = namedSecrets(path, text).map(({ start, value }) => ({
    kind: 'environment-value',
    start,
    secret: value,
  }));
  return [...keys, ...tokens, ...named];
}

/**
 * What the scanner reported, as the secret itself: of a URL only the password. Null for documentation.
 * @param reported the text that the scanner took for a credential
 * @param from offset at or before it
 */
export function reportedPlace(
  text: string,
  kind: string,
  reported: string,
  from: number,
): SecretPlace | null {
  const start = text.indexOf(reported, from);
  if (start < 0) return null;
  const url = login.exec(reported);
  if (url !== null) {
    const [, user = '', password = '', host = ''] = url;
    if (isExampleLogin(user, password, host)) return null;
    const inside = reported.indexOf(`:${password}@`, url.index + 3) + 1;
    return { kind, start: start + inside, secret: password };
  }
  return isPlaceholder(reported) ? null : { kind, start, secret: reported };
}

/** One place for each stretch of text, in order; of two that overlap the first of the list stays. */
export function withoutOverlaps(places: readonly SecretPlace[]): SecretPlace[] {
  const kept: SecretPlace[] = [];
  for (const place of places) {
    const end = place.start + place.secret.length;
    if (!kept.some((other) => place.start < other.start + other.secret.length && other.start < end))
      kept.push(place);
  }
  return kept.sort((a, b) => a.start - b.start);
}

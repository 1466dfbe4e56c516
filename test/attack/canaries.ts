import { madeUp, madeUpTokens } from '../fakes/secrets';

/** A value that stands where nothing may read it, and every form in which it could still come out. */
export interface Canary {
  /** Where it stands, for the message. */
  place: string;
  value: string;
}

/** A text in which a canary was found, and in which form. */
export interface Sung {
  place: string;
  form: string;
  /** What stands there, for whoever looks into it. */
  near: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Letters alone: no scanner takes it for a secret, so that nothing but a wall keeps it in. The same place gives the
 * same value.
 */
export function plainCanary(place: string): string {
  const seed = [...place].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return madeUp(20, letters, seed);
}

/** In the form of a vendor's token: a text that may be shown is sent without it. */
export function tokenCanary(place: string): string {
  return madeUpTokens(place.length + 40)['github-token'] ?? '';
}

/**
 * What finds canaries in a text: whole or half, as they are, backwards, in base64, in hexadecimal, percent-encoded;
 * capital letters make no difference but in base64.
 */
export function canaryFinder(canaries: readonly Canary[]): (text: string) => Sung[] {
  const needles = canaries.flatMap(needlesOf);
  return (text) => {
    const small = text.toLowerCase();
    return needles.flatMap(({ needle, isExact, place, form }) => {
      const at = (isExact ? text : small).indexOf(needle);
      return at === -1 ? [] : [{ place, form, near: text.slice(Math.max(0, at - 100), at + 60) }];
    });
  };
}

function needlesOf({ place, value }: Canary) {
  const middle = Math.floor(value.length / 2);
  const halves = [value.slice(0, middle), value.slice(middle)].flatMap((half) => {
    const hex = Buffer.from(half).toString('hex');
    const forms = {
      plain: half,
      reversed: [...half].reverse().join(''),
      hex,
      percent: hex.replace(/../g, '%$&'),
      spelled: hex.replace(/../g, '\\x$&'),
    };
    return Object.entries(forms).map(([form, text]) => ({
      needle: text.toLowerCase(),
      isExact: false,
      place,
      form,
    }));
  });
  const base64 = [0, 1, 2].map((lead) => {
    const text = Buffer.concat([Buffer.alloc(lead), Buffer.from(value)]).toString('base64');
    const own = text.replace(/=+$/, '').slice(lead === 0 ? 0 : lead + 1, -1);
    return { needle: own, isExact: true, place, form: 'base64' };
  });
  return [...halves, ...base64];
}

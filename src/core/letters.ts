/**
 * Letters inside a character class: Latin with its accents, the other alphabets, kana, CJK and Hangul. Unlike `\p{L}`
 * it is a handful of ranges, which a pattern is compiled from in no time; a short run compiles dozens of patterns.
 */
const letters = String.raw`A-Za-z\u00c0-\u024f\u0370-\u1fff\u3040-\ud7ff`;

const made = new Map<string, Map<string, RegExp>>();

/** A pattern with `L` standing for the letters, as in `pattern('[L_$][L0-9_$]*', 'g')`. The same one is made once. */
export function pattern(source: string, flags = ''): RegExp {
  const like = made.get(flags) ?? new Map<string, RegExp>();
  const known = like.get(source);
  if (known) return known;
  const full = source.replaceAll('[L', `[${letters}`).replaceAll('[^L', `[^${letters}`);
  const expression = new RegExp(full, flags);
  made.set(flags, like.set(source, expression));
  return expression;
}

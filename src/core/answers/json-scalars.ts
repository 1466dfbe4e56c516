/** Where a scalar ends; `cut`: the text ends first; `broken`: it is no JSON. */
export type End = number | 'cut' | 'broken';

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** The end of the string whose quote is at `at`. A raw line end breaks it; escapes are not looked at. */
export function stringEnd(text: string, at: number): End {
  for (let i = at + 1; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 0x22) return i + 1;
    if (code < 0x20) return 'broken';
    if (code === 0x5c) i += 1;
  }
  return 'cut';
}

/** The end of `true`, `false` or `null`; null where none of these stands. */
export function wordEnd(text: string, at: number): End | null {
  const rest = text.length - at;
  for (const word of ['true', 'false', 'null']) {
    if (text.startsWith(word, at)) return at + word.length;
    if (rest < word.length && word.startsWith(text.slice(at))) return 'cut';
  }
  return null;
}

/** The end of the number at `at`. */
export function numberEnd(text: string, at: number): End {
  number.lastIndex = at;
  if (number.test(text)) return number.lastIndex;
  return text.length === at + 1 && text[at] === '-' ? 'cut' : 'broken';
}

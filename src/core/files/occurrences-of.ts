/**
 * Where a part stands in a text, overlapping places too, at most so many. Knuth, Morris and Pratt's way: linear for
 * texts and parts that repeat themselves, for which the language's own search takes minutes.
 */
export function occurrencesOf(part: string, text: string, most: number): number[] {
  const places: number[] = [];
  if (part === '' || part.length > text.length) return places;
  const borders = bordersOf(part);
  let matched = 0;
  for (let at = 0; at < text.length && places.length < most; at += 1) {
    const unit = text.charCodeAt(at);
    while (matched > 0 && part.charCodeAt(matched) !== unit) matched = borders[matched - 1] ?? 0;
    if (part.charCodeAt(matched) === unit) matched += 1;
    if (matched < part.length) continue;
    places.push(at - part.length + 1);
    matched = borders[matched - 1] ?? 0;
  }
  return places;
}

/** For each beginning of a text how long its longest end is that it also begins with. */
function bordersOf(text: string): Int32Array {
  const borders = new Int32Array(text.length);
  let length = 0;
  for (let at = 1; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    while (length > 0 && text.charCodeAt(length) !== unit) length = borders[length - 1] ?? 0;
    if (text.charCodeAt(length) === unit) length += 1;
    borders[at] = length;
  }
  return borders;
}

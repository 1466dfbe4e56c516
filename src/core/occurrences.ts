/**
 * Where a text stands in another, from left to right and without overlaps. By the method of
 * Knuth, Morris and Pratt: its time grows with both lengths and not with their product, whatever the texts hold.
 */
export function occurrences(sought: string, text: string): number[] {
  if (sought === '') return [];
  const fall = fallback(sought);
  const found: number[] = [];
  let matched = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    while (matched > 0 && sought.charCodeAt(matched) !== code) matched = fall[matched - 1] ?? 0;
    if (sought.charCodeAt(matched) === code) matched += 1;
    if (matched === sought.length) {
      found.push(at + 1 - matched);
      matched = 0;
    }
  }
  return found;
}

/** For each beginning of the text the length of its longest end that is a beginning too. */
function fallback(sought: string): number[] {
  const fall = [0];
  let matched = 0;
  for (let at = 1; at < sought.length; at += 1) {
    while (matched > 0 && sought[matched] !== sought[at]) matched = fall[matched - 1] ?? 0;
    if (sought[matched] === sought[at]) matched += 1;
    fall.push(matched);
  }
  return fall;
}

/** Longer words are no misspelt names. */
const longest = 64;

/**
 * The known word that was probably meant, or null when none is near: at most a third of the letters wrong
 * (one letter left out, added, changed, or two neighbours swapped count one each), or the beginning of it.
 * Case, `-` and `_` do not count. Of equally near words the first wins.
 */
export function nearest(word: string, known: readonly string[]): string | null {
  const plain = fold(word);
  if (plain === '' || plain.length > longest) return null;
  let best: { name: string; distance: number } | null = null;
  for (const name of known) {
    const other = fold(name);
    const begins = plain.length >= 3 && other.startsWith(plain);
    const distance = begins && other !== plain ? 1 : edits(plain, other);
    const allowed = Math.max(1, Math.floor(Math.max(plain.length, other.length) / 3));
    if (distance <= allowed && distance < plain.length && distance < (best?.distance ?? Infinity)) {
      best = { name, distance };
    }
  }
  return best?.name ?? null;
}

function fold(word: string): string {
  return word.toLowerCase().replaceAll(/[-_]/g, '');
}

/** Damerau-Levenshtein distance in its "optimal string alignment" form, row by row. */
function edits(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const here = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(above, column) + 1,
        at(here, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1);
      here.push(cost);
    }
    before = above;
    above = here;
  }
  return at(above, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? 0;
}

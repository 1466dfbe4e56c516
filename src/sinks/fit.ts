import { thousands } from './wording';

/** A piece of a page: `items` may be left out from the end when the page is too long, the rest stays. */
export interface Part {
  before: string;
  items: readonly string[];
  /** What stands between items. */
  between: string;
  after: string;
  /** What the items are, in the plural. */
  noun: string;
  /** Parts of a lower level lose items first; within a level, the longest. */
  level: 0 | 1 | 2 | 3;
}

/** Text that is never cut. */
export function fixed(text: string): Part {
  return { before: text, items: [], between: '', after: '', noun: '', level: 3 };
}

/** The parts as one text of at most `limit` characters. A line in each cut part names how many items are left out. */
export function pageOf(parts: readonly Part[], limit: number): string {
  const kept = parts.map((part) => ({ part, count: part.items.length, size: itemsSize(part) }));
  let total = kept.reduce(
    (sum, { part, size }) => sum + size + part.before.length + part.after.length + 2,
    0,
  );
  while (total > limit) {
    const cut = kept
      .filter((one) => one.count > 0)
      .sort((a, b) => a.part.level - b.part.level || b.size - a.size)[0];
    if (cut === undefined) break;
    const note = cut.count === cut.part.items.length ? noteSize : 0;
    const gone = (cut.part.items[cut.count - 1]?.length ?? 0) + cut.part.between.length;
    cut.count -= 1;
    cut.size -= gone;
    total += note - gone;
  }
  return kept
    .map(({ part, count }) => render(part, count))
    .filter(Boolean)
    .join('\n\n');
}

/** Room for the line that says what is left out. */
const noteSize = 160;

function itemsSize(part: Part): number {
  return part.items.reduce((sum, item) => sum + item.length + part.between.length, 0);
}

function render(part: Part, count: number): string {
  const left = part.items.length - count;
  const note =
    left === 0
      ? ''
      : `\n\n_${thousands(left)} more ${part.noun} left out here; the JSON report has them all._`;
  return part.before + part.items.slice(0, count).join(part.between) + note + part.after;
}

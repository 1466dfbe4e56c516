import { counted } from '../core/count';
import type { Coverage } from '../domain/coverage';
import type { Question, Tree } from '../domain/ports';

/** As many files with the same reason are named one by one. */
const mostNamed = 5;

/**
 * The files that a collector of the second round looks at: those of concern, and behind them all others of the
 * workspace where the question is about the whole of it. `cutFrom`: how many there are when not all are listed.
 */
export async function filesOf(
  { concerns, whole, under, own }: Question,
  tree: Pick<Tree, 'list'>,
): Promise<{ files: string[]; cutFrom: number | null }> {
  const concerned = concerns.map((concern) => concern.file);
  if (!whole) return { files: [...new Set(concerned)], cutFrom: null };
  const listing = await tree.list();
  const inside = listing.files.filter(
    (file) => (under === '' || file.startsWith(`${under}/`)) && !own.includes(file),
  );
  return { files: [...new Set([...concerned, ...inside])], cutFrom: listing.cutFrom };
}

/** Of many files left out for one reason the first few are named: a workspace has thousands. */
export function gathered(skipped: Coverage['skipped']): Coverage['skipped'] {
  const byReason = new Map<string, string[]>();
  for (const { what, reason } of skipped) byReason.set(reason, [...(byReason.get(reason) ?? []), what]);
  return [...byReason].flatMap(([reason, all]) => {
    if (all.length <= mostNamed) return all.map((what) => ({ what, reason }));
    const named = all.slice(0, mostNamed - 2).join(', ');
    return [{ what: `${counted(all.length, 'file')} (${named} …)`, reason }];
  });
}

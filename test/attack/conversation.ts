import type { Turn } from './attacker';
import { type Attempt, type Circumstances, share, type Table } from './attempt';

/** Calls of one answer. */
const together = 50;

/**
 * The turns of one conversation: what the tables hold for these circumstances, each call once.
 * @param part which part of it: every `of`-th attempt from the `turn`-th on; what must succeed is always there
 * @param port the trap's
 */
export function turnsFor(
  attempts: readonly Attempt[],
  about: Circumstances,
  part: { of: number; turn: number; most: number },
  port: number,
): Turn[] {
  const fit = unique(attempts.filter(({ when }) => when === undefined || when(about)));
  const controls = fit.filter(({ control }) => control);
  const others = share(
    fit.filter(({ control }) => !control),
    part.of,
    part.turn,
  ).slice(0, part.most);
  return batched([...controls, ...others]).map((batch) => ({
    attempts: batch,
    reply: {
      content: null,
      calls: batch.map(({ tool, arguments: text }) => ({ name: tool, arguments: withPort(text, port) })),
    },
  }));
}

/** The trap's port in the place of its name. */
export function withPort(text: string, port: number): string {
  return text.length > 1_000_000 ? text : text.replaceAll('TRAP', String(port));
}

/** All attempts of some tables, those of one class not next to each other, so that every part has some of each. */
export function mixed(tables: readonly Table[], world: Parameters<Table>[0]): Attempt[] {
  const classes = new Map<string, Attempt[]>();
  for (const attempt of tables.flatMap((table) => table(world)))
    classes.set(attempt.class, [...(classes.get(attempt.class) ?? []), attempt]);
  const total = [...classes.values()].reduce((sum, { length }) => sum + length, 0);
  return [...classes.values()]
    .flatMap((own, which) =>
      own.map((attempt, at) => ({ attempt, at: (at + (which % 7) / 7) * (total / own.length) })),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ attempt }) => attempt);
}

function unique(attempts: readonly Attempt[]): Attempt[] {
  const seen = new Set<string>();
  return attempts.filter(({ tool, arguments: text }) => {
    const key = `${tool}\n${text}`;
    return !seen.has(key) && seen.add(key);
  });
}

function batched(attempts: readonly Attempt[]): Attempt[][] {
  const batches: Attempt[][] = [];
  for (let at = 0; at < attempts.length; at += together) batches.push(attempts.slice(at, at + together));
  return batches;
}

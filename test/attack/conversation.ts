import type { Turn } from './attacker';
import { type Attempt, type Circumstances, share, type Table } from './attempt';
import type { World } from './world';

/** Calls of one answer. */
const together = 50;

/**
 * The turns of one conversation: what the tables hold for these circumstances, each call once.
 * @param part which part of it: every `of`-th attempt from the `turn`-th on; what must succeed is always there
 */
export function turnsFor(
  attempts: readonly Attempt[],
  about: Circumstances,
  part: { of: number; turn: number; most: number },
): Turn[] {
  const open = attempts.filter(({ when }) => when === undefined || when(about));
  const isAlways = ({ control, always }: Attempt) => control !== undefined || always === true;
  const fit = unique([...open.filter(isAlways), ...open.filter((attempt) => !isAlways(attempt))]);
  const always = fit.filter(isAlways);
  const others = share(
    fit.filter((attempt) => !isAlways(attempt)),
    part.of,
    part.turn,
  ).slice(0, part.most);
  return batched([...always, ...others]).map((batch) => ({
    attempts: batch,
    reply: {
      content: null,
      calls: batch.map(({ tool, arguments: text }) => ({ name: tool, arguments: text })),
    },
  }));
}

/** The trap's port in the place of its name. */
export function withPort({ attempts, reply }: Turn, port: number): Turn {
  const calls = reply.calls.map((call) =>
    call.arguments.includes('TRAP')
      ? { ...call, arguments: call.arguments.replaceAll('TRAP', String(port)) }
      : call,
  );
  return { attempts, reply: { ...reply, calls } };
}

const made = new WeakMap<World, Map<readonly Table[], Attempt[]>>();

/** All attempts of some tables, those of one class not next to each other, so that every part has some of each. */
export function mixed(tables: readonly Table[], world: World): Attempt[] {
  const known = made.get(world) ?? new Map<readonly Table[], Attempt[]>();
  made.set(world, known);
  const attempts = known.get(tables) ?? mixedAnew(tables, world);
  known.set(tables, attempts);
  return attempts;
}

function mixedAnew(tables: readonly Table[], world: World): Attempt[] {
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

import type { Plan } from '../../domain/plan';
import { printPlan } from './print';

/** What a comment holds, with room for what is put around it. */
const usual = 60_000;
/** What the longest line of a plan and the line above a part need. */
const least = 20_000;

/** A part of a document: the line that says which, an empty line, its lines. */
const head = /^Plan `([0-9a-f]{64})`, part (\d{1,6}) of (\d{1,6})\n\n/;

/**
 * The plan's document in parts, none of which is longer than a comment may be; a single one is the document itself.
 * Parts begin with a block, a step or an item where that is possible, never within a block of code.
 * @param most characters of a part, at least 20,000. Only the list of a step's thousands of predecessors, or a path or
 * command that is longer than that, makes a longer one
 */
export function planInParts(plan: Plan, most = usual): string[] {
  const bodies = gathered(printPlan(plan).trimEnd().split('\n'), Math.max(least, most) - 200);
  if (bodies.length === 1) return bodies.map((body) => `${body}\n`);
  return bodies.map(
    (body, index) => `Plan \`${plan.id}\`, part ${index + 1} of ${bodies.length}\n\n${body}\n`,
  );
}

/** The document of which these are all parts, in any order; else a sentence why there is none. */
export function joinParts(parts: readonly string[]): { text: string } | { message: string } {
  const read = parts.map((part) => part.replaceAll('\r\n', '\n')).map(readPart);
  const [only, ...others] = read;
  if (only === undefined) return { message: 'There is no part of a plan.' };
  if (only.of === null && others.length === 0) return { text: `${only.body}\n` };
  const count = only.of ?? 0;
  if (read.some((part) => part.of !== count || part.id !== only.id))
    return { message: 'The parts are not all of one plan.' };
  const bodies = Array.from({ length: count }, (_, index) =>
    read.filter((part) => part.number === index + 1),
  );
  const wrong = bodies.findIndex((found) => found.length !== 1);
  if (wrong >= 0)
    return {
      message: `Part ${wrong + 1} of ${count} is ${bodies[wrong]?.length === 0 ? 'missing' : 'there twice'}.`,
    };
  if (read.length !== count) return { message: `There are more parts than the ${count} there should be.` };
  return {
    text: `${bodies
      .flat()
      .map(({ body }) => body)
      .join('\n')}\n`,
  };
}

function readPart(part: string): { id: string; number: number; of: number | null; body: string } {
  const match = head.exec(part);
  const body = part.slice(match?.[0].length ?? 0).replace(/\n$/, '');
  if (match === null) return { id: '', number: 1, of: null, body };
  return { id: match[1] ?? '', number: Number(match[2]), of: Number(match[3]), body };
}

/** Lines in bodies of at most so many characters, cut at the best place there is. */
function gathered(lines: readonly string[], most: number): string[] {
  const ranks = ranked(lines);
  const bodies: string[] = [];
  let start = 0;
  while (start < lines.length) {
    const end = endOf(lines, ranks, start, most);
    bodies.push(lines.slice(start, end).join('\n'));
    start = end;
  }
  return bodies;
}

/** Where the body that starts here ends: before a heading if that leaves it half full, else before a block or a line. */
function endOf(lines: readonly string[], ranks: readonly number[], start: number, most: number): number {
  let size = 0;
  const best = [0, 0, 0];
  for (let at = start; at < lines.length; at += 1) {
    const rank = ranks[at] ?? 0;
    if (at > start && rank > 0) for (let level = 0; level < rank; level += 1) best[level] = at;
    size += (lines[at] ?? '').length + 1;
    if (at > start && size > most) return choose(best, at, lines, start, most);
  }
  return lines.length;
}

function choose(
  best: readonly number[],
  at: number,
  lines: readonly string[],
  start: number,
  most: number,
): number {
  const [line = 0, block = 0, heading = 0] = best;
  const isHalf = (end: number) => end > start && lines.slice(start, end).join('\n').length > most / 2;
  if (isHalf(heading)) return heading;
  if (isHalf(block)) return block;
  return line > start ? line : at;
}

/**
 * How well a part may begin at each line. 3: before a heading, 2: before a step, an item or a block, 1: any line, 0: not
 * here, as within code. Empty lines go to the part behind them: at the end of a comment they would be lost.
 */
function ranked(lines: readonly string[]): number[] {
  let fence: string | null = null;
  return lines.map((line, index) => {
    if (fence !== null) {
      if (line === fence) fence = null;
      return 0;
    }
    fence = /^(`{3,})[a-z]+$/.exec(line)?.[1] ?? null;
    if (line === '') return lines[index + 1]?.startsWith('##') ? 3 : 2;
    if (lines[index - 1] === '') return 0;
    return line.startsWith('- ') ? 2 : 1;
  });
}

import type { DiffFacts, DiffFile, Hunk } from '../domain/evidence';

/** A part of a diff that fits into one request. */
export interface Pack {
  text: string;
  /** Files that it shows, each once. */
  files: string[];
}

export interface Packed {
  packs: Pack[];
  /** What is in no pack, for `coverage`. */
  dropped: { what: string; reason: string }[];
}

/** What goes into a pack whole: a hunk with the name of its file, or a file of which there is nothing to show. */
interface Unit {
  file: string;
  head: string;
  headSize: number;
  body: string;
  size: number;
}

interface Open {
  units: Unit[];
  size: number;
}

type Measure = (text: string) => number;

/** Once the last pack is full, so many more pieces are tried in what is left of it; the rest is dropped unmeasured. */
const mostTries = 40;

/**
 * Splits a diff into parts of at most `limit` (in the unit of `measure`), by file and hunk with their context lines; a hunk
 * that is too long by itself is cut between lines. What only removes lines comes last, and what is behind the last of
 * `most` packs is dropped and named.
 */
export function packDiff(
  diff: DiffFacts,
  { limit, most, measure }: { limit: number; most: number; measure: Measure },
): Packed {
  const packs: Open[] = [];
  const dropped = new Map<string, number>();
  let misses = 0;
  for (const piece of inOrder(diff)) {
    // A repository's worth of changes is not measured for packs that are full.
    const units = misses < mostTries ? unitsOf(piece, limit, measure) : [null];
    for (const unit of units) {
      if (unit !== null && taken(unit, packs, { limit, most })) continue;
      misses += 1;
      dropped.set(piece.file.path, (dropped.get(piece.file.path) ?? 0) + 1);
    }
  }
  return { packs: packs.map(({ units: own }) => printed(own)), dropped: named(dropped, most) };
}

interface Piece {
  file: DiffFile;
  /** Null: a file of which there is nothing to show. */
  hunk: Hunk | null;
}

/** Hunks in the order of the diff, those that only remove lines behind the others: what is gone can be judged last. */
function inOrder(diff: DiffFacts): Piece[] {
  const pieces = diff.files.flatMap((file): Piece[] =>
    file.hunks.length === 0 ? [{ file, hunk: null }] : file.hunks.map((hunk) => ({ file, hunk })),
  );
  return [...pieces.filter((piece) => !removesOnly(piece)), ...pieces.filter(removesOnly)];
}

function removesOnly({ file, hunk }: Piece): boolean {
  return hunk === null ? file.status === 'deleted' : hunk.lines.every((line) => line.kind !== 'add');
}

/** Puts a unit into the last pack or a new one; false when all are full. */
function taken(unit: Unit, packs: Open[], { limit, most }: { limit: number; most: number }): boolean {
  const last = packs.at(-1);
  const isNew = last?.units.at(-1)?.head !== unit.head;
  const size = unit.size + (isNew ? unit.headSize : 0);
  if (last !== undefined && last.size + size <= limit) {
    last.units.push(unit);
    last.size += size;
    return true;
  }
  if (packs.length >= most) return false;
  packs.push({ units: [unit], size: unit.size + unit.headSize });
  return true;
}

function printed(units: readonly Unit[]): Pack {
  const parts: string[] = [];
  let head = '';
  for (const unit of units) {
    if (unit.head !== head) parts.push(unit.head);
    head = unit.head;
    if (unit.body !== '') parts.push(unit.body);
  }
  return { text: parts.join('\n'), files: [...new Set(units.map((unit) => unit.file))] };
}

function named(dropped: ReadonlyMap<string, number>, most: number): Packed['dropped'] {
  return [...dropped].map(([file, parts]) => ({
    what: file,
    reason: `not shown to the model: ${parts === 1 ? 'a part' : `${parts} parts`} of its diff did not fit into ${most === 1 ? 'one request' : `${most} requests`}`,
  }));
}

function unitsOf({ file, hunk }: Piece, limit: number, measure: Measure): Unit[] {
  const head = headOf(file);
  const headSize = measure(head);
  const about = { file: file.path, head, headSize };
  if (hunk === null) return [{ ...about, body: '', size: 0 }];
  const room = Math.max(1, limit - headSize);
  return bodiesOf(hunk, room, measure).map(({ body, size }) => ({ ...about, body, size: size + 1 }));
}

function headOf(file: DiffFile): string {
  const renamed =
    file.previousPath === null || file.previousPath === file.path ? '' : ` (was ${file.previousPath})`;
  const kind = file.binary ? ', binary' : '';
  const cut = file.truncated ? ', parts of it are left out' : '';
  return `=== ${file.path}${renamed}: ${file.status}${kind}${cut}`;
}

const marks = { add: '+', remove: '-', context: ' ' } as const;

/** A hunk as text, in several when it is too long; each part says which lines of the new file it begins with. */
function bodiesOf(hunk: Hunk, room: number, measure: Measure): Pick<Unit, 'body' | 'size'>[] {
  const lines = hunk.lines.map((line) => `${marks[line.kind]}${line.text}`);
  const whole = [headerOf(hunk, hunk.oldStart, hunk.newStart), ...lines].join('\n');
  const wholeSize = measure(whole);
  if (wholeSize <= room) return [{ body: whole, size: wholeSize }];
  const parts: string[] = [];
  let part: string[] = [];
  let size = 0;
  let [oldLine, newLine] = [hunk.oldStart, hunk.newStart];
  const close = () => {
    if (part.length > 1) parts.push(part.join('\n'));
    part = [headerOf(hunk, oldLine, newLine)];
    size = measure(part[0] ?? '');
  };
  close();
  hunk.lines.forEach((line, index) => {
    const text = lines[index] ?? '';
    const own = measure(text) + 1;
    if (size + own > room && part.length > 1) close();
    part.push(own > room ? shortened(text, room, own) : text);
    size += Math.min(own, room);
    if (line.kind !== 'add') oldLine += 1;
    if (line.kind !== 'remove') newLine += 1;
  });
  close();
  return parts.map((body) => ({ body, size: measure(body) }));
}

function headerOf({ section }: Hunk, oldLine: number, newLine: number): string {
  return `@@ -${oldLine} +${newLine} @@${section === '' ? '' : ` ${section}`}`;
}

/** A line that alone is too long, as in a minified file. */
function shortened(text: string, room: number, size: number): string {
  return `${text.slice(0, Math.max(1, Math.floor((text.length * room) / size) - 40))} … (the line goes on)`;
}

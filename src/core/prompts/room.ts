/** How much may be said, in a unit of the caller's: tokens, or characters. */
export interface Room {
  limit: number;
  /** Size of a text in that unit. */
  measure(text: string): number;
}

/** What did not fit; `what` names the unit of both numbers. */
export interface Cut {
  what: string;
  kept: number;
  of: number;
}

/** One kind of thing to say. */
export interface Section {
  /** What its pieces are, as in `passages of code`. */
  what: string;
  /** How much of the whole room it may take, 0 to 1. */
  share: number;
  /** Those of a lower rank take their room first. */
  rank: number;
  /** The most important first. */
  pieces: readonly string[];
  /** True when pieces are the parts of one text: behind the first that does not fit none is taken. */
  continuous?: boolean;
  /** The text of the pieces that fit. */
  print(pieces: readonly string[]): string;
}

/** Sections as text, in the order given; what did not fit is named. */
export function fill(sections: readonly Section[], room: Room): { texts: string[]; cut: Cut[] } {
  let left = room.limit;
  const texts = sections.map(() => '');
  const cuts: (Cut | null)[] = sections.map(() => null);
  const byRank = sections.map((section, index) => ({ section, index }));
  byRank.sort((a, b) => a.section.rank - b.section.rank || a.index - b.index);
  for (const { section, index } of byRank) {
    if (section.pieces.length === 0) continue;
    const kept = fitting(section, Math.min(left, room.limit * section.share), room);
    const text = kept.length === 0 ? '' : section.print(kept);
    texts[index] = text;
    if (text !== '') left -= room.measure(text);
    if (kept.length < section.pieces.length) cuts[index] = cutOf(section, kept);
  }
  return { texts: texts.filter((text) => text !== ''), cut: cuts.filter((cut) => cut !== null) };
}

function fitting(section: Section, most: number, room: Room): string[] {
  const kept: string[] = [];
  // What stands around the pieces has to fit too.
  let size = room.measure(section.print(['']));
  for (const piece of section.pieces) {
    const more = room.measure(piece);
    if (size + more > most) {
      if (section.continuous) break;
      continue;
    }
    size += more;
    kept.push(piece);
  }
  return kept;
}

function cutOf({ what, pieces, continuous }: Section, kept: readonly string[]): Cut {
  if (!continuous) return { what, kept: kept.length, of: pieces.length };
  return { what, kept: lengthOf(kept), of: lengthOf(pieces) };
}

function lengthOf(pieces: readonly string[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}

const longestPiece = 1_000;

/** A text in pieces that make it again when joined: its lines with their ends, long ones in parts. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf('\n', at);
    let stop = Math.min(end < 0 ? text.length : end + 1, at + longestPiece);
    // Not between the halves of one character.
    if (stop < text.length && /[\udc00-\udfff]/.test(text.charAt(stop))) stop += 1;
    pieces.push(text.slice(at, stop));
    at = stop;
  }
  return pieces;
}

/** A compiled path pattern; see `pathPattern`. */
export interface PathPattern {
  segments: readonly Segment[];
  /** True when whatever lies below a match matches too. */
  below: boolean;
}
/** `**` for any number of folders, a string without wildcards, or characters with wildcards. */
type Segment = typeof anyFolders | string | readonly Piece[];
type Piece = typeof anyText | typeof anyCharacter | string;
const anyFolders = Symbol('**');
const anyText = Symbol('*');
const anyCharacter = Symbol('?');

/**
 * A pattern as CODEOWNERS files use them: as in .gitignore, but `docs/*` means the files of that folder
 * alone, `[` and `!` stand for themselves, and case counts. A backslash takes the meaning from what follows.
 * Null for a pattern that can match nothing.
 */
export function pathPattern(pattern: string): PathPattern | null {
  const parts = splitSegments(pattern);
  const rooted = parts[0] === '';
  if (rooted) parts.shift();
  const folder = parts.length > 0 && parts.at(-1) === '';
  if (folder) parts.pop();
  if (parts.length === 0 || parts.includes('')) return null;
  const last = parts.at(-1);
  const segments: Segment[] = parts.map(segment);
  if (!rooted && parts.length === 1 && last !== '**') segments.unshift(anyFolders);
  // Of a folder only what lies in it has owners; so the last `**` stands for at least one name.
  if (folder) segments.push(anyFolders, [anyText]);
  else if (last === '**') segments.push([anyText]);
  return { segments, below: !folder && last !== '*' && last !== '**' };
}

/** True when the pattern matches a file's path (from the root, with forward slashes). */
export function matchesPath({ segments, below }: PathPattern, path: readonly string[]): boolean {
  let at = 0;
  let name = 0;
  let backTo: { at: number; name: number } | null = null;
  for (;;) {
    const wanted = segments[at];
    if (wanted === anyFolders) {
      at += 1;
      backTo = { at, name };
    } else if (wanted === undefined ? below || name === path.length : matchesName(wanted, path[name])) {
      if (wanted === undefined) return true;
      at += 1;
      name += 1;
    } else if (backTo !== null && backTo.name < path.length) {
      backTo.name += 1;
      at = backTo.at;
      name = backTo.name;
    } else return false;
  }
}

function matchesName(wanted: string | readonly Piece[], name: string | undefined): boolean {
  if (name === undefined) return false;
  if (typeof wanted === 'string') return wanted === name;
  let at = 0;
  let character = 0;
  let backTo: { at: number; character: number } | null = null;
  while (character < name.length || at < wanted.length) {
    const piece = wanted[at];
    if (piece === anyText) {
      at += 1;
      backTo = { at, character };
    } else if (character < name.length && (piece === anyCharacter || piece === name[character])) {
      at += 1;
      character += 1;
    } else if (backTo !== null && backTo.character < name.length) {
      backTo.character += 1;
      at = backTo.at;
      character = backTo.character;
    } else return false;
  }
  return true;
}

function splitSegments(pattern: string): string[] {
  const parts = [''];
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern[at] ?? '';
    if (character === '/') parts.push('');
    else {
      const escaped = character === '\\' ? (pattern[at + 1] ?? '') : '';
      parts[parts.length - 1] += character + escaped;
      at += escaped.length;
    }
  }
  return parts;
}

function segment(text: string): Segment {
  if (text === '**') return anyFolders;
  if (!/[*?\\]/.test(text)) return text;
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') {
      at += 1;
      pieces.push(text[at] ?? '\\');
    } else if (character === '*') {
      if (pieces.at(-1) !== anyText) pieces.push(anyText);
    } else pieces.push(character === '?' ? anyCharacter : character);
  }
  return pieces;
}

/** Something that was not done, as a sentence that says what to do instead. */
export interface NotDone {
  ok: false;
  reason: string;
}

/** One entry of a folder. */
export interface FolderEntry {
  /** From the workspace, with forward slashes; absolute in an extra folder. */
  path: string;
  kind: 'file' | 'folder' | 'link' | 'other';
  /** Null for what is no file. */
  bytes: number | null;
}

/** A line that a search found. */
export interface LineHit {
  file: string;
  /** From 1. */
  line: number;
  /** The line; a long one is cut around the match. */
  text: string;
}

/** How text is searched: a regular expression in the syntax of RE2, matched line by line, in linear time. */
export interface TextSearch {
  pattern: string;
  /** Only files whose path fits this glob. */
  glob: string | null;
  caseSensitive: boolean;
  /** Lines at most. */
  most: number;
  /** Ends the search early; what was found until then is given back with a note. */
  signal: AbortSignal;
}

/** How the text of a file stands in its bytes. */
export interface TextShape {
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin-1';
  /** Whether a byte order mark stands before it. */
  mark: boolean;
}

/** What stands where a change would go. */
export type Standing =
  | { kind: 'nothing' }
  | { kind: 'text'; text: string; shape: TextShape; executable: boolean }
  | { kind: 'binary'; executable: boolean }
  | { kind: 'link'; leadsTo: string };

/** Text of a file. `isWhole` is false when some of its bytes are no UTF-8 and stand as `�`. */
export interface FileContent {
  ok: true;
  /** Where it really lies: from the workspace, or absolute in an extra folder. */
  path: string;
  text: string;
  isWhole: boolean;
}

/**
 * Files as tools may touch them: those of the workspace and of the extra folders that the person who runs it named,
 * less ignored and excluded ones, credentials and git's own. Every path is judged by where it really leads, after it is
 * opened. Paths are from the workspace with forward slashes, or absolute. No call throws.
 */
export interface ToolFiles {
  /** The files of the workspace that there are for the run, sorted, from there. */
  list(): Promise<{ ok: true; files: readonly string[] } | NotDone>;
  read(path: string, maxBytes: number): Promise<FileContent | NotDone>;
  /** What a folder holds, sorted; `cut`: there is more. */
  folder(
    path: string,
    depth: number,
    most: number,
  ): Promise<{ ok: true; path: string; entries: FolderEntry[]; cut: boolean } | NotDone>;
  /** Files by a part of their path or a glob, best first; `of`: how many there are. */
  named(
    query: string,
    most: number,
    signal: AbortSignal,
  ): Promise<{ ok: true; files: string[]; of: number } | NotDone>;
  /** Matching lines in the order of the files; `cut`: there are more. */
  search(search: TextSearch): Promise<{ ok: true; hits: LineHit[]; cut: boolean; notes: string[] } | NotDone>;
  /** What stands at a path that may be changed, links not followed; the reason when it may not be changed. */
  standing(path: string): Promise<{ ok: true; path: string; now: Standing } | NotDone>;
  /** Writes a whole file as one step: a new one, or one in the place of a regular file, whose mode it keeps. Follows no link. */
  write(path: string, text: string, shape?: TextShape): Promise<{ ok: true; path: string } | NotDone>;
  /** Removes a regular file or a link, never what a link leads to. */
  remove(path: string): Promise<{ ok: true; path: string } | NotDone>;
}

import type { FileText } from './ports';

/** Something that was not done, as a sentence that says what to do instead. */
export interface NotDone {
  ok: false;
  reason: string;
}

/** One entry of a folder. */
export interface FolderEntry {
  /** From the workspace, with forward slashes. */
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
  text: string;
}

/** How text is searched: a regular expression in the syntax that RE2 and ripgrep share, matched line by line, in linear time. */
export interface TextSearch {
  pattern: string;
  /** Only files whose path fits this glob. */
  glob: string | null;
  caseSensitive: boolean;
  /** Lines at most. */
  most: number;
}

/**
 * Files as tools may touch them: those of the workspace and of the extra folders that the person who runs it named,
 * less ignored and excluded ones, credentials and git's own. Every path is judged by where it really leads, after it is
 * opened. No call throws.
 */
export interface ToolFiles {
  read(path: string, maxBytes: number): Promise<FileText>;
  /** All files that there are for the run, sorted. */
  list(): Promise<{ files: readonly string[]; cutFrom: number | null }>;
  folder(
    path: string,
    depth: number,
    most: number,
  ): Promise<{ ok: true; entries: FolderEntry[]; cut: boolean } | NotDone>;
  /** Files by a part of their path or a glob, best first. */
  named(query: string, most: number): Promise<{ ok: true; files: string[]; cut: boolean } | NotDone>;
  search(search: TextSearch): Promise<{ ok: true; hits: LineHit[]; cut: boolean; notes: string[] } | NotDone>;
  /** Writes a whole file as one step: a new one, or one in the place of a regular file, whose mode it keeps. Follows no link. */
  write(path: string, text: string): Promise<{ ok: true } | NotDone>;
  /** Removes a regular file or a link, never what a link leads to. */
  remove(path: string): Promise<{ ok: true } | NotDone>;
}

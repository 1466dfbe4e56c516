/** What a compiler, type checker or linter says about a place. */
export interface Diagnostic {
  /** From the workspace, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1; null when it is not said. */
  column: number | null;
  severity: 'error' | 'warning' | 'info';
  /** As its program names it: `TS2322`, `no-undef`; null when it has no name. */
  rule: string | null;
  message: string;
  /** Who says it: `tsc`, `eslint`. */
  source: string;
}

/** What the output of a program was found to hold. `fault`: a sentence when it is not what it should be. */
export interface Parsed {
  diagnostics: Diagnostic[];
  /** Diagnostics about places outside of the workspace, or about none. */
  elsewhere: number;
  fault: string | null;
}

/** How paths in an output are read. */
export interface Places {
  /** The workspace as the program saw it, absolute. */
  workspace: string;
  /** Where it ran, from the workspace; `.` the workspace itself. */
  directory: string;
}

const longestMessage = 600;
/** Diagnostics of one program that are read. */
export const mostRead = 5000;

/** A path of an output from the workspace; null when it leads out of it. Reads `file:` addresses too. */
export function placed(path: string, { workspace, directory }: Places): string | null {
  const plain = path.startsWith('file://') ? decoded(path.slice(path.indexOf('/', 7))) : path;
  if (plain === '' || plain.length > 4096 || /[\0\n]/.test(plain)) return null;
  const slashes = plain.replaceAll('\\', '/');
  const root = segments(workspace.replaceAll('\\', '/'));
  const whole =
    slashes.startsWith('/') || /^[A-Za-z]:\//.test(slashes) ? [] : [...root, ...segments(directory)];
  const resolved: string[] = [...whole];
  for (const part of segments(slashes)) {
    if (part === '..') resolved.pop();
    else resolved.push(part);
  }
  const isInside = resolved.length > root.length && root.every((part, at) => resolved[at] === part);
  return isInside ? resolved.slice(root.length).join('/') : null;
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '' && part !== '.');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A number of a line or column as programs give it; null for what is none. */
export function position(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number < 10_000_000
    ? number
    : null;
}

/** One line, not too long. */
export function shortMessage(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longestMessage ? `${line.slice(0, longestMessage - 1)}…` : line;
}

/** By file, line and column; what two programs say in the same words about the same place is kept once. */
export function sorted(all: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return [...all]
    .sort(
      (a, b) =>
        compare(a.file, b.file) ||
        a.line - b.line ||
        (a.column ?? 0) - (b.column ?? 0) ||
        compare(a.source, b.source) ||
        compare(a.rule ?? '', b.rule ?? '') ||
        compare(a.message, b.message),
    )
    .filter((one) => {
      const key = JSON.stringify([one.file, one.line, one.column, one.message]);
      return !seen.has(key) && seen.add(key);
    });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text of a parsed value, or null. */
export function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

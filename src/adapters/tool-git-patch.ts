import { randomUUID } from 'node:crypto';
import { type PatchPart, patchParts } from '../core/git/patch';
import type { Desk } from './tool-git-desk';
import { hiddenNote } from './tool-git-names';

const patchBytes = 12 * 1024 * 1024;
const asTextBytes = 2 * 1024 * 1024;
const mostAsText = 20;

/** A patch without what may not be shown. */
export interface ShownPatch {
  parts: readonly PatchPart[];
  notes: string[];
}

const options = [
  '--patch',
  '--find-renames',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--relative',
  '--unified=3',
  '--inter-hunk-context=0',
  '--submodule=short',
  '-O/dev/null',
];

/**
 * Asks for a patch, and leaves out every part that has a name, old or new, which may not be shown.
 * @param command `diff` or `diff-tree` with what is to be compared, without paths
 * @param paths literal; `.` is the workspace
 */
export async function patchOf(
  desk: Desk,
  command: readonly string[],
  paths: readonly string[],
): Promise<ShownPatch> {
  const first = await partsOf(desk, command, paths, [], patchBytes);
  const shown = first.parts.filter((part) => part.names.length > 0 && part.names.every(desk.shows));
  const hidden = first.parts.filter((part) => !shown.includes(part));
  // A file that changed its type has two parts.
  const notes = hiddenNote(new Set(hidden.map((part) => part.names.join('\0'))).size);
  if (first.cut)
    notes.push('The patch is longer than 12 MiB, and its end is missing. Name the paths that matter.');
  return { parts: await readAsText(desk, command, shown), notes };
}

async function partsOf(
  desk: Desk,
  [command = 'diff', ...rest]: readonly string[],
  paths: readonly string[],
  more: readonly string[],
  maxBytes: number,
): Promise<{ parts: PatchPart[]; cut: boolean }> {
  // Unknown to whoever named the files: a name cannot pass for two.
  const token = `${randomUUID()}-`;
  const marks = [`--src-prefix=${token}a/`, `--dst-prefix=${token}b/`];
  const args = [command, ...options, ...more, ...marks, ...rest, '--', ...paths];
  const made = await desk.ask(args, { maxBytes, attributes: true });
  const parts = patchParts(made.stdout.toString('utf8'), { token, prefix: desk.prefix });
  return { parts, cut: made.stoppedBy === 'output' };
}

/** Attributes of the checkout can call its sources binary. What holds no NUL is asked for again as text. */
async function readAsText(
  desk: Desk,
  command: readonly string[],
  parts: readonly PatchPart[],
): Promise<PatchPart[]> {
  const named = parts.filter((part) => part.isBinary).flatMap((part) => part.names);
  if (named.length === 0) return [...parts];
  const again = await partsOf(desk, command, named.slice(0, mostAsText), ['--text'], asTextBytes);
  const whole = again.cut ? again.parts.slice(0, -1) : again.parts;
  const readable = whole.filter((part) => !part.text.includes('\0') && part.names.every(desk.shows));
  const byNames = new Map(readable.map((part) => [part.names.join('\0'), part]));
  return parts.map((part) => (part.isBinary ? (byNames.get(part.names.join('\0')) ?? part) : part));
}

/** The parts below each other, behind some lines, and where each begins. */
export function laidOut(
  head: readonly string[],
  parts: readonly PatchPart[],
): { text: string; parts: { line: number; name: string }[] } {
  let line = head.length + 1;
  const places: { line: number; name: string }[] = [];
  for (const part of parts) {
    places.push({ line, name: part.names.at(-1) ?? '' });
    line += part.text.split('\n').length;
  }
  return { text: [...head, ...parts.map((part) => part.text)].join('\n'), parts: places };
}

import { RunError } from '../domain/errors';
import type { Listing, Tree } from '../domain/ports';

/** The files of `--file` that the run may look at, and those that its own settings keep out. */
export interface GivenFiles {
  files: string[];
  skipped: { what: string; reason: string }[];
}

/**
 * Looks up the files that `--file` names; ignored ones count too, as someone asked for them.
 * @throws RunError `input` for a folder, and for what is not there or lies outside the workspace
 */
export async function givenFiles(
  paths: readonly string[],
  listing: Listing,
  tree: Tree,
): Promise<GivenFiles> {
  const listed = new Set(listing.files);
  const leftOut = new Set(listing.leftOut ?? []);
  const given: GivenFiles = { files: [], skipped: [] };
  for (const path of paths) {
    if (leftOut.has(path)) {
      const reason = 'named with --file, and left out by --include, --exclude or --working-directory';
      given.skipped.push({ what: path, reason });
      continue;
    }
    if (!listed.has(path)) await refuse(path, [...listed, ...leftOut], tree);
    given.files.push(path);
  }
  return given;
}

async function refuse(path: string, known: readonly string[], tree: Tree): Promise<void> {
  if (path === '.' || known.some((file) => file.startsWith(`${path}/`))) {
    throw new RunError('input', `${path} is a folder, not a file; check --file.`, {
      hint: 'Name single files, or keep the run to a folder with --working-directory or --include.',
    });
  }
  const { kind } = await tree.read(path);
  if (kind === 'missing' || kind === 'outside' || kind === 'unreadable') {
    throw new RunError('input', `There is no file ${path} in the workspace; check --file.`, {
      hint: 'Give its path from the workspace, as in src/save.js.',
    });
  }
}

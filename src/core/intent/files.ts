import type { Surroundings } from '../../domain/intent';
import { pathMentions } from '../mentions';

/** Files that a request names: those of the workspace, and those that are not there. */
export interface Named {
  files: string[];
  /** Empty when the list of the workspace's files is not whole. */
  missing: string[];
}

/**
 * The files a request names, in its order, at most 40. A name without its folder means the files that end so, the
 * shallowest first, when they are at most 5. Linear in the text and in the number of files.
 */
export function extractReferencedFiles(
  text: string,
  about: Pick<Surroundings, 'files' | 'isComplete'>,
): Named {
  const written = pathMentions(text).map((mention) => mention.path);
  const candidates = byName(written, about.files);
  const files = new Set<string>();
  const missing: string[] = [];
  for (const path of written) {
    const meant = about.files.has(path) ? [path] : endingWith(path, candidates.get(nameOf(path)) ?? []);
    if (meant.length === 0 && about.isComplete) missing.push(path);
    if (meant.length <= 5) for (const file of meant) files.add(file);
  }
  return { files: [...files], missing };
}

/** The workspace's files that have one of the names, by name. */
function byName(paths: readonly string[], files: ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) if (!files.has(path)) found.set(nameOf(path), []);
  if (found.size === 0) return found;
  const lengths = new Set([...found.keys()].map((name) => name.length));
  for (const file of files) {
    const name = file.length - file.lastIndexOf('/') - 1;
    if (lengths.has(name)) found.get(nameOf(file))?.push(file);
  }
  return found;
}

function endingWith(path: string, files: readonly string[]): string[] {
  const wanted = path.toLowerCase();
  return files
    .filter((file) => file.toLowerCase() === wanted || file.toLowerCase().endsWith(`/${wanted}`))
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

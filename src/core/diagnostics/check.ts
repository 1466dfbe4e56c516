/** A check of a project, and how it is run. Nothing in it is a line for a shell. */
export interface Check {
  /** `tsc`, `eslint`, or what the project calls it: `npm run lint`. */
  source: string;
  reads: 'tsc' | 'eslint' | 'ruff' | 'any';
  /** From the workspace; `.` the workspace itself. */
  directory: string;
  program: string;
  args: readonly string[];
  /** Files that it says something about, by their ending; null: not known. */
  about: RegExp | null;
  /** Whether files can be named behind the arguments; else it always looks at all. */
  takesFiles: boolean;
}

/**
 * What a check is to look at when only some paths are asked about, from its own folder.
 * @param asked files and folders of the workspace; null: all
 * @returns null when none of them is its business
 */
export function pathsFor(
  { directory, about }: Pick<Check, 'directory' | 'about'>,
  asked: readonly string[] | null,
  isFile: (path: string) => boolean,
): string[] | null {
  if (asked === null) return ['.'];
  const inside = directory === '.' ? '' : `${directory}/`;
  const found = asked.flatMap((path) => {
    if (`${path}/` === inside || inside.startsWith(`${path}/`)) return ['.'];
    if (!path.startsWith(inside)) return [];
    return !isFile(path) || about === null || about.test(path) ? [`./${path.slice(inside.length)}`] : [];
  });
  return found.length === 0 ? null : [...new Set(found)];
}

/** A file of the project, by name and folder. */
export interface ProjectText {
  path: string;
  text: string;
}

/** Whether a path from the workspace is wanted. */
export type PathFilter = (path: string) => boolean;

/**
 * A filter of `--include` and `--exclude`: wanted is what an include glob matches (all, without any) and no
 * exclude glob does. A glob without a slash matches the file name in any folder; a plain name matches what is
 * inside the folder of that name too.
 */
export async function pathFilter(
  include: readonly string[],
  exclude: readonly string[],
): Promise<PathFilter> {
  if (include.length === 0 && exclude.length === 0) return () => true;
  const { default: picomatch } = await import('picomatch');
  const matcher = (globs: readonly string[]): PathFilter => {
    if (globs.length === 0) return () => false;
    const matchers = globs
      .flatMap(variants)
      .map((glob) => picomatch(glob, { dot: true, basename: !glob.includes('/') }));
    return (path) => matchers.some((matches) => matches(path));
  };
  const wanted = include.length === 0 ? () => true : matcher(include);
  const unwanted = matcher(exclude);
  return (path) => wanted(path) && !unwanted(path);
}

function variants(glob: string): string[] {
  const plain = glob.startsWith('./') ? glob.slice(2) : glob;
  if (plain.endsWith('/')) return [`${plain}**`];
  const isGlob = /[*?[\]{}()!]/.test(plain);
  return isGlob ? [plain] : [plain, `${plain}/**`];
}

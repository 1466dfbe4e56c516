/** Whether a path from the workspace is wanted. */
export type PathFilter = (path: string) => boolean;

/**
 * A filter of `--include` and `--exclude`: wanted is what an include glob matches (all, without any) and no
 * exclude glob does. `.` and `./` are everything, a leading slash is the workspace's root. A glob without a slash matches the file name in any folder; a plain name matches what is
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
      .map(({ glob, anywhere }) => picomatch(glob, { dot: true, basename: anywhere }));
    return (path) => matchers.some((matches) => matches(path));
  };
  const wanted = include.length === 0 ? () => true : matcher(include);
  const unwanted = matcher(exclude);
  return (path) => wanted(path) && !unwanted(path);
}

function variants(given: string): { glob: string; anywhere: boolean }[] {
  if (given.trim() === '') return [];
  const plain = given.replace(/^\.?\/+(?:\.\/+)*/, '');
  const rooted = given.startsWith('/');
  const variant = (glob: string) => ({ glob, anywhere: !rooted && !glob.includes('/') });
  if (plain === '' || plain === '.') return [{ glob: '**', anywhere: false }];
  if (plain.endsWith('/')) return [variant(`${plain}**`)];
  const isGlob = /[*?[\]{}()!]/.test(plain);
  return isGlob ? [variant(plain)] : [variant(plain), variant(`${plain}/**`)];
}

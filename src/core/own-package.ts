/** Packages that the workspace itself is: name → folder, empty for its root. */
export type OwnPackages = ReadonlyMap<string, string>;

/**
 * The file of the workspace that a path inside an installation of its own package means: for a checkout of
 * express, `/app/node_modules/express/lib/view.js` is `lib/view.js`. Null when it is another package's.
 */
export function ownFile(rawPath: string, own: OwnPackages, files: ReadonlySet<string>): string | null {
  const path = rawPath.replaceAll('\\', '/');
  const at = path.lastIndexOf('node_modules/');
  if (at < 0) return null;
  const parts = path.slice(at + 'node_modules/'.length).split('/');
  const name = parts.splice(0, parts[0]?.startsWith('@') ? 2 : 1).join('/');
  const folder = own.get(name);
  if (folder === undefined) return null;
  const file = [...(folder === '' ? [] : [folder]), ...parts].join('/');
  return files.has(file) ? file : null;
}

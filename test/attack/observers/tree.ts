import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What stands under a folder: path → kind, mode bits, owner, time of the last change, contents. */
export type Snapshot = ReadonlyMap<string, string>;

const remembered = new Map<string, [stamp: string, hash: string]>();

/**
 * Everything under a folder, links not followed.
 * @param isLeftOut what is not looked at, by its path from the folder
 * @param busy folders in which files may come and go again
 */
export function snapshot(
  base: string,
  isLeftOut: (path: string) => boolean,
  busy: readonly string[] = [],
): Snapshot {
  const found = new Map<string, string>();
  const visit = (path: string) => {
    const name = relative(base, path);
    if (isLeftOut(name)) return;
    const stat = lstatSync(path, { bigint: true });
    const links = stat.isDirectory() ? 0 : stat.nlink;
    const parts = [stat.mode.toString(8), stat.uid, links, stat.rdev];
    if (stat.isSymbolicLink()) parts.push(`-> ${readlinkSync(path)}`);
    if (stat.isFile()) parts.push(stat.mtimeNs, hashOf(path, `${stat.ctimeNs} ${stat.ino} ${stat.size}`));
    if (stat.isDirectory() && !busy.includes(name)) parts.push(stat.mtimeNs);
    found.set(name, parts.join(' '));
    if (stat.isDirectory()) for (const entry of readdirSync(path)) visit(join(path, entry));
  };
  visit(base);
  return found;
}

/** A file is read anew when the kernel says that it changed: that stamp nobody can set. */
function hashOf(path: string, stamp: string): string {
  const [before, hash] = remembered.get(path) ?? ['', ''];
  if (before === stamp) return hash;
  const fresh = createHash('sha1').update(readFileSync(path)).digest('hex');
  remembered.set(path, [stamp, fresh]);
  return fresh;
}

/** What is different between two looks, one line each. */
export function differences(before: Snapshot, after: Snapshot): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (was === is) return [];
    const shown = JSON.stringify(name);
    if (was === undefined) return [`${shown} is new: ${is}`];
    return is === undefined ? [`${shown} is gone`] : [`${shown} was ${was}, is ${is}`];
  });
}

/** Files that an attack left in folders outside; they are taken away. */
export function escaped(id: string): string[] {
  const folders = ['/', '/tmp', '/var/tmp', '/dev/shm', '/etc', '/root', '/usr/local/bin', '/run'];
  return folders.flatMap((folder) => {
    try {
      return readdirSync(folder)
        .filter((name) => name.startsWith(`${id}-escaped`))
        .map((name) => join(folder, name))
        .map((path) => {
          rmSync(path, { recursive: true, force: true });
          return path;
        });
    } catch {
      return [];
    }
  });
}

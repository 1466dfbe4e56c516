import type { OwnPackages } from '../core/own-package';
import type { Tree } from '../domain/ports';

const most = 60;

/** The packages whose manifests lie in the workspace, by name. */
export async function ownPackages(files: readonly string[], tree: Tree): Promise<OwnPackages> {
  const manifests = files
    .filter((file) => /^(?:[^/]+\/){0,3}package\.json$/.test(file) && !file.includes('node_modules/'))
    .sort((a, b) => a.split('/').length - b.split('/').length)
    .slice(0, most);
  const own = new Map<string, string>();
  for (const file of manifests) {
    const content = await tree.read(file);
    const name = content.kind === 'text' ? nameIn(content.text) : null;
    if (name !== null && !own.has(name)) own.set(name, file.slice(0, Math.max(0, file.lastIndexOf('/'))));
  }
  return own;
}

function nameIn(manifest: string): string | null {
  try {
    const { name } = JSON.parse(manifest) as { name?: unknown };
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}

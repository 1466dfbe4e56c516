import type { Grants } from '../domain/mode';

/** What planning may write where it may write documents at all (DP-03). */
export const documentEndings: readonly string[] = [
  '.md',
  '.txt',
  '.adr',
  '.mermaid',
  '.plantuml',
  '.drawio',
  '.excalidraw',
  '.spec',
  '.design',
];
export const documentFolders: readonly string[] = [
  'docs',
  '.docs',
  'documentation',
  'design',
  'specs',
  '.specs',
  'adr',
  '.adr',
  'planning',
];
/** The tools that write them. */
export const documentTools: readonly string[] = ['write_file', 'fs_append'];

/** The grants of a mode that only reads, with leave to write documents. */
export function withDocuments(grants: Grants): Grants {
  return {
    ...grants,
    also: [...grants.also, ...documentTools],
    never: grants.never.filter((name) => !documentTools.includes(name)),
    writes: 'documents',
  };
}

/**
 * Why a file may not be written under these grants, as a sentence; null when it may.
 * @param path from the workspace, with forward slashes; anything else is refused where only documents may be written
 */
export function writeFault(path: string, { writes }: Pick<Grants, 'writes'>): string | null {
  if (writes === 'none') return 'This mode writes nothing.';
  if (writes !== 'documents' || isDocument(path)) return null;
  return `Only documents may be written here: ${documentEndings.join(' ')} in ${documentFolders.join(', ')}.`;
}

function isDocument(path: string): boolean {
  const parts = path.split('/');
  const isPlain = parts.every(
    (part) => part !== '' && part !== '.' && part !== '..' && !/[\\\0:]/.test(part),
  );
  const [folder = ''] = parts;
  const name = parts.at(-1) ?? '';
  const ending = name.slice(Math.max(0, name.lastIndexOf('.')));
  return isPlain && documentFolders.includes(folder) && name !== ending && documentEndings.includes(ending);
}

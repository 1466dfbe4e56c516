import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle } from './launch';

/** One piece of the bundle taken out, or put in another's place. */
export interface Patch {
  /** Fits one place of the program, and no other. */
  find: RegExp;
  replace: string;
}

/**
 * The bundle with some places changed, in a folder of its own; its entry.
 * @throws when a patch fits no place, or more than one: then the wall is not where the table says
 */
export function patchedBundle(name: string, patches: readonly Patch[], folder: string): string {
  const from = dirname(bundle);
  const into = join(folder, `patched-${name.replace(/\W+/g, '-')}`);
  mkdirSync(into);
  const texts = new Map<string, string>();
  for (const entry of readdirSync(from)) {
    if (!entry.endsWith('.js')) symlinkSync(join(from, entry), join(into, entry));
    else texts.set(entry, readFileSync(join(from, entry), 'utf8'));
  }
  const changed = new Set(['index.js']);
  for (const { find, replace } of patches) {
    const all = new RegExp(find.source, `${find.flags.replace('g', '')}g`);
    const places = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(all)].map(([found]) => ({ file, found })),
    );
    const files = new Set(places.map(({ file }) => file));
    // The bundle holds some modules more than once, each in a file of its own.
    if (files.size === 0 || files.size < places.length || new Set(places.map(({ found }) => found)).size > 1)
      throw new Error(
        `${name}: ${String(find)} fits ${places.length} places of the bundle, and must fit one.`,
      );
    for (const file of files) {
      texts.set(file, (texts.get(file) ?? '').replace(find, replace));
      changed.add(file);
    }
  }
  for (const [file, text] of texts)
    if (changed.has(file)) writeFileSync(join(into, file), text);
    else copyFileSync(join(from, file), join(into, file));
  return join(into, 'index.js');
}

import type { LineHit } from '../../domain/tool-files';
import { oneLine } from '../clean';
import { thousands } from '../count';
import { portion } from './tool-text';

/**
 * Found lines under the names of their files, each after its number and a tab; the last line says which of them these
 * are, and how to ask for the next.
 */
export function hitLines(hits: readonly LineHit[], offset: number, most: number, cut: boolean): string {
  const page = hits.slice(offset, offset + most);
  if (page.length === 0) return `No more lines from ${thousands(offset)} on.`;
  const before = (index: number) => {
    const { file = '', line = 0 } = page[index] ?? {};
    const heading = file === page[index - 1]?.file ? '' : `${index === 0 ? '' : '\n'}${oneLine(file)}:\n`;
    return `${heading}${line}\t`;
  };
  const { text, kept } = portion(
    page.map((hit) => hit.text),
    before,
  );
  const last = offset + kept;
  const isAll = !cut && last === hits.length;
  const all = cut ? `more than ${thousands(hits.length)}` : thousands(hits.length);
  const place = `${thousands(offset + 1)} to ${thousands(last)} of ${all} lines`;
  return `${text}\n${place}${isAll ? '' : `; ask with offset ${last} for the next, or for less with include`}.`;
}

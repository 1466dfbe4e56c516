import { oneLine } from '../clean';
import { sha256Hex } from '../hash';

/** What an opening marker says about the text behind it; values may be hostile. */
export type Labels = Readonly<Record<string, string>>;

/**
 * A text between markers that it cannot close: both bear a number that is a hash of the text and its labels (64 of
 * its bits), so whoever writes the number into the text changes it.
 * @param tag `data` for material, `instructions` for the wishes of the person who runs it
 */
export function dataBlock(text: string, labels: Labels, tag: 'data' | 'instructions' = 'data'): string {
  const told = Object.entries(labels)
    .map(([key, value]) => ` ${key}=${JSON.stringify(oneLine(value))}`)
    .join('');
  const body = `${told}\n${text}`;
  const id = sha256Hex(body).slice(0, 16);
  return `<${tag} id=${id}${told}>\n${text}\n</${tag} id=${id}>`;
}

import type { TextShape } from '../../domain/tool-files';

const binaryProbe = 8192;
/** Files that are made anew. */
export const plainShape: TextShape = { encoding: 'utf-8', mark: false };

/** Bytes as text without loss, so that they can be written back; null when they are no text. */
export function shaped(bytes: Buffer): { text: string; shape: TextShape } | null {
  const utf16 = bytes.length % 2 === 0 ? wide(bytes) : null;
  if (utf16 !== null) return utf16;
  if (bytes.subarray(0, binaryProbe).includes(0)) return null;
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const body = mark ? bytes.subarray(3) : bytes;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return { text, shape: { encoding: 'utf-8', mark } };
  } catch {
    return { text: bytes.toString('latin1'), shape: { encoding: 'latin-1', mark: false } };
  }
}

function wide(bytes: Buffer): { text: string; shape: TextShape } | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: bytes.subarray(2).toString('utf16le'), shape: { encoding: 'utf-16le', mark: true } };
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return null;
  const swapped = Buffer.from(bytes.subarray(2)).swap16();
  return { text: swapped.toString('utf16le'), shape: { encoding: 'utf-16be', mark: true } };
}

/** Text as the bytes of that shape; null when it has a letter that the encoding does not know. */
export function unshaped(text: string, { encoding, mark }: TextShape): Buffer | null {
  if (encoding === 'latin-1') return /[^\0-\xff]/.test(text) ? null : Buffer.from(text, 'latin1');
  if (encoding === 'utf-8') return Buffer.from(mark ? `\ufeff${text}` : text);
  const bytes = Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le');
  return encoding === 'utf-16be' ? bytes.swap16() : bytes;
}

/** Which line ends a text has: Windows', others, both; null when it has none. */
export function lineEnds(text: string): 'crlf' | 'lf' | 'both' | null {
  let windows = false;
  let others = false;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    if (text[at - 1] === '\r') windows = true;
    else others = true;
  }
  if (windows && others) return 'both';
  return windows ? 'crlf' : others ? 'lf' : null;
}

/** A text with the line ends of another, where that has Windows' alone and this one has none of them. */
export function withEndsOf(text: string, other: string): string {
  return lineEnds(other) === 'crlf' && !text.includes('\r') ? text.replaceAll('\n', '\r\n') : text;
}

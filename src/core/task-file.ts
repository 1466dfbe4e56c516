import { RunError } from '../domain/errors';
import { sha256Hex } from './hash';

/** A task file's text taken apart. */
export interface TaskFile {
  /** The YAML between the `---` lines, without them; null when there is none. */
  frontMatter: string | null;
  body: string;
}

/** Largest task: what a person writes is far below it, and a log belongs into a file of its own. */
export const taskBytes = 1024 * 1024;

/**
 * Bytes of a task as text with `\n` line ends.
 * @param name what messages call it: `The task file a.txt`, `Standard input`
 * @throws RunError `input` for empty, binary, UTF-16 and non-UTF-8 bytes
 */
export function taskText(bytes: Uint8Array, name: string): string {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) {
    throw new RunError('input', `${name} is UTF-16 text.`, { hint: 'Save it as UTF-8.' });
  }
  if (bytes.includes(0)) {
    throw new RunError('input', `${name} is binary, not text.`, {
      hint: 'Give a text file that describes the task.',
    });
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new RunError('input', `${name} is not valid UTF-8 text.`, { hint: 'Save it as UTF-8.' });
  }
  text = text.replace(/\r\n?/g, '\n');
  if (!/[^\s\p{Cf}]/u.test(text)) {
    throw new RunError('input', `${name} is empty.`, { hint: 'Write down what is to be done.' });
  }
  return text;
}

/** Splits front matter off: a `---` line at the very start up to the next `---` line. */
export function splitFrontMatter(text: string): TaskFile {
  if (!text.startsWith('---\n')) return { frontMatter: null, body: text };
  const end = text.indexOf('\n---', 3);
  const after = text[end + 4];
  if (end < 0 || (after !== undefined && after !== '\n')) return { frontMatter: null, body: text };
  return { frontMatter: text.slice(4, end + 1), body: text.slice(end + 5) };
}

const longestTitle = 120;
/** First headings of issue forms. */
export const formHeading =
  /^(?:checklist|environment|prerequisites|system info|describe the \w+|what did you do|what happened|steps to reproduce|(?:actual|expected|current) behaviou?r|bug report|feature request)\??$/i;

/**
 * Title and text: the first heading or line is the title, and is then no part of the text. A long first line is
 * shortened for the title and stays in the text.
 */
export function titleAndBody(text: string, title: string | null): { title: string; body: string } {
  const trimmed = text.replace(/^\s*\n/, '').trimEnd();
  if (title !== null) return { title, body: trimmed };
  const lineEnd = trimmed.indexOf('\n');
  const first = (lineEnd < 0 ? trimmed : trimmed.slice(0, lineEnd)).trim();
  const plain = first.replace(/^#{1,6}\s+/, '').trim();
  // An issue form that came without the issue's own title: the first sentence that says something stands for it.
  if (formHeading.test(plain)) return { title: firstWords(trimmed), body: trimmed };
  if (plain.length <= longestTitle)
    return { title: plain || 'Task', body: lineEnd < 0 ? '' : trimmed.slice(lineEnd + 1).trim() };
  const sentence = /^.{10,120}?[.!?](?=\s)/u.exec(plain)?.[0];
  const cut = plain.slice(0, longestTitle);
  return { title: sentence ?? `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 60))} …`, body: trimmed };
}

/** The first line of a text that is no heading, field or code and has a few words. */
function firstWords(text: string): string {
  const line = text
    .split('\n')
    .map((one) => one.replace(/^[\s>*-]+/, '').trim())
    .find((one) => one.split(/\s+/).length >= 4 && !/^(?:#|```|[\w .-]{2,30}:)/.test(one));
  return (line ?? 'Task').slice(0, longestTitle);
}

/** First 12 hex digits of the SHA-256 of title and body. */
export function taskId(title: string, body: string): string {
  return sha256Hex(`${title}\n${body}`).slice(0, 12);
}

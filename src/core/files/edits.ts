import type { NotDone, Standing, TextShape } from '../../domain/tool-files';
import { counted, thousands } from '../count';
import { shownPath } from './asked-path';
import { replaceOnce } from './replace-once';
import { plainShape, withEndsOf } from './text-shape';

/** A file's whole text as it is to be, how it stands in its bytes, and what happens to it in words. */
export type Edit = { ok: true; text: string; shape: TextShape; done: string } | NotDone;

/** A whole text; it is kept as the file is kept that it takes the place of. */
export function written(path: string, now: Standing, content: string): Edit {
  const fault = notText(path, now);
  if (fault !== null) return fault;
  if (now.kind !== 'text')
    return edit(content, plainShape, `Wrote ${shownPath(path)}, a new file of ${size(content)}.`);
  const text = withEndsOf(content, now.text);
  const kept = text === content ? '' : ' Its Windows line ends were kept.';
  return edit(text, now.shape, `Wrote ${shownPath(path)}, now of ${size(content)}.${kept}`);
}

/** More text at the end, on a line of its own. */
export function appended(path: string, now: Standing, content: string): Edit {
  const fault = notText(path, now);
  if (fault !== null) return fault;
  if (now.kind !== 'text')
    return no(`There is no file ${shownPath(path)} to add to. write_file makes a new one.`);
  const between = now.text === '' || now.text.endsWith('\n') || content === '' ? '' : '\n';
  return edit(
    now.text + withEndsOf(between + content, now.text),
    now.shape,
    `Added ${size(content)} to ${shownPath(path)}.`,
  );
}

/** One passage replaced. */
export function replaced(path: string, now: Standing, old: string, fresh: string): Edit {
  const fault = notText(path, now);
  if (fault !== null) return fault;
  if (now.kind !== 'text')
    return no(`There is no file ${shownPath(path)}. file_search finds files by a part of their path.`);
  if (old === '')
    return no('The old text is empty. Give the passage that is to be replaced, exactly as it stands.');
  if (old === fresh) return no('The old text and the new one are the same; there is nothing to replace.');
  const outcome = replaceOnce(now.text, old, fresh);
  if (outcome.ok)
    return edit(
      outcome.text,
      now.shape,
      `Replaced the passage at line ${thousands(outcome.line)} of ${shownPath(path)}.`,
    );
  if (outcome.places === 0)
    return no(
      `The old text does not stand in ${shownPath(path)}; nothing was changed. Read the file and give the passage exactly as it stands, without the line numbers.`,
    );
  const lines = `line ${outcome.lines.map(thousands).join(', ')}${outcome.places > outcome.lines.length ? ' and more' : ''}`;
  return no(
    `The old text stands in ${thousands(outcome.places)} places of ${shownPath(path)} (${lines}); nothing was changed. Give more of the text around it, so that it is found once.`,
  );
}

function notText(path: string, now: Standing): NotDone | null {
  if (now.kind === 'binary')
    return no(`${shownPath(path)} is binary or too large, and only text files up to 8 MiB are changed.`);
  if (now.kind === 'link')
    return no(
      `${shownPath(path)} is a link, and nothing is changed through links. Name the file that it leads to.`,
    );
  return null;
}

function size(text: string): string {
  const lines = text.split('\n').length - (text.endsWith('\n') || text === '' ? 1 : 0);
  return counted(lines, 'line');
}

function edit(text: string, shape: TextShape, done: string): Edit {
  return { ok: true, text, shape, done };
}

function no(reason: string): NotDone {
  return { ok: false, reason };
}

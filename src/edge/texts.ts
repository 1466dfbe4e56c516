import type { Setting } from '../domain/setting';
import type { Layer } from '../domain/settled';

/** Reads texts as the setting's kind. What cannot be read stays a text, for the check to name it. */
export function fromTexts(setting: Setting, texts: readonly string[], layer: Layer): unknown {
  const [first = ''] = texts;
  if (setting.kind === 'boolean') return fromBoolean(first);
  if (setting.kind === 'number') return fromNumber(first);
  if (setting.kind !== 'list') return first;
  // A flag is repeated instead, and a file's name may hold a line end.
  if (layer === 'flag' && setting.info.list !== 'comma') return texts;
  return texts.flatMap((text) => listFromText(setting, text));
}

/** A text as a list, in the way the setting asks for. */
export function listFromText(setting: Setting, text: string): string[] {
  if (setting.info.list === 'whole') return [text];
  if (setting.info.list === 'comma' && text.trim() === 'none') return [];
  const parts = text.split(setting.info.list === 'comma' ? ',' : /\r?\n/).map((part) => part.trim());
  const filled = parts.filter((part) => part !== '');
  // Nothing between the commas is a mistake, not the empty list.
  return filled.length === 0 ? [''] : filled;
}

function fromBoolean(text: string): unknown {
  const word = text.trim().toLowerCase();
  if (word === 'true' || word === '1') return true;
  if (word === 'false' || word === '0') return false;
  return text;
}

function fromNumber(text: string): unknown {
  const word = text.trim();
  const value = Number(word);
  return /^[-+.\deE]+$/.test(word) && Number.isFinite(value) ? value : text;
}

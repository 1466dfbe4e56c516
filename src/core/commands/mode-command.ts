import { longestFocusMinutes } from '../../domain/kept-limits';
import type { ModeName } from '../../domain/mode';
import { presetNamed, presets } from '../switching/presets';
import { alone, didYouMean, type Given, obeyed, quoted, refused, type Understood } from './answer';
import { modeOf, modeWords, noSuchMode } from './mode-words';

/** How long a focus can be set to last, in minutes. */
export const focusMinutes = { least: 1, most: longestFocusMinutes } as const;
/** Hybrids with a name (DP-34). */
export const presetNames = presets.map(({ name }) => name);

const simple = {
  auto: 'mode-auto',
  status: 'mode-status',
  history: 'mode-history',
  save: 'mode-save',
  pop: 'mode-pop',
  reset: 'mode-reset',
} as const;

/** What `/mode …` asks for (OM-41, OM-42, DP-33, DP-34, DP-38). */
export function readMode(given: Given): Understood {
  const [word, ...behind] = given.words;
  if (word === undefined) return obeyed({ kind: 'mode-show' });
  const name = word.toLowerCase();
  const rest: Given = { ...given, words: behind, text: behind.join(' ') };
  if (name === 'focus') return readFocus(behind);
  if (name === 'hybrid') return readHybrid(behind);
  if (Object.hasOwn(simple, name)) {
    return alone(rest, `/mode ${name}`, { kind: simple[name as keyof typeof simple] });
  }
  const mode = modeOf(name);
  if (mode !== null) return alone(rest, `/mode ${name}`, { kind: 'mode', name: mode });
  const others = [...Object.keys(simple), 'focus', 'hybrid'];
  const meant = didYouMean(word, [...modeWords, ...others], '/mode ');
  const allowed = `${modeWords.slice(0, 12).join(', ')}, or ${others.join(', ')}`;
  return refused(`There is no mode ${quoted(word)}.${meant} Behind \`/mode\` stands one of ${allowed}.`);
}

function readFocus(words: readonly string[]): Understood {
  const [name, minutes, ...more] = words;
  const usage = `Write \`/mode focus NAME MINUTES\` with ${focusMinutes.least} to ${focusMinutes.most} minutes, or \`/mode focus off\`.`;
  if (name?.toLowerCase() === 'off' && minutes === undefined) return obeyed({ kind: 'focus-off' });
  if (name === undefined) return refused(`A focus needs a mode and how long it lasts. ${usage}`);
  const mode = modeOf(name);
  if (mode === null) return refused(`${noSuchMode(name)} ${usage}`);
  if (minutes === undefined) return refused(`The focus does not say how long it lasts. ${usage}`);
  if (more.length > 0) return refused(`A focus takes a mode and a number and nothing else. ${usage}`);
  const count = /^\d{1,9}$/.test(minutes) ? Number(minutes) : Number.NaN;
  if (!(count >= focusMinutes.least && count <= focusMinutes.most)) {
    return refused(`${quoted(minutes)} is not a length for a focus. ${usage}`);
  }
  return obeyed({ kind: 'focus', name: mode, minutes: count });
}

function readHybrid(words: readonly string[]): Understood {
  const usage = `Write \`/mode hybrid NAME NAME …\` with two modes or more, or one of ${presetNames.join(', ')}.`;
  const [first] = words;
  if (first === undefined) return refused(`A hybrid needs its modes. ${usage}`);
  const preset = words.length === 1 ? presetNamed(first.toLowerCase()) : null;
  if (preset !== null) return obeyed({ kind: 'hybrid', modes: preset.modes, preset: preset.name });
  if (words.length === 1 && modeOf(first) === null) {
    const meant = didYouMean(first, [...presetNames, ...modeWords], '/mode hybrid ');
    return refused(`There is no hybrid ${quoted(first)}.${meant} ${usage}`);
  }
  const modes: ModeName[] = [];
  for (const word of words) {
    const mode = modeOf(word);
    if (mode === null) return refused(`${noSuchMode(word)} ${usage}`);
    if (modes.includes(mode)) return refused(`A hybrid cannot hold ${mode} twice. ${usage}`);
    modes.push(mode);
  }
  if (modes.length < 2) return refused(`${quoted(first)} alone is no hybrid. ${usage}`);
  return obeyed({ kind: 'hybrid', modes, preset: null });
}

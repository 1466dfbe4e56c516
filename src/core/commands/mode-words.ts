import { type ModeName, modeNames } from '../../domain/mode';
import { nearest } from '../nearest';
import { quoted } from './answer';

/** Short names of modes. */
const aliases: Readonly<Record<string, ModeName>> = {
  assist: 'assistant',
  plan: 'planning',
  dev: 'developer',
  debug: 'debugger',
  secure: 'security',
  review: 'reviewer',
  perf: 'performance',
  proto: 'prototype',
  teach: 'teacher',
  think: 'thinking',
};

/** Every name under which a mode is known, full names first. */
export const modeWords: readonly string[] = [...modeNames, ...Object.keys(aliases)];

/** The mode of a name or a short name, without regard to case; null when there is none. */
export function modeOf(word: string): ModeName | null {
  const name = word.toLowerCase();
  if (Object.hasOwn(aliases, name)) return aliases[name] ?? null;
  return modeNames.find((one) => one === name) ?? null;
}

/** The sentence for a name that is no mode's. */
export function noSuchMode(word: string): string {
  const meant = nearest(word, modeWords);
  const hint = meant === null ? '' : ` Did you mean \`${meant}\`?`;
  return `There is no mode ${quoted(word)}.${hint} The modes are ${modeNames.join(', ')}.`;
}

import type { Mode, ModeName } from '../../domain/mode';
import { shownName } from './mode-names';

/** What is shown while a mode is entered, while it works, and once it holds (DP-37). */
export interface Feedback {
  entering: string;
  working: string;
  active: string;
}

const work: Readonly<Record<ModeName, string>> = {
  assistant: 'Looking for an answer',
  planning: 'Working out a plan',
  developer: 'Working on the change',
  tool: 'Using the tools',
  debugger: 'Looking for what breaks, and why',
  security: 'Looking for ways in',
  reviewer: 'Reading the code closely',
  performance: 'Looking for what takes the time',
  prototype: 'Trying the idea out',
  teacher: 'Preparing an explanation',
  normal: 'Ready for the next request',
  thinking: 'Thinking it through',
};

/** The three lines of a mode, for progress output. */
export function feedbackOf(mode: Pick<Mode, 'name' | 'icon'>): Feedback {
  const name = shownName(mode.name);
  return {
    entering: `Switching to ${name} mode`,
    working: `${mode.icon} ${work[mode.name]}`,
    active: `${name.charAt(0).toUpperCase()}${name.slice(1)} mode is active`,
  };
}

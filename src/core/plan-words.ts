import type { Aim } from './task-text';

/** How a plan speaks for each aim. Short on purpose: the sentences that matter are the task's own. */
export interface Phrases {
  /** Noun for the summary: `A fix`. */
  noun: string;
  /** What to do at a place: `Mend`. */
  act: string;
  /** The first step, before anything is changed; null when the work starts at once. */
  first: string | null;
  /** How the step of the tests begins. */
  tests: string;
  approach: string;
}

export const phrases: Record<Aim, Phrases> = {
  fix: {
    noun: 'A fix',
    act: 'Mend',
    first: 'See it fail',
    tests: 'Keep it mended',
    approach: 'Make the fault visible in a test, mend it where it arises, and leave the rest alone.',
  },
  add: {
    noun: 'An addition',
    act: 'Extend',
    first: null,
    tests: 'Show that it works',
    approach:
      'Build on the code that does the nearest thing today, so that the new part follows its conventions.',
  },
  change: {
    noun: 'A change',
    act: 'Rework',
    first: null,
    tests: 'Prove what stays and what differs',
    approach: 'Change the named place first, then what depends on it.',
  },
  remove: {
    noun: 'A removal',
    act: 'Take it out of',
    first: 'List who still uses it',
    tests: 'Drop or turn round',
    approach:
      'Find every user first; remove from the outside in, so that nothing is left pointing at what is gone.',
  },
  rename: {
    noun: 'A renaming',
    act: 'Rename in',
    first: 'List every use of the old name',
    tests: 'Follow with the new name',
    approach:
      'Collect the uses, rename definition and uses in one commit, and search for the old name afterwards.',
  },
  speed: {
    noun: 'A speed-up',
    act: 'Speed up',
    first: 'Measure before touching anything',
    tests: 'Guard the behaviour',
    approach: 'Measure, change the costliest place only, and measure again with the same input.',
  },
  document: {
    noun: 'A documentation change',
    act: 'Write it down in',
    first: null,
    tests: 'Let the examples run',
    approach: 'Say what the code does today, next to the code that does it.',
  },
  test: {
    noun: 'Test work',
    act: 'Cover',
    first: null,
    tests: 'Write the cases',
    approach: 'Take the cases from the branches of the code below; change no product code.',
  },
  secure: {
    noun: 'A security fix',
    act: 'Close the gap in',
    first: 'Show the attack in a test',
    tests: 'Hold the door',
    approach:
      'Turn the attack into a failing test, close it at the boundary where the data comes in, then look for its siblings.',
  },
  upgrade: {
    noun: 'An upgrade',
    act: 'Adapt',
    first: 'Read what the new version breaks',
    tests: 'Run against both',
    approach:
      'Raise the version alone first and let the existing tests tell what breaks; adapt in a second commit.',
  },
  explain: {
    noun: 'An answer',
    act: 'Read',
    first: null,
    tests: 'See it for yourself',
    approach: 'Read the places below in this order; nothing needs to change to answer.',
  },
};

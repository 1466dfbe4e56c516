import type { Aim } from './task-aim';

/** How a plan speaks for each aim. Short on purpose: the sentences that matter are the task's own. */
export interface Phrases {
  /** Noun for the summary: `A fix`. */
  noun: string;
  approach: string;
  /** What to do at a place: `Mend`. */
  act: string;
  /** How to tell that a place is done; `null` when the step of the cases tells. */
  done: string | null;
  /** What the further places are looked at for, and how to tell that this was done. */
  further: { ask: string; done: string };
  /** How the step of the cases begins; null when the aim needs none of its own. */
  cases: string | null;
}

export const phrases: Record<Aim, Phrases> = {
  fix: {
    noun: 'A fix',
    approach: 'Make the fault visible in a test, mend it where it arises, and leave the rest alone.',
    act: 'Mend',
    done: 'The reproduction turns green.',
    further: { ask: 'Rule it out in', done: 'Answered.' },
    cases: null,
  },
  add: {
    noun: 'An addition',
    approach:
      'Build on the code that does the nearest thing today, so that the new part follows its conventions.',
    act: 'Extend',
    done: null,
    further: { ask: 'Decide who else takes part:', done: 'Settled for every one.' },
    cases: 'Try it out',
  },
  change: {
    noun: 'A change',
    approach: 'Change the named place first, then what depends on it.',
    act: 'Rework',
    done: null,
    further: { ask: 'Read what may lean on it:', done: 'Adapted, or found independent.' },
    cases: 'Compare before and after',
  },
  remove: {
    noun: 'A removal',
    approach:
      'Find every user first; remove from the outside in, so that nothing is left pointing at what is gone.',
    act: 'Cut back',
    done: 'Searching again gives no hit here.',
    further: { ask: 'Untie what still points there:', done: 'No reference survives.' },
    cases: 'Delete the tests of what is gone, keep those of what stays',
  },
  rename: {
    noun: 'A renaming',
    approach:
      'Collect the uses, rename definition and uses in one commit, and search for the old name afterwards.',
    act: 'Rename',
    done: 'The old name is gone from these lines.',
    further: { ask: 'Follow up at', done: 'Only the new name is written there.' },
    cases: 'Existing tests have to pass unedited, apart from the name',
  },
  speed: {
    noun: 'A speed-up',
    approach: 'Measure, change the costliest place only, and measure again with the same input.',
    act: 'Speed up',
    done: 'The same measurement is better, and by how much is noted.',
    further: { ask: 'Profile along:', done: 'Its share of the time is known.' },
    cases: 'Guard behaviour',
  },
  document: {
    noun: 'A documentation change',
    approach: 'Say what the code does today, next to the code that does it.',
    act: 'Write into',
    done: 'Someone who has not read the source understands it.',
    further: { ask: 'Check every claim against', done: 'Text and source agree.' },
    cases: null,
  },
  test: {
    noun: 'Test work',
    approach: 'Take the cases from the branches of the code below; change no product code.',
    act: 'Cover',
    done: 'Altering a covered line by hand turns a case red.',
    further: { ask: 'Borrow branches from', done: 'Each branch has a case or a reason.' },
    cases: null,
  },
  secure: {
    noun: 'A security fix',
    approach:
      'Turn the attack into a failing test, close it at the boundary where the data comes in, then look for its siblings.',
    act: 'Close the gap at',
    done: 'The attack comes to nothing.',
    further: { ask: 'Send the same input through', done: 'Harmless everywhere.' },
    cases: null,
  },
  upgrade: {
    noun: 'An upgrade',
    approach:
      'Raise the version alone first and let the existing tests tell what breaks; adapt in a second commit.',
    act: 'Adapt',
    done: 'Old and new version were tried with it.',
    further: { ask: 'Neighbours that call the dependency:', done: 'Their calls fit the new interface.' },
    cases: null,
  },
  review: {
    noun: 'A review',
    approach:
      'Read the change file by file, settle what the rules found in it, and open the tests beside it.',
    act: 'Read',
    done: null,
    further: { ask: 'Read on:', done: 'Read.' },
    cases: null,
  },
  explain: {
    noun: 'An answer',
    approach: 'Read the places below in this order; nothing needs to change to answer.',
    act: 'Read',
    done: 'The answer quotes its line.',
    further: { ask: 'Read on:', done: 'Mentioned in the answer, or set aside.' },
    cases: null,
  },
};

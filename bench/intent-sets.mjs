// The labelled task texts of test/fixtures/intents, and how they are judged.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './measure.mjs';

/** What is known besides the text: nothing. */
export const nowhere = {
  files: new Set(),
  isComplete: false,
  override: null,
  activeRun: null,
  clarificationAttempts: 0,
  lastAppliedDiff: [],
  lastOpenFile: null,
  lastProposed: [],
  previousTaskId: null,
  earlier: [],
};

/** Lines of `behaviour TAB mode TAB text`; `A|B` allows both, `\n` in the text is a line end, `#` begins a group. */
export function labelled(name) {
  let group = '';
  return readFileSync(join(root, `test/fixtures/intents/${name}.tsv`), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) group = line.slice(2);
      if (line.startsWith('# ') || line.trim() === '') return [];
      const [behaviours, modes, text] = line.split('\t');
      return [
        {
          group,
          behaviours: behaviours.split('|'),
          modes: modes.split('|'),
          text: text.replaceAll('\\n', '\n'),
        },
      ];
    });
}

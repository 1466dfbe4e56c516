import { modeNames } from '../../src/domain/mode';
import { asked, changes, granted, ofMode, type Run, run } from './run';
import { special } from './run-special';

const formats = ['json', 'text', 'markdown', 'sarif'] as const;

const strangers = modeNames.filter((_, at) => at % 2 === 0);
const planners = modeNames.filter((_, at) => at % 2 === 1);

/**
 * Every mode as it comes, and by turns for a stranger or in Plan Mode; all of them have a part of all attempts. The runs of
 * all modes by command have the rest.
 */
export const matrix: readonly Run[] = [
  ...modeNames.map((mode, at) =>
    run(`${mode}, as it comes`, {
      ...ofMode(mode),
      ...asked(mode),
      from: at - Number(changes(mode)),
      traced: at % 4 === 0,
      format: formats[at % 4] ?? 'json',
    }),
  ),
  ...strangers.map((mode, at) =>
    run(`${mode}, for a stranger, with everything granted`, {
      ...ofMode(mode),
      ...asked(mode),
      about: { ...granted, tier: 'untrusted', permission: 'acceptEdits' },
      place: (['terminal', 'fork', 'comment', 'unreadable event'] as const)[at % 4] ?? 'terminal',
      server: 'forbidden',
      from: 12 + at - Number(changes(mode)),
      traced: at % 4 === 1,
      streams: at % 6 !== 5,
      format: formats[(at + 1) % 4] ?? 'json',
    }),
  ),
  ...planners.map((mode, at) =>
    run(`${mode}, in Plan Mode, with everything granted`, {
      ...ofMode(mode),
      ...asked(mode),
      about: { ...granted, tier: 'trusted', permission: 'plan' },
      place: 'actions',
      server: 'allowed',
      from: 24 + at - Number(changes(mode)),
      traced: at % 4 === 2,
      format: formats[(at + 2) % 4] ?? 'json',
    }),
  ),
];

/** Every process of the suite but those that show that the observers see. */
export const runs: readonly Run[] = [...matrix, ...special];

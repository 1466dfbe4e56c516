import { analyseContext } from '../../src/core/context/analyse';
import { analyseIntent } from '../../src/core/intent/analyse';
import type { Intent, Surroundings } from '../../src/domain/intent';
import type { ContextAnalysis, Said } from '../../src/domain/mode-state';
import { modes } from '../../src/modes/index.generated';

/** A request of which nothing is known but its text. */
export const nowhere: Surroundings = {
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

/** A whole workspace of these files. */
export const workspace = (...files: string[]): Surroundings => ({
  ...nowhere,
  files: new Set(files),
  isComplete: true,
});

/** What the words of a request speak for, with the modes as they are. */
export const analysed = (...texts: string[]): ContextAnalysis =>
  analyseContext(
    texts.map((text): Said => ({ role: 'user', text })),
    modes,
  );

/** What is understood of a request. */
export const intentOf = (text: string, about: Partial<Surroundings> = {}): Intent =>
  analyseIntent(text, { ...nowhere, ...about }, analysed(text));

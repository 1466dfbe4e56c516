import { exactly, optionalTexts } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** What the project's own checks say. */
export const getDiagnostics: Tool = {
  name: 'get_diagnostics',
  effect: 'diagnose',
  description: 'Gives what compiler, type checker and linter of the project say about files.',
  input: exactly({
    paths: { ...optionalTexts, description: 'Only about these files; null: about all.' },
  }),
  run: notYet,
};

import { z } from 'zod';
import { setting } from './setting';

/** Texts that a person puts into prompts (DP-14). */
export const promptSettings = {
  addPrompt: setting(z.array(z.string().min(1).max(200)).default([]), {
    description:
      'Names of prompts to add to what every mode is told: of `promptTexts`, as wishes to heed, or of an MCP server (`mcp__SERVER__PROMPT`), as material to weigh.',
    trust: 'operator',
    group: 'Tools',
    value: 'NAMES',
    list: 'comma',
  }),
  promptTexts: setting(z.record(z.string().min(1).max(100), z.string().max(20_000)).default({}), {
    description: 'Prompts of your own, each by its name, for `addPrompt`.',
    trust: 'operator',
    group: 'Tools',
  }),
};

import { z } from 'zod';
import { workflowNames } from './command';
import { type ModeName, modeNames } from './mode';

/** A mode by its name; `plan` is short for `planning`. */
const name = z
  .enum([...modeNames, 'plan'])
  .transform((word): ModeName => (word === 'plan' ? 'planning' : word));

/** What a project prefers: `.countersign/mode-preferences.json` (DP-35). Written only when asked for. */
export const modePreferences = z
  .strictObject({
    version: z.literal(1),
    defaultMode: name.nullable().default(null).describe('The mode that a run starts in.'),
    autoSwitchEnabled: z.boolean().default(true).describe('Whether modes switch by themselves.'),
    customThresholds: z
      .strictObject(
        Object.fromEntries(modeNames.map((mode) => [mode, z.number().min(0).max(1).optional()])) as Record<
          ModeName,
          z.ZodOptional<z.ZodNumber>
        >,
      )
      .prefault({})
      .describe('How sure an analysis must be to enter a mode.'),
    disabledModes: z.array(name).max(modeNames.length).default([]).describe('Modes that may not be entered.'),
    preferredWorkflows: z.array(z.enum(workflowNames)).max(workflowNames.length).default([]),
  })
  .describe('What a project prefers about modes, version 1.');
export type ModePreferences = z.infer<typeof modePreferences>;
/** What a check of preferences can complain of. */
export type PreferenceIssue = z.core.$ZodIssue;

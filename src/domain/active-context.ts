import { z } from 'zod';
import { colours, modeNames } from './mode';

/** What holds while a request is worked on (DP-41). */
export const activeContext = z
  .strictObject({
    persona: z.string(),
    mode: z.enum(modeNames),
    hybrid: z.array(z.enum(modeNames)).describe('The modes that work as one; empty: the mode alone.'),
    icon: z.string(),
    colour: z.enum(colours),
    allowedTools: z.array(z.string()).describe('Tools that the mode may use.'),
    deniedTools: z.array(z.string()).describe('Tools that there are and that it may not use.'),
    activeSkills: z.array(z.string()),
    activeTools: z.array(z.string()).describe('Of the allowed tools, those that a model was told of.'),
    mcpServers: z.array(z.string()),
    prompts: z.array(z.string()).describe('Prompts that its system prompt was made from.'),
    contextStrategy: z
      .enum(['Standard', 'Hot Swap'])
      .describe('Hot Swap: skills were put in, and the context began anew from a snapshot.'),
  })
  .describe('Which way of working holds, with what it may use.');
export type ActiveContext = z.infer<typeof activeContext>;

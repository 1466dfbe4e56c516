import { exactly } from '../core/prompts/schema-parts';
import { exitPlanMode as name } from '../core/tool-filter';
import type { Tool } from '../domain/tool';

/** Hands the plan over for approval (EP-01). The gate answers it; it is never run. */
export const exitPlanMode: Tool = {
  name,
  effect: 'read',
  description:
    'Use this tool when you are in plan mode and have finished writing your plan to the plan file and are ready for user approval. The plan already stands in the file named in the system message, written there by the program from your plan answer; this tool takes no plan content as a parameter. A person sees the file and chooses: Default, Accept Edits, or Feedback, which comes back as the result.',
  input: exactly({}),
  async run() {
    return { ok: false, reason: 'There is nobody here who could be asked for approval.' };
  },
};

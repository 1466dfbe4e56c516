import { z } from 'zod';
import { workflowNames } from './command';
import { mostHanded, mostTitle } from './kept-limits';
import { modeNames } from './mode';

export const stageStatuses = ['pending', 'active', 'done', 'skipped', 'failed'] as const;
export type StageStatus = (typeof stageStatuses)[number];

/** How far a workflow has come (DP-30). A value: `step` makes the next one. */
export const workflowState = z.strictObject({
  version: z.literal(1),
  name: z.enum(workflowNames),
  /** Id of the task it was started with. */
  taskId: z.string().max(64),
  /** What it is about, so that a later run needs no words to go on. */
  request: z.strictObject({ title: z.string().max(mostTitle), body: z.string().max(mostHanded) }),
  startedAt: z.number().describe('Milliseconds since the epoch.'),
  /** Index of the stage that is active or failed; as many as there are stages: the workflow is over. */
  position: z.int().min(0),
  stages: z
    .array(
      z.strictObject({
        mode: z.enum(modeNames),
        status: z.enum(stageStatuses),
        /** What it hands on; '' until it is done. For a failed one: why. */
        handed: z.string().max(mostHanded),
      }),
    )
    .max(8),
});
export type WorkflowState = z.infer<typeof workflowState>;

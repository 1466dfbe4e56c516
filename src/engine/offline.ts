import { offlineAnswer } from '../core/answer/offline-answer';
import type { Engine } from '../domain/engine';
import { planning } from '../modes/planning';

/** The engine without a model: plan, verdicts and answers are worked out from the evidence by rules. */
export const offline: Engine = {
  info: {
    kind: 'offline',
    model: null,
    schemaRung: null,
    note: 'No model was used. Plan and verdicts are worked out by rules from the task’s own words, the code, its history and its tests: they point at places and quote facts, and they do not judge whether the design is right.',
  },
  plan: async (task, evidence) => planning.offline(task, evidence),
  examine: async (critic, { task, evidence, plan }) => critic.offline(task, evidence, plan),
  answer: async ({ task, evidence }, { mode }) => ({ ...offlineAnswer(task, evidence, mode), reasoning: '' }),
};

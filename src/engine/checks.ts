import { answerFault } from '../core/answers/faults';
import { type Validate, validatorOf } from '../core/answers/validator';
import { planFrom } from '../core/prompts/plan-answer';
import { planFaults } from '../core/prompts/plan-faults';
import { resultOf } from '../core/prompts/verdict-answer';
import type { CriticName } from '../domain/mode';
import type { OneStep } from '../domain/turn';
import type { ModelOptions } from './model-options';

/** What answers are checked with, loaded when first needed. */
export interface Checks {
  /** @param oneStep whether the plan is to have one step; null: as many as it takes */
  plan(oneStep: OneStep | null): Promise<Validate>;
  act(): Promise<Validate>;
  critic(name: CriticName): Promise<Validate>;
}

/** Schema first, then what a schema cannot say: a plan that holds together, files that exist. */
export function checksFor({ files }: Pick<ModelOptions, 'files'>): Checks {
  return {
    async plan(oneStep) {
      const schema = await ownValidator('plan');
      const known = { files: await files(), oneStep };
      return (value) => {
        const faults = schema(value);
        if (faults.length > 0) return faults;
        return planFaults(planFrom(value), known).map(answerFault);
      };
    },
    act: () => ownValidator('act'),
    async critic(name) {
      const envelope = await ownValidator('verdict');
      const own = await ownValidator(name);
      return (value) => {
        const faults = envelope(value);
        if (faults.length > 0) return faults;
        const read = resultOf(name, value);
        return read.ok ? own(read.result) : [answerFault(read.fault)];
      };
    },
  };
}

/** The check of one of our own schemas, which is code since the build: no schema is compiled for it. */
async function ownValidator(name: 'plan' | 'verdict' | 'act' | CriticName): Promise<Validate> {
  const { validators } = await import('../core/prompts/validators.generated');
  return validatorOf(validators[name]);
}

import { answerFault } from '../core/answers/faults';
import { compileOwn, type Validate } from '../core/answers/validator';
import { planFrom } from '../core/prompts/plan-answer';
import { planFaults } from '../core/prompts/plan-faults';
import { planSchema } from '../core/prompts/plan-schema';
import { resultOf } from '../core/prompts/verdict-answer';
import { criticEnvelope, modeSchema } from '../core/prompts/verdict-schema';
import type { CriticName } from '../domain/mode';
import type { ModelOptions } from './model-options';

/** What answers are checked with, made when first needed. */
export interface Checks {
  plan(): Promise<Validate>;
  critic(name: CriticName): Promise<Validate>;
}

/** Schema first, then what a schema cannot say: a plan that holds together, files that exist. */
export function checksFor({ files }: Pick<ModelOptions, 'files'>): Checks {
  let common: Promise<Validate> | null = null;
  return {
    async plan() {
      const schema = await compileOwn(planSchema);
      const known = { files: await files() };
      return (value) => {
        const faults = schema(value);
        if (faults.length > 0) return faults;
        return planFaults(planFrom(value), known).map(answerFault);
      };
    },
    async critic(name) {
      common ??= compileOwn(criticEnvelope);
      const envelope = await common;
      const own = await compileOwn(modeSchema[name]);
      return (value) => {
        const faults = envelope(value);
        if (faults.length > 0) return faults;
        const read = resultOf(name, value);
        return read.ok ? own(read.result) : [answerFault(read.fault)];
      };
    },
  };
}

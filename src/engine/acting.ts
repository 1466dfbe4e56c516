import { answerFault } from '../core/answers/faults';
import { actFaults, actFrom } from '../core/prompts/act-answer';
import { actMessage } from '../core/prompts/act-message';
import { actSchema } from '../core/prompts/act-schema';
import type { Shared } from '../core/prompts/shared-messages';
import { type Call, messagesFor } from '../core/prompts/stage-messages';
import { redactDeep } from '../core/redact';
import type { Engine } from '../domain/engine';
import type { Checks } from './checks';
import type { Asked } from './custom-answer';
import type { Fitting } from './fitting';
import type { Allowance } from './looking';

/** How a model does one step of an approved plan: by tools that write to a copy, by diffs in its answer, or both. */
export function acting(
  call: Asked,
  { fitting, checks, secrets }: { fitting: Fitting; checks: Checks; secrets(): readonly string[] },
  begun: (
    about: Parameters<NonNullable<Engine['act']>>[0],
    working: Parameters<NonNullable<Engine['act']>>[1],
  ) => Promise<{ say: Call; allowance: Allowance | null }>,
): NonNullable<Engine['act']> {
  return async (about, working) => {
    const { say, allowance } = await begun(about, working);
    const validate = await checks.act();
    // What is checked is what is used: with secrets blanked a diff may not fit any more.
    const check = async (value: unknown) => {
      const answer = actFrom(redactDeep(value, secrets()));
      const faults = actFaults(answer);
      return (faults.length > 0 ? faults : await about.faults(answer)).map(answerFault);
    };
    const answer = await fitting.run(about.task, about.evidence, async ({ parts: [first], shares }) => {
      // A request that was too long is followed by one with less, which begins anew.
      about.begin();
      const besides = actMessage(about, secrets());
      const form = { name: 'act', schema: actSchema, validate, check };
      const messages = messagesFor({ ...say, besides }, first as Shared);
      return call('act', messages, form, shares.output, allowance);
    });
    return actFrom(answer);
  };
}

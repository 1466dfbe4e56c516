import type { Validate } from '../core/answers/validator';
import { customPart, verdictsMessage } from '../core/prompts/custom-part';
import type { Shared } from '../core/prompts/shared-messages';
import { handedMessage, messagesFor } from '../core/prompts/stage-messages';
import { redactDeep, redactWithKeys } from '../core/redact';
import type { JsonSchema, Message } from '../domain/chat';
import type { Engine } from '../domain/engine';
import type { Plan } from '../domain/plan';
import type { openFitting } from './fitting';
import type { Allowance } from './looking';
import type { ModelOptions } from './model-options';
import type { Check } from './tries';

/** What an answer must be. */
export interface Form {
  name: string;
  schema: JsonSchema;
  validate: Validate;
  check?: Check;
}

/** One call of a stage. */
export type Asked = (
  stage: string,
  messages: readonly Message[],
  form: Form,
  maxOutputTokens: number,
  allowance?: Allowance | null,
) => Promise<unknown>;

/** The call for the person's own schema, which sees what all the others brought. */
export function filled(
  custom: NonNullable<ModelOptions['custom']>,
  fitting: ReturnType<typeof openFitting>,
  planAsData: (plan: Plan) => Message,
  call: Asked,
  { secrets, planFile }: Pick<ModelOptions, 'secrets'> & { planFile: () => string | null },
): NonNullable<Engine['custom']> {
  return async ({ task, evidence, plan }, modes, handed) => {
    const verdicts = verdictsMessage(modes, secrets());
    const value = await fitting.run(task, evidence, ({ parts: [first], shares }) =>
      call(
        'custom',
        messagesFor(
          {
            plan: plan === null ? null : planAsData(plan),
            handed: handedMessage(handed, secrets()),
            besides: verdicts,
            planFile: planFile(),
            part: customPart.content,
          },
          first as Shared,
        ),
        // Checked is the schema as it was given; what goes out of it is what may.
        { name: 'custom', validate: custom.validate, schema: redactDeep(custom.schema, secrets()) },
        shares.output,
      ),
    );
    // The report blanks values alone: its own keys are ours.
    return redactWithKeys(value, secrets());
  };
}

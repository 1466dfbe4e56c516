import type { Validate } from '../core/answers/validator';
import { counted } from '../core/count';
import { modelInfo } from '../core/engine-choice';
import { examinedBy } from '../core/examined';
import { mergeConclusions } from '../core/merge-conclusions';
import { customPart, verdictsMessage } from '../core/prompts/custom-part';
import { planFrom } from '../core/prompts/plan-answer';
import { planSchema } from '../core/prompts/plan-schema';
import type { Shared } from '../core/prompts/shared-messages';
import { messagesFor, planMessage, revisionMessage } from '../core/prompts/stage-messages';
import { conclusionFrom, resultOf } from '../core/prompts/verdict-answer';
import { criticEnvelope } from '../core/prompts/verdict-schema';
import { redactDeep, redactWithKeys } from '../core/redact';
import type { Ask, JsonSchema, Message } from '../domain/chat';
import type { CoverageNote } from '../domain/coverage';
import type { Engine } from '../domain/engine';
import { asRunError, type RunError } from '../domain/errors';
import type { Evidence } from '../domain/evidence';
import type { CriticName } from '../domain/mode';
import type { Plan } from '../domain/plan';
import type { Report } from '../domain/report';
import type { Task } from '../domain/task';
import { ask } from './ask';
import { checksFor } from './checks';
import { openDesk } from './desk';
import { estimate } from './estimate';
import { openFitting } from './fitting';
import type { ModelOptions } from './model-options';
import { TooLong } from './too-long';

/** Answers are to be the same for the same question, as far as a model can do that. */
const temperature = 0;

/** The engine over an endpoint: plan and verdicts are a model's, checked here before anybody sees them. */
export function openModel(options: ModelOptions): Engine {
  const { modelOf, secrets } = options;
  const desk = openDesk(options);
  const fitting = openFitting(options, desk);
  const checks = checksFor(options);
  const plans = new Map<string, Message>();
  const gaps: Gap[] = [];
  let estimated: Report['usage']['estimate'] = null;

  /** One call of a stage, with all that belongs to it. */
  async function call(
    stage: string,
    messages: readonly Message[],
    form: { name: string; schema: JsonSchema; validate: Validate },
    maxOutputTokens: number,
  ): Promise<unknown> {
    const { name, schema, validate } = form;
    const question: Ask = {
      stage,
      model: modelOf(stage),
      messages,
      schema: { name, schema },
      temperature,
      maxOutputTokens,
    };
    return ask(question, validate, desk, options.isStructured(stage));
  }

  /** The same bytes for all critics, whatever secrets are found while they work. */
  function planAsData(plan: Plan): Message {
    const message = plans.get(plan.id) ?? planMessage(plan, secrets());
    plans.set(plan.id, message);
    return message;
  }

  async function planned(task: Task, evidence: Evidence, revision: Message | null) {
    const validate = await checks.plan();
    const form = { name: 'plan', schema: planSchema, validate };
    const answer = await fitting.run(task, evidence, async ({ parts: [first], shares }) => {
      const stage = revision === null ? ({ stage: 'plan' } as const) : ({ stage: 'plan', revision } as const);
      return call('plan', messagesFor(stage, first as Shared), form, shares.output);
    });
    return planFrom(answer);
  }

  async function verdict(name: CriticName, plan: Plan, about: { task: Task; evidence: Evidence }) {
    const validate = await checks.critic(name);
    const form = { name: 'verdict', schema: criticEnvelope, validate };
    const message = planAsData(plan);
    return fitting.run(about.task, about.evidence, async ({ parts, shares }) => {
      const asked = parts.map(async (part) => {
        const messages = messagesFor({ stage: name, plan: message }, part);
        const read = resultOf(name, await call(name, messages, form, shares.output));
        return conclusionFrom(name, read.ok ? read.result : null, about.evidence);
      });
      return settled(name, await Promise.allSettled(asked), gaps);
    });
  }

  return {
    get info() {
      return modelInfo(options.stages.map(modelOf), desk.rung());
    },
    async plan(task, evidence) {
      const material = await fitting.material(task, evidence);
      estimated = await estimate(material, options, desk);
      return planned(task, evidence, null);
    },
    revise: (task, evidence, plan, objections) =>
      planned(task, evidence, revisionMessage(plan, objections, secrets())),
    async examine(critic, task, evidence, plan) {
      const parts = await verdict(critic.name, plan, { task, evidence });
      return mergeConclusions(critic.name, parts, critic.offline(task, evidence, plan));
    },
    ...(options.custom === null
      ? {}
      : { custom: filled(options.custom, fitting, planAsData, call, options) }),
    examined: (critic, evidence) => [
      told(evidence, fitting.dropped(), modelOf(critic)),
      ...examinedBy(critic, evidence).filter((phrase) => !phrase.startsWith('a diff of ')),
    ],
    usage: () => ({ ...desk.usage(), estimate: estimated }),
    notes: () => [...gaps.map(failedNote), ...fitting.notes(), ...desk.notes()],
    faults: () => gaps.map(({ fault }) => fault),
  };
}

/** A part of a diff that a critic could not be asked about. */
interface Gap {
  what: string;
  fault: RunError;
}

function failedNote({ what, fault }: Gap): CoverageNote {
  return { failed: [{ what, reason: fault.message }] };
}

/** What a model was told, as in `the plan, a diff of 3 files and 8 passages of code by NAME`. */
function told({ diff, passages }: Evidence, dropped: number, model: string): string {
  const files = diff?.files.length ?? 0;
  const parts = [
    'the plan',
    ...(files === 0
      ? []
      : [
          dropped === 0
            ? `a diff of ${counted(files, 'file')}`
            : `${files - dropped} whole files of a diff of ${files}`,
        ]),
    ...(passages?.passages.length ? [`${counted(passages.passages.length, 'passage')} of code`] : []),
  ];
  const last = parts.pop() ?? '';
  return `${parts.length === 0 ? last : `${parts.join(', ')} and ${last}`} by ${model}`;
}

/** The conclusions on the parts of a diff; one that failed is named, and the others still count. */
function settled<T>(stage: string, results: readonly PromiseSettledResult<T>[], gaps: Gap[]): T[] {
  const good = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const bad = results.map((one) => (one.status === 'rejected' ? (one.reason as unknown) : null));
  const long = bad.find((reason) => reason instanceof TooLong);
  if (long !== undefined) throw long;
  const first = bad.find((reason) => reason !== null);
  if (first !== undefined && good.length === 0) throw first;
  bad.forEach((reason, index) => {
    if (reason !== null)
      gaps.push({ what: `${stage} part ${index + 1} of ${bad.length}`, fault: asRunError(reason) });
  });
  return good;
}

type Call = (
  stage: string,
  messages: readonly Message[],
  form: { name: string; schema: JsonSchema; validate: Validate },
  maxOutputTokens: number,
) => Promise<unknown>;

/** The call for the person's own schema, which sees what all the others brought. */
function filled(
  custom: NonNullable<ModelOptions['custom']>,
  fitting: ReturnType<typeof openFitting>,
  planAsData: (plan: Plan) => Message,
  call: Call,
  { secrets }: Pick<ModelOptions, 'secrets'>,
): NonNullable<Engine['custom']> {
  return async (task, evidence, plan, modes) => {
    const verdicts = verdictsMessage(modes, secrets());
    const value = await fitting.run(task, evidence, ({ parts: [first], shares }) =>
      call(
        'custom',
        [...(first as Shared).messages, planAsData(plan), verdicts, customPart],
        // Checked is the schema as it was given; what goes out of it is what may.
        { name: 'custom', validate: custom.validate, schema: redactDeep(custom.schema, secrets()) },
        shares.output,
      ),
    );
    // The report blanks values alone: its own keys are ours.
    return redactWithKeys(value, secrets());
  };
}

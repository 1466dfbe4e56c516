import { modelInfo } from '../core/engine-choice';
import { examinedBy } from '../core/examined';
import { mergeConclusions } from '../core/merge-conclusions';
import { planFrom } from '../core/prompts/plan-answer';
import { planSchema } from '../core/prompts/plan-schema';
import type { Shared } from '../core/prompts/shared-messages';
import {
  type Call,
  formMessage,
  handedMessage,
  messagesFor,
  planMessage,
  revisionMessage,
} from '../core/prompts/stage-messages';
import { conclusionFrom, resultOf } from '../core/prompts/verdict-answer';
import { criticEnvelope } from '../core/prompts/verdict-schema';
import { redactDeep } from '../core/redact';
import type { Ask, Message } from '../domain/chat';
import type { Engine } from '../domain/engine';
import type { Evidence } from '../domain/evidence';
import type { CriticName } from '../domain/mode';
import type { Plan } from '../domain/plan';
import type { Report } from '../domain/report';
import type { Task } from '../domain/task';
import type { Working } from '../domain/turn';
import { acting } from './acting';
import { ask, askText } from './ask';
import { checksFor } from './checks';
import { type Form, filled } from './custom-answer';
import { openDesk } from './desk';
import { estimate } from './estimate';
import { openFitting } from './fitting';
import { failedNote, type Gap, settled } from './gaps';
import { type Allowance, allowanceOf } from './looking';
import type { ModelOptions } from './model-options';
import { told } from './told';
import { roomFor, withRoom } from './tool-room';

/** Answers are to be the same for the same question, as far as a model can do that. */
const temperature = 0;

/** The engine over an endpoint: plan, verdicts and answers are a model's, checked here before anybody sees them. */
export function openModel(options: ModelOptions): Engine {
  const { secrets, planModel } = options;
  let attending: Pick<Working, 'planMode' | 'planFile'> = { planMode: false, planFile: null };
  /** Planning in Plan Mode may have a model of its own (PM-008). */
  const modelOf = (stage: string) =>
    stage === 'plan' && attending.planMode && planModel !== null ? planModel : options.modelOf(stage);
  const desk = openDesk(options);
  const fitting = openFitting({ ...options, modelOf }, desk);
  const checks = checksFor(options);
  const plans = new Map<string, Message>();
  const gaps: Gap[] = [];
  let estimated: Report['usage']['estimate'] = null;

  /** One call of a stage, with all that belongs to it. */
  async function call(
    stage: string,
    messages: readonly Message[],
    form: Form,
    maxOutputTokens: number,
    allowance: Allowance | null = null,
  ): Promise<unknown> {
    const { name, schema, validate, check = null } = form;
    const model = modelOf(stage);
    const question: Ask = {
      stage,
      model,
      messages,
      schema: { name, schema },
      temperature,
      maxOutputTokens,
    };
    // Before anything is cut from it: a piece of a secret is not known for one any more.
    const may = await withRoom(allowance, model, desk);
    const how = { isStructured: options.isStructured(stage), allowance: may, check };
    return redactDeep(await ask(question, validate, desk, how), secrets());
  }

  /** The same bytes for all critics, whatever secrets are found while they work. */
  function planAsData(plan: Plan): Message {
    const message = plans.get(plan.id) ?? planMessage(plan, secrets());
    plans.set(plan.id, message);
    return message;
  }

  /** What is said behind the material. */
  function said({ part, handed, planFile }: Working, plan: Plan | null): Call {
    return {
      plan: plan === null ? null : planAsData(plan),
      handed: handedMessage(handed, secrets()),
      part,
      planFile,
    };
  }

  function saidOfPlan(working: Working): Call {
    return { ...said(working, null), form: formMessage(working.form, secrets()) };
  }

  /** What a stage may look up; the material leaves room for that. */
  async function allowed(stage: string, working: Working): Promise<Allowance | null> {
    attending = working;
    const { tools } = working;
    const allowance = await withRoom(allowanceOf(tools), modelOf(stage), desk);
    if (allowance !== null) fitting.leave(roomFor(allowance));
    return allowance;
  }

  /** Said once, before the first call of a run. */
  async function beginning(
    task: Task,
    evidence: Evidence,
    stages: readonly string[],
    allowance: Allowance | null = null,
  ): Promise<void> {
    if (estimated !== null) return;
    const material = await fitting.material(task, evidence);
    estimated ??= await estimate(material, { ...options, modelOf, stages }, desk, allowance);
  }

  async function planned(
    { task, evidence, oneStep }: { task: Task; evidence: Evidence } & Pick<Working, 'oneStep'>,
    say: Call,
    allowance: Allowance | null,
  ) {
    const validate = await checks.plan(oneStep);
    const form = { name: 'plan', schema: planSchema, validate };
    const answer = await fitting.run(task, evidence, async ({ parts: [first], shares }) =>
      call('plan', messagesFor(say, first as Shared), form, shares.output, allowance),
    );
    return planFrom(answer);
  }

  async function verdict(
    name: CriticName,
    about: { task: Task; evidence: Evidence },
    say: Call,
    allowance: Allowance | null,
  ) {
    const validate = await checks.critic(name);
    const form = { name: 'verdict', schema: criticEnvelope, validate };
    return fitting.run(about.task, about.evidence, async ({ parts, shares }) => {
      const asked = parts.map(async (part) => {
        const read = resultOf(name, await call(name, messagesFor(say, part), form, shares.output, allowance));
        return conclusionFrom(name, read.ok ? read.result : null, about.evidence);
      });
      return settled(name, await Promise.allSettled(asked), gaps, options.signal);
    });
  }

  return {
    get info() {
      return modelInfo(options.stages.map(modelOf), desk.rung());
    },
    async plan(task, evidence, working) {
      const allowance = await allowed('plan', working);
      await beginning(task, evidence, options.stages, allowance);
      return planned({ task, evidence, oneStep: working.oneStep }, saidOfPlan(working), allowance);
    },
    async revise(task, evidence, plan, why, working) {
      const besides = revisionMessage(plan, why, secrets());
      const allowance = await allowed('plan', working);
      await beginning(task, evidence, options.stages, allowance);
      const about = { task, evidence, oneStep: working.oneStep };
      return planned(about, { ...saidOfPlan(working), besides }, allowance);
    },
    async examine(critic, { task, evidence, plan }, working) {
      const allowance = await allowed(critic.name, working);
      await beginning(task, evidence, [critic.name], allowance);
      const parts = await verdict(critic.name, { task, evidence }, said(working, plan), allowance);
      return mergeConclusions(critic.name, parts, critic.offline(task, evidence, plan));
    },
    act: acting(call, { fitting, checks, secrets }, async (about, working) => {
      const { task, evidence, plan, left } = about;
      const allowance = await allowed('act', working);
      await beginning(task, evidence, Array<string>(left).fill('act'), allowance);
      return { say: said(working, plan), allowance };
    }),
    async answer({ task, evidence, plan }, working) {
      await beginning(task, evidence, ['answer']);
      const stage = 'answer';
      const answered = await fitting.run(task, evidence, ({ parts: [first], shares }) =>
        askText(
          {
            stage,
            model: modelOf(stage),
            messages: messagesFor(said(working, plan), first as Shared),
            schema: null,
            temperature,
            maxOutputTokens: shares.output,
          },
          desk,
        ),
      );
      return { ...answered, quotes: [] };
    },
    ...(options.custom === null
      ? {}
      : {
          custom: filled(options.custom, fitting, planAsData, call, {
            secrets,
            planFile: () => attending.planFile,
          }),
        }),
    examined: (critic, evidence) => [
      told(evidence, fitting.dropped(), modelOf(critic)),
      ...examinedBy(critic, evidence).filter((phrase) => !phrase.startsWith('a diff of ')),
    ],
    usage: () => ({ ...desk.usage(), estimate: estimated }),
    notes: () => [...gaps.map(failedNote), ...fitting.notes(), ...desk.notes()],
    faults: () => gaps.map(({ fault }) => fault),
  };
}

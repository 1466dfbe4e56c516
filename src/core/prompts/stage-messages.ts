import type { Message } from '../../domain/chat';
import type { FindingDraft } from '../../domain/finding';
import type { CriticName } from '../../domain/mode';
import type { Plan } from '../../domain/plan';
import { asSent } from '../as-sent';
import { planMarkdown } from '../plan-markdown';
import { debuggerBrief } from './brief-debugger';
import { planningBrief } from './brief-planning';
import { reviewerBrief } from './brief-reviewer';
import { securityBrief } from './brief-security';
import { dataBlock } from './data-block';
import type { Shared } from './shared-messages';

/** Who is asked, by the names the stages of a run have. */
export type Stage = 'plan' | CriticName;

/** What a call is for: a plan, a plan made again after objections, or a verdict on a plan. */
export type Call = { stage: 'plan'; revision?: Message } | { stage: CriticName; plan: Message };

const briefs: Readonly<Record<Stage, string>> = {
  plan: planningBrief,
  reviewer: reviewerBrief,
  security: securityBrief,
  debugger: debuggerBrief,
};

/** The stage's own part, the last message of its call. */
export function stagePart(stage: Stage): Message {
  return { role: 'user', content: briefs[stage] };
}

/** The plan as data, the same for all critics; its id, version and times are left out. */
export function planMessage(plan: Plan, secrets: readonly string[]): Message {
  return { role: 'user', content: planBlock(plan, 'plan', asSent(secrets)) };
}

/** A plan and what critics found wrong with it, both as data, for the one revision that they may cause. */
export function revisionMessage(
  plan: Plan,
  findings: readonly FindingDraft[],
  secrets: readonly string[],
): Message {
  const send = asSent(secrets);
  const said = findings.map((finding) => {
    const place = finding.file === null ? '' : ` (${finding.file})`;
    const mend = finding.suggestion === null ? '' : `\n  ${finding.suggestion.description}`;
    return `- ${finding.severity}, ${finding.mode}: ${finding.title}${place}\n  ${finding.detail}${mend}`;
  });
  const objections = dataBlock(send(said.join('\n')), { name: 'objections' });
  const content = [
    planBlock(plan, 'plan so far', send),
    objections,
    'Write the whole plan again: answer the objections that hold, keep what they do not touch.',
  ].join('\n');
  return { role: 'user', content };
}

/** All messages of a call, in their order: shared ones, then the plan, then the stage's own part. */
export function messagesFor(call: Call, shared: Shared): readonly Message[] {
  const between = call.stage === 'plan' ? (call.revision ?? null) : call.plan;
  return [...shared.messages, ...(between === null ? [] : [between]), stagePart(call.stage)];
}

function planBlock(plan: Plan, name: string, send: (text: string) => string): string {
  const changes = plan.proposedChanges.map(
    ({ path, description, diff }) => `- ${path}: ${description}\n${diff}`,
  );
  const parts = [
    planMarkdown(plan).trimEnd(),
    ...(changes.length === 0 ? [] : [`## Proposed changes\n\n${changes.join('\n')}`]),
    ...(plan.suggestedCommands.length === 0
      ? []
      : [`## Suggested commands\n\n${plan.suggestedCommands.map((command) => `- ${command}`).join('\n')}`]),
  ];
  return dataBlock(send(parts.join('\n\n')), { name });
}

import type { Surroundings } from '../../domain/intent';
import type { Plan } from '../../domain/plan';
import { counted } from '../count';
import { codeSpan, inline } from '../markdown';

/** The run of a thread that is not finished, and the plan it follows; null: none is known. */
export interface UnfinishedRun {
  status: NonNullable<Surroundings['activeRun']>['status'];
  plan: Pick<Plan, 'id' | 'title' | 'version' | 'progress' | 'steps'> | null;
  /** Name of the session that keeps it; absent: it is this run's own. */
  session?: string;
}

const standing: Readonly<Record<UnfinishedRun['status'], string>> = {
  running: 'A run of this thread is not finished.',
  paused: 'A run of this thread is paused.',
  awaiting_approval: 'A plan of this thread waits for approval.',
};

/** Where the unfinished run stands, as Markdown, and what can be done with it. It starts nothing (IB-03). */
export function continueText({ status, plan, session }: UnfinishedRun): string {
  const blocks = [standing[status], ...(plan === null ? ['Its plan is not known here.'] : [planLines(plan)])];
  const offers = [
    `- **Resume**: ${status === 'awaiting_approval' ? 'it goes on once the plan is approved' : 'it goes on with the next open step'}.`,
    `- **Pause**: ${status === 'paused' ? 'it is paused already' : 'it waits until it is resumed'}.`,
    '- **Abort**: it ends; what is done stays.',
    '- **Propose a fix**: the next open step is proposed as a change, which waits for approval.',
  ];
  const how =
    session === undefined
      ? []
      : [
          `Say which in a later run: \`--session ${session} --task resume\`, or \`pause\`, \`abort\`, \`"propose fix"\`. Another request is begun with \`/plan\` or \`/do\` in front of it, and takes the place of this one.`,
        ];
  return [...blocks, offers.join('\n'), ...how, 'Nothing was started or restarted.'].join('\n\n');
}

function planLines({ id, title, version, progress, steps }: NonNullable<UnfinishedRun['plan']>): string {
  const next = steps.find((step) => !step.completed);
  return [
    `Plan ${codeSpan(id.slice(0, 12))}, version ${version}: ${inline(title)}`,
    `Done: ${progress.done} of ${counted(progress.total, 'step')} (${progress.percentage} %).`,
    next === undefined ? 'No step is open.' : `Next: step ${next.number}, ${inline(next.description)}`,
  ].join('\n');
}

import type { ActReport } from '../domain/act';
import type { Plan } from '../domain/plan';
import type { Status } from '../domain/status';
import { counted } from './count';
import { code } from './plan-markdown';

type Ending = { status: Status; message: string };

/** What failed, as a sentence; null: nothing did. */
export function actFailure({ steps, changes }: ActReport): string | null {
  const misfit = changes.find(({ status }) => status === 'failed');
  const failed = steps.filter(({ status }) => status === 'failed');
  const [first] = failed;
  if (first === undefined)
    return misfit === undefined ? null : `The change of ${misfit.path} was not made: ${misfit.note}`;
  const more = failed.length > 1 ? ` ${counted(failed.length - 1, 'further step')} failed too.` : '';
  return `Step ${first.number} of the plan failed: ${first.note}${more}`;
}

/** How the carrying out of a plan ended, where nothing failed. */
export function actEnding(act: ActReport, plan: Plan | null): Ending {
  const { steps, changes, commands, outside, decision } = act;
  const applied = changes.filter(({ status }) => status === 'applied');
  const untouched = applied.length === 0 ? ' Nothing was changed.' : '';
  if (outside.length > 0) {
    const next = plan === null ? 'the plan' : `version ${plan.version} of the plan`;
    return {
      status: 'awaiting_approval',
      message: `The plan was left, as more was asked for than it covers; ${next} has it and awaits approval.${untouched}`,
    };
  }
  const open = steps.filter(({ status }) => status === 'open');
  const left =
    open.length === 0
      ? ''
      : ` ${counted(open.length, 'step is', 'steps are')} left open; the output says why.`;
  if (decision === 'default')
    return {
      status: 'awaiting_approval',
      message: `${counted(changes.length, 'change is', 'changes are')} proposed.${left} Nothing was changed.`,
    };
  const done = steps.filter(({ status }) => status === 'done').length;
  const files = counted(new Set(applied.map(({ path }) => path)).size, 'file');
  const unrun = commands.filter(({ exitCode }) => exitCode === null).length;
  const notRun =
    unrun === 0
      ? ''
      : ` ${counted(unrun, 'command of it was', 'commands of it were')} not run; the output says why.`;
  if (open.length > 0)
    return {
      status: 'failure',
      message: `The plan is carried out in part: ${done} of ${counted(steps.length, 'step')} done, ${files} changed.${left}${notRun}`,
    };
  return {
    status: 'success',
    message: `The plan is carried out: ${counted(steps.length, 'step')} done, ${files} changed.${notRun}`,
  };
}

/** Files that were changed in the workspace, each once. */
export function changedFiles(act: ActReport | null): string[] {
  const applied = (act?.changes ?? []).filter(({ status }) => status === 'applied');
  return [...new Set(applied.map(({ path }) => path))];
}

const words: Readonly<Record<ActReport['steps'][number]['status'], string>> = {
  open: 'open',
  proposed: 'proposed',
  done: 'done',
  failed: 'failed',
};

/** How a plan was carried out, for people: each step with its changes and commands. */
export function actMarkdown(act: ActReport, plan: Plan): string {
  const head =
    act.decision === 'default'
      ? `The changes of plan ${code(act.plan.id.slice(0, 12))} as they are proposed; none of them was made.`
      : `How plan ${code(act.plan.id.slice(0, 12))} was carried out.`;
  const steps = act.steps.map((step) => stepMarkdown(step, act, plan));
  const outside = act.outside.map((sentence) => `- ${sentence}`);
  return [
    '# Carrying out the plan',
    head,
    ...steps,
    ...(outside.length === 0 ? [] : ['## Beyond the approved plan', outside.join('\n')]),
  ].join('\n\n');
}

function stepMarkdown(
  { number, status, note }: ActReport['steps'][number],
  act: ActReport,
  plan: Plan,
): string {
  const description = plan.steps.find((step) => step.number === number)?.description ?? '';
  const changes = act.changes
    .filter((change) => change.step === number)
    .map((change) => {
      const why = change.note === '' ? '' : ` ${change.note}`;
      return `${code(change.path)} (${change.status}): ${change.description}${why}\n\n${fenced(change.diff)}`;
    });
  const commands = act.commands
    .filter((command) => command.step === number)
    .map(({ command, exitCode, note }) =>
      exitCode === null
        ? `- ${code(command)} was not run to its end: ${note}`
        : `- ${code(command)} ended with exit code ${exitCode}.`,
    );
  return [
    `## Step ${number}: ${words[status]}`,
    description,
    ...(note === '' ? [] : [note]),
    ...changes,
    ...(commands.length === 0 ? [] : [commands.join('\n')]),
  ].join('\n\n');
}

/** A diff in a block that it cannot end. */
function fenced(diff: string): string {
  const longest = Math.max(2, ...[...diff.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}diff\n${diff.replace(/\n$/, '')}\n${fence}`;
}

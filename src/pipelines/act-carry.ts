import type { PlanStep } from '../domain/plan';
import { applyChange, hashesOf } from './act-apply';
import { putAgain, type StepChange } from './act-changes';
import { type Acting, fail, keptChanges, leave, reported, stopAt } from './act-state';
import type { Made } from './act-step';
import { isFailure, runCommands } from './act-verify';
import { stopReason } from './stages';

type MadeStep = Extract<Made, { kind: 'made' }>;

/** How a step is kept of which something is missing. */
const partly = 'Not all of it is done. ';

/** The session's note on a step whose changes are proposed. */
export function proposedNote({ note, isWhole }: MadeStep): string {
  return isWhole ? note : `${partly}${note}`;
}

/** What an earlier run proposed for a step and did not bring to its end: nobody is asked again. Null: it cannot be used. */
export async function proposedBefore(
  { number }: PlanStep,
  acting: Acting,
  kept: string,
): Promise<MadeStep | null> {
  const again = await putAgain(keptChanges(acting, number), acting.making.overlay);
  if (again.ok) {
    const isWhole = !kept.startsWith(partly);
    const note = isWhole ? kept : kept.slice(partly.length);
    return { kind: 'made', changes: again.changes, note, isWhole };
  }
  const { path, reason } = again;
  const made = keptChanges(acting, number).find((one) => one.path === path)?.made ?? null;
  stopAt(
    acting,
    { step: number, path, description: made?.description ?? '', diff: made?.diff ?? '' },
    reason,
  );
  return null;
}

/** The changes of a step are made, where that is approved, and its commands run behind them. */
export async function carryOn(step: PlanStep, made: MadeStep, acting: Acting): Promise<void> {
  const { number } = step;
  acting.made.push(...made.changes);
  if (acting.decision === 'default') return propose(step, made, acting);
  if (!(await applied(made.changes, acting))) return;
  if (made.isWhole) await verify(step, made, acting);
  else leave(acting, number, made.note);
}

function propose({ number, commands }: PlanStep, made: MadeStep, acting: Acting): void {
  for (const change of made.changes)
    acting.changes.push({ ...reported(change), status: 'proposed', note: '' });
  const note = commands.length === 0 ? made.note : `${made.note} Its commands were not run.`.trim();
  const isProposed = made.isWhole && made.changes.length > 0;
  acting.steps.push({ number, status: isProposed ? 'proposed' : 'open', note });
}

/** False where a change could not be made; nothing further is begun then. */
async function applied(changes: readonly StepChange[], acting: Acting): Promise<boolean> {
  const { room, ports } = acting;
  for (const [index, change] of changes.entries()) {
    const kept = keptChanges(acting, change.step).find(({ path }) => path === change.path);
    const fault = await applyChange(change, kept ?? hashesOf(change), ports.files, room.session);
    if (fault !== null) {
      stopAt(acting, reported(change), fault);
      for (const rest of changes.slice(index + 1))
        acting.changes.push({ ...reported(rest), status: 'proposed', note: '' });
      return false;
    }
    acting.changes.push({ ...reported(change), status: 'applied', note: '' });
  }
  return true;
}

/** What is said of a step, and what a reader of that would take for granted wrongly. */
function noteOn({ files }: PlanStep, { note, changes }: MadeStep): string {
  return files.length > 0 && changes.length === 0 ? `${note} No file was changed for it.`.trim() : note;
}

async function verify(step: PlanStep, made: MadeStep, acting: Acting): Promise<void> {
  const { number } = step;
  const { room, ports } = acting;
  const commands = await runCommands(step, ports, room.session);
  if (commands === null) {
    acting.halt = stopReason(room.ports.signal);
    return leave(acting, number, 'Its changes are made, and the run was stopped while its commands ran.');
  }
  acting.commands.push(...commands);
  const fault = commands.find(isFailure);
  if (fault !== undefined) {
    const note = `Its changes are made, and ${JSON.stringify(fault.command)} failed behind them.`;
    await room.session?.record([{ kind: 'step', number, status: 'failed', note }]);
    return fail(acting, number, note);
  }
  const unrun = commands.filter(({ exitCode }) => exitCode === null);
  const skipped = unrun.map(({ command, note }) => ({
    what: `the command ${command} of step ${number}`,
    reason: note,
  }));
  if (skipped.length > 0) room.stages.notes.push({ skipped });
  // What was to be run and was not is not done; a later run with leave goes on here.
  if (unrun.length > 0 && made.changes.length === 0)
    return leave(acting, number, `${noteOn(step, made)} Its commands were not run.`.trim());
  const unverified = skipped.length > 0 ? ' Its commands were not run, so nothing verified it.' : '';
  const note = `${noteOn(step, made)}${unverified}`.trim();
  await room.session?.record([{ kind: 'step', number, status: 'done', note }]);
  acting.steps.push({ number, status: 'done', note });
}

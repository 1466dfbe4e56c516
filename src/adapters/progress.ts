import { oneLine } from '../core/clean';
import { counted, thousands } from '../core/count';
import { planModeWords } from '../core/plan-mode-words';
import { noCommand } from '../core/runner-command';
import type { Emit, RunEvent } from '../domain/event';

/** Where progress is shown. */
export interface ProgressScreen {
  write(text: string): void;
  /** A terminal gets one live line; anything else plain lines. */
  terminal: boolean;
  columns: number;
  debug: boolean;
  /** A workflow's log folds what each mode does into a group (DP-37). */
  groups: boolean;
}

const names: Record<string, string> = {
  diff: 'reading the diff',
  traces: 'reading stack traces',
  passages: 'searching the code',
  commands: 'finding the project’s commands',
  secrets: 'looking for secrets',
  rules: 'looking for dangerous code',
  history: 'reading the history',
  tests: 'finding tests',
  owners: 'finding owners',
  plan: 'planning',
  reviewer: 'reviewer examines',
  security: 'security examines',
  debugger: 'debugger examines',
  performance: 'performance examines',
  revision: 'planning again',
  custom: 'filling in the output schema',
  answer: 'answering',
};

/** Prints a run's events to standard error. `--quiet` is another printer: none. */
export function progressPrinter(screen: ProgressScreen): Emit {
  const open = new Set<string>();
  const group = groupsOn(screen);
  let isPlanMode = false;
  return (event) => {
    const was = isPlanMode;
    if (event.type === 'plan_mode') isPlanMode = event.on;
    // Which mode runs tools is told by the tools' own lines.
    if (event.type === 'mode_changed' && event.trigger === 'tool') return;
    if (event.type === 'stage_started') open.add(event.stage);
    if (event.type === 'stage_finished') open.delete(event.stage);
    if (screen.terminal && !screen.debug) live({ ...screen, name: nameIn(isPlanMode || was) }, event, open);
    else {
      if (event.type === 'mode_changed') group(event.feedback.active);
      if (event.type === 'run_finished') group(null);
      plain({ ...screen, name: nameIn(isPlanMode || was) }, event);
    }
  };
}

/** Begins a group of the log, and ends the one before; the titles are ours. */
function groupsOn({ groups, write }: ProgressScreen): (title: string | null) => void {
  let isOpen = false;
  return (title) => {
    if (!groups) return;
    if (isOpen) write('::endgroup::\n');
    if (title !== null) write(`::group::${oneLine(title)}\n`);
    isOpen = title !== null;
  };
}

type Named = ProgressScreen & { name: string };

/** What every line begins with; the badge of Plan Mode stands there for as long as it holds (PM-002). */
function nameIn(isPlanMode: boolean): string {
  return isPlanMode ? 'countersign: [PLAN]' : 'countersign:';
}

function live(screen: Named, event: RunEvent, open: ReadonlySet<string>): void {
  const clear = '\r\u001b[K';
  if (event.type === 'run_finished') screen.write(clear);
  else if (event.type === 'warning') screen.write(`${clear}${screen.name} ${safe(event.message)}\n`);
  else if (event.type === 'plan_mode')
    screen.write(`${clear}${screen.name} ${event.on ? planModeWords : 'Plan Mode is left.'}\n`);
  else if (event.type === 'estimate') screen.write(`${clear}${screen.name} ${estimated(event)}\n`);
  else if (event.type === 'tool_used') screen.write(`${clear}${screen.name} ${safe(toolLine(event))}\n`);
  else {
    const doing = [...open].map((stage) => names[stage] ?? safe(stage)).join(', ');
    if (doing) screen.write(clear + cut(`${screen.name} ${doing} …`, Math.max(20, screen.columns) - 1));
  }
}

/** `4 calls, about 12,000 tokens of input, at most 32,768 of output, at most $0.02` */
function estimated(event: Extract<RunEvent, { type: 'estimate' }>): string {
  const { calls, inputTokens, maxOutputTokens, maxCostUsd, isLeast } = event;
  const cost = maxCostUsd === null ? '' : `, at most $${maxCostUsd.toFixed(4)}`;
  return `${counted(calls, 'call')} to the model, about ${thousands(inputTokens)} tokens of input, at most ${thousands(maxOutputTokens)} of output${cost}${isLeast ? '; more for what the model looks up' : ''}`;
}

function safe(text: string): string {
  return noCommand(oneLine(text));
}

function cut(line: string, room: number): string {
  return line.length > room ? `${line.slice(0, room - 1).trimEnd()}…` : line;
}

function plain(screen: Named, event: RunEvent): void {
  const say = (text: string) => screen.write(`${screen.name} ${safe(text)}\n`);
  if (event.type === 'warning') say(event.message);
  else if (event.type === 'plan_mode') say(event.on ? planModeWords : 'Plan Mode is left.');
  else if (event.type === 'estimate') say(estimated(event));
  else if (event.type === 'tool_used') say(toolLine(event));
  else if (event.type === 'mode_changed') changed(event, say);
  else if (event.type === 'intent_received') {
    if (screen.debug) say(`${event.intent.behavior}: ${event.intent.reasoning}`);
  } else if (event.type === 'fault') {
    if (screen.debug) for (const line of event.detail.split('\n')) say(line);
  } else if (event.type === 'run_started' && event.task) say(`task "${event.task}", engine ${event.engine}`);
  else if (event.type === 'stage_finished') {
    const took = screen.debug ? `, ${event.milliseconds} ms` : '';
    const outcome = event.ok ? 'done' : 'failed';
    say(
      `${names[event.stage] ?? event.stage}: ${outcome}${event.note ? ` (${event.note}${took})` : took && ` (${took.slice(2)})`}`,
    );
  } else if (event.type === 'run_finished')
    say(`${event.status} after ${(event.milliseconds / 1000).toFixed(1)} s`);
}

/** `reviewer: read_file {"path":"a.ts"}`; what was not done says why. */
function toolLine({ stage, what, outcome, note }: Extract<RunEvent, { type: 'tool_used' }>): string {
  return outcome === 'done' ? `${stage}: ${what}` : `${stage}: ${what}: ${outcome} (${note})`;
}

/** Entering, working, active (DP-37). */
function changed(
  { feedback, reason }: Extract<RunEvent, { type: 'mode_changed' }>,
  say: (text: string) => void,
): void {
  say(`${feedback.entering}: ${reason}`);
  say(feedback.working);
  say(feedback.active);
}

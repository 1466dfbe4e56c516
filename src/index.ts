#!/usr/bin/env node
import { realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname } from 'node:path';
import { version } from './core/version';
import { asRunError, RunError, Stopped } from './domain/errors';
import type { SettledConfig } from './domain/settled';
import { settle } from './edge/settle';
import type { Incoming } from './sources/read';
import type { Host } from './wire';

/** Command line or Action: the only place that reads the process. Everything heavy is loaded when it is needed. */
async function main(interrupted: AbortController): Promise<0 | 1> {
  const start = { argv: process.argv.slice(2), env: process.env, cwd: currentFolder(), home: homedir() };
  const settled = await settle(start);
  if (!('config' in settled)) {
    return print(
      settled.command === 'version' ? `${version}\n` : (await import('./edge/help')).helpText(version),
    );
  }
  if (settled.command === 'config') {
    const { printConfig } = await import('./commands/config');
    const { secretValues } = await import('./core/secret-values');
    return print(printConfig(settled, { json: settled.config.json, secrets: secretValues(process.env) }));
  }
  if (settled.command === 'modes') {
    const { printModes } = await import('./commands/modes');
    return print(printModes({ json: settled.config.json }));
  }
  if (settled.command === 'sessions') return sessions(settled, interrupted);
  return runAndDeliver(settled, interrupted);
}

async function sessions(
  { asked = { action: 'list' }, config }: SettledConfig,
  { signal }: AbortController,
): Promise<0 | 1> {
  const [{ sessionsCommand }, { sessionsOf }, { secretValues }] = await Promise.all([
    import('./commands/sessions'),
    import('./wire'),
    import('./core/secret-values'),
  ]);
  const store = sessionsOf({ env: process.env, home: homedir() });
  return print(await sessionsCommand(asked, config, { store, signal, secrets: secretValues(process.env) }));
}

async function runAndDeliver(settled: SettledConfig, interrupted: AbortController): Promise<0 | 1> {
  const { expectShortRun, wire } = await import('./wire');
  expectShortRun(process.versions.node);
  const { runCommand } = await import('./commands/run');
  const wired = wire(host(currentFolder(), interrupted), settled.config);
  for (const warning of settled.config.quiet ? [] : settled.warnings) await say(warning);
  const { report, config } = await runCommand(settled, {
    ...wired,
    trust: await wired.trust(),
    apply: frontMatter,
  });
  const delivered = await wired.deliver(report, config);
  const { error, message, exitCode } = delivered;
  if (error) await say(error.hint ? `${error.message} ${error.hint}` : error.message, wired.secrets());
  // What failed while delivering, when another fault came before it.
  if (message !== report.message && message !== error?.message) await say(message, wired.secrets());
  return exitCode;
}

function host(cwd: string, interrupted: AbortController): Host {
  const { stdin, stdout, stderr, env } = process;
  stdin.on('error', () => {});
  const nanoseconds = () => process.hrtime.bigint();
  return { cwd, env, home: homedir(), stdin, stdout, stderr, nanoseconds, assets: assets(), interrupted };
}

/** Few tasks have front matter; the checks it needs are not loaded for the others. */
async function frontMatter(
  settled: SettledConfig,
  { record, file, lines }: NonNullable<Incoming['settings']>,
): Promise<SettledConfig> {
  const { applyFrontMatter } = await import('./edge/front-matter');
  return applyFrontMatter(settled, record, { file, lines });
}

/** The bundle's own folder: the grammars lie beside it. */
function assets(): string {
  return dirname(realpathSync(process.argv[1] ?? '.'));
}

function currentFolder(): string {
  try {
    return process.cwd();
  } catch (cause) {
    throw new RunError('input', 'The current folder no longer exists; change to another.', { cause });
  }
}

/** The first signal ends the run in order, the second at once. */
function interruption(): AbortController {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(1);
      controller.abort(new Stopped('signal', `the run was interrupted (${signal})`));
    });
  }
  return controller;
}

async function print(text: string): Promise<0 | 1> {
  const fault = await new Promise<NodeJS.ErrnoException | null>((done) => {
    process.stdout.write(text, (error) => done(error ?? null));
  });
  if (fault === null) return 0;
  const reason = fault.code === 'EPIPE' ? 'standard output was closed' : (fault.code ?? fault.message);
  await say(`The text could not be printed: ${reason}.`);
  return 1;
}

/** A sentence for people, without secrets, and nothing a workflow's runner would obey. */
async function say(message: string, secrets: readonly string[] = []): Promise<void> {
  const [{ redactor }, { secretValues }, { noCommand }, { oneLine }] = await Promise.all([
    import('./core/redact'),
    import('./core/secret-values'),
    import('./core/runner-command'),
    import('./core/clean'),
  ]);
  const clean = redactor([...secretValues(process.env), ...secrets])(message).text;
  try {
    for (const line of clean.split('\n')) process.stderr.write(`countersign: ${noCommand(oneLine(line))}\n`);
  } catch {
    // Nobody is listening; the exit code tells.
  }
}

/** A fault before there are settings: one sentence, and the report in the format and the places asked for. */
async function complain(fault: RunError, interrupted: AbortController): Promise<1> {
  await say(fault.hint ? `${fault.message} ${fault.hint}` : fault.message);
  if (process.argv.includes('--debug')) await say(`${fault.stack} ${fault.cause ?? ''}`);
  const { askedFor, faultReport } = await import('./commands/fault');
  const asked = askedFor(process.argv.slice(2), process.env);
  const isForPeople = !asked.json && asked.format === 'text';
  if (isForPeople && process.env.GITHUB_ACTIONS !== 'true') return 1;
  const [{ wire }, { redactDeep }, { secretValues }] = await Promise.all([
    import('./wire'),
    import('./core/redact'),
    import('./core/secret-values'),
  ]);
  const where = { ...asked, output: null, savePlan: null, workspace: '/' };
  const report = redactDeep(faultReport(fault, asked), secretValues(process.env));
  const delivered = await wire(host('/', interrupted), null).deliver(report, where);
  if (delivered.message !== report.message) await say(delivered.message);
  return 1;
}

/** A run that was stopped leaves reads and searches behind; they are not waited for. What is written is. */
function end(code: 0 | 1, stopped: boolean): void {
  process.exitCode = code;
  if (stopped) process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
}

function begin(): void {
  // Unheard, a broken stream would end the process before the report is out.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const interrupted = interruption();
  main(interrupted)
    .catch((thrown) => complain(asRunError(thrown), interrupted))
    .catch(() => 1 as const)
    .then((code) => end(code, interrupted.signal.aborted));
}

begin();

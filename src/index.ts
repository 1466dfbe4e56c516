#!/usr/bin/env node
import { realpathSync, writeSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname } from 'node:path';
import { version } from './core/version';
import { asRunError, type RunError, Stopped } from './domain/errors';
import type { SettledConfig } from './domain/settled';
import { settle } from './edge/settle';

/** Command line or Action: the only place that reads the process. Everything heavy is loaded when it is needed. */
async function main(): Promise<0 | 1> {
  const interrupted = interruption();
  const start = { argv: process.argv.slice(2), env: process.env, cwd: process.cwd(), home: homedir() };
  const settled = await settle(start);
  if (!('config' in settled)) {
    return print(
      settled.command === 'version' ? `${version}\n` : (await import('./edge/help')).helpText(version),
    );
  }
  if (settled.command === 'config') {
    const { printConfig } = await import('./commands/config');
    return print(printConfig(settled, { json: settled.config.json }));
  }
  return runAndDeliver(settled, interrupted);
}

async function runAndDeliver(settled: SettledConfig, interrupted: AbortController): Promise<0 | 1> {
  const { wire } = await import('./wire');
  const { runCommand } = await import('./commands/run');
  const { stdin, stdout, stderr, env } = process;
  const world = { cwd: process.cwd(), env, stdin, stdout, stderr, assets: assets(), interrupted };
  const wired = wire(world);
  for (const warning of settled.config.quiet ? [] : settled.warnings)
    stderr.write(`countersign: ${warning}\n`);
  const { report, config } = await runCommand(settled, {
    ...wired,
    trust: wired.trust(),
    apply: await frontMatter(),
  });
  const delivered = await wired.deliver(report, config);
  if (delivered.error) say(delivered.error.message, delivered.error.hint);
  return delivered.exitCode;
}

async function frontMatter() {
  const { applyFrontMatter } = await import('./edge/front-matter');
  return (
    settled: SettledConfig,
    found: { record: Record<string, unknown>; file: string; lines: Record<string, number> },
  ) => applyFrontMatter(settled, found.record, { file: found.file, lines: found.lines });
}

/** The bundle's own folder: the grammars lie beside it. */
function assets(): string {
  return dirname(realpathSync(process.argv[1] ?? '.'));
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

function print(text: string): 0 {
  writeSync(1, text);
  return 0;
}

function say(message: string, hint: string | null): void {
  try {
    writeSync(2, `countersign: ${message}${hint ? ` ${hint}` : ''}\n`);
  } catch {
    // Nobody is listening; the exit code tells.
  }
}

/** A fault before there are settings: one sentence, and the report where JSON was asked for. */
async function complain(fault: RunError): Promise<1> {
  const [{ redactor }, { secretValues }] = await Promise.all([
    import('./core/redact'),
    import('./core/secret-values'),
  ]);
  const clean = redactor(secretValues(process.env));
  const message = clean(fault.message).text;
  say(message, fault.hint);
  if (process.argv.includes('--debug')) say(clean(`${fault.stack} ${fault.cause ?? ''}`).text, null);
  if (!process.argv.includes('--json')) return 1;
  const [{ emptyReport }, { offline }] = await Promise.all([
    import('./core/report-start'),
    import('./engine/offline'),
  ]);
  const { kind, hint } = fault;
  const report = { ...emptyReport(offline.info), message, error: { kind, message, hint } };
  print(`${JSON.stringify(report, null, 2)}\n`);
  return 1;
}

main()
  .catch((thrown) => complain(asRunError(thrown)))
  .catch(() => 1 as const)
  .then((code) => {
    process.exitCode = code;
  });

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { runCommand } from '../../src/commands/run';
import type { Config } from '../../src/domain/config';
import type { World } from '../../src/domain/ports';
import type { Report } from '../../src/domain/report';
import { applyFrontMatter } from '../../src/edge/front-matter';
import { settle } from '../../src/edge/settle';
import { offline } from '../../src/engine/offline';
import type { Crew } from '../../src/pipelines/work';
import { type Host, wire } from '../../src/wire';

export interface Running {
  /** Folder with `grammars/`. */
  assets: string;
  cwd: string;
  /** Takes members away, or puts others in their place. */
  crew?: (crew: Crew) => Crew;
  /** Puts other ports in place. */
  ports?: (ports: World) => World;
  interrupted?: AbortController;
  env?: Readonly<Record<string, string>>;
  home?: string;
  /** With progress on standard error. */
  loud?: boolean;
}

export interface Ran {
  /** What stood on standard error, if the run was loud. */
  stderr: string;
  report: Report;
  config: Config;
  /** Delivers the report as the program does, and gives back what stood on standard output. */
  deliver(config?: Partial<Config>): Promise<{ report: Report; stdout: string }>;
  wired: ReturnType<typeof wire>;
}

/** Runs the program inside this process: the real settings, ports and pipeline, and a crew that can be changed. */
export async function runInProcess(argv: readonly string[], running: Running): Promise<Ran> {
  const env = { PATH: process.env.PATH ?? '', ...running.env };
  const home = running.home ?? join(tmpdir(), 'nobody-lives-here');
  const settled = await settle({
    argv: [...argv, ...(running.loud ? [] : ['--quiet'])],
    env,
    cwd: running.cwd,
    home,
  });
  if (!('config' in settled)) throw new Error('this is not a run');
  const out = new PassThrough();
  let printed = '';
  out.on('data', (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  });
  const err = new PassThrough();
  let said = '';
  err.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  const world: Host = {
    cwd: running.cwd,
    env,
    home,
    stdin: new PassThrough() as unknown as NodeJS.ReadStream,
    stdout: out as unknown as NodeJS.WriteStream,
    stderr: err as unknown as NodeJS.WriteStream,
    assets: running.assets,
    nanoseconds: process.hrtime.bigint,
    interrupted: running.interrupted ?? new AbortController(),
  };
  const wired = wire(world, settled.config);
  const usual: Crew = { ...wired.crew, engine: offline };
  const crew = running.crew?.(usual) ?? usual;
  const isUsual = crew.engine === offline;
  const { report, config } = await runCommand(settled, {
    ...wired,
    crew,
    unopened: (final) => (isUsual ? wired.unopened(final) : crew.engine),
    engine: async (...given) => (isUsual ? wired.engine(...given) : crew.engine),
    open: async (final) => {
      const ports = await wired.open(final);
      return running.ports?.(ports) ?? ports;
    },
    trust: await wired.trust(),
    apply: async (given, { record, file, lines }) => applyFrontMatter(given, record, { file, lines }),
  });
  return {
    report,
    config,
    wired,
    stderr: said,
    async deliver(changes = {}) {
      printed = '';
      const delivered = await wired.deliver(report, { ...config, ...changes });
      return { report: delivered, stdout: printed };
    },
  };
}

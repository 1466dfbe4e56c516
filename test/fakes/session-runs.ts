import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldSession, type SessionState } from '../../src/core/session/fold';
import { readSession } from '../../src/core/session/text';
import type { SessionEvent } from '../../src/domain/session';
import { authFiles, dutiful } from './dutiful';
import { startTurns } from './endpoint-turns';
import type { Bench, Brought, Given } from './model-run';

/** Somebody with a repository and a home, who runs one task after the other. */
export interface Person {
  cwd: string;
  home: string;
  /** Folder of the sessions. */
  folder: string;
  /** Runs without a model unless told. */
  run(task: string, ...args: string[]): Promise<Brought>;
  runWith(given: Given, endpoint?: ReturnType<typeof startTurns>): Promise<Brought>;
  /** Names of the sessions that are kept. */
  ids(): string[];
  events(id: string): readonly SessionEvent[];
  kinds(id: string): string[];
  state(id: string): SessionState;
  /** The file of a session, and its text anew. */
  path(id: string): string;
  change(id: string, made: (text: string) => string): void;
  add(id: string, text: string): void;
}

export function person(bench: Bench, cwd = bench.repository(authFiles), home = bench.home()): Person {
  const folder = join(home, '.countersign', 'sessions');
  const path = (id: string) => join(folder, `${id}.jsonl`);
  const read = (id: string) => {
    const text = readSession(readFileSync(path(id), 'utf8'));
    if (text.kind !== 'session') throw new Error(text.kind);
    return text.session;
  };
  const runWith: Person['runWith'] = (given, endpoint = startTurns(dutiful)) =>
    bench.run(cwd, endpoint, { home, engine: 'offline', ...given });
  return {
    cwd,
    home,
    folder,
    path,
    runWith,
    run: (task, ...args) => runWith({ task, args }),
    ids: () =>
      existsSync(folder)
        ? readdirSync(folder).flatMap((name) => (name.endsWith('.jsonl') ? [name.slice(0, -6)] : []))
        : [],
    events: (id) => read(id).events,
    kinds: (id) => read(id).events.map(({ kind }) => kind),
    state: (id) => foldSession(read(id).head, read(id).events),
    change: (id, made) => writeFileSync(path(id), made(readFileSync(path(id), 'utf8'))),
    add: (id, text) => appendFileSync(path(id), text),
  };
}

/** The session that a run was kept in. */
export function sessionIn({ report }: Pick<Brought, 'report'>): string {
  if (report.session === null) throw new Error(`nothing was kept: ${report.message}`);
  return report.session.id;
}

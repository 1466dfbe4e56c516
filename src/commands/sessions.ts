import { approvalPolicy } from '../core/approval/policy';
import { oneLine, visible } from '../core/clean';
import { redactDeep } from '../core/redact';
import { foldSession } from '../core/session/fold';
import { lastVerdict, tellSession, tellStanding } from '../core/session/tell';
import { tellApproval } from '../core/session/tell-approval';
import { when } from '../core/session/when';
import { columns } from '../core/width';
import type { Config } from '../domain/config';
import { RunError } from '../domain/errors';
import type { SessionEntry, SessionRead, SessionStore } from '../domain/session';
import type { SessionsAsked } from '../domain/settled';
import { jsonText } from '../sinks/json';

type Settings = Pick<Config, 'json' | 'requiredApprovals' | 'approvers' | 'authorMayApprove' | 'planExpires'>;

/** What the command works with. */
export interface SessionsParts {
  /** Null: there is no home, so there are none. */
  store: SessionStore | null;
  signal: AbortSignal;
  /** Secret values; none of them may stand in the text. */
  secrets: readonly string[];
}

/**
 * `sessions list|show ID|delete ID`: the text to print.
 * @throws RunError `input` for a session that is not there, cannot be read, or is held by somebody else for too long
 */
export async function sessionsCommand(
  asked: SessionsAsked,
  settings: Settings,
  { store, signal, secrets }: SessionsParts,
): Promise<string> {
  const print = (value: unknown, lines: readonly string[]) => {
    const clean = redactDeep({ value, lines }, secrets);
    return settings.json ? jsonText(clean.value) : clean.lines.map((line) => `${visible(line)}\n`).join('');
  };
  if (asked.action === 'list') {
    const entries = store === null ? [] : await listed(store, settings);
    return print({ sessions: entries }, table(entries));
  }
  if (store === null) throw unknown(asked.id);
  return asked.action === 'show'
    ? shown(asked.id, store, settings, print)
    : deleted(asked.id, store, signal, print);
}

type Print = (value: unknown, lines: readonly string[]) => string;

/** A session in the list. */
interface Row {
  id: string;
  /** When it was last written to. */
  usedAt: string;
  bytes: number;
  /** Null where it cannot be read. */
  place: string | null;
  title: string | null;
  standing: string;
}

async function listed(store: SessionStore, settings: Settings): Promise<Row[]> {
  const rows: Row[] = [];
  for (const entry of await store.list()) rows.push(await rowOf(entry, store, settings));
  return rows;
}

async function rowOf(
  { id, changedAt, bytes }: SessionEntry,
  store: SessionStore,
  settings: Settings,
): Promise<Row> {
  const row = { id, usedAt: when(changedAt), bytes };
  const text = await store.read(id);
  if (text.kind === 'none')
    return { ...row, place: null, title: null, standing: 'cannot be used: it is empty' };
  if (text.kind !== 'session')
    return { ...row, place: null, title: null, standing: `cannot be used: ${text.message}` };
  const { head, events, damage } = text.session;
  const state = foldSession(head, events);
  const standing = tellStanding(state, approvalPolicy(settings));
  return {
    ...row,
    place: head.place,
    title: state.task?.title ?? null,
    standing: damage === null ? standing : `damaged; before that: ${standing}`,
  };
}

function table(rows: readonly Row[]): string[] {
  if (rows.length === 0) return ['There are no sessions.'];
  const cells = [
    ['session', 'last used', 'how it stands', 'task', 'place'],
    ...rows.map(({ id, usedAt, standing, title, place }) =>
      [id, usedAt, standing, title ?? '-', place ?? '-'].map((cell) => cut(oneLine(cell))),
    ),
  ];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...cells.map((row) => columns(row[at] ?? ''))));
  return cells.map((row) =>
    row
      .map((cell, at) => cell + ' '.repeat(Math.max(0, (widths[at] ?? 0) - columns(cell))))
      .join('  ')
      .trimEnd(),
  );
}

/** Longer cells are cut in the table, never in the JSON. */
function cut(cell: string): string {
  const characters = [...cell];
  return characters.length > 70 ? `${characters.slice(0, 69).join('')}…` : cell;
}

async function shown(id: string, store: SessionStore, settings: Settings, print: Print): Promise<string> {
  const text = await store.read(id);
  if (text.kind === 'none') throw unknown(id);
  if (text.kind !== 'session')
    throw new RunError('input', `The session ${id} cannot be shown: ${text.message}`, {
      hint: `It is left as it is; \`sessions delete ${id}\` deletes it.`,
    });
  return print(whole(text.session, settings), tellSession(text.session, approvalPolicy(settings)));
}

/** A session as JSON: what its events come to. */
function whole({ head, events, damage, cut }: SessionRead, settings: Settings) {
  const policy = approvalPolicy(settings);
  const folded = foldSession(head, events);
  const { head: _head, steps, changes, ...state } = folded;
  return {
    ...head,
    events: events.length,
    damage,
    cut,
    standing: tellStanding(folded, policy),
    ...state,
    verdict: lastVerdict(folded, policy),
    history: tellApproval(state.approval),
    steps: [...steps].map(([number, step]) => ({ number, ...step })),
    changes: changes.map(({ made: _made, ...change }) => change),
  };
}

async function deleted(id: string, store: SessionStore, signal: AbortSignal, print: Print): Promise<string> {
  if (!(await store.remove(id, signal))) throw unknown(id);
  return print({ deleted: id }, [`Deleted the session ${id} and its plan; the workspace is as it was.`]);
}

function unknown(id: string): RunError {
  return new RunError('input', `There is no session ${id}.`, {
    hint: 'See the sessions there are with `sessions list`.',
  });
}

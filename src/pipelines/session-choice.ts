import { foldSession, placeFault } from '../core/session/fold';
import { taskId } from '../core/task-file';
import type { Config } from '../domain/config';
import { RunError } from '../domain/errors';
import type { World } from '../domain/ports';
import type { SessionStore } from '../domain/session';
import type { Task, Trust } from '../domain/task';
import { continueSession, freshSession, type OpenedDesk } from './session-desk';

type Choice = Pick<Config, 'session' | 'continue'>;
type Around = Pick<World, 'place' | 'person' | 'clock' | 'known' | 'signal' | 'sessions'>;

const listHint = 'See the sessions there are with `sessions list`.';

/**
 * The session of a run: the one that is asked for, else a new one. Null: nothing of this run is kept. What a stranger
 * asks for is kept nowhere on this side: a later run by somebody trusted would go on with a stranger's words, and nobody
 * could approve what they led to.
 * @param warn told what the person should know
 * @throws RunError `input` for a choice that cannot be followed
 */
export async function openRunSession(
  choice: Choice,
  tier: Trust['tier'],
  world: Around,
  warn: (sentence: string) => void,
): Promise<OpenedDesk | null> {
  const id = await chosenSession(choice, tier, world, warn);
  const { sessions } = world;
  if (sessions === null || tier === 'untrusted') return null;
  if (id === null) return freshSession(sessions, world, warn);
  const opened = await continueSession(id, sessions, world);
  const fault = placeFault(opened.desk.state().head, world.place);
  if (fault === null) return opened;
  await opened.close();
  throw new RunError('input', fault, { hint: 'Run in that workspace, or name one with --workspace.' });
}

/** The name of the session that the settings ask for; null: a new one is asked for. */
export async function chosenSession(
  { session, continue: goesOn }: Choice,
  tier: Trust['tier'],
  { sessions, place }: Pick<Around, 'sessions' | 'place'>,
  warn: (sentence: string) => void,
): Promise<string | null> {
  if (session === null && !goesOn) return null;
  if (session !== null && goesOn)
    throw new RunError('input', '--session and --continue both say which session to go on with.', {
      hint: 'Give one of them.',
    });
  if (tier === 'untrusted')
    throw new RunError('permission', 'No session is gone on with for somebody who is not trusted.', {
      hint: 'Run without --session and --continue.',
    });
  if (sessions === null)
    throw new RunError('input', 'There are no sessions: there is no home directory to keep them in.', {
      hint: 'Set HOME.',
    });
  return session ?? (await lastSession(sessions, place, warn));
}

/**
 * What a session is about; nothing is held, and why it cannot be gone on with is found out by whoever does.
 */
export async function keptTask(
  id: string | null,
  { sessions }: Pick<Around, 'sessions'>,
): Promise<Pick<Task, 'id' | 'title' | 'body'>> {
  const text = id === null ? null : await sessions?.read(id);
  const about = text?.kind === 'session' ? foldSession(text.session.head, text.session.events).task : null;
  const { title, body } = about ?? { title: `Session ${id}`, body: '' };
  return { id: about?.id ?? taskId(title, body), title, body };
}

/** The session of this workspace that was used last. What cannot be read is passed over, and told. */
async function lastSession(
  sessions: SessionStore,
  place: string,
  warn: (sentence: string) => void,
): Promise<string> {
  for (const { id } of await sessions.list()) {
    const text = await sessions.read(id);
    if (text.kind === 'session' && text.session.head.place === place) return id;
    if (text.kind === 'newer') warn(`The session ${id} was passed over: ${text.message}`);
  }
  throw new RunError('input', `There is no session of ${place} to go on with.`, { hint: listHint });
}

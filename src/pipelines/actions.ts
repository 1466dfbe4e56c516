import { type Action, actionMode } from '../core/actions/action-mode';
import { checklistText } from '../core/actions/checklist';
import { profileText } from '../core/actions/profile';
import { traceText } from '../core/actions/trace';
import { handedAnswer } from '../core/handed';
import { titleAndBody } from '../core/task-file';
import type { Conclusion } from '../domain/conclusion';
import type { Task } from '../domain/task';
import { inspect } from './examinations';
import type { About, Piece } from './piece';
import { criticIn, type Room } from './room';
import type { Thread } from './thread';

/** The actions of a turn, one after the other. */
export async function actionWork(start: Thread, about: About, room: Room): Promise<Piece> {
  let thread = start;
  const outputs: string[] = [];
  for (const action of about.obeyed.actions) {
    const piece = await oneAction(action, thread, about, room);
    thread = piece.thread;
    if (piece.output !== '') outputs.push(piece.output);
  }
  return { thread, output: outputs.join('\n\n') };
}

/** An action of a mode: its critic examines what the action is about, and the action adds its own part. */
async function oneAction(
  action: Action,
  thread: Thread,
  { task, obeyed }: About,
  room: Room,
): Promise<Piece> {
  const critic = criticIn(room, actionMode[action]);
  if (critic === null) throw new Error(`No mode examines for ${action}.`);
  const isSaid = obeyed.text.trim() !== '' || thread.said.some(({ role }) => role === 'user');
  const about =
    obeyed.text.trim() === '' ? lastAsked(thread, { ...task, title: unsaid[action], body: '' }) : task;
  const sought = {
    ...(action === 'scan' ? { whole: true } : {}),
    // The words of a command are no words to look for in the code.
    ...(isSaid ? {} : { task: { ...about, title: '' } }),
  };
  const piece = await inspect(thread, critic, about, room, sought);
  const own = ownPart(action, piece.thread, piece.conclusion);
  // The trace's own part has the conclusion in it.
  const said = action === 'trace' ? '' : piece.output;
  const output = [own, said].filter((part) => part !== '').join('\n\n');
  const handed = own === '' ? piece.thread.handed : [...piece.thread.handed, handedAnswer(critic.name, own)];
  return { thread: { ...piece.thread, handed }, output };
}

/** What an action is about where nothing was said at all. */
const unsaid: Readonly<Record<Action, string>> = {
  trace: 'Find the cause of the error',
  scan: 'Look through the whole workspace for what is dangerous',
  checklist: 'Answer the review checklist',
  profile: 'Find what costs the most',
};

/** An action without words of its own is about what was said last. */
function lastAsked({ said }: Thread, task: Task): Task {
  const last = said.findLast(({ role }) => role === 'user');
  return last === undefined ? task : { ...task, ...titleAndBody(last.text, null) };
}

/** What the action says of its own, from the facts it was about. */
function ownPart(action: Action, { evidence }: Thread, conclusion: Conclusion | null): string {
  if (evidence === null) return '';
  switch (action) {
    case 'trace':
      return conclusion?.mode === 'debugger' ? traceText(evidence, conclusion) : '';
    case 'checklist':
      return checklistText(evidence);
    case 'profile':
      return profileText(evidence);
    case 'scan':
      return '';
  }
}

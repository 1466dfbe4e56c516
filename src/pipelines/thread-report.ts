import { counted } from '../core/count';
import { suggestNext } from '../core/switching/suggest';
import type { Engine } from '../domain/engine';
import type { Report } from '../domain/report';
import { contextOf } from './inform';
import { modeIn, type Room } from './room';
import type { Thread } from './thread';

type Told =
  | 'intent'
  | 'transitions'
  | 'turns'
  | 'answer'
  | 'thinking'
  | 'context'
  | 'workflow'
  | 'modeSuggestions'
  | 'planMode';

/** What the turns brought, in the report's words. */
export function threadReport(thread: Thread, room: Room): Pick<Report, Told> {
  return {
    planMode: thread.state.planMode !== null,
    intent: thread.intent,
    transitions: [...thread.transitions],
    turns: [...thread.turns],
    answer: thread.answer,
    thinking: thread.thinking,
    context: contextOf(thread, room),
    workflow: thread.workflow,
    modeSuggestions: [...thread.suggestions],
  };
}

/** What the last turn that did anything did, as a sentence; null: none did. */
export function doneIn({ turns, answer, judged }: Thread, engine: Engine['info']['kind']): string | null {
  const last = turns.findLast(({ work }) => work !== 'nothing');
  if (last === undefined) return obeyedIn(turns);
  switch (last.work) {
    case 'answer':
      return answer === null ? null : answeredAs(last, answer, engine);
    case 'clarify':
      return 'The request was left as it is. Nothing was changed.';
    case 'continue':
      return 'Nothing was begun anew; the output says what can be done.';
    default:
      return `The ${last.mode} mode has done its work${withFindings(judged.findings.length)}. Nothing was changed.`;
  }
}

/** Commands alone. */
function obeyedIn(turns: Thread['turns']): string | null {
  const replies = turns.flatMap(({ commands }) => commands);
  const bad = replies.filter(({ ok }) => !ok).length;
  if (replies.length === 0) return null;
  const good = replies.length - bad;
  const followed = good === 0 ? '' : `${counted(good, 'command')} followed. `;
  const refused = bad === 0 ? '' : `${counted(bad, 'command')} not followed; the output says why. `;
  return `${followed}${refused}There was no request to work on.`;
}

/** Without a model nothing is answered: places are quoted, if there are any. */
function answeredAs(
  { mode, behavior }: Thread['turns'][number],
  { quotes }: NonNullable<Thread['answer']>,
  engine: Engine['info']['kind'],
): string {
  const asked = behavior === 'ANSWER' ? 'question' : 'request';
  if (engine === 'offline')
    return quotes.length === 0
      ? `Nothing was found for the ${asked}, and without a model nothing can be explained. Nothing was changed.`
      : `What stands in the workspace for the ${asked} is quoted; explaining it takes a model. Nothing was changed.`;
  return behavior === 'ANSWER'
    ? 'The question is answered. Nothing was changed.'
    : `The request is answered in words, as the ${mode} mode does. Nothing was changed.`;
}

function withFindings(count: number): string {
  return count === 0 ? '' : `, with ${counted(count, 'finding')}`;
}

/** The run's result as Markdown: of one turn as it is, of several each under its title. */
export function outputOf({ turns }: Thread): string {
  const filled = turns.map((turn) => ({ ...turn, text: textOf(turn) })).filter(({ text }) => text !== '');
  const [only] = filled;
  if (only === undefined) return '';
  if (turns.length === 1) return only.text;
  return filled
    .map(({ number, title, mode, text }) => `## Turn ${number} (${mode}): ${title}\n\n${text}`)
    .join('\n\n');
}

function textOf({ commands, output }: Thread['turns'][number]): string {
  const replies = commands.map(({ reply }) => reply).filter((reply) => reply !== '');
  return [...replies, output].filter((text) => text !== '').join('\n\n');
}

/** What the mode of the last turn that worked ends by suggesting (DP-43). */
export function nextModes({ turns }: Thread, room: Room): string[] {
  const last = turns.findLast(({ work }) => work !== 'nothing');
  if (last === undefined || last.work === 'clarify' || last.output === '') return [];
  const next = suggestNext(modeIn(room, last.mode), room.policy);
  return next === null ? [] : [`${next.reason} \`/mode ${next.suggestedMode}\` enters it.`];
}

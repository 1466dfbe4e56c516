import type { Message } from '../../domain/chat';
import type { Evidence } from '../../domain/evidence';
import type { Task } from '../../domain/task';
import { asSent } from '../as-sent';
import { passageSection, traceSection } from './code-sections';
import { dataBlock } from './data-block';
import { factSections } from './fact-sections';
import { type Cut, fill, piecesOf, type Room, type Section } from './room';
import { systemMessage } from './rules';
import { sentDeep } from './sent-deep';

/** What a run is about. */
export interface Material {
  task: Task;
  evidence: Evidence;
  /** The diff as text, already packed; it goes whole. Empty: there is none to examine. */
  diffText: string;
  /** Which part of the diff that is, from 1, where it is examined in several. */
  diffPart?: { number: number; of: number };
  /** Secret values met so far; none reaches a message. */
  secrets: readonly string[];
}

/** The messages that all stages of a run share, byte for byte, and what did not fit into them. */
export interface Shared {
  messages: readonly Message[];
  cut: Cut[];
}

/** What is told whatever part of the diff is examined. */
export interface Facts {
  texts: readonly string[];
  cut: Cut[];
  /** What the diff was taken from; null: there is none. */
  from: string | null;
  /** A text as it may be sent. */
  send(text: string): string;
}

/**
 * Rules, then task and evidence as data (DP-13). The diff stands last, so that the packs of one run agree up to it.
 * @param room for task and evidence together, the diff not counted
 */
export function commonMessages(material: Material, room: Room): Shared {
  const { diffText, diffPart = null } = material;
  return withDiff(commonFacts(material, room, diffText !== ''), diffText, diffPart);
}

/** Task and evidence without the diff. */
export function commonFacts(
  { task, evidence, secrets }: Pick<Material, 'task' | 'evidence' | 'secrets'>,
  room: Room,
  hasDiff: boolean,
): Facts {
  const ruled = evidence.rules?.hits.flatMap((hit) => hit.secrets ?? []) ?? [];
  const send = asSent([...secrets, ...ruled]);
  const { diff, ...facts } = evidence;
  const shown: Evidence = sentDeep(facts, send);
  const { texts, cut } = fill(
    [
      ...taskSections(sentDeep(task, send)),
      traceSection(shown),
      passageSection(shown),
      ...factSections(shown),
      gaps(evidence, hasDiff),
    ],
    room,
  );
  return { texts, cut, from: diff === undefined ? null : send(diff.from), send };
}

/** The messages with a part of the diff; '' for none. */
export function withDiff(
  { texts, cut, from, send }: Facts,
  diffText: string,
  diffPart: Material['diffPart'] | null,
): Shared {
  const all = [...texts];
  if (diffText !== '') {
    const part = diffPart
      ? { part: `${diffPart.number} of ${diffPart.of}, the others are examined apart` }
      : {};
    all.push(dataBlock(send(diffText), { name: 'diff', ...(from === null ? {} : { from }), ...part }));
  }
  return { messages: [systemMessage, { role: 'user', content: all.join('\n') }], cut };
}

function taskSections({ title, body, files, instructions }: Task): Section[] {
  const named = files.length === 0 ? [] : [`Files given with it: ${files.join(', ')}`];
  const text = body.startsWith(title) ? [body] : [title, body];
  return [
    {
      what: 'characters of the task told to the model',
      share: 0.5,
      rank: 1,
      pieces: piecesOf([...named, ...text].join('\n\n')),
      continuous: true,
      print: (pieces) => dataBlock(pieces.join(''), { name: 'task' }),
    },
    {
      what: 'characters of the instructions told to the model',
      share: 0.2,
      rank: 2,
      pieces: piecesOf(instructions),
      continuous: true,
      print: (pieces) => dataBlock(pieces.join(''), {}, 'instructions'),
    },
  ];
}

const kinds: readonly (keyof Evidence)[] = [
  'traces',
  'passages',
  'commands',
  'secrets',
  'rules',
  'history',
  'tests',
  'owners',
];

/** What nobody has looked for, so that its absence is not taken for an answer. */
function gaps(evidence: Evidence, hasDiff: boolean): Section {
  const missing = kinds.filter((kind) => evidence[kind] === undefined);
  const lines = [
    ...(missing.length === 0 ? [] : [`Not gathered: ${missing.join(', ')}.`]),
    ...(hasDiff ? [] : ['No diff is examined.']),
  ];
  return {
    what: 'notes on what was not gathered, told to the model',
    share: 1,
    rank: 0,
    pieces: lines,
    print: (pieces) => dataBlock(pieces.join('\n'), { name: 'not known' }),
  };
}

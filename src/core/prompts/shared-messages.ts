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

/**
 * Rules, then task and evidence as data (DP-13). The diff stands last, so that the packs of one run agree up to it.
 * @param room for task and evidence together, the diff not counted
 */
export function commonMessages(material: Material, room: Room): Shared {
  const { task, evidence, diffText, diffPart } = material;
  const ruled = evidence.rules?.hits.flatMap((hit) => hit.secrets ?? []) ?? [];
  const send = asSent([...material.secrets, ...ruled]);
  const { diff, ...facts } = evidence;
  const shown: Evidence = sentDeep(facts, send);
  const { texts, cut } = fill(
    [
      ...taskSections(sentDeep(task, send)),
      traceSection(shown),
      passageSection(shown),
      ...factSections(shown),
      gaps(evidence, diffText),
    ],
    room,
  );
  if (diffText !== '') {
    const from = diff === undefined ? {} : { from: send(diff.from) };
    const part =
      diffPart === undefined
        ? {}
        : { part: `${diffPart.number} of ${diffPart.of}, the others are examined apart` };
    texts.push(dataBlock(send(diffText), { name: 'diff', ...from, ...part }));
  }
  return { messages: [systemMessage, { role: 'user', content: texts.join('\n') }], cut };
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
function gaps(evidence: Evidence, diffText: string): Section {
  const missing = kinds.filter((kind) => evidence[kind] === undefined);
  const lines = [
    ...(missing.length === 0 ? [] : [`Not gathered: ${missing.join(', ')}.`]),
    ...(diffText === '' ? ['No diff is examined.'] : []),
  ];
  return {
    what: 'notes on what was not gathered, told to the model',
    share: 1,
    rank: 0,
    pieces: lines,
    print: (pieces) => dataBlock(pieces.join('\n'), { name: 'not known' }),
  };
}

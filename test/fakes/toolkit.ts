import type { ToolAnswer, ToolCall, Toolkit } from '../../src/domain/toolkit';

/** A toolkit whose answers are scripted, and what was asked of it. */
export interface FakeToolkit extends Toolkit {
  /** The calls of each turn. */
  turns: (readonly ToolCall[])[];
  /** Why looking things up was ended, in order. */
  ends: string[];
}

const path = {
  type: 'object',
  properties: { path: { type: 'string' } },
  required: ['path'],
  additionalProperties: false,
};
export const offered: Toolkit['offered'] = [
  { name: 'read_file', description: 'Reads one file.', input: path },
  {
    name: 'grep_search',
    description: 'Searches all files.',
    input: { type: 'object', properties: { pattern: { type: 'string' } } },
  },
];

/** @param answer what the model is told of a call: a text, or parts of an answer */
export function fakeToolkit(
  answer: (call: ToolCall) => string | Partial<ToolAnswer> = ({ name, arguments: given }) =>
    `${name} brought ${given}`,
  parts: Partial<Toolkit> = {},
): FakeToolkit {
  const turns: (readonly ToolCall[])[] = [];
  const ends: string[] = [];
  return {
    offered,
    maxTurns: 12,
    maxCalls: 60,
    async use(calls) {
      turns.push(calls);
      return calls.map((call) => {
        const said = answer(call);
        return {
          id: call.id,
          text: '',
          isStuck: false,
          ...(typeof said === 'string' ? { text: said } : said),
        };
      });
    },
    ended: (why) => void ends.push(why),
    ...parts,
    turns,
    ends,
  };
}

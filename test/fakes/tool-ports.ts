import type { Tool } from '../../src/domain/tool';
import type { ToolPorts } from '../../src/domain/tool-ports';

const no = { ok: false as const, reason: 'there is no world here' };

/** Ports behind which there is nothing. */
export function emptyPorts(signal: AbortSignal = new AbortController().signal): ToolPorts {
  return {
    files: {
      list: async () => no,
      read: async () => no,
      standing: async () => no,
      folder: async () => no,
      named: async () => no,
      search: async () => no,
      write: async () => no,
      remove: async () => no,
    },
    git: null,
    gitFault: null,
    sandbox: { workspace: '/nowhere', run: async () => no },
    web: { fetch: async () => no, search: async () => no },
    toolCallId: '',
    signal,
  };
}

/** A tool that says what it was given, and remembers it. */
export function echo(given: Partial<Tool> & { seen?: unknown[] } = {}): Tool {
  return {
    name: 'echo',
    effect: 'read',
    description: 'Says it again.',
    input: {
      type: 'object',
      properties: { text: { type: 'string' }, times: { type: ['integer', 'null'] } },
      required: ['text', 'times'],
      additionalProperties: false,
    },
    async run(input) {
      given.seen?.push(input);
      return { ok: true, text: JSON.stringify(input) };
    },
    ...given,
  };
}

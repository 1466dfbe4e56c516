import type { AskedCall } from './tool-model';

/** How endpoints write the calls of a model. */
export const callWays = [
  /** As OpenAI and Azure: id and name in the first piece, arguments in pieces, told apart by index. */
  'pieces',
  /** The pieces of all calls mixed with each other. */
  'mixed',
  /** As Ollama: each call whole in one piece, all of them with the index 0, and `stop` at the end. */
  'whole',
  /** As Gemini: whole, without index and id. */
  'no_ids',
  /** Id and name in every piece. */
  'repeated',
  /** The name in pieces too. */
  'split_names',
  /** One id for all calls. */
  'same_ids',
  /** Arguments as an object. */
  'objects',
  /** The `function_call` of old, which holds one call. */
  'legacy',
] as const;
export type CallWay = (typeof callWays)[number];

export interface WrittenCall {
  id: string;
  name: string;
  arguments: string;
  extra?: object | undefined;
}

/** The calls with the ids of the endpoint. */
export function written(asked: readonly AskedCall[], way: CallWay, turn: number): WrittenCall[] {
  return asked.map(({ name, arguments: given, id, extra }, at) => ({
    extra,
    id: way === 'no_ids' ? '' : (id ?? (way === 'same_ids' ? 'call_0' : `call_${turn}_${at}`)),
    name,
    arguments: typeof given === 'string' ? given : (JSON.stringify(given) ?? ''),
  }));
}

/** How an answer with calls ends. */
export function finishOf(way: CallWay): string {
  if (way === 'legacy') return 'function_call';
  return way === 'whole' || way === 'no_ids' ? 'stop' : 'tool_calls';
}

/** The calls as fields of a whole message. */
export function callFields(calls: readonly WrittenCall[], way: CallWay): Record<string, unknown> {
  const [first] = calls;
  if (first === undefined) return {};
  if (way === 'legacy') return { function_call: { name: first.name, arguments: first.arguments } };
  return {
    tool_calls: calls.map((call) => ({
      ...(way === 'no_ids' ? {} : { id: call.id }),
      ...(call.extra === undefined ? {} : { extra_content: call.extra }),
      type: 'function',
      function: { name: call.name, arguments: way === 'objects' ? parsed(call.arguments) : call.arguments },
    })),
  };
}

/** The calls as the deltas of a stream. */
export function callDeltas(calls: readonly WrittenCall[], way: CallWay): Record<string, unknown>[] {
  const [first] = calls;
  if (first === undefined) return [];
  switch (way) {
    case 'legacy':
      return [
        { function_call: { name: first.name, arguments: '' } },
        ...pieces(first.arguments, 24).map((text) => ({ function_call: { arguments: text } })),
      ];
    case 'whole':
      return calls.map((call) => delta({ index: 0, ...entry(call, call.arguments) }));
    case 'objects':
      return calls.map((call, index) => delta({ index, ...entry(call, parsed(call.arguments)) }));
    case 'no_ids':
      return calls.map(({ name, arguments: text }) => delta({ function: { name, arguments: text } }));
    case 'mixed':
      return mixed(calls.map((call, index) => inPieces(call, index, way)));
    default:
      return calls.flatMap((call, index) => inPieces(call, index, way));
  }
}

function inPieces(call: WrittenCall, index: number, way: CallWay): Record<string, unknown>[] {
  const texts = pieces(call.arguments, 24);
  if (way === 'repeated') return texts.map((text) => delta({ index, ...entry(call, text) }));
  const names = way === 'split_names' ? pieces(call.name, 4) : [call.name];
  const [start = '', ...rest] = names;
  return [
    delta({ index, ...entry({ ...call, name: start }, '') }),
    ...rest.map((name) => delta({ index, function: { name } })),
    ...texts.map((text) => delta({ index, function: { arguments: text } })),
  ];
}

function entry(call: WrittenCall, text: unknown): Record<string, unknown> {
  return {
    id: call.id,
    ...(call.extra === undefined ? {} : { extra_content: call.extra }),
    type: 'function',
    function: { name: call.name, arguments: text },
  };
}

function delta(call: Record<string, unknown>): Record<string, unknown> {
  return { tool_calls: [call] };
}

/** First pieces first, then the rest in turns. */
function mixed<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Pieces of so many characters, larger ones of a text without an end; surrogate pairs stay together. At least one. */
export function pieces(text: string, size: number): string[] {
  const cut: string[] = [];
  const letters = [...text];
  const width = Math.max(size, Math.ceil(letters.length / 2_000));
  for (let at = 0; at < letters.length; at += width) cut.push(letters.slice(at, at + width).join(''));
  return cut.length === 0 ? [''] : cut;
}

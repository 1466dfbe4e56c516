import type { CallUsage } from '../domain/chat';
import type { Answer } from './chat-completion';
import { Broken } from './chat-fault';
import { argumentsOf, type Fields, fields, finishOf, list, spoken, string, usageOf } from './chat-parts';

/** Puts the pieces of a streamed answer together. */
export interface Gathering {
  /** Takes one piece; true when there was something of the answer in it. @throws Broken when it grows too large */
  take(chunk: Fields): boolean;
  /** The answer so far; `done` when the stream itself said that it is over. */
  answer(done: boolean): Answer;
}

interface Call {
  index: unknown;
  id: string;
  name: string;
  arguments: string[];
}

/** Characters of one answer with its reasoning. */
const most = 8 * 1024 * 1024;
const mostCalls = 128;

/** An empty answer that pieces are added to. Only the first choice is kept. */
export function gathering(): Gathering {
  const content: string[] = [];
  const reasoning: string[] = [];
  const refusal: string[] = [];
  const calls: Call[] = [];
  const choices = new Set<unknown>();
  let size = 0;
  let finish: string | null = null;
  let usage: CallUsage | null = null;
  let model: string | null = null;

  function add(to: string[], text: string): boolean {
    if (text === '') return false;
    size += text.length;
    if (size > most) throw new Broken('network', 'the answer is over 8 million characters');
    to.push(text);
    return true;
  }

  function addCall(piece: Fields): boolean {
    const named = fields(piece.function);
    const id = string(piece.id);
    let call = callOf(calls, piece.index, id);
    const fresh = call === undefined;
    if (call === undefined) {
      if (calls.length === mostCalls)
        throw new Broken('network', `over ${mostCalls} tool calls in one answer`);
      call = { index: piece.index, id, name: '', arguments: [] };
      calls.push(call);
    }
    const name = string(named?.name).slice(0, 1_000);
    if (name !== '') call.name = name;
    return add(call.arguments, argumentsOf(named)) || fresh || name !== '';
  }

  function takeChoice(choice: Fields): boolean {
    const delta = fields(choice.delta) ?? {};
    const said = spoken(delta);
    const added = [
      add(content, said.content),
      add(reasoning, said.reasoning),
      add(refusal, said.refusal),
      ...list(delta.tool_calls).map((call) => addCall(fields(call) ?? {})),
    ].includes(true);
    const reason = finishOf(choice);
    finish = reason ?? finish;
    return added || reason !== null;
  }

  return {
    take(chunk) {
      model = string(chunk.model) || model;
      usage = usageOf(chunk.usage) ?? usage;
      let something = false;
      for (const one of list(chunk.choices)) {
        const choice = fields(one);
        if (choice === null) continue;
        const index = choice.index ?? 0;
        if (choices.size < mostCalls) choices.add(index);
        if (index === 0) something = takeChoice(choice) || something;
      }
      return something;
    },
    answer: (done) => ({
      kind: 'answer',
      content: content.join(''),
      reasoning: reasoning.join(''),
      refusal: refusal.join('') || null,
      toolCalls: calls.map((call) => ({ name: call.name, arguments: call.arguments.join('') })),
      finishReason: finish,
      choices: choices.size,
      ended: done && finish !== null,
      usage,
      model,
    }),
  };
}

/** The call that a piece continues. Some servers leave the index out, or number all calls 0 and tell them apart by id. */
function callOf(calls: readonly Call[], index: unknown, id: string): Call | undefined {
  const call = calls.findLast((one) => index === undefined || one.index === index);
  return call !== undefined && id !== '' && call.id !== '' && id !== call.id ? undefined : call;
}

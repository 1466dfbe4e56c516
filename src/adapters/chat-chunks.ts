import type { CallUsage } from '../domain/chat';
import { callPieces } from './chat-calls';
import type { Answer } from './chat-completion';
import { Broken } from './chat-fault';
import { type Fields, fields, finishOf, list, spoken, string, usageOf } from './chat-parts';

/** Puts the pieces of a streamed answer together. */
export interface Gathering {
  /** Takes one piece; true when there was something of the answer in it. @throws Broken when it grows too large */
  take(chunk: Fields): boolean;
  /** The answer so far; `done` when the stream itself said that it is over. */
  answer(done: boolean): Answer;
}

/** Characters of one answer with its reasoning. */
const most = 8 * 1024 * 1024;
const mostChoices = 128;

/** An empty answer that pieces are added to. Only the first choice is kept. */
export function gathering(): Gathering {
  const content: string[] = [];
  const reasoning: string[] = [];
  const refusal: string[] = [];
  const calls = callPieces();
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

  function takeChoice(choice: Fields): boolean {
    const delta = fields(choice.delta) ?? {};
    const said = spoken(delta);
    const added = [
      add(content, said.content),
      add(reasoning, said.reasoning),
      add(refusal, said.refusal),
      calls.take(delta, add),
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
        if (choices.size < mostChoices) choices.add(index);
        if (index === 0) something = takeChoice(choice) || something;
      }
      return something;
    },
    answer: (done) => ({
      kind: 'answer',
      content: content.join(''),
      reasoning: reasoning.join(''),
      refusal: refusal.join('') || null,
      toolCalls: calls.calls(),
      finishReason: finish,
      choices: choices.size,
      ended: done && finish !== null,
      usage,
      model,
    }),
  };
}

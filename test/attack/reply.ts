/** A call as a model writes it. */
export interface Asked {
  name: string;
  arguments: string;
  /** `call_N` when not given. */
  id?: string;
}

/** One answer of a model that obeys an attacker. */
export interface Reply {
  calls: readonly Asked[];
  content: string | null;
  /** As the endpoint names the end; `tool_calls` where there are calls, when not given. */
  finish?: string;
  /** Where a streamed answer breaks off: before `[DONE]`, or in the middle of the last call's arguments. */
  cut?: 'before done' | 'in a call';
  /** Fields of the message that no such message has, such as `function_call`. */
  also?: Readonly<Record<string, unknown>>;
}

const head = (model: string, object: string) => ({
  id: 'chatcmpl-attack',
  object,
  created: 1_700_000_000,
  model,
});

const usage = { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 };

function finishOf({ finish, calls }: Reply): string {
  return finish ?? (calls.length > 0 ? 'tool_calls' : 'stop');
}

/** The answer as one JSON body. */
export function wholeReply(model: string, reply: Reply): string {
  const calls = reply.calls.map(({ name, arguments: text, id }, at) => ({
    id: id ?? `call_${at}`,
    type: 'function',
    function: { name, arguments: text },
  }));
  const message = {
    role: 'assistant',
    content: reply.content,
    refusal: null,
    ...(calls.length > 0 ? { tool_calls: calls } : {}),
    ...reply.also,
  };
  return JSON.stringify({
    ...head(model, 'chat.completion'),
    choices: [{ index: 0, message, finish_reason: finishOf(reply) }],
    usage,
  });
}

/** The answer as the events of a stream. */
export function streamedReply(model: string, reply: Reply): string[] {
  const chunk = (delta: unknown, finish: string | null = null) =>
    `data: ${JSON.stringify({ ...head(model, 'chat.completion.chunk'), choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  const said = reply.content === null ? [] : pieces(reply.content).map((content) => chunk({ content }));
  const asked = reply.calls.flatMap(({ name, arguments: text, id }, index) => [
    chunk({
      tool_calls: [{ index, id: id ?? `call_${index}`, type: 'function', function: { name, arguments: '' } }],
    }),
    ...pieces(text).map((piece) => chunk({ tool_calls: [{ index, function: { arguments: piece } }] })),
  ]);
  const events = [
    chunk({ role: 'assistant', content: reply.content === null ? null : '', ...reply.also }),
    ...said,
    ...asked,
  ];
  if (reply.cut === 'in a call') return events.slice(0, -1);
  events.push(chunk({}, finishOf(reply)));
  if (reply.cut === 'before done') return events.slice(0, -1);
  return [
    ...events,
    `data: ${JSON.stringify({ ...head(model, 'chat.completion.chunk'), choices: [], usage })}\n\n`,
    'data: [DONE]\n\n',
  ];
}

/** At most four pieces; a text too long for that in larger ones. Halves of a surrogate pair may part. */
function pieces(text: string): string[] {
  if (text.length < 8) return text === '' ? [] : [text];
  const size = Math.ceil(text.length / 4);
  return [0, 1, 2, 3].map((at) => text.slice(at * size, (at + 1) * size)).filter((piece) => piece !== '');
}

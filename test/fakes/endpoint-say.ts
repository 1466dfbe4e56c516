import { callDeltas, callFields, finishOf, pieces, type WrittenCall, written } from './endpoint-calls';
import type { ParsedRequest } from './endpoint-request';
import type { Manner } from './endpoint-styles';
import { isCalling } from './tool-model';

/** A whole answer, before it is written as JSON or as a stream. */
export interface Said {
  content: string | null;
  calls: readonly WrittenCall[];
  thought?: string | undefined;
  finish: string;
  usage: Record<string, unknown>;
}

/** Says what the model answers in the way of the endpoint: plain, in prose, in a code fence, as a tool call. */
export function say(request: ParsedRequest, manner: Manner, value: unknown, cached: number): Said {
  if (isCalling(value)) {
    const ways = manner.calls ?? 'pieces';
    const calls = written(value.calling, ways, request.turn);
    const usage = usageOf(request, JSON.stringify(calls), cached);
    return { content: value.words || null, calls, thought: value.thought, finish: finishOf(ways), usage };
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Asked for words a model says them as they are.
  const isText = typeof value === 'string' && request.text.includes("the answer's form is Markdown text");
  const way = isText ? 'json' : manner.says(request);
  const usage = usageOf(request, text, cached);
  if (way === 'tool') {
    const calls = [{ id: 'call_1', name: request.schemaName ?? '', arguments: text }];
    return { content: null, calls, finish: 'tool_calls', usage };
  }
  const fenced = `\`\`\`json\n${text}\n\`\`\``;
  const prose = `Sure, I looked at it {closely}. Here is what I found:\n\n${fenced}\n\nLet me know if [anything] is unclear.`;
  // Words that nobody asked to be JSON are said as they are.
  const isWords = typeof value === 'string' && way === 'prose';
  const content = isWords ? text : { json: text, fence: fenced, prose }[way];
  return { content, calls: [], finish: 'stop', usage };
}

function usageOf(request: ParsedRequest, text: string, cached: number): Record<string, unknown> {
  const input = Math.ceil(JSON.stringify(request.messages).length / 4);
  const output = Math.ceil(text.length / 4);
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cached },
  };
}

function thoughtOf({ thought }: Said): object {
  return thought === undefined ? {} : { reasoning_content: thought };
}

const filters = {
  hate: { filtered: false, severity: 'safe' },
  violence: { filtered: false, severity: 'safe' },
};

/** The answer as one JSON body. */
export function wholeBody(request: ParsedRequest, manner: Manner, said: Said): string {
  const calls = callFields(said.calls, manner.calls ?? 'pieces');
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: said.content, refusal: null, ...thoughtOf(said), ...calls },
        finish_reason: said.finish,
        ...(manner.filters ? { content_filter_results: filters } : {}),
      },
    ],
    usage: said.usage,
    ...(manner.filters
      ? { prompt_filter_results: [{ prompt_index: 0, content_filter_results: filters }] }
      : {}),
  });
}

/** The answer as the events of a stream, with `[DONE]` at the end. */
export function streamEvents(request: ParsedRequest, manner: Manner, said: Said): string[] {
  const chunk = (parts: Record<string, unknown>) =>
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_700_000_000,
      model: request.model,
      ...parts,
    });
  const delta = (delta: unknown, finish: string | null = null) =>
    chunk({
      choices: [
        {
          index: 0,
          delta,
          finish_reason: finish,
          ...(manner.filters ? { content_filter_results: filters } : {}),
        },
      ],
    });
  const words = said.content === null ? [] : pieces(said.content, 24).map((content) => delta({ content }));
  const called = callDeltas(said.calls, manner.calls ?? 'pieces').map((piece) => delta(piece));
  const options = request.body.stream_options as { include_usage?: boolean } | undefined;
  const counted = manner.streamUsage && options?.include_usage === true;
  return [
    ...(manner.filters ? [chunk({ choices: [], prompt_filter_results: [{ prompt_index: 0 }] })] : []),
    delta({ role: 'assistant', content: '', ...thoughtOf(said) }),
    ...words,
    ...called,
    delta({}, said.finish),
    ...(counted ? [chunk({ choices: [], usage: said.usage })] : []),
    '[DONE]',
  ].map((data) => `data: ${data}\n\n`);
}

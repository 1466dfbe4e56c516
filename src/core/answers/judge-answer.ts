import type { CalledTool, Exchange } from '../../domain/chat';
import { handInName, offerOf } from './offer';
import { clipped, quoting } from './quote';
import { rungOf } from './request';
import type { AgainCause, Sent, Verdict } from './verdict';

type Answer = Extract<Exchange, { kind: 'answer' }>;

/** How providers say that an answer is whole, in lower case. Everything else, silence too, is a failed try. */
const whole = new Set([
  'stop',
  'tool_calls',
  'function_call',
  'end_turn',
  'complete',
  'stop_sequence',
  'eos',
  'eos_token',
]);
const cut = new Set(['length', 'max_tokens', 'model_length', 'max_output_tokens']);
const filtered = new Set([
  'content_filter',
  'safety',
  'recitation',
  'blocklist',
  'prohibited_content',
  'spii',
]);

/** What an answer in the API's shape means. */
export function judgeAnswer(answer: Answer, sent: Sent): Verdict {
  return unfinished(answer) ?? content(answer, sent);
}

function again(cause: AgainCause, fault: string): Verdict {
  return { kind: 'again', cause, fault };
}

function unfinished(answer: Answer): Verdict | null {
  if (answer.choices < 1) return again('no_choices', 'The endpoint gave back no answer (no choices).');
  if (answer.refusal !== null)
    return again('refusal', `The model refused to answer${quoting(answer.refusal)}`);
  const reason = answer.finishReason?.toLowerCase() ?? null;
  if (reason !== null && cut.has(reason))
    return again('cut', `The answer was cut off at the output limit (finish_reason ${clipped(reason, 40)}).`);
  if (reason !== null && filtered.has(reason))
    return again('filtered', `The provider's content filter stopped the answer (${clipped(reason, 40)}).`);
  if (!answer.ended) return again('unfinished', 'The stream ended before the answer did.');
  if (reason === null) return again('unfinished', 'The answer has no finish_reason, so it may not be whole.');
  if (!whole.has(reason))
    return again(
      'unfinished',
      `The answer ended for an unknown reason (finish_reason ${clipped(reason, 40)}).`,
    );
  return null;
}

function content(answer: Answer, sent: Sent): Verdict {
  if (answer.toolCalls.length > 0) return calledTool(answer, sent);
  if (answer.content.trim() !== '') return { kind: 'text', text: answer.content };
  return again(
    'empty',
    answer.reasoning.trim() === ''
      ? 'The answer is empty.'
      : 'The answer is empty: the model only reasoned and wrote nothing after it.',
  );
}

function calledTool(answer: Answer, sent: Sent): Verdict {
  const { toolCalls } = answer;
  const rung = rungOf(sent.ask, sent.manners);
  const offer = offerOf(sent.ask, sent.manners, rung);
  const name = handInName(sent.ask);
  const isHandedIn = rung === 'tool_call' && toolCalls.every((call) => call.name === name);
  if (offer.tools.length > 0 && !isHandedIn)
    return sent.ask.tools?.mayCall
      ? { kind: 'calls', calls: toolCalls, text: answer.content, reasoning: answer.reasoning }
      : choiceIgnored(toolCalls);
  return rung === 'tool_call' ? handedIn(toolCalls, name) : notOffered(toolCalls);
}

/** Whoever calls although the answer alone was asked for is asked again without any tools. */
function choiceIgnored([call]: readonly CalledTool[]): Verdict {
  const fault = `The model called a tool where its answer was asked for${quoting(call?.name ?? '')}`;
  return { kind: 'adapt', change: { toolChoice: false }, what: 'no toolChoice', fault };
}

function notOffered([call]: readonly CalledTool[]): Verdict {
  return again('tool', `The model called a tool that was not offered${quoting(call?.name ?? '')}`);
}

function handedIn([call, ...others]: readonly CalledTool[], name: string): Verdict {
  if (others.length > 0)
    return again('tool', `The model called ${others.length + 1} tools where one was asked for.`);
  if (call === undefined || call.name !== name)
    return again('tool', `The model called another tool than "${name}"${quoting(call?.name ?? '')}`);
  if (call.arguments.trim() === '') return again('empty', 'The model called the tool without an answer.');
  return { kind: 'text', text: call.arguments };
}

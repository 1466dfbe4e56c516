import type { ParsedRequest } from './endpoint-request';
import { type Quirks, type Refusal, refusal } from './endpoint-styles';

/** Why a request is refused for the tools in it, in the words of several vendors; null when it is not. */
export function toolRefusal({ refuses = [] }: Quirks, request: ParsedRequest): Refusal | null {
  const { body, messages, model } = request;
  if (body.tools === undefined) return null;
  if (refuses.includes('tools'))
    return refusal(400, `${model} does not support tools`, { type: 'api_error' });
  if (refuses.includes('tools_with_format') && body.response_format !== undefined)
    return refusal(400, 'json mode cannot be combined with tool/function calling');
  if (refuses.includes('tool_rules') && JSON.stringify(body.tools).includes('"additionalProperties"'))
    return refusal(
      400,
      `Invalid JSON payload received. Unknown name "additionalProperties" at 'tools[0].function_declarations[0].parameters': Cannot find field.`,
    );
  const at = messages.findIndex(({ role }, n) => role === 'user' && messages[n - 1]?.role === 'tool');
  if (refuses.includes('user_after_tool') && at >= 0)
    return refusal(400, "Unexpected role 'user' after role 'tool'", {
      type: 'invalid_request_message_order',
    });
  return null;
}

/** What every vendor refuses: a conversation with tools that does not hold together. */
export function transcriptRefusal({ messages, body }: ParsedRequest): Refusal | null {
  let open = new Set<string>();
  for (const [at, { role, tool_calls = [], tool_call_id = '', content }] of messages.entries()) {
    const place = `messages[${at}]`;
    if (role === 'tool') {
      if (!open.delete(tool_call_id))
        return malformed(
          `${place}: role 'tool' must be a response to a preceding message with 'tool_calls'.`,
        );
      if (typeof content !== 'string') return malformed(`${place}: content must be a text.`);
      continue;
    }
    if (open.size > 0)
      return malformed(`${place}: tool_call_ids did not have response messages: ${[...open].join(', ')}.`);
    const ids = tool_calls.map(({ id }) => id);
    open = new Set(ids);
    if (open.size < ids.length || ids.includes(''))
      return malformed(`${place}: ids of calls must be unique.`);
    for (const {
      type,
      function: { name, arguments: given },
    } of tool_calls) {
      if (type !== 'function') return malformed(`${place}: type must be function.`);
      if (!/^[\w-]{1,64}$/.test(name)) return malformed(`${place}: name must match '^[a-zA-Z0-9_-]{1,64}$'.`);
      if (!isObject(given)) return malformed(`${place}: arguments must be a JSON object.`);
    }
    if (ids.length > 0 && body.tools === undefined)
      return malformed(`${place}: requests which include 'tool_calls' must define tools.`);
  }
  return open.size > 0 ? malformed('tool_call_ids did not have response messages.') : null;
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

function malformed(message: string): Refusal {
  return refusal(400, message, { param: 'messages' });
}

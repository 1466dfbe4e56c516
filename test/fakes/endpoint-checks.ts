import type { ParsedRequest } from './endpoint-request';
import { type Quirks, type Refusal, refusal, type Style } from './endpoint-styles';
import { toolRefusal, transcriptRefusal } from './endpoint-tool-checks';

/** Why a request is refused whatever the style: key, model, parameters, roles, size; null when it is not. */
export function generalRefusal(style: Style, quirks: Quirks, request: ParsedRequest): Refusal | null {
  return (
    keyRefusal(style, quirks, request) ??
    modelRefusal(style, quirks, request) ??
    parameterRefusal(quirks, request) ??
    roleRefusal(quirks, request) ??
    toolRefusal(quirks, request) ??
    transcriptRefusal(request) ??
    sizeRefusal(quirks, request) ??
    (quirks.filtered ? filterRefusal() : null)
  );
}

function keyRefusal(style: Style, { key }: Quirks, request: ParsedRequest): Refusal | null {
  if (key === undefined) return null;
  if (style === 'azure') {
    const message =
      'Access denied due to invalid subscription key or wrong API endpoint. Make sure to provide a valid key for an active subscription and use a correct regional API endpoint for your resource.';
    return request.headers['api-key'] === key
      ? null
      : { status: 401, body: { error: { code: '401', message } } };
  }
  const given = request.headers.authorization;
  if (given === `Bearer ${key}`) return null;
  const shown = given?.replace(/^Bearer /, '') ?? '';
  return refusal(401, `Incorrect API key provided: ${shown}. You can find your API key in your settings.`, {
    code: 'invalid_api_key',
  });
}

function modelRefusal(style: Style, { models }: Quirks, { model }: ParsedRequest): Refusal | null {
  if (models === undefined || models.includes(model)) return null;
  if (style === 'ollama')
    return refusal(404, `model "${model}" not found, try pulling it first`, { type: 'api_error' });
  const message = `The model \`${model}\` does not exist or you do not have access to it.`;
  return refusal(404, message, { code: 'model_not_found' });
}

function parameterRefusal({ refuses = [] }: Quirks, { body }: ParsedRequest): Refusal | null {
  const param = refuses.find((name) => body[name] !== undefined && body[name] !== false);
  if (param === undefined || param === 'tools') return null;
  const unsupported = { param, code: 'unsupported_parameter' };
  if (param === 'max_tokens') {
    const message = `Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.`;
    return refusal(400, message, unsupported);
  }
  if (param === 'temperature') {
    const message = `Unsupported value: 'temperature' does not support ${body.temperature} with this model. Only the default (1) value is supported.`;
    return refusal(400, message, { param, code: 'unsupported_value' });
  }
  return refusal(400, `Unrecognized request argument supplied: ${param}`, { param });
}

function roleRefusal({ refuses = [] }: Quirks, { messages }: ParsedRequest): Refusal | null {
  const roles = messages.map((message) => message.role);
  if (refuses.includes('system') && roles.includes('system'))
    return refusal(400, 'System role not supported', { type: 'BadRequestError' });
  const repeated = roles.some((role, at) => role !== 'tool' && role === roles[at - 1]);
  if (refuses.includes('repeated_roles') && repeated)
    return refusal(400, 'Conversation roles must alternate user/assistant/user/assistant/...', {
      type: 'BadRequestError',
    });
  return null;
}

function sizeRefusal({ contextTokens }: Quirks, { text }: ParsedRequest): Refusal | null {
  const tokens = Math.ceil(text.length / 4);
  if (contextTokens === undefined || tokens <= contextTokens) return null;
  const message = `This model's maximum context length is ${contextTokens} tokens. However, your messages resulted in ${tokens} tokens. Please reduce the length of the messages.`;
  return refusal(400, message, { param: 'messages', code: 'context_length_exceeded' });
}

function filterRefusal(): Refusal {
  const message =
    "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry.";
  const innererror = {
    code: 'ResponsibleAIPolicyViolation',
    content_filter_result: { hate: { filtered: true, severity: 'high' } },
  };
  return refusal(400, message, { param: 'prompt', code: 'content_filter', status: 400, innererror });
}

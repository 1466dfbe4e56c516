import type { CallWay } from './endpoint-calls';
import type { ParsedRequest } from './endpoint-request';
import { strictFault } from './strict-schema';

/** What an endpoint does not take, besides what its style says. */
export interface Quirks {
  /** The only key it takes. */
  key?: string;
  refuses?: readonly (
    | 'temperature'
    | 'max_tokens'
    | 'max_completion_tokens'
    | 'stream'
    | 'stream_options'
    | 'system'
    | 'repeated_roles'
    | 'tools'
    | 'tool_choice'
    | 'tools_with_format'
    | 'tool_rules'
    | 'user_after_tool'
  )[];
  /** How it writes the calls of a model; in the way of its style when not given. */
  calls?: CallWay;
  /** More characters than this in all messages, divided by four, are too many tokens. */
  contextTokens?: number;
  /** The models it has; any model when not given. */
  models?: readonly string[];
  /** Everything is held back by the content filter. */
  filtered?: boolean;
}

/** A refusal in a vendor's words. */
export interface Refusal {
  status: number;
  body: unknown;
}

/** How an endpoint behaves: what it refuses, and how it says the answer of a model. */
export interface Manner {
  /** Why it does not take the request; null when it does. */
  refuse(request: ParsedRequest): Refusal | null;
  /** The way of answering a request that it takes. */
  says: (request: ParsedRequest) => 'json' | 'prose' | 'fence' | 'tool';
  /** Extra fields of a choice, and a first chunk without choices, as Azure sends them. */
  filters?: boolean;
  streamUsage: boolean;
  /** How it writes the calls of a model; in pieces when not given. */
  calls?: CallWay;
  defaults?: Quirks;
}

export const styles = [
  'strict',
  'refuses_rules',
  'ignores_format',
  'tools_only',
  'json_object_only',
  'text_only',
  'azure',
  'ollama',
] as const;
export type Style = (typeof styles)[number];

/** An error in the shape of OpenAI's. */
export function refusal(status: number, message: string, parts: Record<string, unknown> = {}): Refusal {
  const error = { message, type: 'invalid_request_error', param: null, code: null, ...parts };
  return { status, body: { error } };
}

const told = (request: ParsedRequest) => request.way === 'strict_schema' || request.way === 'json_schema';

function refuseFormat(request: ParsedRequest): Refusal | null {
  if (request.way === 'strict_schema') {
    const fault = strictFault(request.schema);
    const opening = `Invalid schema for response_format '${request.schemaName}'`;
    if (fault !== null) return refusal(400, `${opening}: ${fault}`, { param: 'response_format', code: null });
  }
  if (request.way === 'json_object' && !/json/i.test(request.text)) {
    const word = `'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.`;
    return refusal(400, word, { param: 'messages' });
  }
  return null;
}

const asked = (request: ParsedRequest) => (request.way === 'tool' ? 'tool' : 'json');

/** The table of styles. */
export const manners: Record<Style, Manner> = {
  strict: {
    refuse: refuseFormat,
    says: (request) => (request.way === 'words' ? 'prose' : asked(request)),
    streamUsage: true,
  },
  refuses_rules: {
    refuse(request) {
      const rules = /"additionalProperties"/.test(JSON.stringify(request.schema ?? {}));
      if (request.way === 'strict_schema')
        return refusal(400, `Unknown name "strict" at 'response_format.json_schema': Cannot find field.`);
      if (rules && told(request))
        return refusal(
          400,
          `Invalid JSON payload received. Unknown name "additionalProperties" at 'generation_config.response_schema': Cannot find field.`,
          { status: 'INVALID_ARGUMENT', code: 400 },
        );
      return null;
    },
    says: asked,
    streamUsage: true,
  },
  ignores_format: { refuse: () => null, says: () => 'prose', streamUsage: true },
  tools_only: {
    refuse: (request) =>
      request.body.response_format === undefined
        ? null
        : refusal(400, 'response_format is not supported with this model.', { param: 'response_format' }),
    says: (request) => (request.way === 'tool' ? 'tool' : 'prose'),
    streamUsage: true,
  },
  json_object_only: {
    refuse(request) {
      if (told(request)) return refusal(400, 'This response_format type is unavailable now');
      if (request.body.tools !== undefined)
        return refusal(400, 'This model does not support tools', { param: 'tools' });
      return refuseFormat(request);
    },
    says: (request) => (request.way === 'json_object' ? 'json' : 'prose'),
    streamUsage: true,
  },
  text_only: {
    refuse(request) {
      const extra = ['response_format', 'tools', 'tool_choice'].find(
        (name) => request.body[name] !== undefined,
      );
      return extra === undefined
        ? null
        : refusal(400, `Unrecognized request argument supplied: ${extra}`, { param: extra });
    },
    says: () => 'fence',
    streamUsage: true,
  },
  azure: {
    refuse(request) {
      if (!request.path.includes('/deployments/') || request.query['api-version'] === undefined)
        return { status: 404, body: { error: { code: '404', message: 'Resource not found' } } };
      return refuseFormat(request);
    },
    says: asked,
    filters: true,
    streamUsage: true,
  },
  ollama: {
    refuse: () => null,
    says: asked,
    streamUsage: false,
    calls: 'whole',
    defaults: { refuses: ['max_completion_tokens'] },
  },
};

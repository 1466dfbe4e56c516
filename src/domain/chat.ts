/** JSON Schema as data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A call of a tool as an answer of a model holds it; every part of it may be empty or made up. */
export interface CalledTool {
  id: string;
  name: string;
  /** JSON, as far as the model wrote some. */
  arguments: string;
  /** What the endpoint wants back with the call, as it sent it (Gemini's `extra_content` holds a signature). */
  extra?: Readonly<Record<string, unknown>>;
}

/** One message of a request, in the roles of the Chat Completions API. */
export interface Message {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string;
  /** Of an assistant that called tools: what it called, and the reasoning before that. */
  toolCalls?: readonly CalledTool[];
  reasoning?: string;
  /** Of a tool: the id of the call that it answers. */
  callId?: string;
}

/** What a model is told of a tool that it may call. */
export interface OfferedTool {
  name: string;
  description: string;
  /** JSON Schema of the arguments. */
  input: JsonSchema;
}

/** One question to a model, before it is fitted to an endpoint. */
export interface Ask {
  /** For logs, budgets and usage: `plan`, `reviewer`, … */
  stage: string;
  model: string;
  messages: readonly Message[];
  /** What the answer must satisfy, and the name it goes by (letters, digits, `_`); null: it is text. */
  schema: { name: string; schema: JsonSchema } | null;
  temperature: number | null;
  maxOutputTokens: number;
  /** What may be called before the answer; absent: nothing. */
  tools?: {
    offered: readonly OfferedTool[];
    /** False: what was found has to do, and only the answer is asked for. */
    mayCall: boolean;
  };
}

/** How an endpoint is told the schema, best first (DESIGN, *Structured output*). */
export const rungs = ['strict_schema', 'json_schema', 'tool_call', 'json_object', 'instructions'] as const;
export type Rung = (typeof rungs)[number];

/** What an endpoint takes, learned from what it refused. */
export interface Manners {
  rung: Rung;
  /** False where `temperature` is refused. */
  temperature: boolean;
  /** The name of the output limit; null where both are refused. */
  outputLimit: 'max_completion_tokens' | 'max_tokens' | null;
  /** False where messages of the role `system` are refused: they go into the first user message. */
  system: boolean;
  /** False where two messages of one role may not follow each other, or only one system message is taken. */
  repeatedRoles: boolean;
  /** False where `stream` or `stream_options` is refused. */
  stream: boolean;
  streamUsage: boolean;
  /** Tokens of request and answer together, as settings or the endpoint's own error say; null: unknown. */
  contextTokens: number | null;
  /** The most tokens of one answer, as the endpoint's own error says; absent: unknown. */
  outputTokens?: number;
  /** Present where the endpoint takes no tools to look for something with. */
  tools?: false;
  /** Present where tools and `response_format` are not taken together: the schema is told when nothing is looked for any more. */
  toolsWithFormat?: false;
  /** Present where `tool_choice` is refused or ignored, but for the tool that hands in the answer. */
  toolChoice?: false;
  /** Present where rules such as `additionalProperties` are refused in what a tool takes. */
  toolRules?: false;
  /** Present where a message of the user may not follow one of a tool. */
  userAfterTool?: false;
  /** Present where the reasoning before a call has to be sent back with it. */
  reasoningBack?: true;
}

/** Tokens of one call as the endpoint counts them. */
export interface CallUsage {
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
}

/** What one exchange with the endpoint brought, before anybody judges it. */
export type Exchange =
  /** An answer in the API's shape, whole or not. */
  | {
      kind: 'answer';
      content: string;
      toolCalls: readonly CalledTool[];
      /** Natively returned reasoning, where the provider sends it; else ''. */
      reasoning: string;
      finishReason: string | null;
      refusal: string | null;
      choices: number;
      /** False for a stream without its end. */
      ended: boolean;
      usage: CallUsage | null;
      model: string | null;
    }
  /** A status other than 2xx, or one that an error object in a 2xx answer names; the first 4,096 characters of the body. */
  | { kind: 'refused'; status: number; body: string; contentType: string; retryAfterSeconds: number | null }
  /** 2xx, and not what the API answers: a login page, an empty body, JSON of another kind. */
  | { kind: 'foreign'; contentType: string; body: string }
  /** No whole exchange. */
  | {
      kind: 'broken';
      fault:
        | 'dns'
        | 'refused'
        | 'tls'
        | 'proxy'
        | 'reset'
        | 'connect'
        | 'first_token'
        | 'idle'
        | 'aborted'
        | 'network';
      detail: string;
    };

/** One exchange over the wire; never throws, never retries, never logs keys. */
export interface Chat {
  /** Where it goes, without key and query: for messages and as the key of what is learned. */
  address: string;
  isLoopback: boolean;
  send(body: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<Exchange>;
  /** Models that the endpoint lists; empty where it lists none. */
  models(signal: AbortSignal): Promise<string[]>;
}

/** Keeps what was learned about endpoints between runs. Faults are not the run's: they are swallowed. */
export interface Memory {
  recall(endpoint: string, model: string): Promise<Manners | null>;
  keep(endpoint: string, model: string, manners: Manners): Promise<void>;
}

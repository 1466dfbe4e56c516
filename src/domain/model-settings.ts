import { z } from 'zod';
import {
  addressFault,
  type EntryFault,
  headerFault,
  modelFault,
  queryFault,
  variableFault,
} from './model-values';
import { type SettingInfo, setting } from './setting';

const inModel = (info: Omit<SettingInfo, 'trust' | 'group'>): SettingInfo => ({
  ...info,
  trust: 'operator',
  group: 'Model',
});

const count = z.int().min(1);
const seconds = z.number().positive().max(86_400);
const perMillion = z.number().min(0);

/** Prices of one model, in US dollars for a million tokens. */
const price = z.strictObject({
  inputPerMillion: perMillion,
  cachedPerMillion: perMillion.optional(),
  outputPerMillion: perMillion,
});

/** Entries that are judged as a whole; a message that ends with a full stop is the rest of the sentence. */
const entries = (faultOf: (entries: readonly string[]) => EntryFault | null) =>
  z.array(z.string().min(1).max(8192)).superRefine((given, context) => {
    const fault = faultOf(given);
    if (fault !== null)
      context.addIssue({ code: 'custom', message: fault.message, path: [fault.index], input: given });
  });

/** A text that is judged by a function; its message is the rest of the sentence too. */
const judged = (faultOf: (text: string) => string | null) =>
  z.string().superRefine((text, context) => {
    const message = faultOf(text);
    if (message !== null) context.addIssue({ code: 'custom', message, input: text });
  });

/** Which model is asked, how it is reached, and what it may cost. */
export const modelSettings = {
  baseUrl: setting(
    judged(addressFault).nullable().default(null),
    inModel({
      description:
        "Address of an OpenAI-compatible endpoint, up to `/chat/completions`; default: OpenAI's own, https://api.openai.com/v1. A user, password or query in it is never printed.",
      value: 'URL',
      help: 'any OpenAI-compatible endpoint (or OPENAI_BASE_URL)',
      secret: 'address',
      variable: 'OPENAI_BASE_URL',
    }),
  ),
  model: setting(
    entries(modelFault).default([]),
    inModel({
      description:
        'Name of the model, as the endpoint calls it; `STAGE=NAME` names another one for a single stage: plan, reviewer, security, debugger, performance, answer or custom (which fills in the `outputSchema`). Default: gpt-5-mini at the endpoint of OpenAI; any other needs a name.',
      value: 'NAMES',
      help: 'the model; STAGE=NAME names another for one stage',
      list: 'comma',
    }),
  ),
  apiKeyEnv: setting(
    judged(variableFault).default('OPENAI_API_KEY'),
    inModel({
      description:
        'Name of the environment variable that holds the key of the endpoint. The key itself is no setting.',
      value: 'NAME',
      help: 'variable that holds the key (OPENAI_API_KEY)',
      secret: 'mistaken',
    }),
  ),
  header: setting(
    entries(headerFault).default([]),
    inModel({
      description:
        'Further headers for the endpoint, each written `NAME=VALUE` or `NAME: VALUE`. One named `authorization`, `api-key` or `x-api-key` is sent in place of the key.',
      value: 'K=V...',
      list: 'lines',
      secret: true,
    }),
  ),
  query: setting(
    entries(queryFault).default([]),
    inModel({
      description:
        'Query parameters for the endpoint, each written `NAME=VALUE`, such as `api-version=...` of Azure.',
      value: 'K=V...',
      list: 'lines',
      secret: true,
    }),
  ),
  maxTokens: setting(
    count.nullable().default(null),
    inModel({
      description:
        'Most tokens that all calls of a run may use, input and output together; default: no limit.',
      value: 'N',
    }),
  ),
  maxCalls: setting(
    count.nullable().default(null),
    inModel({ description: 'Most calls of the model that a run may make; default: no limit.', value: 'N' }),
  ),
  maxCostUsd: setting(
    z.number().positive().nullable().default(null),
    inModel({
      description:
        'Most US dollars that a run may cost; default: no limit. It is reckoned with `prices`, where each model that is asked must stand.',
      value: 'USD',
      help: 'what a run may cost, by the prices in your settings',
    }),
  ),
  maxOutputTokens: setting(
    count.default(8192),
    inModel({
      description:
        'Tokens that an answer may have, what the model thinks before it included. An answer that was cut is asked for again with more room.',
      value: 'N',
    }),
  ),
  contextTokens: setting(
    count.nullable().default(null),
    inModel({
      description:
        "Tokens that a request and its answer may have together; default: unknown until the endpoint's own error says it.",
      value: 'N',
    }),
  ),
  prices: setting(
    z.record(z.string().min(1), price).default({}),
    inModel({
      description:
        'US dollars for a million tokens, for each model by its name: `inputPerMillion`, `outputPerMillion` and, where cached input costs less, `cachedPerMillion`. What a model costs that is not in it is unknown, never 0.',
    }),
  ),
  connectTimeout: setting(
    seconds.default(10),
    inModel({
      description: 'Seconds until a call must have reached the endpoint, with name lookup, proxy and TLS.',
      value: 'SECONDS',
    }),
  ),
  firstTokenTimeout: setting(
    seconds.default(120),
    inModel({
      description: 'Seconds from the connection to the first piece of an answer.',
      value: 'SECONDS',
    }),
  ),
  idleTimeout: setting(
    seconds.default(60),
    inModel({
      description: 'Seconds that may pass between two pieces of an answer.',
      value: 'SECONDS',
    }),
  ),
  outputSchema: setting(
    z.string().min(1).nullable().default(null),
    inModel({
      description:
        'File with a JSON Schema; a further question to the model fills the part `custom` of the report, which satisfies it.',
      value: 'FILE',
    }),
  ),
};

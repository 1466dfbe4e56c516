import type { Config } from '../domain/config';
import { RunError } from '../domain/errors';
import { modelEntry } from '../domain/model-values';
import type { Report } from '../domain/report';
import { namesKey } from './endpoint-secrets';
import { keyValues } from './key-values';
import { maskedAddress } from './masked-address';

/** Who reasons in this run, settled before anything is asked. */
export type Choice =
  /** `why`: an endpoint was set up, and is not used. */
  | { kind: 'offline'; why: string | null }
  | { kind: 'openai'; baseUrl: string; key: string | null; modelOf: (stage: string) => string };

/** What the choice hangs on besides the settings. */
export interface Surroundings {
  /** The value of the variable that `apiKeyEnv` names; empty counts as none. */
  key: string | null;
  /** Whether the base URL is this machine. */
  isLoopback: boolean;
  /** The event is a pull request from another repository, whose runs get no secrets. */
  isFork: boolean;
}

type Settings = Pick<Config, 'engine' | 'baseUrl' | 'model' | 'apiKeyEnv' | 'header' | 'query'>;

/** Where requests go when nothing else is said, and the model that is asked there. */
export const usualAddress = 'https://api.openai.com/v1';
const usualModel = 'gpt-5-mini';

/**
 * `auto` takes the model when an endpoint or a key is there. What is set up and cannot work is an error, never a quiet run
 * without a model: only a pull request from a fork, which can have no key, runs offline and says so.
 * @throws RunError `auth` without a key, `config` without a model
 */
export function chooseEngine(settings: Settings, around: Surroundings): Choice {
  if (settings.engine === 'offline') return { kind: 'offline', why: null };
  const { baseUrl, model } = settings;
  const key = around.key === null || around.key.trim() === '' ? null : around.key.trim();
  const hasKey = key !== null || bringsKey(settings);
  const isSetUp = baseUrl !== null || model.length > 0;
  if (settings.engine === 'auto' && !hasKey && !isSetUp) return { kind: 'offline', why: null };
  if (!hasKey && !(baseUrl !== null && around.isLoopback)) {
    if (settings.engine === 'auto' && around.isFork) return { kind: 'offline', why: forked };
    throw noKey(settings);
  }
  return { kind: 'openai', baseUrl: baseUrl ?? usualAddress, key, modelOf: modelsOf(settings) };
}

const forked =
  'A model is set up, and was not asked: the pull request comes from a fork, and such runs get no key.';

/** Whether the settings themselves hold a key: some endpoints take it in a header, in the query, or as user and password. */
function bringsKey({ header, query, baseUrl }: Settings): boolean {
  const url = baseUrl === null ? null : new URL(baseUrl);
  if (url !== null && url.username + url.password !== '') return true;
  const entries = [header, query].flatMap((given) => Object.entries(keyValues(given)));
  return [...entries, ...(url?.searchParams ?? [])].some(([name, value]) => namesKey(name) && isKey(value));
}

/** A scheme alone is what `Bearer $KEY` becomes when nobody set the variable. */
function isKey(value: string): boolean {
  return !/^(?:bearer|basic|token|key)?$/i.test(value.trim());
}

function noKey({ apiKeyEnv, engine, baseUrl, model }: Settings): RunError {
  const why =
    baseUrl !== null
      ? 'A base URL is set'
      : model.length > 0
        ? 'A model is set'
        : `The engine ${engine} was asked for`;
  return new RunError('auth', `${why}, and there is no key: the variable ${apiKeyEnv} is not set or empty.`, {
    hint: `Set ${apiKeyEnv}, name another variable with --api-key-env, or use --engine offline.`,
  });
}

/** The model of each stage: `STAGE=NAME` for one, `NAME` for the others. */
function modelsOf({ model, baseUrl }: Settings): (stage: string) => string {
  const isUsual = baseUrl === null || new URL(baseUrl).origin === new URL(usualAddress).origin;
  const entries = model.map(modelEntry);
  return (stage) => {
    const own =
      entries.find((entry) => entry.stage === stage) ?? entries.find((entry) => entry.stage === null);
    const name = own?.name ?? (isUsual ? usualModel : null);
    if (name !== null) return name;
    const where = maskedAddress(baseUrl ?? '', '***');
    throw new RunError('config', `No model is named for ${stage}, and ${where} has no usual one.`, {
      hint: 'Name it with --model NAME.',
    });
  };
}

/** What the report says of a run with models before an answer has come. */
export function modelInfo(models: readonly string[], rung: string | null): Report['engine'] {
  return {
    kind: 'openai',
    model: [...new Set(models)].join(', ') || null,
    schemaRung: rung,
    note:
      rung === null
        ? 'A model was to write the plan and the verdicts; nothing in this report comes from one.'
        : 'What stands here of plan and verdicts was written by a model. Its findings are only shown where the code that they quote was found in the files; what rules and scanners found stands beside them. Whether its judgement is right is for a person to say.',
  };
}

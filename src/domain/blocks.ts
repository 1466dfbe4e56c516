import { z } from 'zod';
import { type ModeName, modeNames } from './mode';
import { type Group, type SettingInfo, setting } from './setting';

/** Modes whose answers have a JSON schema (DP-27). */
const structuredModes = ['debugger', 'security', 'reviewer', 'performance'] as const;

/** What stands above these groups in the docs. */
export const groupNotes: Readonly<Partial<Record<Group, string>>> = {
  Model:
    'They hold when a model is asked (the engine `openai`). Its key is no setting: it is read from the environment variable that `apiKeyEnv` names.',
  Prompt: 'How modes change, and which may be entered: [modes](modes.md).',
  Retrieval: 'Read and checked; no part of this version acts on them yet.',
  'Structured output':
    'How a model is asked for its answers; an answer is checked against its schema in any case. They hold for the engine `openai`.',
};

/** The blocks of the documents, in their spelling (DP-39); what they print is the default. */
const inGroup =
  (group: Group) =>
  (description: string): SettingInfo => ({
    description,
    trust: 'repository',
    group,
  });
const prompt = inGroup('Prompt');
const retrieval = inGroup('Retrieval');
const structured = inGroup('Structured output');

const share = z.number().min(0).max(1);
const milliseconds = z.number().min(0).max(86_400_000);

/** A model's name in a registry (`name`, `owner/name`, `name:tag`): never a path or an address. */
const modelName = z
  .string()
  .max(200)
  .regex(
    /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)?(?::[\w.-]+)?$/,
    'the name of a model (no path, no address)',
  );

const enabledMode = z
  .strictObject({ enabled: setting(z.boolean().default(true), prompt('Whether this mode may be entered.')) })
  .prefault({});

export const promptBlock = z
  .strictObject({
    switching: z
      .strictObject({
        enabled: setting(z.boolean().default(true), prompt('Whether the mode changes with the work.')),
        confidence_threshold: setting(share.default(0.7), prompt('How sure a switch must be, from 0 to 1.')),
        min_duration: setting(
          milliseconds.default(30_000),
          prompt('How long a mode holds at least, in milliseconds.'),
        ),
        cooldown: setting(
          milliseconds.default(10_000),
          prompt('How long to wait between two switches, in milliseconds.'),
        ),
      })
      .prefault({}),
    modes: z
      .strictObject(
        Object.fromEntries(modeNames.map((name) => [name, enabledMode])) as Record<
          ModeName,
          typeof enabledMode
        >,
      )
      .prefault({}),
  })
  .prefault({});

export type PromptBlock = z.infer<typeof promptBlock>;

export const ragBlock = z
  .strictObject({
    enabled: setting(z.boolean().default(true), retrieval('Whether passages are looked up in an index.')),
    codebase: z
      .strictObject({
        autoIndex: setting(z.boolean().default(true), retrieval('Whether the index is built on start.')),
        extensions: setting(
          z
            .array(z.string().regex(/^\.[\w.+-]{1,40}$/, 'an ending such as .ts'))
            .default(['.ts', '.js', '.py', '.md']),
          { ...retrieval('Endings of the files that are indexed.'), list: 'comma' },
        ),
        excludePatterns: setting(z.array(z.string().min(1)).default(['node_modules', 'dist', '.git']), {
          ...retrieval('What is left out of the index.'),
          list: 'lines',
        }),
        maxFileSize: setting(
          z.int().min(1).max(104_857_600).default(1_048_576),
          retrieval('Larger files are not indexed, in bytes.'),
        ),
        chunkSize: setting(
          z.int().min(16).max(8192).default(512),
          retrieval('Size of an indexed passage, in tokens.'),
        ),
        chunkOverlap: setting(
          z.int().min(0).max(4096).default(50),
          retrieval('What neighbouring passages share, in tokens.'),
        ),
      })
      .prefault({}),
    embedding: z
      .strictObject({
        provider: setting(
          z.enum(['local', 'ollama']).default('local'),
          retrieval('What computes embeddings.'),
        ),
        model: setting(
          modelName.default('all-MiniLM-L6-v2'),
          retrieval('Name of the embedding model; never a path or an address.'),
        ),
      })
      .prefault({}),
    search: z
      .strictObject({
        topK: setting(z.int().min(1).max(100).default(5), retrieval('How many passages a search gives.')),
        threshold: setting(share.default(0.7), retrieval('How near a passage must be, from 0 to 1.')),
      })
      .prefault({}),
  })
  .prefault({});

const told = setting(
  z.boolean().default(true),
  structured('Whether the endpoint is told the schema of this mode in its own way; `false`: in words only.'),
);

export const structuredOutputBlock = z
  .strictObject({
    enabled: setting(
      z.boolean().default(true),
      structured(
        'Whether the endpoint is told the schema of an answer in its own way (a strict schema, a schema, a tool, JSON); `false`: in words only, in every mode.',
      ),
    ),
    defaultMaxRetries: setting(
      z.int().min(0).max(10).default(3),
      structured('How many tries an answer gets until it is valid; 0 and 1 are both one try.'),
    ),
    defaultRetryDelay: setting(
      z.number().min(0).max(60_000).default(1000),
      structured('How long to wait between two tries, in milliseconds.'),
    ),
    strict: setting(
      z.boolean().default(true),
      structured("Whether the endpoint's strict mode is asked for, where it has one."),
    ),
    modes: z
      .strictObject(
        Object.fromEntries(structuredModes.map((name) => [name, told])) as Record<
          (typeof structuredModes)[number],
          typeof told
        >,
      )
      .prefault({}),
  })
  .prefault({});

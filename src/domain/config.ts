import { z } from 'zod';
import { promptBlock, ragBlock, structuredOutputBlock } from './blocks';
import { workflowNames } from './command';
import { gateSettings } from './gate-settings';
import { criticNames, type ModeName, modeNames, usualCritics } from './mode';
import { modelSettings } from './model-settings';
import { noiseSettings } from './noise-settings';
import { promptSettings } from './prompt-settings';
import { setting } from './setting';
import { toolSettings } from './tool-settings';

export const engineNames = ['auto', 'openai', 'offline'] as const;
export const formatNames = ['json', 'text', 'markdown', 'sarif'] as const;
export const failOnNames = ['critical', 'high', 'medium', 'low', 'never'] as const;

const text = z.string().min(1);
const optionalText = text.nullable().default(null);
const yes = z.boolean().default(true);
const no = z.boolean().default(false);

/**
 * All settings, each with its type, default, trust and words for people. Flags, environment variables,
 * Action inputs, help, docs and the JSON schema are made from this (`scripts/generate-settings.mjs`).
 * A transformation accepts its own result: front matter is settled on top of a settled config.
 */
export const config = z.strictObject({
  input: setting(optionalText, {
    description: 'File that holds the task; `-` is standard input.',
    trust: 'operator',
    group: 'Task',
    where: 'run',
    value: 'FILE',
    help: 'the task, from a file (- is standard input)',
  }),
  task: setting(z.array(text).default([]), {
    description: 'The task itself; each time it is given is one turn.',
    trust: 'operator',
    group: 'Task',
    where: 'run',
    value: 'TEXT',
    help: 'the task, as text; each time it is given is one turn',
    list: 'whole',
  }),
  instructions: setting(z.string().default(''), {
    description:
      'Further instructions: a text, or the name of a file that holds them if there is such a file.',
    trust: 'operator',
    group: 'Task',
    value: 'TEXT|FILE',
    help: 'what else to keep in mind',
  }),
  workspace: setting(text.default('.'), {
    description: 'Folder to work on; default: the current one.',
    trust: 'operator',
    group: 'Scope',
    where: 'run',
    value: 'DIR',
    help: 'folder to work on (default: the current one)',
  }),
  workingDirectory: setting(text.default('.'), {
    description: 'Folder inside the workspace to keep to, for repositories that hold several projects.',
    trust: 'operator',
    group: 'Scope',
    where: 'run',
    value: 'DIR',
    help: 'keep to this folder inside the workspace',
  }),
  base: setting(optionalText, {
    description: 'Where the diff under examination starts; default: the last commit.',
    trust: 'operator',
    group: 'Scope',
    where: 'run',
    value: 'REF',
    help: 'examine the changes since this commit or branch',
  }),
  file: setting(z.array(text).default([]), {
    description: 'Files that the task is about, from the workspace.',
    trust: 'repository',
    group: 'Scope',
    value: 'PATH...',
    help: 'files that the task is about',
    list: 'lines',
  }),
  include: setting(z.array(text).default([]), {
    description: 'Patterns of the files to look at; empty: all.',
    trust: 'repository',
    group: 'Scope',
    value: 'GLOB...',
    help: 'only these files',
    list: 'lines',
  }),
  exclude: setting(z.array(text).default([]), {
    description: 'Patterns of files to leave out.',
    trust: 'repository',
    group: 'Scope',
    value: 'GLOB...',
    help: 'not these files',
    list: 'lines',
  }),
  mode: setting(
    z
      .enum(['auto', ...modeNames, 'plan'])
      .transform((name): ModeName | 'auto' => (name === 'plan' ? 'planning' : name))
      .default('auto'),
    {
      description: 'Way of working; `auto` chooses one from the task, `plan` is short for `planning`.',
      trust: 'repository',
      group: 'Work',
      value: 'NAME',
      help: 'way of working (default: auto); `modes` lists them',
    },
  ),
  critics: setting(
    z
      .array(z.enum(criticNames))
      .transform((names) => criticNames.filter((name) => names.includes(name)))
      .default([...usualCritics]),
    {
      description: 'Who examines the plan and the code it touches; `none`: nobody.',
      trust: 'repository',
      group: 'Work',
      value: 'NAMES',
      help: 'reviewer,security,debugger (usual), performance, none',
      list: 'comma',
    },
  ),
  workflow: setting(z.enum(workflowNames).nullable().default(null), {
    description: 'A sequence of modes to work through, each handing on what it brought.',
    trust: 'repository',
    group: 'Work',
    value: 'NAME',
    help: 'a sequence of modes, as bug_fix',
  }),
  plan: setting(no, {
    description: 'Plan Mode: read and plan, change nothing.',
    trust: 'repository',
    group: 'Work',
    help: 'Plan Mode: read and plan, change nothing',
  }),
  engine: setting(z.enum(engineNames).default('auto'), {
    description:
      'Who reasons over the evidence: `openai` a model behind an OpenAI-compatible endpoint, `offline` rules alone; `auto` takes a model when an endpoint, a model or a key is given. No key is an error then, except for an endpoint on this machine, and for a pull request from a fork, which runs offline.',
    trust: 'operator',
    group: 'Work',
    value: 'NAME',
    help: 'auto, openai or offline (no model)',
  }),
  timeout: setting(z.number().positive().max(86_400).default(600), {
    description: 'Seconds the whole run may take; the report is written all the same.',
    trust: 'repository',
    group: 'Work',
    value: 'SECONDS',
    help: 'time for the whole run (default: 600)',
  }),
  config: setting(optionalText, {
    description: "One more settings file; inside the workspace it counts as the repository's.",
    trust: 'operator',
    group: 'Work',
    where: 'run',
    value: 'FILE',
    help: 'one more settings file',
  }),
  ...modelSettings,
  json: setting(no, {
    description: 'Short for `format: json`.',
    trust: 'repository',
    group: 'Result',
    help: 'the report as JSON, and nothing else on stdout',
  }),
  format: setting(z.enum(formatNames).default('text'), {
    description: 'How the report is printed.',
    trust: 'repository',
    group: 'Result',
    value: 'NAME',
    help: 'json, text, markdown or sarif (default: text)',
  }),
  output: setting(optionalText, {
    description: 'File to write the report to, besides stdout.',
    trust: 'operator',
    group: 'Result',
    value: 'FILE',
    help: 'write the report to this file too',
  }),
  quiet: setting(no, {
    description: 'No progress on stderr.',
    trust: 'operator',
    group: 'Result',
    help: 'no progress on stderr',
  }),
  debug: setting(no, {
    description: 'Say more on stderr: stages, times, and where a fault came from.',
    trust: 'operator',
    group: 'Result',
  }),
  headless: setting(no, {
    description: 'Accepted and noted in the report; there are no prompts with or without it.',
    trust: 'operator',
    group: 'Result',
  }),
  failOn: setting(z.enum(failOnNames).nullable().default(null), {
    description:
      'Least severity of a finding that fails the run; default: `high` when a diff is examined, else `never`.',
    trust: 'repository',
    group: 'Policy',
    value: 'LEVEL',
    help: 'critical|high|medium|low|never (with a diff: high)',
  }),
  failOnPartial: setting(no, {
    description: 'Fail the run when something was skipped or cut.',
    trust: 'repository',
    group: 'Policy',
    help: 'fail when something was skipped or cut',
  }),
  autoApproveSafe: setting(yes, {
    description: 'Let actions that only read happen without asking.',
    trust: 'operator',
    group: 'Policy',
    help: 'let reading happen without asking (default: true)',
  }),
  failOnUnsafe: setting(no, {
    description:
      'End the run when an action is asked for that is not approved; default: refuse it and go on.',
    trust: 'operator',
    group: 'Policy',
    help: 'end the run when an unapproved action is asked for',
  }),
  ...noiseSettings,
  ...gateSettings,
  ...toolSettings,
  ...promptSettings,
  prompt: promptBlock,
  rag: ragBlock,
  structuredOutput: structuredOutputBlock,
});

/** One settled config: every setting has a value. */
export type Config = z.output<typeof config>;

/** Settings that the documents write in another place; either spelling sets the same value. */
export const spellings: Readonly<Record<string, string>> = { 'prompt.mode': 'mode' };

import type { YamlNode } from '../../domain/ports';

/** A GitHub workflow, or an action made of steps. Rows from 0. */
export interface Workflow {
  path: string;
  lines: readonly string[];
  root: YamlNode;
  isAction: boolean;
  /** Event names with what is set for each. */
  triggers: ReadonlyMap<string, YamlNode | null>;
  permissions: Entry | null;
  env: YamlNode | null;
  jobs: readonly Job[];
  steps: readonly Step[];
}
export interface Entry {
  key: string;
  keyLine: number;
  value: YamlNode;
}
export interface Job {
  id: string;
  node: YamlNode;
  permissions: Entry | null;
  /** A reusable workflow that is called in place of steps. */
  uses: Entry | null;
  steps: readonly Step[];
}
export interface Step {
  node: YamlNode;
  job: Job | null;
  id: string;
  uses: Entry | null;
  run: Block | null;
  shell: string;
  /** What is handed to the action, by key. */
  inputs: readonly Entry[];
}
/** A text in the file: `rowOf(i)` is the row of its line `i`. */
export interface Block {
  text: string;
  rowOf(line: number): number;
}

/** True for workflows and actions of GitHub. */
export function isWorkflowPath(path: string): boolean {
  return /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/.test(path) || isActionPath(path);
}
function isActionPath(path: string): boolean {
  return /(?:^|\/)action\.ya?ml$/.test(path);
}

/** The entry of a map; null when there is none, or no map. */
export function entry(node: YamlNode | null | undefined, key: string): Entry | null {
  return node?.entries.find((one) => one.key === key) ?? null;
}
/** A scalar as text; empty for anything else. */
export function textOf(node: YamlNode | null | undefined): string {
  return node?.kind === 'scalar' && node.value !== null ? String(node.value) : '';
}

/** Reads the document as a workflow; null when it is none. */
export function openWorkflow(path: string, text: string, root: YamlNode): Workflow | null {
  const lines = text.split('\n');
  const isAction = isActionPath(path);
  if (isAction) {
    const runs = entry(root, 'runs')?.value;
    const steps = stepsOf(entry(runs, 'steps')?.value, null, lines);
    const blank = { permissions: null, env: null, jobs: [], triggers: new Map() };
    return { path, lines, root, isAction, ...blank, steps };
  }
  const jobsNode = entry(root, 'jobs')?.value;
  if (jobsNode?.kind !== 'map') return null;
  const jobs = jobsNode.entries.map((one) => jobOf(one, lines));
  return {
    path,
    lines,
    root,
    isAction,
    triggers: triggersOf((entry(root, 'on') ?? entry(root, 'true'))?.value),
    permissions: entry(root, 'permissions'),
    env: entry(root, 'env')?.value ?? null,
    jobs,
    steps: jobs.flatMap((job) => job.steps),
  };
}

function jobOf(one: Entry, lines: readonly string[]): Job {
  const job: Job = {
    id: one.key,
    node: one.value,
    permissions: entry(one.value, 'permissions'),
    uses: entry(one.value, 'uses'),
    steps: [],
  };
  return Object.assign(job, { steps: stepsOf(entry(one.value, 'steps')?.value, job, lines) });
}

function stepsOf(list: YamlNode | undefined, job: Job | null, lines: readonly string[]): Step[] {
  return (list?.items ?? []).map((node) => {
    const run = entry(node, 'run');
    const shell = textOf(entry(node, 'shell')?.value);
    const byDefault = textOf(entry(entry(entry(job?.node, 'defaults')?.value, 'run')?.value, 'shell')?.value);
    return {
      node,
      job,
      id: textOf(entry(node, 'id')?.value),
      uses: entry(node, 'uses'),
      run: run === null ? null : blockOf(run, lines),
      shell: shell || byDefault,
      inputs: entry(node, 'with')?.value.entries ?? [],
    };
  });
}

function triggersOf(node: YamlNode | undefined): Map<string, YamlNode | null> {
  if (node === undefined) return new Map();
  if (node.kind === 'map') return new Map(node.entries.map((one) => [one.key, one.value]));
  if (node.kind === 'list') return new Map(node.items.map((one) => [textOf(one), null]));
  return new Map([[textOf(node), null]]);
}

/** A scalar's text with its rows: a block scalar is read from the file's lines, so that rows are exact. */
export function blockOf(one: Entry, lines: readonly string[]): Block {
  const value = textOf(one.value);
  const header = one.value.startLine - 1;
  const isBlock =
    /[|>][-+0-9]*\s*(?:#.*)?\r?$/.test(lines[header] ?? '') && one.value.endLine > one.value.startLine;
  if (!isBlock) {
    const most = one.value.endLine - 1;
    return { text: value, rowOf: (line) => Math.min(header + line, most) };
  }
  const body = lines.slice(header + 1, one.value.endLine);
  const first = body.find((line) => line.trim() !== '') ?? '';
  const indent = first.length - first.trimStart().length;
  return {
    text: body.map((line) => line.slice(indent).replace(/\r$/, '')).join('\n'),
    rowOf: (line) => header + 1 + line,
  };
}

/** The `${{ … }}` in a text, with the line each starts on (from 0). */
export function expressionsIn(text: string): { inner: string; line: number; start: number; end: number }[] {
  const found: { inner: string; line: number; start: number; end: number }[] = [];
  let line = 0;
  let counted = 0;
  for (let start = text.indexOf('${{'); start >= 0; ) {
    const close = text.indexOf('}}', start);
    if (close < 0) break;
    for (; counted < start; counted += 1) if (text.charCodeAt(counted) === 10) line += 1;
    found.push({ inner: text.slice(start + 3, close).trim(), line, start, end: close + 2 });
    start = text.indexOf('${{', close);
  }
  return found;
}

/** The text with every `${{ … }}` replaced by letters of the same length, so that a shell parser reads it as a word. */
export function maskExpressions(text: string): string {
  let masked = '';
  let done = 0;
  for (const { start, end } of expressionsIn(text)) {
    masked += text.slice(done, start) + text.slice(start, end).replace(/[^\n]/g, 'x');
    done = end;
  }
  return masked + text.slice(done);
}

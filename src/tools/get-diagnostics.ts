import { type Check, pathsFor } from '../core/diagnostics/check';
import { checksOf, decidingFiles } from '../core/diagnostics/checks';
import type { Parsed } from '../core/diagnostics/diagnostic';
import { readCheck } from '../core/diagnostics/read';
import { diagnosticsText } from '../core/diagnostics/text';
import { exactly, optionalTexts } from '../core/prompts/schema-parts';
import type { SandboxResult } from '../domain/sandbox';
import type { Tool } from '../domain/tool';
import type { ToolPorts } from '../domain/tool-ports';

interface Input {
  paths: string[] | null;
}

const mostPaths = 200;
const largest = 512 * 1024;
const kept = 16 * 1024 * 1024;
/** As long as the run allows. */
const longest = 3600;
/** Looks for the program in $1 first; the rest are the program and its arguments. */
const withFolders = 'PATH="$1:$PATH"; shift; exec "$@"';
const toolFolders = ['node_modules/.bin', '.venv/bin', 'venv/bin'];

/** What the project's own checks say. Its configuration is code, so they are run where commands are. */
export const getDiagnostics: Tool<Input> = {
  name: 'get_diagnostics',
  effect: 'diagnose',
  description: 'Gives what compiler, type checker and linter of the project say about files.',
  input: exactly({
    paths: { ...optionalTexts, description: 'Only about these files; null: about all.' },
  }),
  async run({ paths }, ports) {
    const listed = await ports.files.list();
    if (!listed.ok) return listed;
    const { files } = listed;
    const named = (paths ?? []).map(plain);
    const asked = named.length === 0 || named.includes('.') ? null : named;
    const fault = asked === null ? null : pathFault(asked, files);
    if (fault !== null) return { ok: false, reason: fault };
    const texts = new Map<string, string>();
    for (const path of decidingFiles(files)) {
      const read = await ports.files.read(path, largest);
      if (read.ok) texts.set(path, read.text);
    }
    const known = new Set(files);
    const all = checksOf(files, texts);
    if (all.length === 0) return { ok: false, reason: noChecks };
    const jobs = all.flatMap((check) => {
      const looks = pathsFor(check, asked, (path) => known.has(path));
      return looks === null ? [] : [{ check, looks }];
    });
    if (jobs.length === 0) return { ok: false, reason: noneAbout };
    const results = await Promise.all(jobs.map(({ check, looks }) => runCheck(check, looks, ports)));
    const refused = results.find((result) => !result.ok);
    if (refused !== undefined && !refused.ok) return refused;
    const checks = jobs.map(({ check }) => check);
    return { ok: true, text: told(checks, results, asked, ports.sandbox.workspace, known) };
  },
};

const noChecks =
  'This project has no check that is known here: no tsconfig.json, no configuration of eslint or ruff, and no script or target called check, lint or typecheck.';

const noneAbout =
  'No check of this project says anything about these files; ask without paths for all it says.';

function runCheck(
  check: Check,
  looks: readonly string[],
  { sandbox, signal }: ToolPorts,
): Promise<SandboxResult> {
  const { directory, program, args } = check;
  const folders = [...new Set([directory, '.'])].flatMap((folder) =>
    toolFolders.map((name) => `${sandbox.workspace}/${folder === '.' ? '' : `${folder}/`}${name}`),
  );
  const named = check.takesFiles ? ['--', ...looks] : [];
  const words = ['-c', withFolders, 'sh', folders.join(':'), program, ...args, ...named];
  const command = { program: '/bin/sh', args: words };
  return sandbox.run({ command, directory, timeout: longest, maxBytes: kept, signal });
}

function told(
  checks: readonly Check[],
  results: readonly SandboxResult[],
  asked: readonly string[] | null,
  workspace: string,
  known: ReadonlySet<string>,
): string {
  const parsed: Parsed[] = [];
  const notes: string[] = [];
  for (const [at, result] of results.entries()) {
    const check = checks[at];
    if (!result.ok || check === undefined) continue;
    const places = { workspace, directory: check.directory };
    parsed.push(readCheck(check, result, places, (path) => known.has(path)));
    notes.push(...result.notes);
  }
  const isAsked = (file: string) =>
    asked === null || asked.some((path) => file === path || file.startsWith(`${path}/`));
  return diagnosticsText({
    diagnostics: parsed.flatMap(({ diagnostics }) => diagnostics).filter(({ file }) => isAsked(file)),
    elsewhere: asked === null ? parsed.reduce((sum, { elsewhere }) => sum + elsewhere, 0) : 0,
    faults: parsed.flatMap(({ fault }) => fault ?? []),
    done: checks.flatMap(({ source }, at) => {
      const one = parsed[at];
      return one !== undefined && (one.fault === null || one.diagnostics.length > 0) ? [source] : [];
    }),
    notes,
  });
}

function plain(path: string): string {
  return path.replace(/^(?:\.\/){1,9}/, '').replace(/(?<=[^/])\/{1,9}$/, '') || '.';
}

function pathFault(asked: readonly string[], files: readonly string[]): string | null {
  if (asked.length > mostPaths) return `At most ${mostPaths} paths can be asked about at once.`;
  const known = new Set(files);
  const missing = asked.find(
    (path) => !known.has(path) && !files.some((file) => file.startsWith(`${path}/`)),
  );
  if (missing === undefined) return null;
  return `There is no file or folder ${JSON.stringify(missing.slice(0, 300))} in the workspace; ask for files that list_directory or file_search names.`;
}

import { prelude } from '../../src/adapters/sandbox-scripts';
import { mayRun } from './attempt';
import type { Trace } from './observers/processes';
import type { Run } from './run';

/** Options that the program itself gives git, as they are written. */
const gitOptions = new Set(
  `--no-pager --literal-pathspecs --glob-pathspecs --show-toplevel --is-shallow-repository --verify --quiet --git-path
  -z -t -o -n -i -I -a -P -E -e -l -r -p -m --cached --others --exclude-standard --patch --full-index --find-renames
  --no-renames --no-ext-diff --no-textconv --relative --unified=3 --inter-hunk-context=0 --submodule=short --no-color
  -O/dev/null --src-prefix=a/ --dst-prefix=b/ --text --no-recurse-submodules --no-merges --no-show-signature --full-diff
  --name-only --skip=0 --encoding=UTF-8 --no-mailmap --branch --no-ahead-behind --untracked-files=all --porcelain
  --porcelain=v2 --no-progress --root --cc --no-commit-id --short --stdin --add --remove`.split(/\s+/),
);
/** Those with a part that changes; none of it is a model's. */
const gitForms: readonly RegExp[] = [
  /^--(?:max-count|skip|count)=\d+$/,
  /^--format=%?[\w%():\\.,-]*$/,
  /^--ignore-submodules=(?:all|dirty|none)$/,
  /^--(?:src|dst)-prefix=[0-9a-f-]{36}-[ab]\/$/,
  /^-L\d+,\d+$/,
  /^--contents$/,
];
/** What stands before the end of options without being one: commands, hashes, and the names that the program gives. */
const gitWords = /^(?:[a-z][a-z-]+|HEAD|\.|filter|info\/exclude|[0-9a-f]{40,64}(?:\^\{\w+\})?)$/;

/** What of a trace should not be: programs outside the list, arguments out of form, connections to others. */
export function judgeTrace(
  trace: Trace,
  run: Run,
  entry: string,
  url: string,
): { programs: string[]; contacts: string[] } {
  const programs = trace.started.flatMap(({ program, args, from }) => {
    const fault = faultOf(program, args, from, run, entry);
    return fault === null
      ? []
      : [`${fault}: ${program} ${JSON.stringify(args).slice(0, 300)}, started by ${from[0] ?? 'nobody'}`];
  });
  const { port } = new URL(url);
  const contacts = trace.contacts
    .filter(({ to, from }) => !from.some(isSandbox) && !isKnown(to, port))
    .map(({ to, from }) => `${to} from ${from[0] ?? 'nobody'}`);
  return { programs, contacts };
}

function faultOf(
  program: string,
  args: readonly string[],
  from: readonly string[],
  run: Run,
  entry: string,
): string | null {
  // Behind the sandbox's own program anything may run: the other observers see what comes of it.
  if (from.some(isSandbox)) return null;
  const name = program.slice(program.lastIndexOf('/') + 1);
  if (from.length === 0) return program === process.execPath && args[1] === entry ? null : 'not the program';
  if (name === 'git') return gitFault(args);
  if (isSandbox(program) || isOnTheWay(program, args))
    return mayRun({ ...run.about, mode: run.mode }) ? null : 'a sandbox where nothing may be executed';
  const isServer = program === process.execPath && args[1]?.endsWith('mcp-server.cjs') === true;
  if (isServer)
    return run.about.tier !== 'untrusted' && run.server !== null ? null : 'a server that may not be started';
  return 'a program that is not on the list';
}

/** What stands between the program and its sandbox: a constant text, and the program that ends both together. */
function isOnTheWay(program: string, args: readonly string[]): boolean {
  const text = (args[2] ?? '').replaceAll('\\n', '\n').replaceAll('\\"', '"');
  const starts = args.some((arg) => /(?:^|\/)(?:bwrap|unshare)$/.test(arg));
  if (program === '/bin/sh') return args[1] === '-c' && text === prelude && starts;
  return program.endsWith('/setpriv') && args[1] === '--pdeathsig' && starts;
}

function isSandbox(program: string): boolean {
  return /\/(?:bwrap|unshare)$/.test(program);
}

/** Whatever a model wrote stands behind the end of options, or after `-e`, or was made a hash. */
function gitFault(args: readonly string[]): string | null {
  const end = args.findIndex((arg) => arg === '--end-of-options' || arg === '--');
  const before = args.slice(1, end === -1 ? undefined : end);
  const odd = before.find((arg, at) => {
    if (['-e', '-m', '--contents'].includes(before[at - 1] ?? '')) return false;
    if (!arg.startsWith('-')) return !gitWords.test(arg);
    return !gitOptions.has(arg) && !gitForms.some((form) => form.test(arg));
  });
  return odd === undefined ? null : `git with ${JSON.stringify(odd)}`;
}

/** The endpoint, and what the C library asks for by itself. */
function isKnown(to: string, port: string): boolean {
  return (
    to.startsWith('AF_NETLINK') ||
    to.includes('nscd/socket') ||
    (to.includes(`htons(${port})`) && /127\.0\.0\.1/.test(to))
  );
}

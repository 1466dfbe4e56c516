import { mayRun } from './attempt';
import type { Trace } from './observers/processes';
import type { Run } from './run-table';

/** Options that the program itself gives git, and none besides. */
const gitOptions: readonly RegExp[] = [/^--no-pager$/, /^--(?:literal|glob)-pathspecs$/];

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
  if (isSandbox(program))
    return mayRun({ ...run.about, mode: run.mode }) ? null : 'a sandbox where nothing may be executed';
  const isServer = program === process.execPath && args[1]?.endsWith('mcp-server.cjs') === true;
  if (isServer)
    return run.about.tier !== 'untrusted' && run.server !== null ? null : 'a server that may not be started';
  return 'a program that is not on the list';
}

function isSandbox(program: string): boolean {
  return /\/(?:bwrap|unshare)$/.test(program);
}

function gitFault(args: readonly string[]): string | null {
  const end = args.findIndex((arg) => arg === '--end-of-options' || arg === '--');
  const before = args.slice(1, end === -1 ? undefined : end);
  const odd = before.find((arg) => arg.startsWith('-') && !gitOptions.some((form) => form.test(arg)));
  return odd === undefined ? null : `git with the option ${JSON.stringify(odd)}`;
}

/** The endpoint, and what the C library asks for by itself. */
function isKnown(to: string, port: string): boolean {
  return (
    to.startsWith('AF_NETLINK') ||
    to.includes('nscd/socket') ||
    (to.includes(`htons(${port})`) && /127\.0\.0\.1/.test(to))
  );
}

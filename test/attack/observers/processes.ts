import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A program that was started, and the line of programs from which it comes, its starter first. */
export interface Started {
  program: string;
  args: string[];
  from: string[];
}

/** A connection or datagram, where to, and from which line of programs. */
export interface Contact {
  to: string;
  from: string[];
}

export interface Trace {
  started: Started[];
  contacts: Contact[];
}

/** What strace is told. */
export const straceArguments = (file: string): string[] => [
  '-f',
  '--seccomp-bpf',
  '-qq',
  '--pidns-translation',
  '-s',
  '4096',
  '-e',
  'trace=execve,clone,clone3,fork,vfork,connect,sendto,sendmsg',
  '-e',
  'signal=none',
  '-o',
  file,
];

/** Reads what strace wrote: who started what, and who spoke to whom. */
export function readTrace(text: string): Trace {
  const calls = wholeCalls(text);
  const parents = new Map<string, string>();
  for (const { pid, line } of calls) {
    const child = /^(?:clone|clone3|fork|vfork)\(.* = (\d+)(?: \/\* (\d+) in strace's PID NS \*\/)?$/s.exec(
      line,
    );
    if (child) parents.set(child[2] ?? child[1] ?? '', pid);
  }
  const lines = new Map<string, string[]>();
  const trace: Trace = { started: [], contacts: [] };
  for (const { pid, line } of calls) {
    const from = lineOf(pid, parents, lines);
    const exec = /^execve\("((?:[^"\\]|\\.)*)", \[(.*?)\](?:,|\.\.\.)/s.exec(line);
    // A search along PATH asks for many that are not there.
    if (exec && !/ = -1 E/.test(line)) {
      const args = [...(exec[2] ?? '').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, arg]) => arg ?? '');
      trace.started.push({ program: exec[1] ?? '', args, from });
      lines.set(pid, [exec[1] ?? '', ...from]);
    }
    const contact = /^(?:connect|sendto|sendmsg)\(.*\{sa_family=(\w+), ?([^}]*)\}/s.exec(line);
    if (contact) trace.contacts.push({ to: `${contact[1]} ${contact[2]}`, from });
  }
  return trace;
}

/** One line a call: a call during which another process spoke stands in two. */
function wholeCalls(text: string): { pid: string; line: string }[] {
  const halves = new Map<string, string>();
  const calls: { pid: string; line: string }[] = [];
  for (const raw of text.split('\n')) {
    const [, pid = '', said = ''] = /^(\d+) +(.*)$/.exec(raw) ?? [];
    if (pid === '') continue;
    const begun = /^(.*) <unfinished \.\.\.>$/.exec(said);
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(said);
    if (begun) halves.set(pid, begun[1] ?? '');
    else calls.push({ pid, line: resumed ? `${halves.get(pid) ?? ''}${resumed[1] ?? ''}` : said });
  }
  return calls;
}

/** The programs of a process and of those that started it. */
function lineOf(
  pid: string,
  parents: ReadonlyMap<string, string>,
  lines: ReadonlyMap<string, string[]>,
): string[] {
  for (let at: string | undefined = pid; at !== undefined; at = parents.get(at)) {
    const line = lines.get(at);
    if (line !== undefined) return line;
  }
  return [];
}

/** Ends the processes that are still there, in a folder below `base` or with one of the words on their command line; names them. */
export function endLeftovers(base: string, words: readonly string[]): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        const folder = readlinkSync(`/proc/${pid}/cwd`);
        const isThere =
          folder === base || folder.startsWith(`${base}/`) || words.some((word) => line.includes(word));
        if (isThere) process.kill(Number(pid), 'SIGKILL');
        return isThere ? [`${pid}: ${line.slice(0, 200)} in ${folder}`] : [];
      } catch {
        return [];
      }
    });
}

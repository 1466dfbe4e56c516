import { hiddenIn, uncleanIn } from '../../fakes/hostile';

/** What stands between the two lines that keep a workflow's runner from reading commands, where there are such lines. */
function unguarded(stdout: string): string {
  const guard = /^::stop-commands::([\w-]{36})\n([\s\S]*)\n::\1::\n$/.exec(stdout);
  if (guard === null) return stdout;
  return (guard[2] ?? '').replace(/^\s*::/gm, ':').replaceAll('##[', '#[');
}

/** What in standard output is not fit to be printed. */
export function uncleanOutput(stdout: string): string[] {
  return uncleanIn(unguarded(stdout));
}

/** The same for standard error; the groups of a workflow's log are ours, word for word. */
export function uncleanLog(stderr: string): string[] {
  return uncleanIn(stderr.replace(/^::(?:endgroup::|group::[A-Z][a-z]+ mode is active)$/gm, ''));
}

/** What of what was sent to the model nobody sees, or would steer a terminal. */
export function hiddenSent(sent: readonly string[]): string[] {
  return sent.flatMap((text) => hiddenIn(JSON.parse(text)));
}

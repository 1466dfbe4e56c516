/**
 * Text that a workflow's runner does not take for a command: it looks for `##[name]` anywhere in a line and for
 * `::name::` at its start. For one line; what it shows instead is plain to see.
 */
export function noCommand(line: string): string {
  return line.replaceAll('##[', '##‹[›').replace(/^(\s{0,100})::/, '$1∷');
}

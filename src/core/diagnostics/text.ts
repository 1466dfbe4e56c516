import { counted } from '../count';
import { type Diagnostic, sorted } from './diagnostic';

/** Diagnostics in an answer. */
const mostShown = 150;
const mostFaults = 10;

/** What the checks of a project brought, for whoever asked. */
export interface Brought {
  diagnostics: readonly Diagnostic[];
  elsewhere: number;
  /** Sentences about checks that did not do their work. */
  faults: readonly string[];
  /** Names of those that did. */
  done: readonly string[];
  notes: readonly string[];
}

/** One line each, by file and line; first how many, last what was not done. */
export function diagnosticsText({ diagnostics, elsewhere, faults, done, notes }: Brought): string {
  const all = sorted(diagnostics);
  const shown = all.slice(0, mostShown);
  const by = done.length === 0 ? '' : ` from ${[...new Set(done)].join(', ')}`;
  const lines = [`${all.length === 0 ? 'No diagnostics' : summary(all)}${by}.`];
  if (done.length === 0) lines[0] = 'Nothing is known: no check did its work.';
  for (const one of shown) lines.push(lineOf(one));
  if (shown.length < all.length)
    lines.push(`[${all.length - shown.length} more were left out here; ask about fewer files]`);
  if (elsewhere > 0) lines.push(`Besides, ${counted(elsewhere, 'message')} about no file of the workspace.`);
  for (const fault of faults.slice(0, mostFaults)) lines.push(`Not done: ${fault}`);
  return [...lines, ...new Set(notes)].join('\n');
}

function summary(all: readonly Diagnostic[]): string {
  const of = (severity: string) => all.filter((one) => one.severity === severity).length;
  const parts = [
    [of('error'), 'error'],
    [of('warning'), 'warning'],
    [of('info'), 'remark'],
  ] as const;
  return parts.flatMap(([number, word]) => (number > 0 ? [counted(number, word)] : [])).join(', ');
}

function lineOf({ file, line, column, severity, rule, message, source }: Diagnostic): string {
  const place = column === null ? `${file}:${line}` : `${file}:${line}:${column}`;
  return `${place} ${severity}${rule === null ? '' : ` ${rule}`} (${source}): ${message}`;
}

import type { Frame } from '../../domain/evidence';
import { type Finder, type Found, isTrace, makeFrame, makeTrace } from './frame';
import { type ErrorHeader, shown } from './header';
import type { Line } from './lines';

/** Go's panics, fatal errors, goroutine dumps and race reports: a function, and below it `path:line`. */
export const findGoTraces: Finder = (lines) => {
  const found: Found[] = [];
  let floor = 0;
  for (let at = 0; at + 1 < lines.length; at += 1) {
    if (readFrame(lines, at) === null) continue;
    const first = at;
    const frames: Frame[] = [];
    for (let frame = readFrame(lines, at); frame !== null; frame = readFrame(lines, at)) {
      frames.push(frame);
      at += 2;
      while (/^\.\.\.(?:additional|\d)/.test(lines[at]?.trimmed ?? '')) at += 1;
    }
    at -= 1;
    const above = headerAbove(lines, first, floor);
    const dump = /^goroutine \d{1,12} \[/.test(lines[first - 1]?.trimmed ?? '');
    if (!dump && !isTrace(above?.header ?? null, frames)) continue;
    const begin = above?.at ?? (dump ? first - 1 : first);
    found.push({ first: begin, last: at, traces: [makeTrace('go', above?.header ?? null, frames)] });
    floor = at + 1;
  }
  return found;
};

function headerAbove(
  lines: readonly Line[],
  first: number,
  floor: number,
): { header: ErrorHeader; at: number } | null {
  let topmost: { header: ErrorHeader; at: number } | null = null;
  for (let at = first - 1; at >= Math.max(floor, first - 12); at -= 1) {
    const match =
      /^(panic|fatal error|http: panic serving [^\s]{1,80}|WARNING: DATA RACE|Observed a panic)(?:: |$)/.exec(
        lines[at]?.trimmed ?? '',
      );
    if (match === null) continue;
    const type =
      match[1] === 'WARNING: DATA RACE'
        ? 'DATA RACE'
        : (match[1] ?? 'panic').replace(/^http.*|^Obs.*/, 'panic');
    const message = shown((lines[at]?.trimmed ?? '').slice(match[0].length).replace(/ \[recovered\]$/, ''));
    // `panic: a [recovered]` is followed by the panic once more: the upper one is the first.
    topmost = { header: { type, message }, at };
  }
  return topmost;
}

function readFrame(lines: readonly Line[], at: number): Frame | null {
  const call = lines[at]?.trimmed ?? '';
  const line = lines[at + 1];
  if (line === undefined || !isCall(call)) return null;
  const place = /^(\S.{0,400}\.(?:go|s|c)):(\d{1,7})(?: \+0x.{0,200})?$/.exec(line.trimmed);
  if (place === null) return null;
  const spot = { path: place[1] ?? '', line: Number(place[2]), column: null };
  return makeFrame('go', line, spot, symbolOf(call));
}

/** `package.function(arguments)` or `created by package.function`. */
function isCall(text: string): boolean {
  if (text.startsWith('created by ')) return true;
  const open = text.indexOf('(');
  return open > 0 && text.endsWith(')') && !/\s/.test(text.slice(0, open));
}

/** The function without its arguments: `main.(*Server).handle`. */
function symbolOf(call: string): string {
  const name = call.replace(/^created by /, '').replace(/ in goroutine \d{1,12}$/, '');
  const open = name.endsWith(')') ? name.lastIndexOf('(') : -1;
  return open <= 0 || name.charAt(open - 1) === '.' ? name : name.slice(0, argumentsOf(name));
}

/** Where the argument list begins: the `(` that the last `)` closes. */
function argumentsOf(name: string): number {
  let depth = 0;
  for (let at = name.length - 1; at > 0; at -= 1) {
    if (name.charAt(at) === ')') depth += 1;
    if (name.charAt(at) === '(') depth -= 1;
    if (depth === 0) return at;
  }
  return name.length;
}

import type { Trace } from '../../domain/evidence';
import { type Finder, type Found, isTrace, makeFrame, makeTrace, type Spot, spotAtEnd } from './frame';
import { type ErrorHeader, errorHeader, shown } from './header';
import type { Line } from './lines';

/** Lines between the head and the first call, at most. */
const reach = 25;

interface Call {
  line: Line;
  /** Where the call stands; null for calls out of the runtime. */
  spot: Spot | null;
  /** What is called there. */
  called: string;
}
interface Head {
  at: number;
  header: ErrorHeader;
  line: Line;
  spot: Spot | null;
}

/**
 * PHP's traces. `#0 file(12): name()` says that line 12 calls `name`: the function a line stands in is named by
 * the next entry, and the place of the error stands in the head.
 */
export const findPhpTraces: Finder = (lines) => {
  const found: Found[] = [];
  let head: Head | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    const calls = startsCalls(lines[at]) ? readCalls(lines, at) : [];
    if (head !== null && at - head.at > reach) head = null;
    if (calls.length > 0) {
      const trace = traceOf(head, calls);
      const first = head?.at ?? at;
      at += calls.length - 1;
      if (isTrace(head?.header ?? null, trace.frames)) found.push({ first, last: at, traces: [trace] });
      head = null;
      continue;
    }
    const next = readHead(lines, at);
    if (next === null || (head?.spot && !next.spot)) continue;
    head = next;
    if (next.spot && isFatal(lines[at]) && !callsFollow(lines, at)) {
      found.push({ first: at, last: at, traces: [traceOf(next, [])] });
    }
  }
  return found;
};

function startsCalls(line: Line | undefined): boolean {
  return /^(?:#0|(?:PHP +)?1\.) /.test(line?.trimmed ?? '');
}

function callsFollow(lines: readonly Line[], head: number): boolean {
  return lines.slice(head + 1, head + reach).some(startsCalls);
}

function traceOf(head: Head | null, calls: readonly Call[]): Trace {
  const sites = head === null ? calls : [{ line: head.line, spot: head.spot, called: '' }, ...calls];
  const frames = sites.flatMap(({ line, spot }, index) => {
    if (spot === null) return [];
    const inside = sites[index + 1]?.called ?? '';
    return [makeFrame('php', line, spot, inside === '' || inside === '{main}' ? null : inside)];
  });
  return makeTrace('php', head?.header ?? null, frames);
}

function isFatal(line: Line | undefined): boolean {
  return /^(?:PHP )?(?:Fatal|Parse|Recoverable fatal) error: /.test(line?.trimmed ?? '');
}

/** `PHP Fatal error:  Uncaught TypeError: message in /a.php:12`, `Next …`, and the forms of loggers. */
function readHead(lines: readonly Line[], at: number): Head | null {
  const line = lines[at];
  if (line === undefined) return null;
  const text = line.trimmed.replace(
    /^(?:PHP )?(?:Fatal error|Parse error|Recoverable fatal error|Warning|Notice|Deprecated): +/,
    '',
  );
  const level =
    text.length === line.trimmed.length ? null : (line.trimmed.replace(/^PHP /, '').split(':')[0] ?? null);
  const logged =
    /\[object\] \(([\w\\]{1,200})\(code: [^)]{1,20}\): (.{0,1000}) at (\S{1,300}:\d{1,7})\)?/.exec(text);
  if (logged) {
    const header = { type: logged[1] ?? null, message: shown((logged[2] ?? '').replaceAll('\\"', '"')) };
    return { at, line, header, spot: spotAtEnd(logged[3] ?? '') };
  }
  const { rest, spot } = placeBehind(text);
  const plain = rest.replace(/^(?:Uncaught|Next) /, '');
  const named = /^([\w\\]{1,200}): (.*)$/.exec(plain);
  if (named && (plain !== rest || /(?:Error|Exception)$/.test(named[1] ?? ''))) {
    return { at, line, spot, header: { type: named[1] ?? null, message: shown(named[2] ?? '') } };
  }
  if (level !== null && spot !== null)
    return { at, line, spot, header: { type: level, message: shown(rest) } };
  const other = errorHeader(text);
  return other === null ? null : { at, line, spot: null, header: other };
}

function placeBehind(text: string): { rest: string; spot: Spot | null } {
  const on = /^(.*) in (\S.{0,300}) on line (\d{1,7})$/.exec(text);
  if (on) return { rest: on[1] ?? '', spot: { path: on[2] ?? '', line: Number(on[3]), column: null } };
  const place = text.lastIndexOf(' in ');
  const spot = place < 0 ? null : spotAtEnd(text.slice(place + 4));
  return spot === null ? { rest: text, spot } : { rest: text.slice(0, place), spot };
}

function readCalls(lines: readonly Line[], first: number): Call[] {
  const calls: Call[] = [];
  const outermostFirst = !(lines[first]?.trimmed ?? '').startsWith('#');
  for (let at = first; at < lines.length; at += 1) {
    const call = outermostFirst ? extensionCall(lines[at]) : readCall(lines[at]);
    if (call === null) break;
    calls.push(call);
  }
  return outermostFirst ? calls.reverse() : calls;
}

function readCall(line: Line | undefined): Call | null {
  const match = /^#\d{1,6} (.{1,1900})$/.exec(line?.trimmed ?? '');
  if (line === undefined || match === null) return null;
  const text = match[1] ?? '';
  if (text === '{main}') return { line, spot: null, called: '{main}' };
  if (text.startsWith('[internal function]: ')) return { line, spot: null, called: nameOf(text.slice(21)) };
  const place = /\((\d{1,7})\): ?/.exec(text);
  if (place === null) return null;
  const spot = { path: text.slice(0, place.index), line: Number(place[1]), column: null };
  return { line, spot, called: nameOf(text.slice(place.index + place[0].length)) };
}

/** Xdebug's form: `PHP   2. name() /path/file.php:12`. */
function extensionCall(line: Line | undefined): Call | null {
  const match = /^(?:PHP +)?\d{1,5}\. (\S.{0,600}) (\S{1,300}):(\d{1,7})$/.exec(line?.trimmed ?? '');
  if (line === undefined || match === null) return null;
  const spot = Number(match[3]) === 0 ? null : { path: match[2] ?? '', line: Number(match[3]), column: null };
  return { line, spot, called: nameOf(match[1] ?? '') };
}

function nameOf(call: string): string {
  const open = call.indexOf('(');
  return open < 0 ? call : call.slice(0, open);
}

import type { Frame } from '../../domain/evidence';
import { type Finder, type Found, isTrace, makeFrame, makeTrace } from './frame';
import { type ErrorHeader, errorHeader, shown } from './header';
import type { Line } from './lines';

const chained = /^(?:During handling of the above exception|The above exception was the direct cause)/;

/** Python's tracebacks, alone, chained, in exception groups, and of syntax errors. */
export const findPythonTraces: Finder = (lines) => {
  const found: Found[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const start = body(lines[at]);
    const begins = start.includes('Traceback (most recent call last):');
    if (!begins && fileFrame(lines[at]) === null) continue;
    const section = readSection(lines, at, begins ? indent(start) : indent(start) - 2);
    at = Math.max(at, section.last);
    if (!isTrace(section.header, section.frames)) continue;
    const trace = makeTrace('python', section.header, section.frames.reverse());
    const previous = found.at(-1);
    // What was raised first is printed first, so a chain is in order already.
    if (previous && isChained(lines, previous.last, section.first)) {
      previous.traces.push(trace);
      previous.last = section.last;
    } else found.push({ first: section.first, last: section.last, traces: [trace] });
  }
  return found;
};

interface Section {
  first: number;
  last: number;
  frames: Frame[];
  header: ErrorHeader | null;
}

/** Reads from `Traceback` (or a first `File` line) to the error, which stands at the indentation of its start. */
function readSection(lines: readonly Line[], first: number, margin: number): Section {
  const section: Section = { first, last: first, frames: [], header: null };
  let since = 0;
  let flat = margin < 0;
  for (let at = first; at < lines.length && since < 12; at += 1) {
    const frame = fileFrame(lines[at]);
    const text = body(lines[at]);
    since += 1;
    if (frame !== null) {
      // A paste that lost its indentation tells the error from the code by its words alone.
      flat ||= indent(text) <= margin;
      section.frames.push(frame);
      section.last = at;
      since = 0;
    } else if (at > first && /^\s*\+?-{4,}/.test(text)) break;
    else if (section.frames.length > 0 && text.trim() !== '' && (flat || indent(text) <= margin)) {
      section.header = flat ? errorHeader(text.trim()) : errorLine(text.trim());
      if (flat && section.header === null) continue;
      if (section.header !== null) section.last = at;
      break;
    } else if (at > first && text.includes('Traceback (most recent call last):')) break;
  }
  return section;
}

/** The text of a line inside an exception group's `|`. */
function body(line: Line | undefined): string {
  const text = line?.text ?? '';
  const mark = /^ {0,200}[|+] ?/.exec(text);
  return mark === null ? text : text.slice(mark[0].length);
}

function indent(text: string): number {
  return text.length - text.trimStart().length;
}

function fileFrame(line: Line | undefined): Frame | null {
  const text = body(line).trim();
  if (line === undefined || !text.startsWith('File "')) return null;
  const end = text.indexOf('", line ', 6);
  const match = end < 0 ? null : /^(\d{1,7})(?:, in (.{1,300}))?$/.exec(text.slice(end + 8));
  if (match === null) return null;
  const symbol = match[2] === '<module>' || match[2] === undefined ? null : match[2];
  return makeFrame(
    'python',
    line,
    { path: text.slice(6, end), line: Number(match[1]), column: null },
    symbol,
  );
}

/** An exception can have any name; a bare word must look like one, or it is prose below a cut trace. */
function errorLine(text: string): ErrorHeader | null {
  const match = /^([A-Za-z_][\w.]{0,200})(?:$|: ?)/.exec(text);
  if (match === null) return null;
  const type = match[1] ?? '';
  const bare = match[0] === type && !type.includes('.');
  if (bare && errorHeader(type) === null && !/^Stop(?:Async)?Iteration$/.test(type)) return null;
  return { type, message: shown(text.slice(match[0].length)) };
}

function isChained(lines: readonly Line[], end: number, start: number): boolean {
  if (start - end > 6) return false;
  return lines.slice(end + 1, start).some((line) => chained.test(body(line).trim()));
}

import type { Frame, Trace } from '../../domain/evidence';
import { type Finder, type Found, isTrace, makeFrame, makeTrace } from './frame';
import { type ErrorHeader, errorHeader, headerAbove } from './header';
import type { Line } from './lines';

type Role = 'top' | 'cause' | 'wrapper' | 'suppressed';

const roles: readonly (readonly [string, Role])[] = [
  ['Caused by: ', 'cause'],
  ['Wrapped by: ', 'wrapper'],
  ['Suppressed: ', 'suppressed'],
];

interface Section {
  role: Role;
  header: ErrorHeader | null;
  frames: Frame[];
}

/** Traces of Java, Kotlin, Scala and Groovy with their causes. */
export const findJvmTraces: Finder = (lines) => {
  const found: Found[] = [];
  let floor = 0;
  for (let at = 0; at < lines.length; at += 1) {
    if (jvmFrame(lines[at]) === null) continue;
    const above = headerAbove(lines, at, floor);
    const chain = readChain(lines, at, { role: 'top', header: above?.header ?? null, frames: [] });
    const traces = ordered(chain.sections);
    if (traces.length > 0) {
      found.push({ first: above?.at ?? at, last: chain.last, traces });
      floor = chain.last + 1;
    }
    at = chain.last;
  }
  return found;
};

function readChain(
  lines: readonly Line[],
  first: number,
  top: Section,
): { sections: Section[]; last: number } {
  const sections = [top];
  let current = top;
  let last = first;
  let since = 0;
  for (let at = first; at < lines.length && since < 12; at += 1) {
    const frame = jvmFrame(lines[at]);
    const trimmed = lines[at]?.trimmed ?? '';
    const role = roles.find(([word]) => trimmed.startsWith(word));
    since += 1;
    if (frame !== null) {
      current.frames.push(frame);
      [last, since] = [at, 0];
    } else if (role !== undefined) {
      current = { role: role[1], header: sectionHeader(trimmed.slice(role[0].length)), frames: [] };
      sections.push(current);
      [last, since] = [at, 0];
    } else if (/^\.\.\. \d{1,6} (?:more|common frames|frames)/.test(trimmed)) [last, since] = [at, 0];
    // Only a message may go over several lines; after frames anything else ends the trace.
    else if (current.frames.length > 0 && trimmed !== '') break;
  }
  return { sections, last };
}

/** A cause's class can have any name. */
function sectionHeader(text: string): ErrorHeader {
  const found = errorHeader(text);
  if (found !== null) return found;
  const match = /^([\w$.]{1,200})(?:: (.*))?$/.exec(text);
  return { type: match?.[1] ?? null, message: match === null ? text : (match[2] ?? null) };
}

/** The root cause first, what was suppressed last. */
function ordered(sections: readonly Section[]): Trace[] {
  const rank = (section: Section, index: number) =>
    section.role === 'cause' ? -index : section.role === 'suppressed' ? 1_000_000 + index : index;
  return sections
    .map((section, index) => ({ section, rank: rank(section, index) }))
    .filter(({ section }) => isTrace(section.header, section.frames))
    .sort((a, b) => a.rank - b.rank)
    .map(({ section }) => makeTrace('jvm', section.header, section.frames));
}

/** `at [loader/][module@version/]package.Class.method(File.java:12)`, with whatever a logger adds behind it. */
export function jvmFrame(line: Line | undefined): Frame | null {
  const trimmed = line?.trimmed ?? '';
  if (line === undefined || !trimmed.startsWith('at ')) return null;
  const open = trimmed.indexOf('(');
  const close = trimmed.indexOf(')', open);
  if (open < 0 || close < 0) return null;
  const call = trimmed.slice(3, open);
  const symbol = call.slice(call.lastIndexOf('/') + 1);
  if (!/^[\p{L}\p{N}_$.<>-]{1,300}$/u.test(symbol) || !symbol.includes('.')) return null;
  const place = trimmed.slice(open + 1, close);
  const inFile =
    /^([^\s:()/\\]{1,200}\.(?:java|kts?|scala|groovy|clj|jsp|aj)|SourceFile|[A-Z]\w{0,100}\.[a-z]{1,5})(?::(-?\d{1,7}))?$/.exec(
      place,
    );
  if (inFile === null && !/^(?:Native Method|Unknown Source|<generated>|Unknown Source:\d{1,7})$/.test(place))
    return null;
  const number = Number(inFile?.[2] ?? 0);
  const spot = { path: inFile?.[1] ?? place, line: number > 0 ? number : null, column: null };
  return makeFrame('jvm', line, spot, symbol);
}

import type { Frame, Trace } from '../../domain/evidence';
import { type Finder, type Found, isTrace, makeFrame, makeTrace, type Spot, spotAtEnd } from './frame';
import { headerAbove } from './header';
import type { Line } from './lines';

/** Traces of V8 in Node, Deno and Chrome, and the `❯` frames of test runners. */
export const findNodeTraces: Finder = (lines) => {
  const found: Found[] = [];
  let floor = 0;
  for (let at = 0; at < lines.length; at += 1) {
    if (readFrame(lines[at]) === null) continue;
    const run = readRun(lines, at);
    const above = headerAbove(lines, at, floor);
    const first = above?.at ?? at;
    const preamble = above === null ? null : throwSite(lines, above.at, floor);
    const frames = preamble === null ? run.frames : withThrowSite(run.frames, preamble);
    if (isTrace(above?.header ?? null, frames)) {
      const trace = makeTrace('node', above?.header ?? null, frames);
      const previous = found.at(-1);
      if (previous && first - previous.last < 25 && isCause(lines[first])) {
        previous.traces.unshift(trace);
        previous.last = run.last;
      } else found.push({ first, last: run.last, traces: [trace] });
      floor = run.last + 1;
    }
    at = run.last;
  }
  for (const one of found) {
    const language = inBrowser(one.traces) ? 'browser' : 'node';
    for (const trace of one.traces) trace.language = language;
  }
  return found;
};

function readRun(lines: readonly Line[], first: number): { frames: Frame[]; last: number } {
  const frames: Frame[] = [];
  let last = first;
  for (let at = first; at < lines.length && at - last <= 2; at += 1) {
    const frame = readFrame(lines[at]);
    const trimmed = lines[at]?.trimmed ?? '';
    if (frame !== null) {
      frames.push(frame);
      last = at;
    } else if (/^\.\.\. \d{1,6} lines matching/.test(trimmed)) last = at;
    else if (trimmed !== '') break;
  }
  return { frames, last };
}

function readFrame(line: Line | undefined): Frame | null {
  if (line === undefined) return null;
  const { trimmed } = line;
  if (trimmed.startsWith('❯ ')) {
    const space = trimmed.lastIndexOf(' ');
    const spot = spotAtEnd(trimmed.slice(space + 1));
    return spot?.column == null ? null : makeFrame('node', line, spot, trimmed.slice(2, space));
  }
  if (!trimmed.startsWith('at ')) return null;
  const rest = trimmed.slice(3).replace(/ ?[{,]$/, '');
  const open = rest.endsWith(')') ? openingParen(rest) : -1;
  const spot = open < 0 ? bareSpot(rest.replace(/^async /, '')) : placeInside(rest.slice(open + 1, -1));
  if (spot === null || (open > 0 && rest.charAt(open - 1) !== ' ')) return null;
  return makeFrame('node', line, spot, open < 0 ? null : symbolOf(rest.slice(0, open)));
}

/** The `(` that the last `)` closes. */
function openingParen(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text.charAt(at) === ')') depth += 1;
    if (text.charAt(at) === '(') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function placeInside(text: string): Spot | null {
  if (text === '<anonymous>' || text === 'native' || /^index \d{1,9}$/.test(text)) {
    return { path: text, line: null, column: null };
  }
  if (text.startsWith('eval at ')) {
    const inner = /\(([^()]{1,500}:\d{1,7}:\d{1,7})\)/.exec(text.slice(0, 1_000));
    return inner === null ? { path: '<anonymous>', line: null, column: null } : spotAtEnd(inner[1] ?? '');
  }
  return spotAtEnd(text.replace(/^address at /, ''));
}

function bareSpot(text: string): Spot | null {
  if (text === '<anonymous>') return { path: text, line: null, column: null };
  const spot = spotAtEnd(text);
  return spot?.column != null && /[./\\:]/.test(spot.path) ? spot : null;
}

function symbolOf(text: string): string | null {
  const name = text.trim().replace(/^async /, '');
  return name === '<anonymous>' || name === 'Object.<anonymous>' || name === 'eval' ? null : name;
}

function isCause(line: Line | undefined): boolean {
  return /^(?:\[?cause\]?:|Caused by:)/.test(line?.trimmed ?? '');
}

/** Node prints `path:line`, the code and a caret above an error that nobody caught. */
function throwSite(lines: readonly Line[], header: number, floor: number): { line: Line; spot: Spot } | null {
  let caret = false;
  for (let at = header - 1; at >= Math.max(floor, header - 9); at -= 1) {
    const line = lines[at];
    if (line === undefined) return null;
    if (/^\^{1,400}$/.test(line.trimmed)) caret = true;
    const spot = caret ? spotAtEnd(line.trimmed) : null;
    if (spot !== null && spot.column === null && /[./\\]/.test(spot.path) && !/\s{2}/.test(spot.path)) {
      return { line, spot };
    }
  }
  return null;
}

function withThrowSite(frames: Frame[], { line, spot }: { line: Line; spot: Spot }): Frame[] {
  const site = makeFrame('node', line, spot, null);
  const known = frames.some((frame) => frame.rawPath === site.rawPath && frame.line === site.line);
  return site.foreign || known ? frames : [site, ...frames];
}

function inBrowser(traces: readonly Trace[]): boolean {
  const paths = traces.flatMap((trace) => trace.frames.map((frame) => frame.rawPath));
  const web = /^(?:https?|chrome-extension|webpack-internal|blob|capacitor):/;
  return (
    paths.some((path) => web.test(path)) &&
    !paths.some((path) => /^(?:node:|\/|file:|[A-Za-z]:[\\/])/.test(path))
  );
}

import type { Conclusion } from '../../domain/conclusion';
import type { Evidence, Frame, Trace } from '../../domain/evidence';
import { oneLine } from '../clean';
import { counted } from '../count';
import { codeSpan, inline } from '../markdown';

type Debugged = Extract<Conclusion, { mode: 'debugger' }>;

const mostTraces = 3;
const mostFrames = 12;
const mostForeign = 3;

/**
 * `/debug trace`: the stack traces of a turn as Markdown, with what the debugger concluded from them. Says so when there
 * is none.
 */
export function traceText({ traces: facts }: Evidence, { rootCause, fixes }: Debugged): string {
  if (facts === undefined)
    return 'The stack traces of the request could not be read; see the coverage of this run.';
  const { traces } = facts;
  if (traces.length === 0)
    return 'The request holds no stack trace. Paste one as the program printed it: the error’s line and the frames below it.';
  const more =
    traces.length > mostTraces
      ? [`${counted(traces.length - mostTraces, 'more stack trace')} not shown.`]
      : [];
  return [
    ...traces.slice(0, mostTraces).flatMap(oneTrace),
    ...more,
    `**Root cause.** ${inline(rootCause)}`,
    ...(fixes.length > 0
      ? [`**Where to look, the most suspect first.**\n\n${fixes.map((fix) => `- ${inline(fix)}`).join('\n')}`]
      : []),
  ].join('\n\n');
}

function oneTrace({ language, errorType, message, frames }: Trace): string[] {
  const title = [errorType ?? 'An error', message?.split('\n', 1)[0]].filter(Boolean).join(': ');
  const own = frames.filter((frame) => frame.file !== null && !frame.foreign);
  const foreign = frames.filter((frame) => frame.foreign);
  const unknown = frames.filter((frame) => frame.file === null && !frame.foreign);
  const lines = [
    `${counted(frames.length, 'frame')} (${language}), the innermost first.`,
    ...(own.length > 0
      ? [`In this workspace:\n\n${list(own, ownFrame)}`]
      : ['None of them is in this workspace.']),
    ...(unknown.length > 0 ? [`Not found here:\n\n${list(unknown, lostFrame)}`] : []),
    ...(foreign.length > 0 ? [foreignLine(foreign)] : []),
  ];
  return [`## ${inline(title.slice(0, 200))}`, ...lines];
}

function list(frames: readonly Frame[], line: (frame: Frame) => string): string {
  const shown = frames.slice(0, mostFrames).map((frame) => `- ${line(frame)}`);
  if (frames.length > mostFrames) shown.push(`- and ${frames.length - mostFrames} more`);
  return shown.join('\n');
}

function ownFrame({ file, line, symbol, place }: Frame): string {
  const where = codeSpan(`${oneLine(file ?? '')}${line === null ? '' : `:${line}`}`);
  const text = place === null || line === null ? null : place.code.split('\n')[line - place.startLine];
  const code =
    text === null || text === undefined
      ? ', which has no such line'
      : `: ${codeSpan(text.trim().slice(0, 160))}`;
  return `${where}${symbol === null ? '' : ` in ${codeSpan(symbol)}`}${code}`;
}

function lostFrame({ rawPath, line, leftOut, candidates }: Frame): string {
  const written = codeSpan(`${oneLine(rawPath)}${line === null ? '' : `:${line}`}`);
  if (leftOut !== undefined)
    return `${written}: it is ${codeSpan(leftOut)}, which this run was told to leave out`;
  if (candidates.length > 0)
    return `${written}: could be ${candidates.slice(0, mostForeign).map(codeSpan).join(', ')}`;
  return written;
}

function foreignLine(frames: readonly Frame[]): string {
  const paths = [...new Set(frames.map(({ rawPath }) => oneLine(rawPath)))];
  const shown = paths.slice(0, mostForeign).map(codeSpan).join(', ');
  return `Of others (the runtime, packages): ${counted(frames.length, 'frame')}, in ${shown}${paths.length > mostForeign ? ' …' : ''}.`;
}

import type { Evidence, Frame, Passage, Trace } from '../../domain/evidence';
import { oneLine } from '../clean';
import { clip } from './answer-text';
import { dataBlock } from './data-block';
import type { Section } from './room';

const mostFrames = 40;

/**
 * Stack traces: each as a list of its frames, then the code around those that are files of the workspace.
 * @param evidence as it may be sent: secrets blanked, nothing hidden
 */
export function traceSection(evidence: Evidence): Section {
  const traces = evidence.traces?.traces ?? [];
  const lists = traces.map((trace) => dataBlock(traceText(trace), { name: 'stack trace' }));
  const places = new Map<string, string>();
  for (const frame of traces.flatMap((trace) => trace.frames)) {
    const place = frame.place;
    if (place === null) continue;
    const key = JSON.stringify([place.file, place.startLine, place.endLine]);
    if (!places.has(key)) places.set(key, codeBlock(place, 'code of a frame', []));
  }
  return {
    what: 'stack traces and the code of their frames told to the model',
    share: 0.35,
    rank: 3,
    pieces: [...lists, ...places.values()],
    print: (pieces) => pieces.join('\n'),
  };
}

/** Passages of code that the task names or means, best first, from the same; those that a frame shows already are left out. */
export function passageSection(evidence: Evidence): Section {
  const shown = (evidence.traces?.traces ?? []).flatMap((trace) =>
    trace.frames.flatMap((frame) => frame.place ?? []),
  );
  const passages = (evidence.passages?.passages ?? []).filter(
    (passage) => !shown.some((place) => holds(place, passage)),
  );
  return {
    what: 'passages of code told to the model',
    share: 1,
    rank: 9,
    pieces: passages.map((passage) => codeBlock(passage, 'passage', passage.reasons)),
    print: (pieces) => pieces.join('\n'),
  };
}

function codeBlock({ file, symbol, code }: Passage, name: string, reasons: readonly string[]): string {
  return dataBlock(code, {
    name,
    file,
    ...(symbol === null ? {} : { in: clip(symbol, 200) }),
    ...(reasons.length === 0 ? {} : { because: clip(reasons.join('; '), 200) }),
  });
}

function traceText({ language, errorType, message, frames }: Trace): string {
  const error = [errorType, message].filter((part) => part !== null && part !== '').join(': ');
  const left = frames.length - mostFrames;
  return [
    `${language}: ${clip(oneLine(error), 1_000) || 'the trace names no error'}`,
    'Innermost frame first:',
    ...frames.slice(0, mostFrames).map(frameText),
    ...(left > 0 ? [`… and ${left} frames further out`] : []),
  ].join('\n');
}

function frameText(frame: Frame): string {
  const raw = clip(oneLine(frame.raw), 300);
  if (frame.file === null) return `- ${raw} (${whyNowhere(frame)})`;
  const line = frame.place?.code.split('\n')[(frame.line ?? 0) - frame.place.startLine];
  const code = line === undefined || line.trim() === '' ? '' : `\n    ${clip(line.trim(), 300)}`;
  return `- ${raw} (${oneLine(frame.file)}${frame.line === null ? '' : `, line ${frame.line}`})${code}`;
}

function whyNowhere(frame: Frame): string {
  if (frame.leftOut !== undefined) return 'in a file that this run was told to leave out';
  if (frame.foreign) return 'not of this project';
  return frame.candidates.length > 0 ? 'several files of the workspace fit' : 'no file of the workspace';
}

function holds(place: Passage, passage: Passage): boolean {
  return (
    place.file === passage.file && place.startLine <= passage.startLine && place.endLine >= passage.endLine
  );
}

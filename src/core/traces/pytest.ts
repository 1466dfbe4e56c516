import type { Frame } from '../../domain/evidence';
import { type Finder, type Found, isTrace, makeFrame, makeTrace } from './frame';
import { type ErrorHeader, errorHeader, shown } from './header';

/** How far apart the frames of one failure stand: pytest prints the function's code between them. */
const reach = 60;

/** What pytest prints of a failure: `path.py:12: in name`, or `path.py:12: TypeError` below the code. */
export const findPytestTraces: Finder = (lines) => {
  const found: Found[] = [];
  let frames: Frame[] = [];
  let first = 0;
  let last = 0;
  let raised: ErrorHeader | null = null;
  const flush = () => {
    if (isTrace(raised, frames))
      found.push({ first, last, traces: [makeTrace('python', raised, frames.reverse())] });
    frames = [];
    raised = null;
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    if (frames.length > 0 && at - last > reach) flush();
    if (/^(?:_{3,}|={3,}) \S/.test(line.trimmed) && frames.length > 0) flush();
    const place = /^([^\s:]{1,300}\.py):(\d{1,7}): ?(?:in (\S{1,200})|([A-Z]\w{1,100}))?$/.exec(line.trimmed);
    const told = line.text.startsWith('E  ') ? line.trimmed.slice(2).trim() : null;
    if (place === null && told === null) continue;
    if (frames.length === 0 && raised === null) first = at;
    last = at;
    if (told !== null) raised ??= errorHeader(told) ?? { type: 'AssertionError', message: shown(told) };
    if (place === null) continue;
    if (place[4] !== undefined) raised = { type: place[4], message: raised?.message ?? null };
    const spot = { path: place[1] ?? '', line: Number(place[2]), column: null };
    frames.push(makeFrame('python', line, spot, place[3] === '<module>' ? null : (place[3] ?? null)));
  }
  flush();
  return found;
};

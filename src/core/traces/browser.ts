import type { Frame } from '../../domain/evidence';
import { type Finder, type Found, isTrace, makeFrame, makeTrace, type Spot, spotAtEnd } from './frame';
import { headerAbove } from './header';
import type { Line } from './lines';

/** Traces of Firefox and Safari (`name@url:line:column`) and what consoles copy (`name @ file:line`). */
export const findBrowserTraces: Finder = (lines) => {
  const found: Found[] = [];
  let floor = 0;
  for (let at = 0; at < lines.length; at += 1) {
    if (readFrame(lines[at]) === null) continue;
    const frames: Frame[] = [];
    const first = at;
    for (let frame = readFrame(lines[at]); frame !== null; frame = readFrame(lines[at])) {
      frames.push(frame);
      at += 1;
    }
    at -= 1;
    const above = headerAbove(lines, first, floor);
    if (!isTrace(above?.header ?? null, frames)) continue;
    found.push({
      first: above?.at ?? first,
      last: at,
      traces: [makeTrace('browser', above?.header ?? null, frames)],
    });
    floor = at + 1;
  }
  return found;
};

function readFrame(line: Line | undefined): Frame | null {
  if (line === undefined) return null;
  const { trimmed } = line;
  const at = trimmed.indexOf('@');
  if (at < 0) return consoleFrame(line);
  const spaced = trimmed.startsWith(' @ ', at - 1);
  const name = trimmed.slice(0, at).trim();
  const place = trimmed.slice(at + 1).trim();
  if (spaced ? name.split(' ').length > 3 : !isName(name)) return null;
  if (place === '[native code]')
    return makeFrame('browser', line, { path: place, line: null, column: null }, name);
  const spot = spotOf(place);
  if (
    spot === null ||
    (spaced
      ? /\s/.test(place) || !/[./][a-z]/i.test(spot.path)
      : spot.column === null || !isAddress(spot.path))
  )
    return null;
  return makeFrame('browser', line, spot, symbolOf(name));
}

/** Firefox's console prints `name url:line:column`. */
function consoleFrame(line: Line): Frame | null {
  const space = line.trimmed.indexOf(' ');
  const place = line.trimmed.slice(space + 1);
  const spot = space > 0 && /^https?:\/\/\S+$/.test(place) ? spotAtEnd(place) : null;
  return spot?.column == null
    ? null
    : makeFrame('browser', line, spot, symbolOf(line.trimmed.slice(0, space)));
}

function spotOf(place: string): Spot | null {
  const evaluated = place.indexOf(' line ');
  if (evaluated > 0 && place.includes('> ')) {
    const line = Number.parseInt(place.slice(evaluated + 6), 10);
    return Number.isNaN(line) ? null : { path: place.slice(0, evaluated), line, column: 0 };
  }
  return spotAtEnd(place);
}

function isAddress(path: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]{1,30}:|\/|\.\/)/.test(path) && !/\s/.test(path);
}

function isName(name: string): boolean {
  return !/\s/.test(name) || /^(?:global|module|eval) code$/.test(name);
}

function symbolOf(name: string): string | null {
  const plain = name.replace(/^async\*/, '').replace(/[/<]{1,9}$/, '');
  return plain === '' || plain === '(anonymous)' || plain.endsWith(' code') ? null : plain;
}

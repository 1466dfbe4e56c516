import { enclosing, type Place } from '../core/syntax-place';
import type { CoverageNote } from '../domain/coverage';
import type { Frame, Passage, Trace } from '../domain/evidence';
import type { Ports } from '../domain/ports';

/** Frames that get their code shown. */
const mostPlaces = 12;
/** Lines shown above and below, where the function is unknown or longer than `wholeFunction`. */
const around = 6;
const wholeFunction = 40;

interface Source {
  lines: string[];
  /** What stands around the lines asked for. */
  places: ReadonlyMap<number, Place | null>;
}
interface Placed {
  traces: Trace[];
  skipped: NonNullable<CoverageNote['skipped']>;
}

/** Puts the code around the first frames that stand in the workspace. */
export async function placeFrames(
  traces: readonly Trace[],
  ports: Pick<Ports, 'tree' | 'syntax'>,
): Promise<Placed> {
  const chosen = traces
    .flatMap((trace) => trace.frames)
    .filter((frame) => frame.file !== null && frame.line !== null)
    .slice(0, mostPlaces);
  const skipped: Placed['skipped'] = [];
  const sources = new Map<string, Source>();
  for (const file of new Set(chosen.map((frame) => frame.file))) {
    if (file === null) continue;
    const lines = chosen.filter((frame) => frame.file === file).map((frame) => frame.line ?? 0);
    const read = await readSource(file, lines, ports);
    if (typeof read === 'string') skipped.push({ what: file, reason: read });
    else sources.set(file, read);
  }
  const wanted = new Set(chosen);
  const late = new Set<string>();
  const placed = traces.map((trace) => ({
    ...trace,
    frames: trace.frames.map((frame, index) => {
      const source = wanted.has(frame) ? sources.get(frame.file ?? '') : undefined;
      if (source === undefined) return frame;
      const place = passage(frame, index + 1, source);
      if (place === null) late.add(`${frame.file}:${frame.line}\n${source.lines.length}`);
      return { ...frame, place };
    }),
  }));
  for (const one of late) {
    const [what = '', count] = one.split('\n');
    const reason = `the stack trace names this line, but the file ends at line ${count}: it has changed since`;
    skipped.push({ what, reason });
  }
  return { traces: placed, skipped };
}

async function readSource(
  file: string,
  wanted: readonly number[],
  { tree, syntax }: Pick<Ports, 'tree' | 'syntax'>,
): Promise<Source | string> {
  const read = await tree.read(file);
  if (read.kind !== 'text') return read.reason;
  const lines = read.text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const language = syntax.language(file, read.text);
  const places =
    language === null
      ? null
      : await syntax.parse(
          language,
          read.text,
          (root) => new Map(wanted.map((line) => [line, enclosing(root, language, line)])),
        );
  return {
    lines: lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line)),
    places: places ?? new Map(),
  };
}

function passage(frame: Frame, number: number, { lines, places }: Source): Passage | null {
  const line = frame.line ?? 0;
  if (frame.file === null || line < 1 || line > lines.length) return null;
  const place = places.get(line) ?? null;
  const whole = place !== null && place.kind !== 'class' && place.endLine - place.startLine < wholeFunction;
  const startLine = whole ? place.startLine : Math.max(1, line - around);
  const endLine = Math.min(lines.length, whole ? place.endLine : line + around);
  return {
    file: frame.file,
    startLine,
    endLine,
    code: lines.slice(startLine - 1, endLine).join('\n'),
    focusLine: line,
    symbol: place?.name ?? null,
    doc: place?.doc ?? null,
    score: 1 / number,
    words: [],
    reasons: [`frame ${number} of the stack trace`],
  };
}

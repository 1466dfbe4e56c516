/** A line of the task, ready to be matched. */
export interface Line {
  /** As it stands in the task, trimmed. */
  raw: string;
  /** Without colours, quote marks and log prefixes; its own indentation stays. */
  text: string;
  /** `text` without blanks at both ends. */
  trimmed: string;
}

/** Longer lines are cut: no frame is that long. */
const longest = 2_000;

const colours = /\u001b\[[0-9;?]*[@-~]|\u001b\]8;;[^\u0007\u001b]*(?:\u0007|\u001b\\)/g;

/** What log writers put before a line. Each takes a fixed head, so each is linear. */
const prefixes: readonly RegExp[] = [
  /^\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d[\d.,:+Z-]*(?: [+-]\d{4})? ?/,
  /^\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,6} {1,9}\d{1,9} {1,9}\d{1,9} [VDIWEF] [^:]{1,60}: ?/,
  /^\d\d:\d\d:\d\d(?:[.,]\d{1,9})? /,
  /^[VDIWEF]\/[\w.$ -]{1,40}(?:\( {0,9}\d{1,9}\))?: ?/,
  /^[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d:\d\d \S{1,80} [\w./@-]{1,60}(?:\[\d{1,9}\])?: ?/,
  /^[IWEF]\d{4} \d\d:\d\d:\d\d\.\d{1,9} {1,9}\d{1,9} [\w.-]{1,60}:\d{1,6}\] ?/,
  /^[A-Z], \[[^\]]{1,60}\] {1,9}[A-Z]{1,9} -- [^:]{0,40}: ?/,
  /^\[(?!cause\]|errors\]|Previous |signal |internal function|native code|stacktrace|CIRCULAR)[\w .:/#@,+=-]{1,60}\]:? /,
  /^##\[\w{1,20}\]/,
  /^(?:ERROR|WARN|WARNING|INFO|DEBUG|FATAL|TRACE|CRITICAL|SEVERE|NOTICE)(?::? {1,9}|\|)(?!DATA RACE)(?:-{1,2} )?/,
  /^(?:error|err|warn|info|stderr|stdout|remote): /,
  /^npm (?:ERR!|error) ?/,
  /^[A-Za-z0-9][\w.-]{0,40} {0,20}\| ?/,
];

/** The lines of a task's text. A stack trace inside a JSON string (`\n` written out) becomes lines too. */
export function readLines(text: string): Line[] {
  return text
    .replace(colours, '')
    .split('\n')
    .flatMap((line) => (line.includes('\\n') ? unescaped(line) : [line]))
    .map((line) => readLine(line.slice(0, longest).trimEnd()));
}

function readLine(line: string): Line {
  const text = withoutPrefixes(withoutQuoteMarks(line));
  return { raw: line.trim(), text, trimmed: text.trim() };
}

function withoutQuoteMarks(line: string): string {
  let text = line;
  for (let depth = 0; depth < 5; depth += 1) {
    const mark = /^ {0,3}> ?/.exec(text);
    if (mark === null) break;
    text = text.slice(mark[0].length);
  }
  return text;
}

function withoutPrefixes(line: string): string {
  let text = line;
  for (let times = 0; times < 6; times += 1) {
    const start = text.trimStart();
    const prefix = prefixes
      .map((pattern) => pattern.exec(start)?.[0].length ?? 0)
      .find((length) => length > 0);
    if (prefix === undefined) break;
    text = start.slice(prefix);
  }
  return text;
}

/** Splits a line at the `\n` written in it, when what follows looks like frames. */
function unescaped(line: string): string[] {
  if (!/\\n(?: {1,20}|\\t)(?:at |File )|\\n#0 /.test(line)) return [line];
  const pieces = line.split('\\n').map((piece) => piece.replaceAll('\\t', '\t').replaceAll('\\"', '"'));
  const [first = '', ...rest] = pieces;
  const last = rest.pop() ?? '';
  const end = last.search(/["'](?:[,}\]]|$)/);
  return [first.slice(first.lastIndexOf('":"') + 1), ...rest, end < 0 ? last : last.slice(0, end)];
}

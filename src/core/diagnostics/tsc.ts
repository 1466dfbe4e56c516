import {
  type Diagnostic,
  mostRead,
  type Parsed,
  type Places,
  placed,
  position,
  shortMessage,
} from './diagnostic';

const located = /\((\d{1,7}),(\d{1,7})\): (error|warning|message) (TS\d{1,6}): /;
const global = /^(?:error|warning) (TS\d{1,6}): /;
const longestLine = 8000;
const mostFollowing = 6;

/** What `tsc --pretty false` prints; lines that are indented go on with the message before them. */
export function parseTsc(text: string, places: Places): Parsed {
  const diagnostics: Diagnostic[] = [];
  let elsewhere = 0;
  let fault: string | null = null;
  let following = 0;
  let last: Diagnostic | null = null;
  for (const raw of text.split('\n')) {
    const line = raw.slice(0, longestLine).trimEnd();
    const match = located.exec(line);
    if (match !== null && match.index > 0 && !/^\s/.test(line)) {
      following = 0;
      const file = placed(line.slice(0, match.index), places);
      last = null;
      if (file === null) elsewhere += 1;
      else if (diagnostics.length < mostRead) {
        last = {
          file,
          line: position(match[1]) ?? 1,
          column: position(match[2]),
          severity: match[3] === 'error' ? 'error' : match[3] === 'warning' ? 'warning' : 'info',
          rule: match[4] ?? null,
          message: shortMessage(line.slice(match.index + match[0].length)),
          source: 'tsc',
        };
        diagnostics.push(last);
      } else elsewhere += 1;
    } else if (global.test(line)) {
      last = null;
      fault ??= `tsc says: ${shortMessage(line)}`;
    } else if (last !== null && /^ +\S/.test(line) && following < mostFollowing) {
      following += 1;
      last.message = shortMessage(`${last.message} ${line}`);
    }
  }
  return { diagnostics, elsewhere, fault };
}

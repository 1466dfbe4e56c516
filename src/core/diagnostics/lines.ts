import {
  type Diagnostic,
  mostRead,
  type Parsed,
  type Places,
  placed,
  position,
  shortMessage,
} from './diagnostic';

/** `file:line:col: message` and `file:line: message`, as compilers of many languages print. */
const colons = /^([^\s:()<>"'`|*?]{1,500}):(\d{1,7})(?::(\d{1,7}))?(?:-\d{1,7})?:? +(\S.*)$/;
/** `file(line,col): message` and `file(line): message`. */
const brackets = /^([^\s:()<>"'`|*?]{1,500})\((\d{1,7})(?:,(\d{1,7}))?(?:,\d{1,7}){0,2}\) ?: +(\S.*)$/;
const severity =
  /^(?:fatal )?(error|warning|note|info|information|hint)\b(?:\[([\w-]{1,40})\])?(?: ([A-Z]{1,6}\d{1,6}))?[ :]{1,3}/i;
const code = /^([A-Z]{1,5}\d{2,5})[ :]{1,3}/;
const named = / \[([A-Za-z][\w./-]{1,80})\]$/;
const longestLine = 4000;

/**
 * Diagnostics in what any command printed, line by line.
 * @param isFile whether there is such a file; what looks like a place and names none is no diagnostic
 * @param failed whether the command did: then what says no severity is an error
 */
export function parseLines(
  text: string,
  source: string,
  places: Places,
  isFile: (path: string) => boolean,
  failed: boolean,
): Parsed {
  const diagnostics: Diagnostic[] = [];
  let elsewhere = 0;
  for (const raw of text.split('\n')) {
    const line = raw.slice(0, longestLine).trimEnd();
    const match = colons.exec(line) ?? brackets.exec(line);
    const [, path = '', row, column, said = ''] = match ?? [];
    const file = match === null ? null : placed(path, places);
    const at = position(row);
    if (file === null || at === null || !isFile(file)) continue;
    if (diagnostics.length >= mostRead) elsewhere += 1;
    else diagnostics.push({ file, line: at, column: position(column), ...meaning(said, failed), source });
  }
  return { diagnostics, elsewhere, fault: null };
}

function meaning(said: string, failed: boolean): Pick<Diagnostic, 'severity' | 'rule' | 'message'> {
  const head = severity.exec(said);
  const rest = head === null ? said : said.slice(head[0].length);
  const coded = head === null ? code.exec(rest) : null;
  const message = coded === null ? rest : rest.slice(coded[0].length);
  const tail = named.exec(message);
  const word = head?.[1]?.toLowerCase();
  return {
    severity: word === undefined ? (failed ? 'error' : 'warning') : (levels[word] ?? 'info'),
    rule: head?.[2] ?? head?.[3] ?? coded?.[1] ?? tail?.[1] ?? null,
    message: shortMessage(tail === null ? message : message.slice(0, tail.index)),
  };
}

const levels: Record<string, Diagnostic['severity']> = { error: 'error', warning: 'warning' };

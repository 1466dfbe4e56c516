import {
  type Diagnostic,
  isRecord,
  mostRead,
  type Parsed,
  type Places,
  placed,
  position,
  shortMessage,
  textIn,
} from './diagnostic';

/** What `eslint --format json` prints, parsed: a list of files with their messages. Null when it is something else. */
export function readEslint(value: unknown, places: Places): Parsed | null {
  if (!Array.isArray(value) || !value.every((one) => isRecord(one) && Array.isArray(one.messages)))
    return null;
  const diagnostics: Diagnostic[] = [];
  let elsewhere = 0;
  for (const entry of value) {
    const file = placed(textIn(entry.filePath) ?? '', places);
    for (const message of entry.messages) {
      const line = isRecord(message) ? position(message.line) : null;
      // Without a line it is about the run: a file that no configuration takes in.
      if (!isRecord(message) || file === null || line === null || diagnostics.length >= mostRead) {
        elsewhere += 1;
        continue;
      }
      diagnostics.push({
        file,
        line,
        column: position(message.column),
        severity: message.severity === 1 ? 'warning' : 'error',
        rule: textIn(message.ruleId),
        message: shortMessage(textIn(message.message) ?? ''),
        source: 'eslint',
      });
    }
  }
  return { diagnostics, elsewhere, fault: null };
}

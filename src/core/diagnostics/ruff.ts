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

/** What `ruff check --output-format json` prints, parsed. Null when it is something else. */
export function readRuff(value: unknown, places: Places): Parsed | null {
  if (!Array.isArray(value) || !value.every((one) => isRecord(one) && 'filename' in one && 'code' in one))
    return null;
  const diagnostics: Diagnostic[] = [];
  let elsewhere = 0;
  for (const entry of value) {
    const file = placed(textIn(entry.filename) ?? '', places);
    const at = isRecord(entry.location) ? entry.location : {};
    const line = position(at.row);
    if (file === null || line === null || diagnostics.length >= mostRead) {
      elsewhere += 1;
      continue;
    }
    const rule = textIn(entry.code);
    diagnostics.push({
      file,
      line,
      column: position(at.column),
      severity: rule === null || rule === 'invalid-syntax' ? 'error' : severityOf(entry.severity),
      rule,
      message: shortMessage(textIn(entry.message) ?? ''),
      source: 'ruff',
    });
  }
  return { diagnostics, elsewhere, fault: null };
}

/** Older ones say none: what a linter finds is a warning. */
function severityOf(said: unknown): Diagnostic['severity'] {
  return said === 'info' ? 'info' : 'warning';
}

import { wellFormed } from '../core/clean';
import type { Sink } from '../domain/sink';

/** Valid in JSON, yet able to repaint a terminal or hide in a log: written as escapes that parse to the same. */
const unsafe = /[\x7f-\x9f\u2028\u2029\p{Cf}]/gu;

/** The report itself and nothing else: two spaces of indentation, a newline at the end, valid UTF-8 always. */
export const json: Sink = {
  name: 'json',
  render(report) {
    return jsonText(report);
  },
};

/** A value as JSON that is safe to print: on a terminal, and in a workflow's log. */
export function jsonText(value: unknown): string {
  return plainJson(value).replace(unsafe, escapes);
}

/** A value as JSON in valid UTF-8, in which a workflow's runner finds no `##[command]`. */
export function plainJson(value: unknown): string {
  const text = JSON.stringify(
    value,
    (_key, inner) => (typeof inner === 'string' ? wellFormed(inner) : inner),
    2,
  );
  // The sign stands within a string, where its escape parses to the same.
  return `${text.replaceAll('##[', '#\\u0023[')}\n`;
}

function escapes(char: string): string {
  return char
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

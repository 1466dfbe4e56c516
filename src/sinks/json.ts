import { wellFormed } from '../core/clean';
import type { Sink } from '../domain/sink';

/** Valid in JSON, yet able to repaint a terminal or hide in a log: written as escapes that parse to the same. */
const unsafe = /[\x7f-\x9f\u2028\u2029\p{Cf}]/gu;

/** The report itself and nothing else: two spaces of indentation, a newline at the end, valid UTF-8 always. */
export const json: Sink = {
  name: 'json',
  render(report) {
    const text = JSON.stringify(
      report,
      (_key, value) => (typeof value === 'string' ? wellFormed(value) : value),
      2,
    );
    return `${text.replace(unsafe, escapes)}\n`;
  },
};

function escapes(char: string): string {
  return char
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

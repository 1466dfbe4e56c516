import { visible } from './clean';
import { redactor } from './redact';

/**
 * How texts go to a model: secrets blanked, then everything hidden shown. Lines keep their number and order, so
 * that a quote is sought in the text as it was sent and found at the line it has in the file.
 * @param known secret values
 */
export function asSent(known: readonly string[]): (text: string) => string {
  const blank = redactor(known);
  return (text) => visible(blank(text).text);
}

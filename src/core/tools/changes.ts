import { oneLine } from '../clean';

const mostNamed = 10;

/** The sentence of a run, when files were changed in it: then it must not say that nothing was. */
export function withChanges(message: string, changed: readonly string[]): string {
  if (changed.length === 0) return message;
  const named = changed.slice(0, mostNamed).map(oneLine).join(', ');
  const more = changed.length > mostNamed ? ` and ${changed.length - mostNamed} more` : '';
  const rest = message.replace(/\s*Nothing was changed\.$/, '');
  return `${rest} Changed in the workspace: ${named}${more}.`.trim();
}

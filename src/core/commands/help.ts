import { workflowNames } from '../../domain/command';
import { modeNames } from '../../domain/mode';
import { table } from '../markdown';
import { vocabulary } from './vocabulary';

/** The answer to `/help`: every command in a table, as Markdown, from the table that the parser reads. */
export function helpText(): string {
  const rows = vocabulary.flatMap((entry) =>
    entry.forms.map(([usage, meaning]) => [`\`${usage}\``, meaning]),
  );
  return [
    table(['command', 'what it does'], rows),
    '',
    `Modes: ${modeNames.join(', ')}.`,
    '',
    `Workflows: ${workflowNames.join(', ')}.`,
  ].join('\n');
}

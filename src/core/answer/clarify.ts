import type { Intent } from '../../domain/intent';
import { inline } from '../markdown';

const ways: Readonly<Record<NonNullable<Intent['clarification']>['options'][number]['action'], string>> = {
  provide_file: 'reply with its path',
  provide_scope: 'reply with what should be different afterwards',
  confirm_intent: 'reply `/do`',
  cancel: 'reply `cancel`',
};

/**
 * The question back to the person, as Markdown, with its ways out; without a question it says what is missing in general.
 * @param session name of the session that keeps the question for a later run; null: none does
 */
export function clarifyText(
  { clarification, missingFiles }: Pick<Intent, 'clarification' | 'missingFiles'>,
  session: string | null = null,
): string {
  const gone =
    missingFiles.length === 0
      ? []
      : [`Not in the workspace: ${missingFiles.slice(0, 5).map(inline).join(', ')}.`];
  if (clarification === null)
    return ['It is not clear what is to be done. Name a file, a symbol or an error message.', ...gone].join(
      '\n\n',
    );
  const { question, options, attempt, of } = clarification;
  const offers = options.map(optionLine).join('\n');
  const later = session === null ? '' : `; in a later run, \`--session ${session} --task REPLY\``;
  return [
    inline(question),
    ...gone,
    ...(offers === '' ? [] : [offers]),
    `Question ${attempt} of at most ${of}. Nothing was changed. The reply is the next turn: one more \`--task\`, or what stands behind a line \`<!-- turn -->\`${later}. It is read together with the request.`,
  ].join('\n\n');
}

function optionLine({
  label,
  action,
  value = '',
}: NonNullable<Intent['clarification']>['options'][number]): string {
  // The value of a confirmation is a word of ours, which `/do` stands for.
  const shown = value === '' || action === 'confirm_intent' ? '' : ` (${inline(value)})`;
  return `- **${inline(label)}**: ${ways[action]}${shown}`;
}

import type { ActAsk } from '../../domain/acting';
import type { Message } from '../../domain/chat';
import { asSent } from '../as-sent';
import { dataBlock } from './data-block';

/** Characters of earlier changes that are shown; the files themselves can be read. */
const mostShown = 24_000;
const mostFiles = 400;

/** The step that is to be done, what earlier ones changed, and what may be written. */
export function actMessage({ plan, step, earlier }: ActAsk, secrets: readonly string[]): Message {
  const send = asSent(secrets);
  const blocks = [
    ...(earlier.length === 0
      ? []
      : [dataBlock(send(changed(earlier)), { name: 'changes of earlier steps' })]),
    dataBlock(send(scope(plan)), { name: 'approved files' }),
    dataBlock(send(stepText(step)), { name: `step ${step.number} of ${plan.steps.length}` }),
    `Do step ${step.number} of the approved plan now.`,
  ];
  return { role: 'user', content: blocks.join('\n') };
}

function stepText({ description, files, commands, verification }: ActAsk['step']): string {
  return [
    description,
    ...(files.length === 0 ? [] : [`Files: ${files.join(', ')}`]),
    ...(commands.length === 0 ? [] : [`Commands, which the program runs: ${commands.join('; ')}`]),
    `Done when: ${verification}`,
  ].join('\n');
}

/** Every file that the plan names. */
function scope({ steps, affectedFiles, proposedChanges }: ActAsk['plan']): string {
  const named = [...affectedFiles, ...proposedChanges].map(({ path }) => path);
  const all = [...new Set([...steps.flatMap(({ files }) => files), ...named])].sort();
  const more = all.length > mostFiles ? [`and ${all.length - mostFiles} more that the plan names`] : [];
  return [...all.slice(0, mostFiles), ...more].join('\n') || '(none)';
}

function changed(earlier: ActAsk['earlier']): string {
  let left = mostShown;
  return earlier
    .map(({ step, path, diff }) => {
      const isShown = diff.length <= left;
      if (isShown) left -= diff.length;
      return isShown ? `Step ${step}:\n${diff}` : `Step ${step} changed ${path}; read the file for how.`;
    })
    .join('\n');
}

import type { PlanDraft } from '../../domain/plan';
import type { Proposal } from '../../domain/tool';

/**
 * A plan with what a model asked for and was not given (PM-004, PM-015): changes with their whole diff, commands as they
 * are; what the plan has already is not said twice.
 */
export function withProposals<T extends Pick<PlanDraft, 'proposedChanges' | 'suggestedCommands'>>(
  plan: T,
  proposals: readonly Proposal[],
): T {
  const changes = [...plan.proposedChanges];
  const commands = [...plan.suggestedCommands];
  for (const proposal of proposals) {
    if (proposal.kind === 'command') {
      if (!commands.includes(proposal.command)) commands.push(proposal.command);
      continue;
    }
    const { path, description, diff } = proposal;
    if (!changes.some((one) => one.path === path && one.diff === diff))
      changes.push({ path, description, diff });
  }
  return { ...plan, proposedChanges: changes, suggestedCommands: commands };
}

/** The same as Markdown, where there is no plan to hold them; '' for none. */
export function proposalsMarkdown(proposals: readonly Proposal[]): string {
  if (proposals.length === 0) return '';
  const none: Pick<PlanDraft, 'proposedChanges' | 'suggestedCommands'> = {
    proposedChanges: [],
    suggestedCommands: [],
  };
  const { proposedChanges, suggestedCommands } = withProposals(none, proposals);
  const changes = proposedChanges.map(
    ({ path, description, diff }) =>
      `- \`${path.replaceAll('`', '')}\`: ${description}\n\n${fenced(diff, 'diff')}`,
  );
  const commands = suggestedCommands.map((command) => fenced(command, ''));
  return ['**Asked for and not done:**', ...changes, ...commands].join('\n\n');
}

/** A block that its text cannot end. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
}

import type { Plan, PlanStep } from '../domain/plan';

/** One step as Markdown: a check box, its files, what it waits for, its commands, how to tell that it is done (OM-21). */
function stepMarkdown(step: PlanStep): string {
  const lines = [`- [${step.completed ? 'x' : ' '}] **${step.number}.** ${step.description}`];
  if (step.files.length > 0) lines.push(`  - Files: ${step.files.map(code).join(', ')}`);
  if (step.dependencies.length > 0)
    lines.push(`  - After: ${step.dependencies.map((n) => `step ${n}`).join(', ')}`);
  if (step.commands.length > 0) lines.push(`  - Commands: ${step.commands.map(code).join(', ')}`);
  lines.push(`  - Done when: ${step.verification}`);
  return lines.join('\n');
}

/** The whole plan as Markdown, in the order of PM-009. */
export function planMarkdown(plan: Plan): string {
  const parts = [
    `# ${plan.title}`,
    plan.summary,
    bullets('Objectives', plan.objectives),
    bullets('Constraints', plan.constraints),
    bullets('Assumptions', plan.assumptions),
    `## Approach\n\n${plan.approach}`,
    `## Steps (${plan.progress.done} of ${plan.progress.total} done)\n\n${plan.steps.map(stepMarkdown).join('\n')}`,
    bullets(
      'Affected files',
      plan.affectedFiles.map(({ path, reason }) => `${code(path)}: ${reason}`),
    ),
    bullets('Test plan', plan.testPlan),
    bullets('Risks', plan.risks),
    bullets('Alternatives', plan.alternatives),
    bullets('Rollback', plan.rollback),
    bullets('Success criteria', plan.successCriteria),
    bullets('Next actions', plan.nextActions),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function bullets(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `## ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`;
}

/** Inline code that holds whatever the text holds: the marks are longer than any run of backticks in it. */
export function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const marks = '`'.repeat(longest + 1);
  return longest > 0 ? `${marks} ${text} ${marks}` : `${marks}${text}${marks}`;
}

import { codeSpan, fenced, inline, paragraphs } from '../core/markdown';
import type { Plan, PlanStep } from '../domain/plan';
import { excerpt } from './excerpt';
import { fixed, type Part } from './fit';

/** The plan: summary, steps to tick and open assumptions in sight, the rest folded. */
export function planParts(plan: Plan | null): Part[] {
  if (plan === null) return [fixed('### Plan\n\nThere is no plan: none was made in this run.')];
  const folded = foldedLists(plan);
  return [
    fixed(`### Plan: ${inline(excerpt(plan.title, 200))}\n\n${paragraphs(excerpt(plan.summary, 2000))}`),
    fixed(`**Approach.** ${paragraphs(excerpt(plan.approach, 2000))}`),
    { ...bulleted('assumptions', plan.assumptions.map(line)), level: 1 },
    steps(plan),
    fixed(
      `<details>\n<summary>The whole plan: objectives, files, test plan, risks, rollback and more</summary>`,
    ),
    ...folded,
    ...changes(plan),
    fixed('</details>'),
    fixed(`<sub>Plan ${codeSpan(plan.id.slice(0, 12))}, version ${plan.version}</sub>`),
  ];
}

function steps(plan: Plan): Part {
  const { done, total } = plan.progress;
  return {
    before: `**Steps** (${done} of ${total} done)\n\n`,
    items: plan.steps.map(step),
    between: '\n',
    after: '',
    noun: 'steps',
    level: 1,
  };
}

function step({
  completed,
  number,
  description,
  files,
  commands,
  verification,
  dependencies,
}: PlanStep): string {
  const lines = [`- [${completed ? 'x' : ' '}] **${number}.** ${inline(excerpt(description, 1000))}`];
  if (files.length > 0) lines.push(`  - in ${some(files)}`);
  if (commands.length > 0) lines.push(`  - run ${some(commands)}`);
  lines.push(`  - check: ${inline(excerpt(verification, 1000))}`);
  if (dependencies.length > 0) lines.push(`  - after step ${dependencies.join(', ')}`);
  return lines.join('\n');
}

function some(names: readonly string[]): string {
  const rest = names.length > 30 ? ` and ${names.length - 30} more` : '';
  return (
    names
      .slice(0, 30)
      .map((name) => codeSpan(excerpt(name, 300)))
      .join(', ') + rest
  );
}

function foldedLists(plan: Plan): Part[] {
  const files = plan.affectedFiles.map(
    ({ path, reason }) => `${codeSpan(excerpt(path, 300))}: ${inline(excerpt(reason, 500))}`,
  );
  return [
    bulleted('objectives', plan.objectives.map(line)),
    bulleted('files', files),
    bulleted('test plan', plan.testPlan.map(line)),
    bulleted('success criteria', plan.successCriteria.map(line)),
    bulleted('risks', plan.risks.map(line)),
    bulleted('rollback', plan.rollback.map(line)),
    bulleted('constraints', plan.constraints.map(line)),
    bulleted('alternatives', plan.alternatives.map(line)),
    bulleted(
      'commands',
      plan.suggestedCommands.map((command) => codeSpan(excerpt(command, 500))),
    ),
  ].filter((part) => part.items.length > 0);
}

function line(item: string): string {
  return inline(excerpt(item, 1000));
}

/** A list under its name; `items` are Markdown. */
function bulleted(name: string, items: readonly string[]): Part {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    before: `**${title}**\n\n`,
    items: items.map((item) => `- ${item}`),
    between: '\n',
    after: '',
    noun: name === 'test plan' || name === 'rollback' ? `lines of the ${name}` : name,
    level: 0,
  };
}

function changes(plan: Plan): Part[] {
  if (plan.proposedChanges.length === 0) return [];
  const items = plan.proposedChanges.map(
    ({ path, description, diff }) =>
      `${codeSpan(excerpt(path, 300))}: ${inline(excerpt(description, 500))}\n\n${fenced(excerpt(diff, 2000), 'diff')}`,
  );
  return [
    {
      before: '**Proposed changes**\n\n',
      items,
      between: '\n\n',
      after: '',
      noun: 'proposed changes',
      level: 0,
    },
  ];
}

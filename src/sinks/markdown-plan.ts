import { codeSpan, fenced, inline, paragraphs } from '../core/markdown';
import type { Plan, PlanStep } from '../domain/plan';
import type { Report } from '../domain/report';
import { excerpt } from './excerpt';
import { fixed, type Part } from './fit';
import { changedPart } from './markdown-approval';
import { foundAt } from './standing';
import { isCarriedOut, placeOf } from './wording';

/** The plan: summary, steps to tick and open assumptions in sight, the rest folded. */
export function planParts(report: Report): Part[] {
  const { plan } = report;
  if (plan === null) return [fixed('### Plan\n\nThere is no plan: none was made in this run.')];
  const about = fixed(
    `### Plan: ${inline(excerpt(plan.title, 200))}\n\n${paragraphs(excerpt(plan.summary, 2000))}`,
  );
  if (isCarriedOut(report)) return [about];
  const folded = foldedLists(plan);
  return [
    about,
    fixed(`**Approach.** ${paragraphs(excerpt(plan.approach, 2000))}`),
    { ...bulleted('assumptions', plan.assumptions.map(line)), level: 1 },
    changedPart(report),
    steps(plan, report),
    fixed(
      `<details>\n<summary>The whole plan: objectives, files, test plan, risks, rollback and more</summary>`,
    ),
    ...folded,
    ...changes(plan),
    fixed('</details>'),
    fixed(`<sub>Plan ${codeSpan(excerpt(plan.id, 100))}, version ${plan.version}</sub>`),
  ];
}

function steps(plan: Plan, report: Report): Part {
  const { done, total } = plan.progress;
  return {
    before: `**Steps** (${done} of ${total} done)\n\n`,
    items: plan.steps.map((one) => [step(one), ...found(report, one.number)].join('\n')),
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

/** What was found in the files of a step, a line each. */
function found(report: Report, number: number): string[] {
  const { found, more } = foundAt(report, number);
  const lines = found.map((finding) => {
    const where = placeOf(finding);
    const place = where === null ? '' : ` in ${codeSpan(excerpt(where, 300))}`;
    return `  - 🔎 **${finding.severity}** ${inline(excerpt(finding.title, 200))}${place} (${inline(finding.id)})`;
  });
  return more === 0 ? lines : [...lines, `  - and ${more} more findings; they stand below`];
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
      `${codeSpan(excerpt(path, 300))}: ${inline(excerpt(description, 500))}\n\n${fenced(excerpt(diff.replace(/\n$/, ''), 6000), 'diff')}`,
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

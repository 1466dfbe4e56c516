import type { Plan, PlanStep } from '../../domain/plan';
import { spelled } from '../clean';
import { stepGraph } from './graph';
import { codeToken, inlineText } from './inline';
import { proseLines } from './prose';

/** Sections that are lists of texts, in the order of the document; the steps and files stand between them (PM-009). */
export const listSections = {
  objectives: 'Objectives',
  constraints: 'Constraints',
  assumptions: 'Assumptions',
  testPlan: 'Test plan',
  risks: 'Risks',
  alternatives: 'Alternatives',
  rollback: 'Rollback',
  successCriteria: 'Success criteria',
  nextActions: 'Next actions',
} as const;
export type ListSection = keyof typeof listSections;
export const firstLists: readonly ListSection[] = ['objectives', 'constraints', 'assumptions'];
export const lastLists: readonly ListSection[] = [
  'testPlan',
  'risks',
  'alternatives',
  'rollback',
  'successCriteria',
  'nextActions',
];

/** What stands in a section without entries. */
export const noEntry = 'None.';
/** Stands at the end of a block of a diff whose last line goes on, or has no end. A `‹` of the diff itself is spelled. */
export const noLineEnd = '‹no line end›';
/** Paths and commands on one line of a list, in characters. */
const longestRow = 1000;
/** A larger diff is shown in blocks. */
const largestBlock = 2000;

/**
 * The whole plan as a Markdown document with check boxes and a graph of its steps. Texts are shown as they are and can do
 * nothing: whatever they hold, `parsePlan` gives the plan back, and no line is too long for a comment.
 * @param plan with at least one step
 */
export function printPlan(plan: Plan): string {
  const blocks = [
    [`# ${inlineText(plan.title)}`],
    [identity(plan)],
    proseLines(plan.summary),
    ...firstLists.flatMap((name) => list(name, plan)),
    ['## Approach'],
    proseLines(plan.approach),
    [stepsHeading(plan)],
    ...graph(plan.steps),
    plan.steps.flatMap(stepLines),
    ['## Affected files'],
    affected(plan),
    ...lastLists.flatMap((name) => list(name, plan)),
    ...changes(plan),
    ...(plan.suggestedCommands.length === 0
      ? []
      : [['## Suggested commands'], plan.suggestedCommands.map((command) => `- ${codeToken(command)}`)]),
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** The line that says which plan this is. */
export function identity({ id, version, createdAt, updatedAt }: Plan): string {
  return `Plan \`${id}\`, version ${version}, made ${createdAt}, changed ${updatedAt}`;
}

export function stepsHeading({ progress: { done, total } }: Plan): string {
  return `## Steps (${done} of ${total} done)`;
}

function list(name: ListSection, plan: Plan): string[][] {
  return [[`## ${listSections[name]}`], plan[name].flatMap((text) => item('- ', text))];
}

/** A text behind a mark, its further lines indented below its first one. */
function item(mark: string, text: string, indent = '  '): string[] {
  return proseLines(text).map((line, index) => (index === 0 ? mark : indent) + line);
}

function graph(steps: readonly PlanStep[]): string[][] {
  const lines = stepGraph(steps);
  return lines === null ? [] : [['```mermaid', ...lines, '```']];
}

function stepLines({
  completed,
  number,
  description,
  files,
  dependencies,
  commands,
  verification,
}: PlanStep): string[] {
  return [
    ...item(`- [${completed ? 'x' : ' '}] **${number}.** `, description),
    ...row('  - Files: ', files),
    ...(dependencies.length === 0
      ? []
      : [`  - After: ${dependencies.map((other) => `step ${other}`).join(', ')}`]),
    ...row('  - Commands: ', commands),
    ...item('  - Done when: ', verification, '    '),
  ];
}

/** Paths or commands in a row, that goes on below where it is long. */
function row(mark: string, texts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const token of texts.map(codeToken)) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(mark + token);
    else if (last.length + token.length < longestRow) lines[lines.length - 1] = `${last}, ${token}`;
    else {
      lines[lines.length - 1] = `${last},`;
      lines.push(`    ${token}`);
    }
  }
  return lines;
}

function affected({ affectedFiles }: Plan): string[] {
  if (affectedFiles.length === 0) return [noEntry];
  return affectedFiles.flatMap(({ path, reason }) => item(`- ${codeToken(path)}: `, reason));
}

function changes({ proposedChanges }: Plan): string[][] {
  if (proposedChanges.length === 0) return [];
  return [
    ['## Proposed changes'],
    ...proposedChanges.flatMap(({ path, description, diff }) => [
      [`### ${codeToken(path)}`],
      proseLines(description),
      ...inBlocks(diff).map(diffBlock),
    ]),
  ];
}

/** A diff in pieces that end with a line, where lines are short enough. */
function inBlocks(diff: string): string[] {
  const blocks: string[] = [];
  let rest = diff;
  while (rest.length > largestBlock) {
    const end = rest.lastIndexOf('\n', largestBlock - 1) + 1;
    const at = end > 0 ? end : largestBlock;
    blocks.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return rest === '' && blocks.length > 0 ? blocks : [...blocks, rest];
}

/** A piece that ends within a line says so, as a piece that ends with it has no line more. */
function diffBlock(text: string): string[] {
  const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  const lines = text.split('\n').map(spelled);
  const last = lines.pop() ?? '';
  return [`${fence}diff`, ...lines, ...(last === '' && lines.length > 0 ? [] : [last + noLineEnd]), fence];
}

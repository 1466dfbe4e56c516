import type { Plan, PlanStep } from '../../domain/plan';
import { unspelled } from '../clean';
import { progressOf } from '../plan';
import { readCodes, readInline } from './inline';
import { blank, fence, heading, here, indented, items, type Lines, lineOf, paragraph, refuse } from './lines';
import { firstLists, type ListSection, lastLists, listSections, noEntry, noLineEnd } from './print';
import { readProse } from './prose';

/** A plan as its document has it, not yet checked. `stepsLine`: where the count of the done steps stands, from 0. */
export interface Document {
  plan: Plan;
  stepsLine: number;
}

/** @throws Unreadable where the lines are not those of a plan */
export function readDocument(all: readonly string[]): Document {
  const lines: Lines = { all, at: 0 };
  const title = readInline(lineOf(lines, /^# (.+)$/, 'the title')[1] ?? '');
  const [, id = '', version = '', createdAt = '', updatedAt = ''] = lineOf(
    lines,
    /^Plan `([0-9a-f]{64})`, version (\d{1,9}), made (\S{1,40}), changed (\S{1,40})$/,
    'the id, version and times of the plan',
  );
  const summary = paragraph(lines);
  const first = lists(lines, firstLists);
  heading(lines, '## Approach');
  const approach = paragraph(lines);
  const stepsLine = lines.at;
  lineOf(lines, /^## Steps \(\d{1,9} of \d{1,9} done\)$/, 'the heading of the steps');
  fence(lines, 'mermaid');
  const steps = stepList(lines);
  heading(lines, '## Affected files');
  const affectedFiles = affected(lines);
  const last = lists(lines, lastLists);
  const proposedChanges = changes(lines);
  const suggestedCommands = commands(lines);
  if (lines.at < all.length) refuse(lines, 'the end of the plan');
  const sections = { ...first, ...last } as Pick<Plan, ListSection>;
  const identity = { id, version: Number(version), createdAt, updatedAt, progress: progressOf(steps) };
  const texts = { title, summary, approach, steps, affectedFiles, proposedChanges, suggestedCommands };
  return { plan: { ...identity, ...sections, ...texts }, stepsLine };
}

function lists(lines: Lines, names: readonly ListSection[]): Partial<Pick<Plan, ListSection>> {
  const found: Partial<Pick<Plan, ListSection>> = {};
  for (const name of names) {
    heading(lines, `## ${listSections[name]}`);
    found[name] = items(lines).map(readProse);
  }
  return found;
}

function stepList(lines: Lines): PlanStep[] {
  const steps: PlanStep[] = [];
  while (here(lines) !== '') steps.push(step(lines));
  blank(lines);
  return steps;
}

function step(lines: Lines): PlanStep {
  const head = /^- \[([ xX])\] \*\*(\d{1,9})\.\*\* (.+)$/.exec(here(lines)) ?? refuse(lines, 'a step');
  lines.at += 1;
  const description = readProse([head[3] ?? '', ...indented(lines, '  ')]);
  const files = row(lines, '  - Files: ');
  const dependencies = after(lines);
  const commandRow = row(lines, '  - Commands: ');
  const mark = '  - Done when: ';
  if (!here(lines).startsWith(mark)) refuse(lines, 'how to tell that the step is done');
  const start = here(lines).slice(mark.length);
  lines.at += 1;
  return {
    number: Number(head[2]),
    description,
    files,
    dependencies,
    commands: commandRow,
    verification: readProse([start, ...indented(lines, '    ')]),
    completed: head[1] !== ' ',
  };
}

/** Paths or commands behind a mark; none when the mark is not here. */
function row(lines: Lines, mark: string): string[] {
  if (!here(lines).startsWith(mark)) return [];
  const start = here(lines).slice(mark.length);
  lines.at += 1;
  const found = readCodes([start, ...indented(lines, '    ')].join(' '));
  if (found?.rest !== '') {
    lines.at -= 1;
    refuse(lines, 'code between backticks, with commas');
  }
  return found.codes;
}

function after(lines: Lines): number[] {
  const match = /^ {2}- After: ((?:step \d{1,9}, )*step \d{1,9})$/.exec(here(lines));
  if (match === null) return [];
  lines.at += 1;
  return (match[1] ?? '').split(', ').map((one) => Number(one.slice('step '.length)));
}

function affected(lines: Lines): Plan['affectedFiles'] {
  if (here(lines) === noEntry) {
    heading(lines, noEntry);
    return [];
  }
  const start = lines.at;
  return items(lines).map(([first = '', ...further]) => {
    const found = readCodes(first);
    const [path, ...others] = found?.codes ?? [];
    if (path === undefined || others.length > 0 || !found?.rest.startsWith(': '))
      refuse({ ...lines, at: start }, 'a list of files, each with its reason');
    return { path, reason: readProse([found.rest.slice(2), ...further]) };
  });
}

function changes(lines: Lines): Plan['proposedChanges'] {
  if (here(lines) !== '## Proposed changes') return [];
  heading(lines, '## Proposed changes');
  const found: Plan['proposedChanges'] = [];
  while (here(lines).startsWith('### ')) {
    const [path, ...others] = soleCodes(lines, here(lines).slice(4));
    if (path === undefined || others.length > 0) refuse(lines, 'the path of one file');
    lines.at += 1;
    blank(lines);
    const description = paragraph(lines);
    found.push({ path, description, diff: diff(lines) });
  }
  return found;
}

/** The pieces of a diff as one. */
function diff(lines: Lines): string {
  const blocks: string[] = [];
  for (let block = fence(lines, 'diff'); block !== null; block = fence(lines, 'diff'))
    blocks.push(blockText(block.join('\n')));
  if (blocks.length === 0) refuse(lines, 'a diff');
  return blocks.join('');
}

function blockText(text: string): string {
  return text.endsWith(noLineEnd) ? unspelled(text.slice(0, -noLineEnd.length)) : `${unspelled(text)}\n`;
}

function commands(lines: Lines): string[] {
  if (here(lines) !== '## Suggested commands') return [];
  heading(lines, '## Suggested commands');
  return items(lines).flatMap(([first = '']) => soleCodes(lines, first));
}

/** Code that is all there is. */
function soleCodes(lines: Lines, markdown: string): string[] {
  const found = readCodes(markdown);
  return found?.rest === '' ? found.codes : refuse(lines, 'code between backticks');
}

import { codeSpan, fenced, inline } from '../core/markdown';
import type { ActReport } from '../domain/act';
import type { Report } from '../domain/report';
import { excerpt } from './excerpt';
import { fixed, type Part } from './fit';
import { exitPhrase, standingOf, stepWords } from './standing';
import { isCarriedOut } from './wording';

const icons = { good: '✅', warn: '⏳', bad: '⛔', plain: '📝' } as const;

/** How the plan stands, with its whole id and the commands for what a person can do. */
export function approvalPart(report: Report): Part {
  const standing = standingOf(report);
  if (standing === null) return fixed('');
  const { title, tone, said, planId, version, next } = standing;
  const session = report.session === null ? [] : [`- session ${codeSpan(excerpt(report.session.id, 200))}`];
  const commands = next.flatMap(({ what, words }) => [`${inline(what)}:`, fenced(words.join(' '), 'sh')]);
  return fixed(
    [
      `### Approval: ${icons[tone]} ${inline(title)}`,
      ...said.map((words) => inline(excerpt(words, 1000))),
      [`- plan ${codeSpan(excerpt(planId, 100))}`, `- version ${version}`, ...session].join('\n'),
      ...commands,
    ].join('\n\n'),
  );
}

/** What is different from the version before. */
export function changedPart({ planChanges }: Report): Part {
  const items = planChanges.map((phrase) => `- ${inline(excerpt(phrase, 500))}`);
  const before = items.length === 0 ? '' : '**Changed since the version before**\n\n';
  return { before, items, between: '\n', after: '', noun: 'differences', level: 1 };
}

const marks: Readonly<Record<ActReport['steps'][number]['status'], string>> = {
  open: '➖',
  proposed: '📝',
  done: '✅',
  failed: '❌',
};
const outcome: Readonly<Record<ActReport['changes'][number]['status'], string>> = {
  proposed: 'proposed',
  applied: 'written',
  failed: '**not written**',
};

/** What carrying out the plan came to. */
export function actParts(report: Report): Part[] {
  const { act } = report;
  // Another version has other steps.
  const plan = isCarriedOut(report) ? report.plan : null;
  if (act === null) return [];
  const words =
    act.decision === 'default'
      ? 'Its changes are proposed; nothing was written.'
      : 'Its edits were accepted beforehand.';
  return [
    fixed(
      `### Carried out\n\nPlan ${codeSpan(excerpt(act.plan.id, 100))}, version ${act.plan.version}. ${words}`,
    ),
    list(
      act.steps.map((step) => stepItem(step, act, plan)),
      '',
      'steps',
      '\n',
    ),
    list(
      act.outside.map((one) => `- ${inline(excerpt(one, 1000))}`),
      '**Asked for beyond the plan, and not done**\n\n',
      'things beyond the plan',
      '\n',
    ),
    list(act.changes.map(changeItem), '**Changes**\n\n', 'changes', '\n\n'),
  ];
}

function stepItem(
  { number, status, note }: ActReport['steps'][number],
  act: ActReport,
  plan: Report['plan'],
): string {
  const description = plan?.steps.find((step) => step.number === number)?.description ?? '';
  const said = description === '' ? '' : `: ${inline(excerpt(description, 1000))}`;
  const commands = act.commands.filter(({ step }) => step === number);
  return [
    `- ${marks[status]} **Step ${number}**${said} — ${stepWords[status]}${note === '' ? '' : `. ${inline(excerpt(note, 1000))}`}`,
    ...commands.map(
      ({ command, exitCode, note: said }) =>
        `  - ${codeSpan(excerpt(command, 500))}: ${exitPhrase(exitCode)}${said === '' ? '' : `. ${inline(excerpt(said, 1000))}`}`,
    ),
  ].join('\n');
}

function changeItem({ step, path, description, diff, status, note }: ActReport['changes'][number]): string {
  const why = note === '' ? '' : ` ${inline(excerpt(note, 500))}`;
  return `${codeSpan(excerpt(path, 300))} (step ${step}, ${outcome[status]}): ${inline(excerpt(description, 500))}${why}\n\n${fenced(excerpt(diff.replace(/\n$/, ''), 6000), 'diff')}`;
}

function list(items: readonly string[], title: string, noun: string, between: string): Part {
  return { before: items.length === 0 ? '' : title, items, between, after: '', noun, level: 1 };
}

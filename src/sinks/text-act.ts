import type { ActReport } from '../domain/act';
import type { Report } from '../domain/report';
import { excerpt } from './excerpt';
import { beside, type Line, marked, type Page, prose, type Style, span, spread, wrap } from './layout';
import { exitPhrase, stepWords } from './standing';
import { diffLines } from './text-diff';
import { heading } from './text-heading';
import { isCarriedOut } from './wording';

const marks: Readonly<Record<ActReport['steps'][number]['status'], [string, Style]>> = {
  open: ['–', 'faint'],
  proposed: ['◇', 'info'],
  done: ['✓', 'good'],
  failed: ['✗', 'bad'],
};
const outcome: Readonly<Record<ActReport['changes'][number]['status'], [string, Style]>> = {
  proposed: ['proposed', 'info'],
  applied: ['written', 'good'],
  failed: ['NOT WRITTEN', 'bad'],
};

/** What carrying out the plan came to: each step, its changes, its commands, and what was asked for beyond the plan. */
export function actSection(report: Report, page: Page): Line[] {
  const { act } = report;
  // Another version has other steps.
  const plan = isCarriedOut(report) ? report.plan : null;
  if (act === null) return [];
  const room = page.width - page.margin;
  const outside = act.outside.flatMap((words) =>
    marked(span('✗', 'bad'), prose(excerpt(words, 1000), room - 2)),
  );
  const parts = [
    ...act.steps.map((step) => stepPart(step, act, plan, page)),
    outside.length === 0 ? [] : beside(span('beyond it', 'bad'), outside, page),
  ];
  const words = act.decision === 'default' ? 'proposed; nothing was written' : 'with its edits';
  const note = `${act.plan.id.slice(0, 12)} · version ${act.plan.version} · ${words}`;
  return [...heading('CARRIED OUT', note, page), ...spread(parts)];
}

function stepPart(
  { number, status, note }: ActReport['steps'][number],
  act: ActReport,
  plan: Report['plan'],
  page: Page,
): Line[] {
  const description = plan?.steps.find((step) => step.number === number)?.description ?? '';
  const room = page.width - page.margin;
  const [mark, style] = marks[status];
  const changes = act.changes.filter(({ step }) => step === number);
  const commands = act.commands.filter(({ step }) => step === number);
  const body = [
    ...(description === '' ? [] : prose(excerpt(description, 1000), room, 'strong')),
    ...marked(span(mark, style), prose(stepWords[status], room - 2, style)),
    ...(note === '' ? [] : prose(excerpt(note, 1000), room)),
    ...changes.flatMap((change) => changeLines(change, room)),
    ...commands.flatMap(({ command, exitCode, note: said }) => [
      ...wrap([span('run ', 'faint'), span(excerpt(command, 500), 'code')], room),
      ...prose(exitPhrase(exitCode), room, exitCode === 0 ? 'good' : 'bad'),
      ...(said === '' ? [] : prose(excerpt(said, 2000), room, 'faint')),
    ]),
  ];
  return beside(span(`step ${number}`, style), body, page);
}

function changeLines({ path, description, diff, status, note }: ActReport['changes'][number], room: number) {
  const [word, style] = outcome[status];
  return [
    ...wrap([span(word, style), span(' '), span(path, 'code', { file: path, line: null })], room),
    ...prose(excerpt(description, 1000), room),
    ...(note === '' ? [] : prose(excerpt(note, 1000), room, 'bad')),
    ...diffLines(diff, room),
  ];
}

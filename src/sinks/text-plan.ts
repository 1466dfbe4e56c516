import type { Plan, PlanStep } from '../domain/plan';
import type { Report } from '../domain/report';
import { wantsPlan } from './course';
import { excerpt } from './excerpt';
import { beside, blank, type Line, marked, type Page, prose, type Style, span, spread, wrap } from './layout';
import { foundAt } from './standing';
import { changedLines } from './text-approval';
import { diffLines } from './text-diff';
import { heading } from './text-heading';
import { isCarriedOut, placeOf } from './wording';

const longest = 4000;

/** The plan: what it is for, the steps, how it is tested, what could go wrong. */
export function planSection(report: Report, page: Page): Line[] {
  const { plan } = report;
  if (plan === null && !wantsPlan(report)) return [];
  if (plan === null)
    return [
      ...heading('PLAN', '', page),
      ...prose('There is no plan: none was made in this run.', page.width),
    ];
  const room = page.width - page.margin;
  const about = [
    prose(excerpt(plan.title, 300), page.width, 'strong'),
    prose(excerpt(plan.summary, longest), page.width),
  ];
  const parts = [
    ...about,
    bullets('objectives', plan.objectives, page),
    beside(span('approach', 'label'), prose(excerpt(plan.approach, longest), room), page),
    bullets('assumptions', plan.assumptions, page),
    changedLines(report, page),
    ...plan.steps.map((step) => stepLines(step, report, page)),
    files(plan, page),
    [
      ...bullets('test plan', plan.testPlan, page),
      ...bullets('done when', plan.successCriteria, page),
      ...bullets('risks', plan.risks, page),
      ...bullets('rollback', plan.rollback, page),
      ...bullets('constraints', plan.constraints, page),
      ...bullets('alternatives', plan.alternatives, page),
      ...bullets('commands', plan.suggestedCommands, page, 'code'),
    ],
    changes(plan, page),
  ];
  const note = `${plan.id.slice(0, 12)} · version ${plan.version} · ${plan.progress.done} of ${plan.progress.total} done`;
  return [...heading('PLAN', note, page), ...spread(isCarriedOut(report) ? about : parts)];
}

function stepLines(step: PlanStep, report: Report, page: Page): Line[] {
  const room = page.width - page.margin;
  const detail = (label: string, body: Line[]) =>
    beside(span(label, 'faint'), body, { width: room, margin: 8 });
  const body = [
    ...prose(excerpt(step.description, longest), room, 'strong'),
    ...(step.files.length === 0 ? [] : detail('in', wrap(paths(step.files), room - 8))),
    ...step.commands.flatMap((command) => detail('run', prose(excerpt(command, 500), room - 8, 'code'))),
    ...detail('check', prose(excerpt(step.verification, longest), room - 8)),
    ...(step.dependencies.length === 0 ? [] : detail('after', [[span(stepsNamed(step.dependencies))]])),
    ...foundLines(report, step.number, room - 8).flatMap((body) => detail('found', body)),
  ];
  const label = step.completed ? span(`step ${step.number} ✓`, 'good') : span(`step ${step.number}`, 'info');
  return beside(label, body, page);
}

/** What was found in the files of a step, a finding each. */
function foundLines(report: Report, step: number, room: number): Line[][] {
  const { found, more } = foundAt(report, step);
  const lines = found.map((finding) => {
    const where = placeOf(finding);
    return wrap(
      [
        span(finding.severity.toUpperCase(), finding.severity === 'critical' ? 'stopped' : finding.severity),
        span(` ${finding.id}: ${excerpt(finding.title, 200)}`),
        ...(where === null
          ? []
          : [span(` ${where}`, 'code', { file: finding.file ?? '', line: finding.startLine })]),
      ],
      room,
    );
  });
  return more === 0 ? lines : [...lines, prose(`and ${more} more; they stand below`, room, 'faint')];
}

function stepsNamed(numbers: readonly number[]): string {
  return `step${numbers.length > 1 ? 's' : ''} ${numbers.join(', ')}`;
}

function paths(files: readonly string[]): Line {
  return files.flatMap((file, at) => [
    span(file, 'code', { file, line: null }),
    ...(at < files.length - 1 ? [span(', ')] : []),
  ]);
}

function bullets(label: string, items: readonly string[], page: Page, style: Style = 'plain'): Line[] {
  const room = page.width - page.margin - 2;
  const body = items.flatMap((item) =>
    marked(span('•', 'faint'), prose(excerpt(item, longest), room, style)),
  );
  return body.length === 0 ? [] : beside(span(label, 'label'), body, page);
}

function files(plan: Plan, page: Page): Line[] {
  const room = page.width - page.margin - 2;
  const body = plan.affectedFiles.flatMap(({ path, reason }) => [
    ...marked(span('•', 'faint'), wrap([span(path, 'code', { file: path, line: null })], room)),
    ...prose(excerpt(reason, longest), room, 'faint').map((line): Line => [blank(2), ...line]),
  ]);
  return body.length === 0 ? [] : beside(span('files', 'label'), body, page);
}

function changes(plan: Plan, page: Page): Line[] {
  const room = page.width - page.margin;
  const body = plan.proposedChanges.flatMap((change, at): Line[] => [
    ...(at === 0 ? [] : [[]]),
    ...wrap([span(change.path, 'code', { file: change.path, line: null })], room),
    ...prose(excerpt(change.description, longest), room),
    ...diffLines(change.diff, room),
  ]);
  return body.length === 0 ? [] : beside(span('changes', 'label'), body, page);
}

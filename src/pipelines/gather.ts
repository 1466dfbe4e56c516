import { concernsOf } from '../core/concerns';
import type { Collector } from '../domain/collector';
import type { CoverageNote } from '../domain/coverage';
import { RunError } from '../domain/errors';
import type { Evidence } from '../domain/evidence';
import type { Ports, Question } from '../domain/ports';
import type { Stages } from './stages';

/** What is looked up for the files of concern, in the order in which it is told. */
const lookedUp = ['rules', 'secrets', 'tests', 'owners', 'history'];

/**
 * Runs the collectors: those that read the task side by side, then those that look at the files found.
 * @param isMinimal without what lies around a change (IB-07); that is no part of such a run, so nothing is called skipped
 */
export async function gather(
  question: Question,
  all: readonly Collector[],
  ports: Ports,
  stages: Stages,
  isMinimal = false,
): Promise<Evidence> {
  const collectors = all.filter(({ isBackground }) => !(isMinimal && isBackground));
  const apart = all.filter((one) => !collectors.includes(one)).map(({ name }) => name);
  if (apart.length > 0) stages.notes.push({ examined: [`a small change, without ${apart.join(' and ')}`] });
  const evidence: Evidence = {};
  if (!ports.permit({ action: 'read the files of the workspace', safe: true })) {
    throw new RunError('permission', 'Reading the files of the workspace was not approved.', {
      hint: 'Leave --auto-approve-safe at its default, true.',
    });
  }
  // A checkout that git cannot read is not the same as a folder without git.
  if (ports.repositoryFault) stages.notes.push({ failed: [{ what: 'git', reason: ports.repositoryFault }] });
  const round = async (number: 1 | 2, asked: Question) => {
    const ended = await Promise.allSettled(
      collectors
        .filter((collector) => collector.round === number)
        .map((collector) => collect(collector, asked, ports, stages, evidence)),
    );
    // In the collectors' order, whichever ended first.
    for (const one of ended) if (one.status === 'fulfilled' && one.value) stages.notes.push(one.value);
    // All have ended before one is thrown: nothing goes on behind a run that is over.
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
  };
  await round(1, question);
  if (question.whole && evidence.diff) evidence.diff = { ...evidence.diff, whole: true };
  const { concerns, of } = concernsOf(evidence);
  if (concerns.length < of) {
    const told = lookedUp.filter((name) => !apart.some((one) => one === name));
    const what = `files of concern that ${told.slice(0, -1).join(', ')} and ${told.at(-1)} were looked up for`;
    stages.notes.push({ truncated: [{ what, kept: concerns.length, of }] });
  }
  await round(2, {
    ...question,
    concerns,
    passages: evidence.passages?.passages ?? [],
  });
  // Credentials that a rule found must not be quoted by the plan either.
  ports.learn((evidence.rules?.hits ?? []).flatMap((hit) => hit.secrets ?? []));
  return evidence;
}

async function collect(
  collector: Collector,
  question: Question,
  ports: Ports,
  stages: Stages,
  evidence: Evidence,
): Promise<CoverageNote | null> {
  const gathered = await stages.run(collector.name, () => collector.gather(question, ports));
  if (gathered === null) return null;
  // The collector's name is the evidence's key, so the fact has that key's type.
  if (gathered.facts !== null) Object.assign(evidence, { [collector.name]: gathered.facts });
  return gathered.coverage;
}

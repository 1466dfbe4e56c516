import type { Plan, PlanDraft } from '../domain/plan';
import type { Proposal } from '../domain/tool';
import { planProblems } from './plan-problems';
import { withProposals } from './tools/proposals';

/**
 * A plan with what one of its steps asked for beyond it: changes as proposed ones of that step, commands as its own. Null
 * where nothing of that can be part of a plan.
 */
export function withBeyond(plan: Plan, number: number, asked: readonly Proposal[]): PlanDraft | null {
  const { id: _id, version: _v, createdAt: _c, updatedAt: _u, progress: _p, ...words } = plan;
  const fitting = asked.filter((one) => planProblems(extended(words, number, [one])).length === 0);
  return fitting.length === 0 ? null : extended(words, number, fitting);
}

function extended(words: PlanDraft, number: number, asked: readonly Proposal[]): PlanDraft {
  const changes = asked.filter((one) => one.kind === 'change');
  const commands = asked.flatMap((one) => (one.kind === 'command' ? [one.command] : []));
  const paths = changes.map(({ path }) => path);
  const known = new Set(words.affectedFiles.map(({ path }) => path));
  return {
    ...withProposals(words, changes),
    affectedFiles: [
      ...words.affectedFiles,
      ...changes
        .filter(({ path }) => !known.has(path))
        .map(({ path }) => ({ path, reason: `Step ${number} turned out to need it.` })),
    ],
    steps: words.steps.map((step) =>
      step.number === number
        ? {
            ...step,
            files: [...new Set([...step.files, ...paths])],
            commands: [...new Set([...step.commands, ...commands])],
          }
        : step,
    ),
  };
}

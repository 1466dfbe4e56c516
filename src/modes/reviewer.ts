import { counted } from '../core/count';
import { ruleDraft } from '../core/drafts';
import { reviewerBrief } from '../core/prompts/brief-reviewer';
import { isTestFile } from '../core/test-files';
import type { Conclusion } from '../domain/conclusion';
import type { LeftOut } from '../domain/coverage';
import type { DiffFacts, Evidence } from '../domain/evidence';
import type { Critic } from '../domain/mode';
import type { Plan } from '../domain/plan';
import type { Task } from '../domain/task';

const largeDiff = 800;

/** Code reviewer: the change, the plan against the evidence, and what is good about both. */
export const reviewer: Critic = {
  name: 'reviewer',
  persona: 'Senior Code Reviewer',
  icon: '👀',
  colour: 'orange',
  purpose: 'Code review, quality assessment, best practices enforcement',
  hears: {
    review: 0.7,
    check: 0.1,
    assess: 0.6,
    assessment: 0.5,
    evaluate: 0.5,
    critique: 0.7,
    quality: 0.4,
    'code quality': 0.6,
    'best practices': 0.5,
    'best practice': 0.5,
    'code review': 0.9,
    ptal: 0.8,
    feedback: 0.3,
  },
  grants: {
    effects: ['read', 'search', 'diagnose', 'exec'],
    also: ['git_diff', 'git_log', 'git_show', 'git_blame', 'git_status'],
    never: ['write_file', 'str_replace', 'delete_file', 'git_*'],
    writes: 'none',
  },
  threshold: 0.8,
  brief: reviewerBrief,
  next: null,
  offline(_task: Task, evidence: Evidence, plan: Plan | null): Conclusion {
    const issues = (evidence.rules?.hits ?? [])
      .filter((hit) => hit.rule.critic === 'reviewer')
      .map(ruleDraft);
    return {
      mode: 'reviewer',
      issues,
      suggestions: [...ofDiff(evidence), ...(plan === null ? [] : ofPlan(evidence, plan))],
      positives: positives(evidence, plan),
    };
  },
};

function ofDiff(evidence: Evidence): string[] {
  const diff = evidence.diff;
  if (!diff || diff.files.length === 0) return [];
  const sources = sourcesOf(diff);
  const untested = sources.filter(
    (f) => !testedBy(evidence, f.path).some((t) => diff.files.some((d) => d.path === t)),
  );
  const hidden = evidence.tests?.leftOut;
  const changed = diff.addedLines + diff.removedLines;
  const cheap = untested.filter((f) => f.addedLines >= 5);
  const partners = (evidence.history?.together ?? []).filter(
    (p) =>
      p.commits >= 3 &&
      diff.files.some((f) => f.path === p.with) &&
      !diff.files.some((f) => f.path === p.path),
  );
  return [
    ...cheap.slice(0, 4).map((f) => {
      const tests = testedBy(evidence, f.path);
      return tests.length > 0
        ? `${f.path} gains ${f.addedLines} lines and ${tests[0]}, which covers it, is not part of the diff.`
        : `${f.path} gains ${f.addedLines} lines${hidden ? `; ${notKnown('it', hidden)}` : ' and no test was found for it.'}`;
    }),
    ...partners
      .slice(0, 2)
      .map((p) => `${p.path} changed with ${p.with} in ${p.commits} commits, but is not part of the diff.`),
    ...(changed > largeDiff
      ? [
          `The diff changes ${changed} lines in ${counted(diff.files.length, 'file')}; parts that stand alone are easier to examine apart.`,
        ]
      : []),
    ...diff.files
      .filter((f) => f.binary && f.status !== 'deleted')
      .slice(0, 3)
      .map((f) => `${f.path} is binary; nobody can read that change in a review.`),
  ];
}

/** Against the plan: files that it changes without a test, and a result that nothing would check. */
function ofPlan(evidence: Evidence, plan: Plan): string[] {
  const changed = new Set(plan.steps.flatMap((step) => step.files));
  const bare = (evidence.tests?.covered ?? []).filter((c) => c.tests.length === 0 && changed.has(c.file));
  const file = bare[0]?.file ?? '';
  const step = stepOf(plan, file);
  const hidden = evidence.tests?.leftOut;
  const testless = evidence.commands && !evidence.commands.commands.some((c) => c.kind === 'test');
  return [
    ...(bare.length > 0 && !plan.testPlan[0]?.startsWith('Nothing to test')
      ? [
          hidden
            ? `Step ${step}: ${notKnown(file, hidden)}`
            : `No test was found for ${file}, which step ${step} is about.`,
        ]
      : []),
    ...(testless && changed.size > 0
      ? ['The project names no command that runs its tests; agree on one.']
      : []),
  ];
}

function positives(evidence: Evidence, plan: Plan | null): string[] {
  const diff = evidence.diff;
  const tests = diff ? diff.files.filter((f) => isTestFile(f.path) && f.status !== 'deleted') : [];
  const covered = (evidence.tests?.covered ?? []).filter(
    (c) => c.tests.length > 0 && (plan === null || plan.affectedFiles.some((a) => a.path === c.file)),
  );
  const clean = evidence.rules && evidence.rules.hits.length === 0 && evidence.rules.scannedFiles.length > 0;
  return [
    ...(diff && tests.length > 0 && sourcesOf(diff).length > 0
      ? [
          `The diff brings its tests: ${tests
            .slice(0, 3)
            .map((t) => t.path)
            .join(', ')}.`,
        ]
      : []),
    ...covered.slice(0, 2).map((c) => `${c.file} is covered by ${c.tests[0]?.path}.`),
    ...(clean
      ? [
          `None of the rules matched in the ${counted(evidence.rules?.scannedFiles.length ?? 0, 'file')} they were run on.`,
        ]
      : []),
  ];
}

function sourcesOf(diff: DiffFacts) {
  return diff.files.filter(
    (f) =>
      f.status !== 'deleted' &&
      !f.binary &&
      !isTestFile(f.path) &&
      /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|php|cs|sh|swift|scala)$/.test(f.path),
  );
}

function testedBy(evidence: Evidence, file: string): string[] {
  return evidence.tests?.covered.find((c) => c.file === file)?.tests.map((t) => t.path) ?? [];
}

/** Only where all tests were looked at can it be said that there is none. */
function notKnown(file: string, { files, by }: LeftOut): string {
  return `whether a test covers ${file} is not known, as ${counted(files, 'test file')} ${files === 1 ? 'is' : 'are'} left out by ${by}.`;
}

function stepOf(plan: Plan, file: string): number {
  return plan.steps.find((step) => step.files.includes(file))?.number ?? 1;
}

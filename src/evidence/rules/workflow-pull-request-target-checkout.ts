import type { Rule, Spot } from './on-rule';
import { entry, type Step, textOf } from './on-workflow';

const head =
  /github\.event\.pull_request\.(?:head\.(?:sha|ref|label)|merge_commit_sha)|github\.head_ref|refs\/pull\/.*\/(?:merge|head)|github\.event\.workflow_run\.(?:head_sha|head_branch|head_commit\.id|pull_requests)|pull_request\.number/;
const headRepository =
  /github\.event\.(?:pull_request\.head\.repo|workflow_run\.head_repository)\.(?:full_name|name)/;

export const rule: Rule = {
  info: {
    id: 'workflow-pull-request-target-checkout',
    title: 'Code of a stranger is checked out with the rights of the repository',
    critic: 'security',
    category: 'authorization',
    severity: 'critical',
    confidence: 0.85,
    cwe: 'CWE-829',
    explanation:
      "`pull_request_target`, `workflow_run` and `issue_comment` run with the repository's secrets and a token that may write. Building, testing or installing what a pull request contains runs its author's code with them.",
    fix: 'Use the `pull_request` event for anything that touches the code of a pull request. Split the rest into a second workflow that takes only data from the first one and checks it.',
    references: [
      'https://securitylab.github.com/resources/github-actions-preventing-pwn-requests/',
      'https://docs.github.com/actions/writing-workflows/choosing-when-your-workflow-runs/events-that-trigger-workflows#pull_request_target',
      'https://cwe.mitre.org/data/definitions/829.html',
    ],
  },
  languages: ['workflow'],
  workflow(workflow) {
    const event = ['pull_request_target', 'workflow_run', 'issue_comment'].find((name) =>
      workflow.triggers.has(name),
    );
    return event === undefined ? [] : workflow.steps.flatMap((step) => judge(step, event));
  },
};

function judge(step: Step, event: string): Spot[] {
  if (isForMembers(step)) return [];
  if (/^actions\/checkout(?:@|$)/.test(textOf(step.uses?.value))) {
    const taken = step.inputs.find(
      (one) =>
        (one.key === 'ref' && (head.test(textOf(one.value)) || isFromStep(textOf(one.value), event))) ||
        (one.key === 'repository' && headRepository.test(textOf(one.value))),
    );
    if (taken === undefined) return [];
    return [
      {
        row: (step.uses?.keyLine ?? 1) - 1,
        endRow: Math.max(taken.value.endLine - 1, (step.uses?.keyLine ?? 1) - 1),
        detail: `The job runs on \`${event}\` and checks out \`${textOf(taken.value)}\`.`,
      },
    ];
  }
  const lines = step.run?.text.split('\n') ?? [];
  const at = lines.findIndex((line) =>
    /\bgh\s+pr\s+checkout\b|\bgit\s+(?:fetch|pull|checkout)\b.*(?:refs\/)?pull\/|\bgit\s+(?:fetch|checkout|pull)\b.*\$\{\{\s*github\.(?:head_ref|event\.pull_request\.head)/.test(
      line,
    ),
  );
  if (at < 0 || step.run === null) return [];
  const row = step.run.rowOf(at);
  return [
    { row, endRow: row, detail: `The job runs on \`${event}\` and checks out the pull request's code.` },
  ];
}

/** `issue_comment` knows no head: it is asked for by a step before. */
function isFromStep(text: string, event: string): boolean {
  return event === 'issue_comment' && /steps\.[\w-]+\.outputs\.[\w-]*(?:sha|ref|branch)/i.test(text);
}

/** The job asks first that the head is of this repository, or that a maintainer has approved. */
function isForMembers(step: Step): boolean {
  const conditions = [entry(step.node, 'if')?.value, entry(step.job?.node, 'if')?.value]
    .map((node) => textOf(node))
    .join(' ');
  return /head\.repo\.full_name\s*==\s*github\.repository|head_repository\.full_name\s*==\s*github\.repository|head\.repo\.fork\s*==\s*false|!\s*github\.event\.pull_request\.head\.repo\.fork|author_association|event\.workflow_run\.event\s*==\s*'push'|github\.event_name\s*==\s*'push'/.test(
    conditions,
  );
}

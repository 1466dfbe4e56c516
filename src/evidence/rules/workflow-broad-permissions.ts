import type { Rule, Spot } from './on-rule';
import { type Entry, textOf, type Workflow } from './on-workflow';

const risky = [
  'pull_request_target',
  'issue_comment',
  'workflow_run',
  'issues',
  'discussion',
  'discussion_comment',
];
const heavy = new Set([
  'contents',
  'actions',
  'packages',
  'deployments',
  'id-token',
  'pages',
  'security-events',
  'repository-projects',
  'attestations',
]);

export const rule: Rule = {
  info: {
    id: 'workflow-broad-permissions',
    title: "The workflow's token may do more than it needs",
    critic: 'security',
    category: 'authorization',
    severity: 'medium',
    confidence: 0.85,
    cwe: 'CWE-250',
    explanation:
      "Every step, also a third party's action or a dependency's install script, can use the job's token. With all permissions it pushes code, publishes packages and approves pull requests.",
    fix: 'Set `permissions: {}` or `contents: read` at the top, and give each job only what it needs.',
    references: [
      'https://docs.github.com/actions/writing-workflows/workflow-syntax-for-github-actions#permissions',
      'https://docs.github.com/actions/security-for-github-actions/security-guides/automatic-token-authentication',
      'https://cwe.mitre.org/data/definitions/250.html',
    ],
  },
  languages: ['workflow'],
  workflow(workflow) {
    if (workflow.isAction) return [];
    const all = [workflow.permissions, ...workflow.jobs.map((job) => job.permissions)];
    return [...all.flatMap(everything), ...atTheTop(workflow)];
  },
};

function everything(permissions: Entry | null): Spot[] {
  if (permissions === null || textOf(permissions.value) !== 'write-all') return [];
  const row = permissions.keyLine - 1;
  return [{ row, endRow: row, detail: '`write-all` grants every permission there is.' }];
}

/** Events that strangers cause, with rights to change things for all jobs. */
function atTheTop(workflow: Workflow): Spot[] {
  const event = risky.find((name) => workflow.triggers.has(name));
  if (event === undefined || workflow.permissions === null) return [];
  return workflow.permissions.value.entries
    .filter((one) => heavy.has(one.key) && textOf(one.value) === 'write')
    .map((one) => ({
      row: one.keyLine - 1,
      endRow: one.keyLine - 1,
      detail: `All jobs get \`${one.key}: write\`, on \`${event}\`, which strangers can cause.`,
    }));
}

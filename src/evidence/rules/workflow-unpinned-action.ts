import type { Rule, Spot } from './on-rule';
import { type Entry, textOf } from './on-workflow';

export const rule: Rule = {
  info: {
    id: 'workflow-unpinned-action',
    title: 'An action of others can change under the workflow',
    critic: 'security',
    category: 'supply-chain',
    severity: 'medium',
    confidence: 0.9,
    cwe: 'CWE-829',
    explanation:
      "A tag or branch can be moved by whoever owns, or breaks into, the action's repository. From then on their code runs in this workflow with its token and secrets.",
    fix: 'Name the commit in full and keep the version as a comment: `uses: owner/action@<40 hex digits> # v1.2.3`; Dependabot keeps both up to date. Containers: `docker://image@sha256:…`.',
    references: [
      'https://docs.github.com/actions/security-for-github-actions/security-guides/security-hardening-for-github-actions#using-third-party-actions',
      'https://cwe.mitre.org/data/definitions/829.html',
    ],
  },
  languages: ['workflow'],
  workflow(workflow) {
    const all = [...workflow.steps.map((step) => step.uses), ...workflow.jobs.map((job) => job.uses)];
    return all.flatMap((uses) => (uses === null ? [] : judge(uses)));
  },
};

function judge(uses: Entry): Spot[] {
  const text = textOf(uses.value);
  const row = uses.value.startLine - 1;
  const at = (detail: string): Spot[] => [{ row, endRow: row, detail }];
  if (text.startsWith('./') || text === '') return [];
  if (text.startsWith('docker://'))
    return /@sha256:[0-9a-f]{64}$/.test(text) ? [] : at(`\`${text}\` is not held to a digest.`);
  const [action = '', ref = ''] = text.split('@');
  const owner = action.split('/')[0] ?? '';
  if (/^(?:actions|github)$/.test(owner) || text.includes('${{')) return [];
  if (/^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(ref)) return [];
  return at(
    ref === ''
      ? `\`${action}\` names no version.`
      : `\`${action}\` is held to \`${ref}\`, which can be moved.`,
  );
}

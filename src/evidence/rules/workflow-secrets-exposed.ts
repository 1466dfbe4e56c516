import type { Rule, Spot } from './on-rule';
import { entry, expressionsIn, type Step, textOf, type Workflow } from './on-workflow';

export const rule: Rule = {
  info: {
    id: 'workflow-secrets-exposed',
    title: 'Secrets go further than they should',
    critic: 'security',
    category: 'data-exposure',
    severity: 'high',
    confidence: 0.85,
    cwe: 'CWE-200',
    explanation:
      'Handing all secrets over, or printing one, lets every later step, log reader or foreign workflow take them. GitHub masks only the exact text in logs.',
    fix: 'Name each secret where it is used, in the `env` of the one step that needs it. Do not print secrets; pass them to reusable workflows by name.',
    references: [
      'https://docs.github.com/actions/security-for-github-actions/security-guides/using-secrets-in-github-actions',
      'https://docs.github.com/actions/sharing-automations/reusing-workflows#passing-inputs-and-secrets-to-a-reusable-workflow',
      'https://cwe.mitre.org/data/definitions/200.html',
    ],
  },
  languages: ['workflow'],
  workflow: (workflow) => [...asWhole(workflow), ...workflow.steps.flatMap(printed), ...inherited(workflow)],
};

/** `toJSON(secrets)`, `secrets[matrix.name]`: all of them, wherever it stands. */
function asWhole(workflow: Workflow): Spot[] {
  return workflow.lines.flatMap((line, row) => {
    if (line.trimStart().startsWith('#')) return [];
    const inner = expressionsIn(line).find((one) => /\btoJSON\(\s*secrets\s*\)/i.test(one.inner))?.inner;
    return inner === undefined
      ? []
      : [{ row, endRow: row, detail: `\`${inner}\` holds every secret of the repository.` }];
  });
}

function printed(step: Step): Spot[] {
  const run = step.run;
  if (run === null) return [];
  return run.text.split('\n').flatMap((line, at) => {
    const command =
      /^\s*(?:-\s+)?(?:echo|printf|print|console\.log|Write-Host|Write-Output)\b/.test(line) ||
      /[;&|]\s*(?:echo|printf)\b/.test(line);
    if (!command || line.includes('add-mask')) return [];
    const secret = expressionsIn(line).find((one) => /^secrets\.\w+$/.test(one.inner));
    const printing = secret === undefined ? '' : line.slice(0, secret.start);
    const after = secret === undefined ? '' : line.slice(secret.end);
    // Into a file or a program is another matter than into the log.
    const isShown = secret !== undefined && !/\||>/.test(after) && !/>>?/.test(printing);
    const row = run.rowOf(at);
    return isShown ? [{ row, endRow: row, detail: `\`${secret.inner}\` is printed.` }] : [];
  });
}

function inherited(workflow: Workflow): Spot[] {
  return workflow.jobs.flatMap((job) => {
    const secrets = entry(job.node, 'secrets');
    const uses = textOf(job.uses?.value);
    if (secrets === null || textOf(secrets.value) !== 'inherit' || uses.startsWith('./') || uses === '')
      return [];
    const row = secrets.keyLine - 1;
    return [
      {
        row,
        endRow: row,
        severity: 'medium' as const,
        detail: `Every secret of the repository is handed to \`${uses}\`.`,
      },
    ];
  });
}

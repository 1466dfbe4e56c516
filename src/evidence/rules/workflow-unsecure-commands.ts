import type { YamlNode } from '../../domain/ports';
import type { Rule, Spot } from './on-rule';
import { entry, textOf } from './on-workflow';

export const rule: Rule = {
  info: {
    id: 'workflow-unsecure-commands',
    title: 'Printed text can change the environment of later steps',
    critic: 'security',
    category: 'configuration',
    severity: 'high',
    confidence: 0.95,
    cwe: 'CWE-77',
    explanation:
      'With this setting the old commands `::set-env::` and `::add-path::` work again: anything that is printed, such as a test name or an issue title, can set PATH or NODE_OPTIONS for the steps that follow.',
    fix: 'Remove the setting and write to the files `$GITHUB_ENV` and `$GITHUB_PATH`.',
    references: [
      'https://github.blog/changelog/2020-10-01-github-actions-deprecating-set-env-and-add-path-commands/',
      'https://cwe.mitre.org/data/definitions/77.html',
    ],
  },
  languages: ['workflow'],
  workflow(workflow) {
    const holders = [
      workflow.env,
      ...workflow.jobs.map((job) => entry(job.node, 'env')?.value),
      ...workflow.steps.map((step) => entry(step.node, 'env')?.value),
    ];
    return holders.flatMap((holder) => switched(holder ?? null));
  },
};

function switched(holder: YamlNode | null): Spot[] {
  const setting = entry(holder, 'ACTIONS_ALLOW_UNSECURE_COMMANDS');
  if (setting === null || !/^(?:true|1|yes|on)$/i.test(textOf(setting.value))) return [];
  const row = setting.keyLine - 1;
  return [{ row, endRow: row, detail: '`ACTIONS_ALLOW_UNSECURE_COMMANDS` is switched on.' }];
}

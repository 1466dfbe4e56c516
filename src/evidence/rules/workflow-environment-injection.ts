import type { Rule, Spot } from './on-rule';
import { untrustedIn } from './on-untrusted';
import { entry, expressionsIn, type Step, textOf, type Workflow } from './on-workflow';

export const rule: Rule = {
  info: {
    id: 'workflow-environment-injection',
    title: 'Text of strangers sets variables for later steps',
    critic: 'security',
    category: 'injection',
    severity: 'high',
    confidence: 0.8,
    cwe: 'CWE-77',
    explanation:
      'Each line written to `$GITHUB_ENV` sets a variable, to `$GITHUB_PATH` a folder of programs. A line break in the text sets `LD_PRELOAD` or `NODE_OPTIONS` and so runs code in later steps.',
    fix: "Use the value where it is needed, from the step's `env`. To pass it on, write it to `$GITHUB_OUTPUT` with a random delimiter, or strip line breaks first.",
    references: [
      'https://docs.github.com/actions/writing-workflows/choosing-what-your-workflow-does/workflow-commands-for-github-actions#setting-an-environment-variable',
      'https://cwe.mitre.org/data/definitions/77.html',
    ],
  },
  languages: ['workflow'],
  workflow: (workflow) => workflow.steps.flatMap((step) => judge(step, workflow)),
};

function judge(step: Step, workflow: Workflow): Spot[] {
  const run = step.run;
  if (run === null) return [];
  return run.text.split('\n').flatMap((line, at) => {
    if (!/>>\s*"?\$\{?(?:GITHUB_ENV|GITHUB_PATH)\b|\$env:GITHUB_(?:ENV|PATH)/.test(line)) return [];
    const name = textIn(line, step, workflow);
    const row = run.rowOf(at);
    return name === null ? [] : [{ row, endRow: row, detail: `\`${name}\` is text that anyone can choose.` }];
  });
}

/** Branch names hold no line breaks. */
const branch = /head_ref|head\.ref|head_branch|head\.label/;

function textIn(line: string, step: Step, workflow: Workflow): string | null {
  for (const { inner } of expressionsIn(line)) {
    const found = untrustedIn(inner, workflow, step);
    if (found?.who === 'stranger' && !branch.test(found.name)) return found.name;
  }
  if (/\btr\s+-d\s|\bhead\s+-n?\s*1/.test(line)) return null;
  for (const [, name = ''] of line.matchAll(/\$\{?([A-Za-z_]\w*)/g)) {
    for (const holder of [
      entry(step.node, 'env')?.value,
      entry(step.job?.node, 'env')?.value,
      workflow.env,
    ]) {
      const inner = /\$\{\{([^}]*)\}\}/.exec(textOf(entry(holder, name)?.value))?.[1];
      const found = inner === undefined ? null : untrustedIn(inner, workflow, step);
      if (found?.who === 'stranger' && !branch.test(found.name)) return `${name} (${found.name})`;
    }
  }
  return null;
}

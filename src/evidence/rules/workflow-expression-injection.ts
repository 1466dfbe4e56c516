import type { Rule, Spot } from './on-rule';
import { untrustedIn } from './on-untrusted';
import { type Block, blockOf, expressionsIn, type Step, textOf, type Workflow } from './on-workflow';

export const rule: Rule = {
  info: {
    id: 'workflow-expression-injection',
    title: 'Text of strangers becomes part of a script',
    critic: 'security',
    category: 'injection',
    severity: 'high',
    confidence: 0.9,
    cwe: 'CWE-94',
    explanation:
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the text shows this syntax
      'GitHub puts the value of `${{ … }}` into the script before it runs. A title or branch name with `"; curl … | sh; "` in it is then run by the job, with its token and secrets.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text shows this syntax
    fix: 'Hand the value over in the environment and use it as a quoted variable: `env: TITLE: ${{ github.event.issue.title }}`, then `"$TITLE"` (in github-script: `process.env.TITLE`).',
    references: [
      'https://docs.github.com/actions/security-for-github-actions/security-guides/security-hardening-for-github-actions#understanding-the-risk-of-script-injections',
      'https://securitylab.github.com/resources/github-actions-untrusted-input/',
      'https://cwe.mitre.org/data/definitions/94.html',
    ],
  },
  languages: ['workflow'],
  workflow: (workflow) =>
    workflow.steps.flatMap((step) =>
      scriptsOf(step, workflow).flatMap((script) => inScript(script, step, workflow)),
    ),
};

function scriptsOf(step: Step, workflow: Workflow): Block[] {
  const isScript = /github-script|script|ssh|retry|azure\/(?:cli|powershell)|docker-run|run-on-arch/i.test(
    textOf(step.uses?.value),
  );
  const handed = isScript
    ? step.inputs.filter((one) => /^(?:script|run|command|cmd|inlineScript|code|commands)$/.test(one.key))
    : [];
  return [...(step.run === null ? [] : [step.run]), ...handed.map((one) => blockOf(one, workflow.lines))];
}

function inScript(script: Block, step: Step, workflow: Workflow): Spot[] {
  return expressionsIn(script.text).flatMap(({ inner, line }) => {
    const found = untrustedIn(inner, workflow, step);
    if (found === null) return [];
    const row = script.rowOf(line);
    if (found.who === 'stranger')
      return [{ row, endRow: row, detail: `\`${found.name}\` is text that anyone can choose.` }];
    return [
      {
        row,
        endRow: row,
        severity: 'low' as const,
        detail: `\`${found.name}\` is chosen by whoever ${workflow.isAction ? 'uses the action' : 'starts the workflow'}.`,
      },
    ];
  });
}

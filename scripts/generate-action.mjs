import { loadSource } from './load-source.mjs';

/** Inputs that make no sense in a job: there is no screen, and the job is the person's own settings file. */
const leftOut = new Set(['headless']);

/** `action.yml`: every flag is an input of the same name; empty means not given. */
export async function actionFile() {
  const { flags } = await loadSource('edge/flags.generated.ts');
  const { config } = await loadSource('domain/config.ts');
  const inputs = flags
    .filter((flag) => !leftOut.has(flag.name))
    .map((flag) => {
      const about = describe(config, flag);
      return `  ${flag.name}:\n    description: ${JSON.stringify(about)}\n    required: false\n    default: ''`;
    });
  return `# Made by \`npm run generate\` from src/domain/config.ts; do not edit.
name: Countersign
description: Plans issues and pull requests, has the plan examined by a reviewer, a security auditor and a debugger, and acts only on what was approved.
author: The Countersign authors
branding:
  icon: check-square
  color: blue
inputs:
${inputs.join('\n')}
outputs:
  status:
    description: failure, timeout, rejected, findings, needs_clarification, awaiting_approval or success
  exit-code:
    description: 0 or 1, as the step ends
  plan-id:
    description: SHA-256 of the plan; empty when there is none
  approval:
    description: How the plan stands (posted, pending, approved, feedback, rejected, expired or void); empty when there is none
  session:
    description: Name of the session that the run is kept in, for a later run to go on with; empty when none is kept
  findings:
    description: How many findings the report holds
runs:
  using: node24
  main: dist/index.js
`;
}

function describe(config, flag) {
  const meta = config.shape[flag.setting]?.meta?.();
  return meta?.description ?? flag.help ?? flag.name;
}

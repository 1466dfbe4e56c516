import { createPlan, createStep } from '../../../src/core/plan';

/** An ordinary plan. */
export const samplePlan = createPlan(
  {
    title: 'Retry on 503',
    summary: 'A fix in one file.\nNothing else changes.',
    objectives: ['Retry once'],
    constraints: ['No new dependency', 'Keep `fetchAll(url)` as it is'],
    assumptions: ['The server means it'],
    approach: 'Small.\n\nThen tested.',
    steps: [
      createStep({
        number: 1,
        description: 'Reproduce it in test/http.test.ts',
        files: ['test/http.test.ts'],
        commands: ['npm test -- http'],
        verification: 'Fails today.',
      }),
      createStep({
        number: 2,
        description: 'Retry in `send`',
        files: ['src/http.ts', 'src/a`b.ts'],
        dependencies: [1],
        verification: 'Step 1 is green.',
      }),
      createStep({ number: 3, description: 'Tell @team', dependencies: [1, 2], verification: 'Told.' }),
    ],
    affectedFiles: [{ path: 'src/http.ts', reason: 'it calls' }],
    testPlan: ['npm test'],
    risks: ['Load'],
    alternatives: ['Fail at once'],
    rollback: ['Revert'],
    successCriteria: ['It retries'],
    nextActions: ['Approve'],
    proposedChanges: [
      {
        path: 'src/http.ts',
        description: 'One more try',
        diff: '--- a/src/http.ts\n+++ b/src/http.ts\n@@ -1 +1 @@\n-send()\n+retry(send)\n',
      },
    ],
    suggestedCommands: ['npm test'],
  },
  Date.UTC(2026, 0, 1),
);

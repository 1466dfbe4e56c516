import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Process tests start real Node processes; a loaded two-core machine needs the slack.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // One more than the runner's own choice: most tests wait for the processes and servers they start.
    maxWorkers: availableParallelism(),
  },
});

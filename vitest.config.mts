import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start many processes take longest: begun last, they would be all that is left at the end. */
const slow = [
  'test/attack/attack.',
  'test/attack/',
  'test/e2e/',
  'test/proof/',
  'test/adapters/',
  'test/edge/',
];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = slow.findIndex((folder) => moduleId.includes(folder));
      return at === -1 ? slow.length : at;
    };
    return [...(await super.sort(files))].sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    // Process tests start real Node processes; a loaded two-core machine needs the slack.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // More than there are cores: many tests wait for the processes, servers and clocks that they start.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowFirst },
    projects: [
      // The attack has the machine to itself: how long it takes is a figure of its own.
      {
        extends: true,
        test: { name: 'attack', include: ['test/attack/**/*.test.ts'], sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: 'all else',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'test/attack/**'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

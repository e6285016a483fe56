import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** No word follows that names files. */
const runsAll = process.argv.at(-1) === 'vitest.unit.config.ts';

/** `npm run test:unit`: the tests that need no database. They wait for nothing, so each core runs one worker. */
export default defineConfig({
  test: {
    ...config.test,
    include: ['test/unit/**/*.test.ts'],
    globalSetup: [],
    maxWorkers: availableParallelism(),
    env: { PROPERTY_RUNS: runsAll ? 'few' : 'all' },
    // They allocate much and keep little, and no core is left for a second thread of the collector. Bytecode of patterns
    // with many letters takes longer to make than machine code, and most patterns are used a few times.
    execArgv: [
      ...['--min-semi-space-size=128', '--max-semi-space-size=128', '--initial-old-space-size=1024'],
      ...['--single-threaded-gc', '--no-regexp-tier-up'],
    ],
  },
});

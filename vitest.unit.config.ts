import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** `npm run test:unit`: the tests that need no database. They wait for nothing, so each core runs one worker. */
export default defineConfig({
  test: {
    ...config.test,
    include: ['test/unit/**/*.test.ts'],
    globalSetup: [],
    maxWorkers: availableParallelism(),
    env: { PROPERTY_RUNS: 'few' },
    // They allocate much and keep little, and no core is left for a second thread of the collector.
    execArgv: [
      ...['--min-semi-space-size=128', '--max-semi-space-size=128', '--initial-old-space-size=1024'],
      '--single-threaded-gc',
    ],
  },
});

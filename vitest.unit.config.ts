import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import config, { beginWith } from './vitest.config.ts';

/** No word follows that names files. */
const runsAll = process.argv.at(-1) === 'vitest.unit.config.ts';

/**
 * The classifier and the tables of compliance take half a second each to build. While one worker runs the first file, the
 * other runs the next four, so that each is built by one of them.
 */
const first = [
  ...['tariff-classification/candidates', 'compliance/judged', 'compliance/path', 'compliance/rules', 'shipping/duty'],
  ...['material-levels', 'parts', 'no-candidates', 'use-patterns', 'thresholds', 'tables'].map(
    (name) => `tariff-classification/${name}`,
  ),
];

/** `npm run test:unit`: the tests that need no database. They wait for nothing, so each core runs one worker. */
export default defineConfig({
  test: {
    ...config.test,
    include: ['test/unit/**/*.test.ts'],
    globalSetup: [],
    maxWorkers: availableParallelism(),
    sequence: { sequencer: beginWith(first) },
    env: { PROPERTY_RUNS: runsAll ? 'few' : 'all' },
    // They allocate much and keep little, and no core is left for a second thread of the collector. Bytecode of patterns
    // with many letters takes longer to make than machine code, and most patterns are used a few times.
    execArgv: [
      ...['--min-semi-space-size=128', '--max-semi-space-size=128', '--initial-old-space-size=1024'],
      ...['--single-threaded-gc', '--no-regexp-tier-up'],
    ],
  },
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** Migrations, row-level security, approval and dispatch, search, imports, events, exports, retention, audit. */
const files = [
  ...['test/api/migrations', 'test/api/db', 'test/api/deliveries/approval.test.ts', 'test/api/factories'],
  ...['test/api/exports', 'test/api/events', 'test/api/retention', 'test/api/audit', 'test/api/rfqs/quotes.test.ts'],
];

test('the service works on PostgreSQL 16, the oldest supported version', { timeout: 900_000 }, async () => {
  const env = { ...process.env, TEST_POSTGRES: '16', NO_COLOR: '1' };
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=2', ...files];
  const { stdout } = await run(process.execPath, vitest, { env, maxBuffer: 1e8 });
  expect(stdout).toMatch(/Tests +\d{2,} passed/);
});

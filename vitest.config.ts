import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/postgres.ts',
    // Files wait for their database much of the time; more than four would use up its connections.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    // Each file has a database of its own and keeps nothing in modules, so the service is loaded once for all.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Run sources with Node's own loader, as production does: no second copy of `graphql`, no transform.
    experimental: { viteModuleRunner: false },
  },
});

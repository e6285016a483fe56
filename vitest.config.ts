import { existsSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Much of a start is compiling: a process after the first that ended in peace finds it done. Vitest loads test files under
// a new name each time, so what lies there grows with each run.
const compiled = join(import.meta.dirname, 'node_modules', '.cache', 'compiled');
const hasManyFiles = (folder: string) => readdirSync(join(compiled, folder)).length > 10_000;
if (existsSync(compiled) && readdirSync(compiled).some(hasManyFiles))
  rmSync(compiled, { recursive: true, maxRetries: 3 });
process.env['NODE_COMPILE_CACHE'] ??= compiled;

/** What takes a minute and more begins first: else everything would wait for it at the end. */
const longest = [
  ...['slow/crash/points', 'slow/tenancy/wall', 'slow/tenancy/database-alone', 'slow/imports/console', 'slow/start'],
  ...['slow/deliveries/lists', 'slow/action-survival', 'slow/readme', 'slow/pages/browser', 'slow/contract/linters'],
  ...['slow/deliveries/states', 'slow/contract/parity', 'slow/factories/search-oracle', 'slow/shipping/schedule'],
  ...['slow/deliveries/model', 'slow/attack/attack', 'slow/changes/stop', 'attack/attack', 'passkeys/approval'],
  ...['slow/robust/leaks', 'slow/graph/reads', 'slow/robust/prototype', 'slow/graph/second-use', 'races/deliveries'],
  ...['provider-events/events', 'tracking/tracking', 'contract/answers'],
];

/** A sequencer that begins with these files, in this order. */
export const beginWith = (names: readonly string[]) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification) => {
        const at = names.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
        return at < 0 ? names.length : at;
      };
      return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
    }
  };

/** `npm run test:stress` sets it: files and tests then run in the order of this seed. */
const seed = Number(process.env['SHUFFLE_SEED'] ?? Number.NaN);
const order = Number.isNaN(seed) ? { sequencer: beginWith(longest) } : { shuffle: { files: true, tests: true }, seed };

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/postgres.ts',
    setupFiles: ['test/property-seed.ts'],
    // Files wait for their database much of the time; more than four would use up its connections.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    // Each file has a database of its own and keeps nothing in modules, so the service is loaded once for all.
    isolate: false,
    sequence: order,
    restoreMocks: true,
    // What a test waits for comes later on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Run sources with Node's own loader, as production does: no second copy of `graphql`, no transform.
    experimental: { viteModuleRunner: false },
  },
});

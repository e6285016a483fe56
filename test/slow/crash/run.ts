import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { runMutations } from './mutations.ts';

/** The parts of the long run, by name. */
const parts: Record<string, string> = {
  points: 'test/slow/crash/points.test.ts',
  workers: 'test/slow/crash/workers.long.ts',
  kills: 'test/slow/crash/kills.long.ts',
  faults: 'test/slow/crash/faults.test.ts',
  races: 'test/api/deliveries/races/',
  stall: 'test/slow/crash/stall.test.ts',
  outage: 'test/slow/crash/outage.test.ts',
  disk: 'test/slow/crash/disk.test.ts',
  servers: 'test/slow/servers/chaos.test.ts',
  clocks: 'test/slow/crash/clocks.test.ts',
  publication: 'test/slow/crash/publication.test.ts',
  'publication-faults': 'test/slow/crash/publication-faults.test.ts',
  replies: 'test/slow/crash/replies.test.ts',
  notifications: 'test/slow/crash/notifications.test.ts',
  actions: 'test/slow/action-survival.test.ts',
  digest: 'test/api/deliveries/dispatch/digest',
  model: 'test/slow/deliveries/model.test.ts',
  stops: 'test/slow/crash/stops.test.ts',
  starts: 'test/slow/crash/starts.long.ts',
};

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    part: { type: 'string', multiple: true },
    point: { type: 'string' },
    seed: { type: 'string' },
    mutations: { type: 'boolean', default: false },
  },
});

const unknown = values.part?.find((part) => !Object.hasOwn(parts, part));
if (unknown) {
  console.error(`Unknown part ${unknown}. Must be one of ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
process.exitCode = (await (values.mutations ? runMutations() : runParts())) ? 0 : 1;

async function runParts(): Promise<boolean> {
  process.env['CRASH_RUNS'] = values.runs;
  if (values.point) process.env['CRASH_POINT'] = values.point;
  process.env['CRASH_SEED'] = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
  const chosen = values.part ?? (values.point ? ['points'] : Object.keys(parts));
  const rows = [];
  for (const part of chosen) rows.push(await runPart(part));
  console.table(rows);
  return rows.every(({ failed, passed }) => failed === 0 && passed > 0);
}

/** Parts run one after the other, so that each has the whole machine. */
async function runPart(part: string) {
  const file = parts[part]!;
  const from = performance.now();
  const include = ['test/**/*.{test,long}.ts'];
  const vitest = await startVitest('test', [file], { watch: false, fileParallelism: false, include });
  const modules = vitest.state.getTestModules();
  const tests = modules.flatMap(({ children }) => [...children.allTests()]);
  await vitest.close();
  const broken = modules.flatMap((module) => module.errors()).length + vitest.state.getUnhandledErrors().length;
  const failed = tests.filter((test) => test.result().state === 'failed').length + broken;
  const figures = tests.map((test) => test.meta().figures).find((found) => found);
  const seconds = Math.round((performance.now() - from) / 1000);
  return {
    part,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed,
    ...figures,
    seconds,
  };
}

import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { runMutations } from './mutations.ts';

/** The parts of the long run, each with the promise of it. */
const parts: Record<string, [promise: string, file: string]> = {
  points: ['R1', 'test/slow/crash/points.test.ts'],
  workers: ['R1', 'test/slow/crash/workers.long.ts'],
  kills: ['R2', 'test/slow/crash/kills.long.ts'],
  faults: ['R3', 'test/slow/crash/faults.test.ts'],
  races: ['R4', 'test/races/'],
  stall: ['R5', 'test/slow/crash/stall.test.ts'],
  outage: ['R6 R7', 'test/slow/crash/outage.test.ts'],
  actions: ['R9', 'test/slow/action-survival.test.ts'],
  digest: ['R10 S10', 'test/dispatch/digest'],
  model: ['R11', 'test/api/deliveries/dispatch/model.test.ts'],
  stops: ['R19', 'test/slow/crash/stops.test.ts'],
  starts: ['R20', 'test/slow/crash/starts.long.ts'],
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
  console.error(`There is no part ${unknown}. There are: ${Object.keys(parts).join(', ')}.`);
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

/** One part after the other, so that each has the machine for itself. */
async function runPart(part: string) {
  const [promise, file] = parts[part]!;
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
    promise,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed,
    ...figures,
    seconds,
  };
}

import { parseArgs } from 'node:util';
import { dataOptions, freshWindows, openData } from './data.ts';
import type { Measured } from './load.ts';
import { pinProcesses, postgresCpuMicroseconds, type Server, startLoad, startServer } from './processes.ts';
import { assertSameAnswers } from './same-answers.ts';
import { workloads } from './workloads.ts';

const { values: options } = parseArgs({
  options: {
    ...dataOptions,
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    profiles: { type: 'string' },
    'no-rls': { type: 'boolean', default: false },
  },
});
const seconds = Number(options.seconds);
const rounds = Number(options.rounds);
const chosen = workloads.filter(({ name }) => options.only?.some((part) => name.includes(part)) ?? true);

type Round = Measured & { cpu: number; postgres: number };
const names = ['gateway', 'handwritten'] as const;

const pinned = pinProcesses();
await using ending = new AsyncDisposableStack();
const { embedded, targets } = await openData(options.data, Number(options.factories));
ending.defer(embedded.stop);
const { ownerUrl } = embedded;
const serviceUrl = await embedded.createServiceLogin();
const { 'no-rls': noRls, profiles } = options;
const servers = {
  gateway: await startServer('gateway.ts', { DATABASE_URL: serviceUrl, PORT: '0' }, { profiles }),
  handwritten: await startServer(
    'handwritten.ts',
    { DATABASE_URL: noRls ? ownerUrl : serviceUrl },
    { args: noRls ? ['--no-rls'] : [], profiles },
  ),
};
for (const { stop } of Object.values(servers)) ending.defer(stop);
const load = startLoad({ targets });
ending.defer(load.stop);

const where = pinned ? 'servers on a core of their own' : 'nothing pinned';
console.info(`${rounds} rounds of ${seconds} s, 32 connections; ${where}.`);
if (noRls) console.info('The hand-written server is not bound by row-level security.');
await freshWindows(ownerUrl);
await assertSameAnswers(chosen, { gateway: servers.gateway.url, handwritten: servers.handwritten.url }, targets);
console.info('Both servers give the same answers.');
for (const { name } of chosen) show(name, await compare(name));

/** Warms both up, then lets them take turns, so that a drift of the machine meets both. */
async function compare(workload: string): Promise<Record<(typeof names)[number], Round[]>> {
  const results: Record<(typeof names)[number], Round[]> = { gateway: [], handwritten: [] };
  for (const server of names) await measure(server, workload);
  for (let round = 0; round < rounds; round++) {
    for (const server of names) results[server].push(await measure(server, workload));
  }
  return results;
}

async function measure(server: (typeof names)[number], workload: string): Promise<Round> {
  await freshWindows(ownerUrl);
  const { url, cpuMicroseconds }: Server = servers[server];
  const before = await cpuMicroseconds();
  const postgresBefore = postgresCpuMicroseconds(options.data);
  const measured = await load.measure({ url, server, workload, seconds });
  const cpu = ((await cpuMicroseconds()) - before) / measured.requests;
  const postgres = (postgresCpuMicroseconds(options.data) - postgresBefore) / measured.requests;
  return { ...measured, cpu, postgres };
}

function show(workload: string, results: Record<(typeof names)[number], Round[]>): void {
  console.info(`\n${workload}`);
  console.table(
    Object.fromEntries(
      names.map((server) => {
        const of = (key: keyof Round) => median(results[server].map((round) => round[key]));
        const failed = results[server].reduce((sum, round) => sum + round.failed, 0);
        const row = {
          'requests/s': Math.round(of('perSecond')),
          'p50 ms': rounded(of('p50')),
          'p99 ms': rounded(of('p99')),
          'server CPU µs/request': Math.round(of('cpu')),
          'PostgreSQL CPU µs/request': Math.round(of('postgres')),
          'not 2xx': failed,
        };
        return [server, row];
      }),
    ),
  );
  const ratios = results.gateway.map(({ perSecond }, i) => perSecond / results.handwritten[i]!.perSecond);
  const failed = names.some((server) => results[server].some((round) => round.failed > 0));
  console.info(`gateway / handwritten: ${rounded(median(ratios))} (${ratios.map(rounded).join(', ')})`);
  if (failed) {
    console.error('Some requests failed: these figures mean nothing.');
    process.exitCode = 1;
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

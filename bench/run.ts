import { parseArgs } from 'node:util';
import { dataOptions, freshWindows, openData, readSize } from './data.ts';
import type { Measured } from './load.ts';
import { median } from './median.ts';
import { pinProcesses, postgresCpuMicroseconds, type Server, startLoad, startServer } from './processes.ts';
import { listPrograms } from './programs.ts';
import { assertSameAnswers } from './same-answers.ts';
import { type ServerName, workloads } from './workloads.ts';

const { values: options } = parseArgs({
  options: {
    ...dataOptions,
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    profiles: { type: 'string' },
    'no-rls': { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
/** V8 goes on compiling what is hot for some seconds of full load. */
const warmUpSeconds = 6;
const chosen = workloads.filter(({ name }) => options.only?.some((part) => name.includes(part)) ?? true);

type Round = Measured & { cpu: number; postgres: number };
type Rounds = Map<ServerName, Round[]>;

const pinned = pinProcesses();
await using ending = new AsyncDisposableStack();
const { embedded, targets } = await openData(options.data, readSize(options));
ending.defer(embedded.stop);
const { ownerUrl } = embedded;
const serviceUrl = await embedded.createServiceLogin();
const { 'no-rls': noRls, profiles } = options;
const servers = new Map<ServerName, Server>();
for (const [name, [file, env, more]] of listPrograms({ ownerUrl, serviceUrl }, { noRls })) {
  if (!chosen.some(({ asked }) => asked[name])) continue;
  const server = await startServer(file, env, { ...more, profiles });
  ending.defer(server.stop);
  servers.set(name, server);
}
const load = startLoad({ targets });
ending.defer(load.stop);

const where = pinned ? 'servers on a core of their own' : 'nothing pinned';
console.info(`${rounds} rounds of ${options.seconds} s, 32 connections; ${where}.`);
if (noRls) console.info('The hand-written server is not bound by row-level security.');
await freshWindows(ownerUrl);
await assertSameAnswers(chosen, new Map([...servers].map(([name, { url }]) => [name, url])), targets);
console.info('All servers give the same answers.');
for (const { name, asked } of chosen) {
  show(
    name,
    await compare(
      name,
      [...servers.keys()].filter((server) => asked[server]),
    ),
  );
}
await showMemory();

/** Warms all up, then lets them take turns, so that a drift of the machine meets each. */
async function compare(workload: string, names: readonly ServerName[]): Promise<Rounds> {
  const results: Rounds = new Map(names.map((name) => [name, []]));
  for (const name of names) await measure(name, workload, warmUpSeconds);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) results.get(name)?.push(await measure(name, workload, Number(options.seconds)));
  }
  return results;
}

async function measure(server: ServerName, workload: string, seconds: number): Promise<Round> {
  await freshWindows(ownerUrl);
  const { url, cpuMicroseconds } = servers.get(server)!;
  const before = await cpuMicroseconds();
  const postgresBefore = postgresCpuMicroseconds(options.data);
  const measured = await load.measure({ urls: [url], server, workload, seconds });
  const cpu = ((await cpuMicroseconds()) - before) / measured.requests;
  const postgres = (postgresCpuMicroseconds(options.data) - postgresBefore) / measured.requests;
  return { ...measured, cpu, postgres };
}

function show(workload: string, results: Rounds): void {
  const gateway = results.get('gateway') ?? [];
  console.info(`\n${workload}`);
  console.table(
    Object.fromEntries(
      [...results].map(([server, all]) => {
        const of = (key: Exclude<keyof Round, 'refused'>) => median(all.map((round) => round[key]));
        const ratios = all.map(({ perSecond }, i) => gateway[i]!.perSecond / perSecond);
        const row = {
          'requests/s': Math.round(of('perSecond')),
          'gateway is': server === 'gateway' ? '' : `${rounded(median(ratios))} ×`,
          'p50 ms': rounded(of('p50')),
          'p99 ms': rounded(of('p99')),
          'server CPU µs/request': Math.round(of('cpu')),
          'PostgreSQL CPU µs/request': Math.round(of('postgres')),
          'not 2xx': all.reduce((sum, { failed }) => sum + failed, 0),
        };
        return [server, row];
      }),
    ),
  );
  if ([...results.values()].flat().some(({ failed }) => failed > 0)) {
    console.error('Some requests failed: these figures mean nothing.');
    process.exitCode = 1;
  }
}

async function showMemory(): Promise<void> {
  const peaks = await Promise.all([...servers].map(async ([name, { peakMegabytes }]) => [name, await peakMegabytes()]));
  console.info('\nPeak memory in MB');
  console.table(Object.fromEntries(peaks));
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

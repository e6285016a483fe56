import { parseArgs } from 'node:util';
import { dataOptions, freshWindows, openData, readSize } from './data.ts';
import type { Job, Measured } from './load.ts';
import { pinProcesses, postgresCpuMicroseconds, type Server, startLoad, startServer } from './processes.ts';
import { listPrograms } from './programs.ts';

const { values: options } = parseArgs({
  options: {
    ...dataOptions,
    seconds: { type: 'string', default: '5' },
    workload: { type: 'string', multiple: true, default: ['REST W1', 'REST W2'] },
    soak: { type: 'string', default: '0' },
  },
});
const seconds = Number(options.seconds);

const isPinned = pinProcesses();
await using ending = new AsyncDisposableStack();
const { embedded, targets } = await openData(options.data, readSize(options));
ending.defer(embedded.stop);
const { ownerUrl } = embedded;
const serviceUrl = await embedded.createServiceLogin();
const [, [file, env]] = listPrograms({ ownerUrl, serviceUrl }).find(([name]) => name === 'gateway')!;
const servers: Server[] = [];
const startAnother = async () => {
  const server = await startServer(file, env);
  ending.defer(server.stop);
  servers.push(server);
};
const load = startLoad({ targets });
ending.defer(load.stop);

type Use = Measured & { serverCores: number; postgresCores: number; serverUs: number; postgresUs: number };
type How = { connections: number } | { perSecond: number };

/** Cores are the processor time that was taken in a second. */
async function measure(workload: string, how: How, length = seconds): Promise<Use> {
  await freshWindows(ownerUrl);
  const readServers = async () => {
    const used = await Promise.all(servers.map(({ cpuMicroseconds }) => cpuMicroseconds()));
    return used.reduce((sum, one) => sum + one, 0);
  };
  const before = { server: await readServers(), postgres: postgresCpuMicroseconds(options.data) };
  const startedAt = performance.now();
  const job: Job = { urls: servers.map(({ url }) => url), server: 'gateway', workload, seconds: length, ...how };
  const measured = await load.measure(job);
  const us = (performance.now() - startedAt) * 1000;
  const server = (await readServers()) - before.server;
  const postgres = postgresCpuMicroseconds(options.data) - before.postgres;
  const { requests } = measured;
  return {
    ...measured,
    serverCores: server / us,
    postgresCores: postgres / us,
    serverUs: server / requests,
    postgresUs: postgres / requests,
  };
}

const rounded = (value: number) => (value < 100 ? Math.round(value * 100) / 100 : Math.round(value));
const show = ({ perSecond, p50, p99, failed, serverCores, postgresCores, serverUs, postgresUs }: Use) => ({
  'requests/s': Math.round(perSecond),
  'p50 ms': rounded(p50),
  'p99 ms': rounded(p99),
  'server cores': rounded(serverCores),
  'PostgreSQL cores': rounded(postgresCores),
  'server CPU µs': Math.round(serverUs),
  'PostgreSQL CPU µs': Math.round(postgresUs),
  'not 200': failed,
});

/** Times of accepted and of refused requests at fixed rates, below and above the capacity. */
async function overload(workload: string, capacity: number, idle: Measured): Promise<void> {
  console.info(`\n${workload}: requests that arrive at a rate, whatever the answers do`);
  const rows: Record<string, object> = {};
  for (const times of [0.5, 1, 3]) {
    const how = { perSecond: capacity * times };
    await measure(workload, how, 1);
    const { refused, failed, ...accepted } = await measure(workload, how);
    rows[`${times} × capacity`] = {
      'accepted/s': Math.round(accepted.perSecond),
      'p50 ms': rounded(accepted.p50),
      'p99 ms': rounded(accepted.p99),
      'p99, × idle': rounded(accepted.p99 / idle.p99),
      'refused with 503/s': Math.round(refused.perSecond),
      'refused p50 ms': rounded(refused.p50),
      'refused p99 ms': rounded(refused.p99),
      'other answers': failed - refused.count,
    };
  }
  console.table(rows);
}

console.info(`Each measurement takes ${seconds} s; ${isPinned ? 'servers on a core of their own' : 'nothing pinned'}.`);
await startAnother();
for (const workload of options.workload) {
  await measure(workload, { connections: 32 });
  const uses = new Map<number, Use>();
  for (const connections of [1, 4, 16, 32, 64, 128, 256])
    uses.set(connections, await measure(workload, { connections }));
  console.info(`\n${workload}: connections that ask again when their answer is there`);
  console.table(Object.fromEntries([...uses].map(([connections, use]) => [connections, show(use)])));
  await overload(workload, Math.max(...[...uses.values()].map(({ perSecond }) => perSecond)), uses.get(1)!);
}

const [workload = 'REST W1'] = options.workload;
for (let minute = 1; minute <= Number(options.soak); minute++) {
  const use = await measure(workload, { connections: 16 }, 60);
  console.info(`minute ${minute}:`, show(use), `peak memory ${await servers[0]!.peakMegabytes()} MB`);
}

console.info(`\n${workload} at 32 connections, by the number of instances, which share the core of the servers`);
const byInstances: Record<number, object> = {};
for (const instances of [1, 2, 4]) {
  while (servers.length < instances) await startAnother();
  await measure(workload, { connections: 32 });
  byInstances[instances] = show(await measure(workload, { connections: 32 }));
}
console.table(byInstances);

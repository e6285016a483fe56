import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { freshWindows, openData } from './data.ts';
import type { Measured } from './load.ts';
import { pinProcesses, startLoad, startServer } from './processes.ts';

/** How long one caller waits for an estimate, beside another checkout of the project if one is given. */
const { values: options } = parseArgs({
  options: {
    workload: { type: 'string', default: 'REST estimate, 50 kinds' },
    series: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '3' },
    against: { type: 'string' },
    profiles: { type: 'string' },
  },
});

const pinned = pinProcesses();
await using ending = new AsyncDisposableStack();
const size = { organisations: 3, projects: 60, keys: 4_000, factories: 200 };
const { embedded, targets } = await openData(join(import.meta.dirname, '.data-estimate'), size);
ending.defer(embedded.stop);
const env = { DATABASE_URL: await embedded.createServiceLogin(), PORT: '0' };
const folders = {
  here: join(import.meta.dirname, '..'),
  ...(options.against && { against: resolve(options.against) }),
};
const servers = new Map<string, { url: string; cpuMicroseconds: () => Promise<number> }>();
for (const [name, folder] of Object.entries(folders)) {
  const file = relative(import.meta.dirname, join(folder, 'bench', 'gateway.ts'));
  const server = await startServer(file, env, { profiles: name === 'here' ? options.profiles : undefined });
  ending.defer(server.stop);
  servers.set(name, server);
}
const load = startLoad({ targets });
ending.defer(load.stop);

type Series = Measured & { cpu: number };
const results = new Map<string, Series[]>([...servers.keys()].map((name) => [name, []]));
// The first series of each is warm-up.
for (let round = 0; round <= Number(options.series); round++) {
  for (const [name, server] of servers) {
    const series = await measure(server);
    if (round > 0) results.get(name)?.push(series);
  }
}
console.info(`${options.workload}, one connection; ${pinned ? 'servers on a core of their own' : 'nothing pinned'}.`);
console.table(Object.fromEntries([...results].map(([name, all]) => [name, summarize(all)])));
if ([...results.values()].flat().some(({ failed }) => failed > 0)) process.exitCode = 1;

async function measure({ url, cpuMicroseconds }: { url: string; cpuMicroseconds: () => Promise<number> }) {
  await freshWindows(embedded.ownerUrl);
  const before = await cpuMicroseconds();
  const { workload, seconds } = options;
  const measured = await load.measure({
    urls: [url],
    server: 'gateway',
    workload,
    seconds: Number(seconds),
    connections: 1,
  });
  return { ...measured, cpu: ((await cpuMicroseconds()) - before) / measured.requests };
}

function summarize(all: Series[]) {
  const median = (key: Exclude<keyof Series, 'refused'>) => {
    const sorted = all.map((series) => series[key]).toSorted((a, b) => a - b);
    return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 100) / 100;
  };
  const p99s = all.map(({ p99 }) => p99);
  return {
    'p50 ms': median('p50'),
    'p95 ms': median('p95'),
    'p99 ms': median('p99'),
    'p99 ms, best to worst': `${Math.min(...p99s).toFixed(1)} to ${Math.max(...p99s).toFixed(1)}`,
    'server CPU µs/request': Math.round(median('cpu')),
    'not 2xx': all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

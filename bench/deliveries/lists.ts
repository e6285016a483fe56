import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded, withClient } from '../../src/db/embedded/embedded.ts';
import { migrate } from '../../src/server/migration/migrate.ts';
import {
  chooseExamples,
  createPages,
  type Filter,
  listCombinations,
  listDocument,
} from '../../test/api/deliveries/lists/combinations.ts';
import { startServer } from '../processes.ts';
import { prepareOwner } from './owner.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: join(import.meta.dirname, '..', '.data-deliveries') },
    deliveries: { type: 'string', default: '1000000' },
    factories: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
  },
});

const home = resolve(options.data, options.deliveries);
await mkdir(home, { recursive: true });
await using ending = new AsyncDisposableStack();
const embedded = await startEmbedded(home, ['shared_buffers=1GB', 'max_wal_size=8GB']);
ending.defer(embedded.stop);
await migrate(embedded.ownerUrl);
const { owner, secret } = await prepareOwner(embedded.ownerUrl, Number(options.deliveries), Number(options.factories));
const limit = '1000000000';
const server = await startServer('gateway.ts', {
  DATABASE_URL: await embedded.createServiceLogin(),
  PORT: '0',
  LIMIT_REQUESTS_PER_MINUTE: limit,
  LIMIT_REQUESTS_PER_DAY_LIVE: limit,
  LIMIT_POINTS_PER_MINUTE_LIVE: limit,
});
ending.defer(server.stop);

type Measured = { name: string; p50: number; p95: number; promisedMs: number };
const measured: Measured[] = [];
for (const { name, query, variables, promisedMs } of await listTasks()) {
  if (!name.includes(options.only)) continue;
  const times: number[] = [];
  // The first answers fill caches: of the operation, of prepared statements and of PostgreSQL.
  for (let round = -6; round < Number(options.rounds); round++) {
    const startedAt = performance.now();
    await ask(query, variables);
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!;
  measured.push({ name, p50: at(0.5), p95: at(0.95), promisedMs });
}
for (const { name, p50, p95, promisedMs } of measured) {
  const mark = p95 > promisedMs ? ' **slow**' : '';
  console.info(`| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${promisedMs}${mark} |`);
}
const slow = measured.filter(({ p95, promisedMs }) => p95 > promisedMs);
console.info(`${measured.length} kinds of request; p95 above what is promised: ${slow.length}`);
for (const promisedMs of [...new Set(measured.map((one) => one.promisedMs))].toSorted((a, b) => a - b)) {
  const all = measured.filter((one) => one.promisedMs === promisedMs);
  const worst = (key: 'p50' | 'p95') => Math.max(...all.map((one) => one[key])).toFixed(1);
  console.info(`promised ${promisedMs} ms: ${all.length} kinds, worst p50 ${worst('p50')}, worst p95 ${worst('p95')}`);
}

async function ask(query: string, variables: object): Promise<void> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = (await response.json()) as { errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
}

async function listTasks() {
  return withClient(embedded.ownerUrl, async (client) => {
    const examples = await chooseExamples(client, owner);
    const pagesFor = await createPages(client, owner);
    const lists = listCombinations(examples).flatMap(({ name, filter, order, p95Ms }) =>
      pagesFor(order).map(({ page, ...args }) => ({
        name: `${name}, ${page} page`,
        query: listDocument,
        variables: { filter, orderBy: order, ...args },
        promisedMs: p95Ms,
      })),
    );
    const { projectId, factoryId } = examples;
    const summary = `query ($filter: DeliveryFilter) {
      deliverySummary(filter: $filter) { total byStatus { status count } byChannel { channel count } oldestWaitingAt }
    }`;
    const total = 'query ($filter: DeliveryFilter) { deliveries(first: 1, filter: $filter) { totalCount } }';
    const task = (name: string, query: string, filter: Filter, promisedMs: number) => ({
      name: `${name} of ${JSON.stringify(filter).replaceAll('"', '')}`,
      query,
      variables: { filter },
      promisedMs,
    });
    const counted: Filter[] = [{}, { projectId }, { status: ['sent'] }, { status: ['draft'], channel: ['wechat'] }];
    return [
      ...lists,
      ...counted.flatMap((filter) => [task('summary', summary, filter, 50), task('total', total, filter, 50)]),
      ...[{ factoryId }, { dispatchStatus: ['failed'] }, { createdAt: { to: '2025-03-01T00:00:00Z' } }].flatMap(
        (filter) => [task('summary', summary, filter, 200), task('total', total, filter, 200)],
      ),
    ];
  });
}

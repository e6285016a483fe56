import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import { importFactories } from '#modules/directory/factories/import/factory-import.service.ts';
import { connectionAs } from '../../../mikro-orm.config.ts';
import {
  type Combination,
  chooseExamples,
  createPages,
  type Examples,
  type Filter,
  listCombinations,
  listDocument,
} from '../../api/deliveries/lists/combinations.ts';
import { fillDeliveries } from '../../api/deliveries/lists/many.ts';
import { syntheticDirectory } from '../../api/factories/synthetic.ts';
import { startApp, unlimited } from '../../harness.ts';

/** Large enough that a plan which reads too much is seen; `npm run bench:deliveries` has two million. */
const count = 250_000;
const app = await startApp(unlimited);
const me = await app.live();
const owner = me.organisationId;

let examples: Examples;
let pagesFor: Awaited<ReturnType<typeof createPages>>;
beforeAll(async () => {
  async function* rows() {
    let line = 0;
    for (const raw of syntheticDirectory(5000))
      yield { line: ++line, record: FactoryRecord.parse(raw), raw: { ...raw } };
  }
  await importFactories(app.asOwner(), rows(), { source: 'test.ndjson', today: '2026-09-01' });
  await withClient(app.ownerUrl, async (client) => {
    await fillDeliveries(client, owner, count);
    examples = await chooseExamples(client, owner);
    pagesFor = await createPages(client, owner);
  });
  // Between the leases that have expired and those that have not.
  app.clock.now = new Date(Date.now() + 3600_000);
}, 900_000);

type Statement = { text: string; values: unknown[] };
const statements: Statement[] = [];
const { query } = Client.prototype;
const isStatement = (one: unknown): one is Statement =>
  typeof one === 'object' && one !== null && 'text' in one && 'values' in one && Array.isArray(one.values);
Client.prototype.query = function (this: Client, ...args: unknown[]) {
  const [one] = args;
  if (isStatement(one) && /^select .*"delivery"/s.test(one.text))
    statements.push({ text: one.text, values: one.values });
  return Reflect.apply(query, this, args);
} as typeof query;
afterAll(() => {
  Client.prototype.query = query;
});

type Node = { 'Node Type': string; Plans?: Node[] } & Record<string, number | string | undefined>;
const listNodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(listNodes)];

/** With the plan that PostgreSQL makes for the values, and with the one for any values, which it may take later. */
async function explain({ text, values }: Statement): Promise<Node[][]> {
  const client = new Client({ connectionString: app.serviceUrl, ...connectionAs('service') });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.owner', $1, true)`, [owner]);
    await client.query(`prepare asked as ${text}`);
    const literal = (value: unknown) =>
      client.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value));
    const plans: Node[][] = [];
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await client.query(`set local plan_cache_mode = ${mode}`);
      const { rows } = await client.query(
        `explain (analyze, timing off, format json) execute asked${values.length ? `(${values.map(literal)})` : ''}`,
      );
      plans.push(listNodes(rows[0]['QUERY PLAN'][0].Plan));
    }
    return plans;
  } finally {
    await client.end();
  }
}

const number = (node: Node, key: string) => Number(node[key] ?? 0);
const countRead = (nodes: Node[]) =>
  nodes
    .filter((node) => / Scan$/.test(node['Node Type']) && 'Relation Name' in node)
    .reduce(
      (sum, node) =>
        sum +
        (number(node, 'Actual Rows') +
          number(node, 'Rows Removed by Filter') +
          number(node, 'Rows Removed by Index Recheck')) *
          number(node, 'Actual Loops'),
      0,
    );
const countSorted = (nodes: Node[]) =>
  Math.max(
    0,
    ...nodes
      .filter((node) => node['Node Type'] === 'Sort')
      .map((node) => number((node.Plans ?? [])[0] ?? node, 'Actual Rows') * number(node, 'Actual Loops')),
  );
const scannedWhole = (nodes: Node[]) =>
  nodes.filter(
    (node) =>
      node['Node Type'] === 'Seq Scan' &&
      /^(?:delivery|dispatch|factory)$/.test(String(node['Relation Name'])) &&
      number(node, 'Actual Loops') > 0,
  );

/** The same condition as the API documents it. */
const conditions: Record<string, (value: never) => string> = {
  status: (values: string[]) => `d.status in (${values.map((one) => `'${one}'`)})`,
  channel: (values: string[]) => `d.channel in (${values.map((one) => `'${one}'`)})`,
  dispatchStatus: (values: string[]) =>
    `case when x.status = 'sending' and x.lease_expires_at <= '${app.clock.now.toISOString()}' then 'uncertain'
      else x.status end in (${values.map((one) => `'${one}'`)})`,
  projectId: (id: string) => `d.project_id = '${id}'`,
  factoryId: (id: string) => `d.factory_id = '${id}'`,
  actionId: (id: string) => `d.action_id = '${id}'`,
  waitingForApproval: (value: boolean) => `(d.status = 'draft') = ${value}`,
  createdAt: ({ from = '-infinity', to = 'infinity' }: { from?: string; to?: string }) =>
    `d.created_at between '${from}' and '${to}'`,
  q: (text: string) =>
    `(strpos(lower(d.subject), lower('${text}')) > 0 or strpos(lower(f.name_en), lower('${text}')) > 0
      or strpos(lower(coalesce(f.name_zh, '')), lower('${text}')) > 0)`,
};
const toSql = (filter: Filter) =>
  ['true', ...Object.entries(filter).map(([key, value]) => conditions[key]!(value as never))].join(' and ');
const sortKeys = {
  CREATED_AT: 'd.created_at',
  UPDATED_AT: 'd.updated_at',
  STATUS: 'd.status',
  FACTORY_NAME: `coalesce(f.name_en, '') collate "C"`,
};

/** The first and the last 20 of a scan over all records. */
async function scan({ filter, order: { field, direction } }: Combination) {
  const readFirst = async (direction: string) => {
    const rows = await app.asOwner().execute<{ id: string }[]>(
      `select d.id from delivery d left join factory f on f.id = d.factory_id left join dispatch x on x.delivery_id = d.id
       where d.owner = '${owner}' and ${toSql(filter)}
       order by ${sortKeys[field]} ${direction}, d.id ${direction} limit 20`,
    );
    return rows.map(({ id }) => id);
  };
  return {
    first: await readFirst(direction),
    last: (await readFirst(direction === 'ASC' ? 'DESC' : 'ASC')).toReversed(),
  };
}

test('every combination of filter and order shows the right records and reads few rows', {
  timeout: 3600_000,
}, async () => {
  const failures: string[] = [];
  const seen = new Set<string>();
  const expected = new Map<string, Awaited<ReturnType<typeof scan>>>();
  for (const combination of listCombinations(examples)) {
    const { name, filter, order, p95Ms } = combination;
    const opposite = {
      ...combination,
      order: { ...order, direction: order.direction === 'ASC' ? 'DESC' : 'ASC' },
    } as const;
    const key = (one: Combination) => JSON.stringify([one.filter, one.order]);
    const mirrored = expected.get(key(opposite));
    const records = mirrored
      ? { first: mirrored.last.toReversed(), last: mirrored.first.toReversed() }
      : await scan(combination);
    expected.set(key(combination), records);
    for (const { page, ...args } of pagesFor(order)) {
      statements.length = 0;
      const { body } = await me.graph(listDocument, { filter, orderBy: order, ...args });
      expect(body['errors'], name).toBeUndefined();
      const ids = body['data'].deliveries.nodes.map(({ id }: { id: string }) => id);
      if (page !== 'deep') expect(ids, `${name}, ${page} page`).toEqual(records[page as 'first' | 'last']);
      expect(statements.length, `statements of ${name}`).toBe(1);
      // Several conditions in any order are not promised a bound.
      if (p95Ms > 100) continue;
      for (const statement of statements) {
        const shape = JSON.stringify([statement.text, filter['q'], filter['status'], filter['dispatchStatus'], page]);
        if (seen.has(shape)) continue;
        seen.add(shape);
        const most = p95Ms === 20 ? { read: 2000, sorted: 1000 } : { read: 60_000, sorted: 60_000 };
        for (const [i, plan] of (await explain(statement)).entries()) {
          const found = { read: countRead(plan), sorted: countSorted(plan), whole: scannedWhole(plan).length };
          if (found.read > most.read || found.sorted > most.sorted || found.whole > 0)
            failures.push(`${name}, ${page} page, ${i ? 'generic' : 'custom'} plan: ${JSON.stringify(found)}`);
        }
      }
    }
  }
  expect(failures).toEqual([]);
});

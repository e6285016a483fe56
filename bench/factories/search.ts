import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { pino } from 'pino';
import { ormOptions } from '../../mikro-orm.config.ts';
import { FactoryRecord } from '../../src/modules/directory/factories/factory.schema.ts';
import { importFactories } from '../../src/modules/directory/factories/import/factory-import.service.ts';
import { operator } from '../../src/modules/identity/audit/audit.service.ts';
import { createOrganisationKey } from '../../src/modules/identity/keys/key.service.ts';
import { createOrganisation, findOrganisation } from '../../src/modules/identity/members/operator.service.ts';
import { openApp } from '../../src/server/open-app.ts';
import { readConfig } from '../../src/server/settings/config.ts';
import {
  facetNames,
  facetsOf,
  groupsOf,
  type Known,
  knower,
  listedOf,
  meets,
  orderKey,
  orderOf,
  placesFor,
} from '../../test/api/factories/oracle.ts';
import { syntheticDirectory } from '../../test/api/factories/synthetic.ts';
import { openLoaded } from './loaded.ts';
import { type Asked, queriesFor } from './queries.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: join(import.meta.dirname, '..', '.data-factories') },
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '20' },
    only: { type: 'string', multiple: true, default: [''] },
  },
});
const sizes = options.sizes.split(',').map(Number);
const rounds = Number(options.rounds);
const isMeasured = ({ name }: { name: string }) => options.only.some((part) => name.includes(part));
const pageSize = 50;

type Answer = Record<string, unknown>;
type Task = { name: string; ask: () => Promise<Answer>; check: (answer: Answer) => string };
/** Milliseconds in PostgreSQL, planning included, and until the answer was there. `said` is the total or what it was. */
type Timing = { inDatabase: number; whole: number };
type Result = { name: string; said: string; cold: Timing; warm: Timing[] };

const results = new Map<number, Result[]>();
for (const size of sizes) results.set(size, await measureSize(size));
console.info(`\n${table(results)}`);

async function measureSize(size: number): Promise<Result[]> {
  const loaded = await openLoaded(options.data, size);
  const { seconds, rowsPerSecond, peakMb } = loaded.load;
  console.info(
    `${size} rows: loaded in ${seconds.toFixed(1)} s, ${Math.round(rowsPerSecond)} a second, ${Math.round(peakMb)} MB at most.`,
  );
  const know = knower();
  const directory: Known[] = [];
  for (const row of syntheticDirectory(size)) {
    const known = know(FactoryRecord.parse(row));
    if (known) directory.push(known);
  }

  await using ending = new AsyncDisposableStack();
  const embedded = await loaded.restart();
  ending.defer(embedded.stop);
  const door = await openDoor(await embedded.createServiceLogin(), embedded.ownerUrl);
  ending.defer(door.close);
  const watch = await openWatch(embedded.ownerUrl);
  ending.defer(watch.close);

  const tasks = tasksFor(directory, door);
  const measured: Result[] = [];
  for (const { name, ask, check } of tasks) {
    const { answer, timing } = await watch.time(ask);
    measured.push({ name, said: check(answer), cold: timing, warm: [] });
  }
  for (const [at, { ask }] of tasks.entries()) {
    await ask();
    for (let round = 0; round < rounds; round++) measured[at]!.warm.push((await watch.time(ask)).timing);
  }
  return [...measured, await measureChange(door, watch)];
}

type Door = Awaited<ReturnType<typeof openDoor>>;

/** The service in this process, asked as by a key of a customer. */
async function openDoor(serviceUrl: string, ownerUrl: string) {
  const limit = '1000000000';
  const limits = { LIMIT_REQUESTS_PER_MINUTE: limit, LIMIT_REQUESTS_PER_DAY_LIVE: limit };
  const { app, close } = await openApp(serviceUrl, readConfig(limits), pino({ level: 'error' }));
  const owner = await MikroORM.init(ormOptions(ownerUrl));
  const { id } = await createOrganisation(owner.em.fork(), 'Bench', 'customer');
  const em = owner.em.fork();
  const { secret } = await createOrganisationKey(operator, em, await findOrganisation(em, id), undefined, null);
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const request = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await app.request(path, { ...init, headers });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };
  return {
    owner,
    get: (path: string) => request(`/api/v1${path}`),
    graph: async (query: string, variables: object) => {
      const { data, errors } = await request('/graphql', {
        method: 'POST',
        body: JSON.stringify({ query, variables }),
      });
      if (errors) throw new Error(JSON.stringify(errors));
      return data as Answer;
    },
    close: async () => {
      await close();
      await owner.close();
    },
  };
}

/** What statements on the directory took in PostgreSQL, by its own account; keys and limits are not counted. */
async function openWatch(ownerUrl: string) {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const spent = async () => {
    const sql = `select sum(total_exec_time + total_plan_time)::float8 as ms from pg_stat_statements where query ~ $1`;
    return (await client.query<{ ms: number | null }>(sql, ['factory|directory'])).rows[0]!.ms ?? 0;
  };
  return {
    time: async <T>(ask: () => Promise<T>): Promise<{ answer: T; timing: Timing }> => {
      await client.query('select pg_stat_statements_reset()');
      const startedAt = performance.now();
      const answer = await ask();
      return { answer, timing: { whole: performance.now() - startedAt, inDatabase: await spent() } };
    },
    close: () => client.end(),
  };
}

function tasksFor(directory: readonly Known[], door: Door): Task[] {
  const byId = new Map(directory.map((factory) => [factory.directoryId, factory]));
  const asked = queriesFor(directory).filter(isMeasured);

  const pages = asked.flatMap(({ name, filter }): Task[] => {
    const expected = orderOf(directory, filter);
    const last = Math.max(1, Math.ceil(expected.length / pageSize));
    return [1, Math.min(1000, last)].map((page, at) => ({
      name: at === 0 ? name : `${name}, page 1,000 or the last`,
      ask: () => door.get(`/factories?${new URLSearchParams(textOf({ ...filter, page, pageSize }))}`),
      check: ({ total, factories }) => {
        const placeOf = placesFor(filter.q);
        const came = (factories as Known[]).map(({ directoryId }) => placeOf(byId.get(directoryId)!));
        same(`the total of ${name}`, total, expected.length);
        same(`page ${page} of ${name}`, came, expected.slice((page - 1) * pageSize, page * pageSize));
        return String(total);
      },
    }));
  });

  const fields = facetNames.map((facet) => `${facet} { value count }`).join(' ');
  const facets = `query ($filter: FactoryFilter) { factoryFacets(filter: $filter, first: 200) { ${fields} } }`;
  const faceted = [
    { name: 'everything', filter: {} },
    ...asked.filter(({ filter }) => filter.process || filter.q === 'technology' || filter.q === 'harbin'),
  ].map(
    ({ name, filter }: Asked): Task => ({
      name: `facets of ${name}`,
      ask: () => door.graph(facets, { filter }),
      check: ({ factoryFacets }) => {
        const counted = factoryFacets as Record<string, { value: string | null; count: number }[]>;
        for (const [facet, counts] of Object.entries(facetsOf(directory, filter))) {
          const came = counted[facet]!.map(({ value, count }) => [String(value), count] as const);
          same(
            `the facet ${facet} of ${name}`,
            sorted(came),
            sorted([...counts].map(([value, count]) => [String(value), count])),
          );
        }
        return '8 lists';
      },
    }),
  );

  const groups = `query ($groupBy: [FactoryGrouping!]!, $filter: FactoryFilter) {
    factoryAggregate(groupBy: $groupBy, filter: $filter) {
      key count certifiedShare answeredShare minQuantity { min median max known unknown }
    }
  }`;
  const grouped = (groupBy: ('process' | 'region')[], filter: Asked['filter'], of: string): Task => ({
    name: `groups by ${groupBy.join(' and ')} of ${of}`,
    ask: () => door.graph(groups, { groupBy, filter }),
    check: ({ factoryAggregate }) => {
      const came = factoryAggregate as ReturnType<typeof groupsOf>;
      const expected = new Map(groupsOf(directory, groupBy, filter).map((group) => [String(group.key), group]));
      for (const group of came) same(`the group ${group.key}`, group, expected.get(String(group.key)));
      return `${came.length} groups`;
    },
  });

  const list = `query ($filter: FactoryFilter, $orderBy: FactoryOrder, $after: String) {
    factories(filter: $filter, orderBy: $orderBy, first: ${pageSize}, after: $after) {
      nodes { directoryId } pageInfo { endCursor }
    }
  }`;
  // Times of update are those of the import, which the oracle does not know.
  const among = directory.map((factory) => ({ factory, updatedAt: '' }));
  const ordered = (['NAME', 'CONFIDENCE', 'MIN_QUANTITY', 'LEAD_TIME', 'UPDATED_AT'] as const).flatMap((field) =>
    asked
      .filter(({ filter: { q, city, process } }) => (q ? q === 'technology' || q === 'harbin' : !city && !process))
      .concat({ name: 'a city', filter: { city: 'Shenzhen' } })
      .filter(({ filter }) => filter.minQuantityAtMost === undefined)
      .map(({ name, filter }): Task => {
        const { q, city } = filter;
        const matching = city ? among.filter(({ factory }) => meets(factory, '', { city: [city] })) : among;
        const keyOf = orderKey(field, q);
        return {
          name: `${field} of ${name}`,
          ask: () => door.graph(list, { filter, orderBy: { field } }),
          check: ({ factories }) => {
            const { nodes } = factories as { nodes: { directoryId: string }[] };
            const came = nodes.map(({ directoryId }) => keyOf(byId.get(directoryId)!, ''));
            const expected = listedOf(matching, q, field, 'ASC').slice(0, pageSize);
            if (field !== 'UPDATED_AT') same(`${field} of ${name}`, came, expected);
            return String(came.length);
          },
        };
      }),
  );

  const tasks: Task[] = [
    ...pages,
    ...ordered,
    ...faceted,
    {
      name: 'summary',
      ask: () => door.get('/network/summary'),
      check: ({ total }) => {
        same('the total of the summary', total, directory.length);
        return String(total);
      },
    },
    grouped(['process'], {}, 'everything'),
    grouped(['process', 'region'], {}, 'everything'),
    grouped(['process', 'region'], { q: 'analysis' }, 'analysis'),
  ];
  return tasks.filter(isMeasured);
}

/** One row is imported with a word of its own, searched for, and put back. */
async function measureChange({ owner, get }: Door, { time }: Awaited<ReturnType<typeof openWatch>>): Promise<Result> {
  const [row] = syntheticDirectory(1);
  const save = (specialty: unknown) => {
    async function* rows() {
      const raw = { ...row, specialty };
      yield { line: 1, record: FactoryRecord.parse(raw), raw };
    }
    return importFactories(owner.em.fork(), rows(), { source: 'bench.ndjson', today: '2026-11-21' });
  };
  const timings: Timing[] = [];
  for (let round = 0; round <= rounds; round++) {
    const word = `unheardof${round}x`;
    timings.push((await time(() => save(`Parts ${word}`))).timing);
    same('factories with a new word', (await get(`/factories?q=${word}`))['total'], 1);
  }
  await save(row!.specialty);
  const [cold, ...warm] = timings;
  return { name: 'one factory changed, found by the next search', said: '1', cold: cold!, warm };
}

function same(what: string, came: unknown, expected: unknown): void {
  const [a, b] = [came, expected].map((value) => JSON.stringify(value));
  if (a !== b) throw new Error(`${what}: ${a} came, ${b} was expected.`);
}

function sorted<T>(pairs: readonly T[]): T[] {
  return pairs.toSorted((a, b) => (String(a) < String(b) ? -1 : 1));
}

function textOf(query: object): string[][] {
  return Object.entries(query).map(([key, value]) => [key, String(value)]);
}

function table(results: Map<number, Result[]>): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const heads = [...results.keys()].flatMap((size) => [
    `${size.toLocaleString('en')}: found`,
    'database p50 / p95',
    'answer p50',
    'cold',
  ]);
  const rows = [...results.values()][0]!.map(({ name }, at) => [
    name,
    ...[...results.values()].flatMap((measured) => {
      const { said, cold, warm } = measured[at]!;
      const inDatabase = warm.map((timing) => timing.inDatabase);
      const whole = warm.map((timing) => timing.whole);
      return [said, `${ms(inDatabase, 0.5)} / ${ms(inDatabase, 0.95)}`, ms(whole, 0.5), ms([cold.inDatabase], 0)];
    }),
  ]);
  return [line(['ms', ...heads]), line(['---', ...heads.map(() => '---:')]), ...rows.map(line)].join('\n');
}

function ms(times: readonly number[], share: number): string {
  const time = times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)]!;
  return time.toFixed(time < 10 ? 2 : time < 100 ? 1 : 0);
}

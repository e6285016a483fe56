import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { ormOptions } from '../../mikro-orm.config.ts';
import { startEmbedded } from '../../src/db/embedded/embedded.ts';
import { getSessionCookieName } from '../../src/http/session-cookie.ts';
import { hashSecret } from '../../src/kernel/hash.ts';
import { newId } from '../../src/kernel/ids.ts';
import { operator } from '../../src/modules/identity/audit/audit.service.ts';
import { createOrganisationKey } from '../../src/modules/identity/keys/key.service.ts';
import { BrowserSession, Member } from '../../src/modules/identity/members/member.entity.ts';
import { createToken } from '../../src/modules/identity/members/member.rules.ts';
import { createOrganisation } from '../../src/modules/identity/members/operator.service.ts';
import { migrate } from '../../src/server/migration/migrate.ts';
import { prepareOwner } from '../deliveries/owner.ts';
import { startServer } from '../processes.ts';
import { fillAge, makePastMonths } from './fill.ts';
import { planSettings, type Statement, watchPlans } from './plans.ts';
import { measurePurges } from './purges.ts';
import { listTasks, type Task, type Who } from './tasks.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: join(import.meta.dirname, '..', '.data-aged') },
    deliveries: { type: 'string', default: '2000000' },
    events: { type: 'string', default: '20000000' },
    audit: { type: 'string', default: '20000000' },
    keys: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '40' },
    purge: { type: 'string', default: '60' },
    table: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const size = {
  events: Number(options.events),
  auditEntries: Number(options.audit),
  sandboxKeys: Number(options.keys),
};

const home = resolve(options.data);
await mkdir(home, { recursive: true });
await using ending = new AsyncDisposableStack();
const embedded = await startEmbedded(home, ['shared_buffers=1GB', 'max_wal_size=8GB', ...planSettings]);
ending.defer(embedded.stop);
const { ownerUrl } = embedded;
await migrate(ownerUrl);
const client = new Client({ connectionString: ownerUrl });
await client.connect();
ending.defer(() => client.end());

const { rows: found } = await client.query('select from api_key limit 1');
if (!found.length) await makePastMonths(client, 14);
const { owner, secret } = await prepareOwner(ownerUrl, Number(options.deliveries), 20_000);
const { rows: aged } = await client.query(`select from api_key where mode = 'sandbox' limit 1`);
if (!aged.length) {
  console.info(
    `Filling ${size.events} events, ${size.auditEntries} audit entries and ${size.sandboxKeys} sandbox keys …`,
  );
  const startedAt = performance.now();
  await fillAge(client, owner, size);
  console.info(`Filled in ${Math.round((performance.now() - startedAt) / 1000)} s.`);
}

const serviceUrl = await embedded.createServiceLogin();
const publicUrl = 'http://localhost:8080';
const limit = '1000000000';
const server = await startServer('gateway.ts', {
  DATABASE_URL: serviceUrl,
  PORT: '0',
  PUBLIC_URL: publicUrl,
  LIMIT_REQUESTS_PER_MINUTE: limit,
  LIMIT_REQUESTS_PER_DAY_LIVE: limit,
  LIMIT_POINTS_PER_MINUTE_LIVE: limit,
  LIMIT_SANDBOX_KEYS_PER_DAY: limit,
});
ending.defer(server.stop);
const headersOf = await openDoors();
const plans = await watchPlans(client, join(home, 'postgres', 'server.log'));

type Measured = { task: Task; p50: number; p95: number; statements: Statement[] };
const measured: Measured[] = [];
for (const task of listTasks(await chooseExamples()).filter(({ name }) => name.includes(options.only))) {
  const times: number[] = [];
  // The first answers fill caches: of the operation, of prepared statements and of PostgreSQL.
  for (let round = -6; round < Number(options.rounds); round++) {
    const startedAt = performance.now();
    await ask(task);
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  measured.push({ task, p50: at(0.5), p95: at(0.95), statements: await plans.during(() => ask(task)) });
}
const purged = await measurePurges(serviceUrl, Number(options.purge));

const table = describe();
console.info(table);
if (options.table) await writeFile(options.table, table);
const slow = measured.filter(({ task, p95 }) => p95 > task.promisedMs);
const whole = measured.filter(({ statements }) => statements.some(({ wholeTables }) => wholeTables.length));
for (const { task, p95 } of slow)
  console.info(`Slower than promised: ${task.name}, ${p95.toFixed(1)} of ${task.promisedMs} ms`);
for (const { task } of whole) console.info(`Reads a large table as a whole: ${task.name}`);
process.exitCode = slow.length + whole.length ? 1 : 0;

function describe(): string {
  const rows = measured.map(({ task, p50, p95, statements }) => {
    const scans = [...new Set(statements.flatMap((statement) => statement.scans))].toSorted();
    const whole = [...new Set(statements.flatMap(({ wholeTables }) => wholeTables))].map(
      (name) => `**all of ${name}**`,
    );
    const read = [...whole, ...scans.map((name) => `\`${name}\``)].join(', ');
    return `| ${task.name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${task.promisedMs} | ${statements.length} | ${read} |`;
  });
  const { rows: removed, batches, p50, p95, slowest, outcome } = purged;
  return `# An aged database

Written by \`npm run -s bench:aged -- --table bench/aged/table.md\`: ${Number(options.deliveries).toLocaleString('en')} deliveries of one organisation, ${size.events.toLocaleString('en')} events of 30 days and ${size.auditEntries.toLocaleString('en')} audit entries of 400 days, a tenth of both of this organisation, and ${size.sandboxKeys.toLocaleString('en')} sandbox keys that have expired. Milliseconds over HTTP, one request at a time. The last column names the indexes that the plans of the statements read, of all partitions together.

| Request | p50 | p95 | at most | Statements | Indexes |
|---|---|---|---|---|---|
${rows.join('\n')}

Purge of ${options.purge} seconds (${outcome}): ${removed.toLocaleString('en')} rows in ${batches} batches, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, the longest ${(slowest?.ms ?? 0).toFixed(0)} ms (${slowest?.name}).
`;
}

async function openDoors(): Promise<Record<Who, Record<string, string>>> {
  const orm = await MikroORM.init(ormOptions(ownerUrl));
  const em = orm.em.fork();
  const staff = await createOrganisation(em, 'Staff', 'internal');
  const key = await createOrganisationKey(operator, em, staff, ['internal:*'], null);
  const token = createToken();
  const [memberId, id] = [newId(), newId()];
  const email = `${memberId}@people.example`;
  em.create(Member, { id: memberId, owner, organisationId: owner, email, role: 'owner' });
  const expiresAt = new Date(Date.now() + 24 * 3600_000);
  em.create(BrowserSession, { id, owner, memberId, tokenSha256: hashSecret(token), expiresAt });
  await em.flush();
  await orm.close();
  return {
    key: { authorization: `Bearer ${secret}` },
    staff: { authorization: `Bearer ${key.secret}` },
    member: { cookie: `${getSessionCookieName(publicUrl)}=${token}`, origin: publicUrl },
    nobody: {},
  };
}

async function chooseExamples() {
  const { rows } = await client.query<Parameters<typeof listTasks>[0]>(
    `select d.project_id as "projectId", d.factory_id as "factoryId",
       (select d.id from delivery d join factory f on f.id = d.factory_id join factory_contact c on c.factory_id = f.id
        where d.owner = $1 and d.status = 'draft' and d.channel = 'email' and c.contact_email is not null
          and not f.quarantined
        order by d.created_at desc limit 1) as "draftId",
       (select last - 50 from event_counter where owner = $1)::int as "lastSequence",
       md5('delivery 7')::uuid::text as "deliveryOfEntry"
     from delivery d where owner = $1 order by created_at desc limit 1`,
    [owner],
  );
  const [examples] = rows;
  if (!examples) throw new Error('The organisation has no deliveries.');
  return examples;
}

async function ask({ name, who, method = 'GET', path, body }: Task & { method?: string }): Promise<void> {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { ...headersOf[who], 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { errors?: unknown };
  if (!response.ok || answer.errors) throw new Error(`${name}: ${response.status} ${JSON.stringify(answer)}`);
}

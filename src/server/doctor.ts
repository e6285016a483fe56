import { statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Client } from 'pg';
import { withClient } from '#db/embedded/embedded.ts';
import { serviceRole, systemRole } from '#db/servers/roles.ts';
import { nameServer } from '#db/servers/server.ts';
import { isLoopback } from '#http/session-cookie.ts';
import { toError } from '#kernel/errors.ts';
import { sha256 } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import type { FileStore } from '#ports/file-store/file-store.ts';
import type { Config } from './settings/config.ts';
import { resolvePublicUrl } from './settings/public-url.ts';

export type Check = { name: string; state: 'ok' | 'warning' | 'problem'; message: string };
export type Examined = {
  config: Config;
  serviceUrl: string;
  files: FileStore;
  migrations: readonly string[];
  now: () => Date;
};
type Finding = Omit<Check, 'name'>;
const ok = (message: string): Finding => ({ state: 'ok', message });
const warning = (message: string): Finding => ({ state: 'warning', message });
const problem = (message: string): Finding => ({ state: 'problem', message });

/** Every check runs, whatever the others find. Stores one file and removes it; changes nothing else. */
export async function examine({ config, serviceUrl, files, migrations, now }: Examined): Promise<Check[]> {
  const inDatabase = (check: (client: Client) => Promise<Finding>) => () => withClient(serviceUrl, check);
  const { DATABASE_REPLICA_URLS: replicas } = config;
  const checks: Record<string, () => Promise<Finding>> = {
    database: inDatabase(checkDatabase),
    schema: inDatabase((client) => checkSchema(client, migrations)),
    roles: inDatabase(checkRoles),
    connections: inDatabase((client) => checkConnections(client, config)),
    clock: inDatabase((client) => checkClock(client, now)),
    partitions: inDatabase(checkPartitions),
    ...(replicas && { replicas: inDatabase((client) => checkReplicas(client, replicas)) }),
    mail: () => checkMail(config),
    storage: () => checkStorage(files, config),
    screening: async () => checkScreening(config),
    address: async () => checkAddress(config),
    secret_key: async () => checkSecretKey(config),
  };
  const found: Check[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const finding = await check().catch((error: Error) => problem(error.message || String(error)));
    found.push({ name, ...finding });
  }
  return found;
}

async function readOne<Row extends object>(client: Client, text: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await client.query<Row>(text, values);
  const [row] = rows;
  if (!row) throw new Error('The database returned no row.');
  return row;
}

/** The console has refused an old server and a standby before. */
async function checkDatabase(client: Client): Promise<Finding> {
  const { version, readOnly } = await readOne<{ version: string; readOnly: boolean }>(
    client,
    `select current_setting('server_version') as version, current_setting('transaction_read_only')::boolean as "readOnly"`,
  );
  if (readOnly) return problem('The database is read-only: see default_transaction_read_only.');
  return ok(`PostgreSQL ${version}, writable.`);
}

async function checkSchema(client: Client, known: readonly string[]): Promise<Finding> {
  const found = await listMigrations(client).catch(() => null);
  if (!found) return problem(`${serviceRole} cannot read which migrations are applied: run admin db migrate.`);
  const applied = found.map(({ name }) => name);
  const missing = known.filter((name) => !applied.includes(name));
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length) return problem(`The database was migrated by a newer release (${newer.at(-1)}): use that release.`);
  if (missing.length)
    return problem(`${missing.length} migrations are not applied, the first is ${missing[0]}: run admin db migrate.`);
  return ok(`${applied.length} migrations are applied.`);
}

async function listMigrations(client: Client): Promise<{ name: string }[]> {
  try {
    await client.query(`begin; set local role ${serviceRole}`);
    return (await client.query<{ name: string }>('select name from mikro_orm_migrations order by name')).rows;
  } finally {
    await client.query('rollback');
  }
}

async function checkRoles(client: Client): Promise<Finding> {
  const { login, isMember, isLoose } = await readOne<{ login: string; isMember: boolean; isLoose: boolean }>(
    client,
    `select session_user as login, pg_has_role(session_user, oid, 'SET') as "isMember",
      rolsuper or rolbypassrls or exists (select from pg_tables where schemaname = 'public' and tableowner = rolname) as "isLoose"
     from pg_roles where rolname = $1`,
    [serviceRole],
  ).catch(() => {
    throw new Error(`The role ${serviceRole} does not exist: run admin db migrate.`);
  });
  if (isLoose)
    return problem(
      `Row-level security does not apply to ${serviceRole}: it must not be a superuser, have BYPASSRLS or own tables.`,
    );
  if (!isMember)
    return problem(`${login} cannot take the role ${serviceRole}: grant ${serviceRole} to ${login} with set true.`);
  return ok(`${login} can take the role ${serviceRole}, to which row-level security applies.`);
}

async function checkConnections(client: Client, { DATABASE_POOL_SIZE: needed }: Config): Promise<Finding> {
  const { max, used } = await readOne<{ max: number; used: number }>(
    client,
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`,
  );
  const counts = `${used} of ${max} connections are used`;
  if (max < needed) return problem(`The server allows ${max} connections, and DATABASE_POOL_SIZE is ${needed}.`);
  return max - used < needed ? warning(`${counts}: not enough for another gateway.`) : ok(`${counts}.`);
}

async function checkClock(client: Client, now: () => Date): Promise<Finding> {
  const before = now().getTime();
  const { ms } = await readOne<{ ms: number }>(
    client,
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  const apart = Math.round(Math.abs((before + now().getTime()) / 2 - ms));
  const message = `The clocks of this machine and of the database differ by ${apart} ms.`;
  if (apart > 60_000)
    return problem(
      `${message} The service uses that of the database, and that of the machine to sign requests to the object store: synchronise both.`,
    );
  return apart > 2000 ? warning(message) : ok(message);
}

/** Rows of a month without a partition are kept, but it costs a move to make theirs later. */
async function checkPartitions(client: Client): Promise<Finding> {
  await client.query(`begin; set local role ${systemRole}`);
  const { late } = await readOne<{ late: string[] }>(
    client,
    `select array(
       select relname::text from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace
         and coalesce((select max(ends_at) from partition.list_months(relname)), '-infinity') < now() + interval '1 month'
       order by 1) as late`,
  ).finally(() => client.query('rollback'));
  if (late.length)
    return warning(`No partition of the next month: ${late.join(', ')}. A gateway makes it: see job list.`);
  return ok('The partitions of the next month are there.');
}

/** As far behind as a replica that is a few seconds late under load. */
const maxBytesBehind = 64 * 1024 ** 2;
async function checkReplicas(primary: Client, urls: readonly string[]): Promise<Finding> {
  const { lsn } = await readOne<{ lsn: string }>(primary, 'select pg_current_wal_lsn()::text as lsn');
  const read = (url: string) =>
    withClient(url, (client) =>
      readOne<{ behind: number | null }>(
        client,
        'select pg_wal_lsn_diff($1, pg_last_wal_replay_lsn())::float8 as behind where pg_is_in_recovery() union all select null limit 1',
        [lsn],
      ),
    );
  const states = await Promise.all(
    urls.map(async (url) => {
      const name = nameServer(url);
      try {
        const { behind } = await read(url);
        if (behind === null) return { isGood: true, text: `${name} is a primary and serves no reads` };
        return { isGood: behind <= maxBytesBehind, text: `${name} is ${Math.max(0, behind)} bytes behind` };
      } catch (error) {
        return { isGood: false, text: `${name} cannot be read: ${toError(error).message}` };
      }
    }),
  );
  const message = `${states.map(({ text }) => text).join('; ')}.`;
  return states.every(({ isGood }) => isGood) ? ok(message) : problem(message);
}

async function checkMail({
  MAIL_FROM,
  RESEND_API_KEY,
  RESEND_BASE_URL,
  RESEND_WEBHOOK_SECRET,
  SMTP_URL,
}: Config): Promise<Finding> {
  const server = RESEND_API_KEY ? RESEND_BASE_URL : SMTP_URL;
  if (!MAIL_FROM || !server) return warning('No e-mail transport is configured: approved mails stay unsent.');
  const { hostname, protocol, port } = new URL(server);
  const ports: Record<string, number> = { 'https:': 443, 'http:': 80, 'smtp:': 587, 'smtps:': 465 };
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || ports[protocol] || 443 };
  await reach(address).catch((error: Error) => {
    throw new Error(`The mail server ${address.host}:${address.port} cannot be reached: ${error.message}.`);
  });
  if (RESEND_API_KEY && !RESEND_WEBHOOK_SECRET) {
    return warning(
      'The mail provider can be reached. Without RESEND_WEBHOOK_SECRET bounces and deliveries stay unknown.',
    );
  }
  return ok(`The mail server ${address.host} can be reached. No mail was sent.`);
}

const reachTimeoutMs = 5000;
function reach(address: { host: string; port: number }): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect({ ...address, timeout: reachTimeoutMs }, resolve);
  socket.on('error', reject).on('timeout', () => reject(new Error(`no connection within ${reachTimeoutMs} ms`)));
  return promise.finally(() => socket.destroy());
}

const minFreeBytes = 1024 ** 3;
async function checkStorage(files: FileStore, { S3_ENDPOINT, DATA_DIR }: Config): Promise<Finding> {
  const bytes = new Uint8Array(Buffer.from('examined'));
  const place = { owner: newId(), transferId: newId() };
  const key = { ...place, sha256: sha256(bytes) };
  await files.put(key, bytes);
  const content = await files.open(key);
  const isSame = content && Buffer.from(bytes).equals(await buffer(content));
  await files.remove(place, [key.sha256]);
  if (!isSame) return problem('The file store does not return what was stored.');
  if (S3_ENDPOINT) return ok('Files can be written, read and removed in the bucket.');
  const { bavail, bsize } = await statfs(DATA_DIR);
  const free = `${((bavail * bsize) / minFreeBytes).toFixed(1)} GiB are free in ${DATA_DIR}.`;
  return bavail * bsize < minFreeBytes
    ? warning(`Only ${free}`)
    : ok(`Files can be written, read and removed. ${free}`);
}

const checkScreening = ({ SCREENING_LIST_FILE: file }: Config): Finding =>
  file
    ? ok(`Recipients are screened against ${file}.`)
    : warning('Recipients are screened against a synthetic sample: set SCREENING_LIST_FILE.');

function checkAddress(config: Config): Finding {
  const url = resolvePublicUrl(config);
  if (url.startsWith('https:') || isLoopback(url)) return ok(`Callers use ${url}.`);
  return warning(`Nobody can sign in at ${url}: sessions need https, or a loopback address.`);
}

const checkSecretKey = ({ SECRET_KEY, DATABASE_URL }: Config): Finding =>
  DATABASE_URL && !SECRET_KEY
    ? warning('SECRET_KEY is in DATA_DIR: gateways on other machines need the same. Keep a copy apart from backups.')
    : ok('The secret key is available. Keep a copy apart from backups.');

import { chown, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { findFreePort, startEmbedded, withClient } from '#db/embedded/embedded.ts';
import { run } from '#db/embedded/run-as.ts';
import { migrate } from '#server/migration/migrate.ts';
import { controlServer, makeHome } from '../crash/cluster.ts';

/** What streaming replication needs beyond the settings of the embedded database. */
const replication = ['wal_level=replica', 'max_wal_senders=10', 'wal_keep_size=512MB'];

/**
 * A primary and standbys, which stream from whichever of the servers accepts writes and replay commits `delayMs` late.
 * Confirmed transactions are on disk.
 */
export async function openReplicated({ standbys: count = 2, delayMs = 0 } = {}) {
  const home = await makeHome();
  const embedded = await startEmbedded(home, replication);
  await migrate(embedded.ownerUrl);
  const serviceUrl = await embedded.createServiceLogin();
  await embedded.stop();

  const ports = [Number(new URL(serviceUrl).port)];
  while (ports.length <= count) ports.push(await findFreePort());
  const servers = [describeServer(home, embedded.ownerUrl, serviceUrl)];
  for (const port of ports.slice(1)) {
    const own = await copyServer(home, { from: ports[0]!, to: port });
    servers.push(describeServer(own, atPort(embedded.ownerUrl, port), atPort(serviceUrl, port)));
    const sources = ports.filter((other) => other !== port);
    await follow(join(own, 'postgres'), embedded.ownerUrl, sources, delayMs);
  }
  for (const server of servers) await server.restart();
  const [primary, ...standbys] = servers;
  return { primary: primary!, standbys };
}

function describeServer(home: string, ownerUrl: string, serviceUrl: string) {
  const control = controlServer(home, ownerUrl);
  afterAll(control.end);
  const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    withClient(ownerUrl, async (client) => (await client.query<Row>(text, values)).rows);
  return {
    ownerUrl,
    serviceUrl,
    ...control,
    sql,
    promote: () => sql('select pg_promote()'),
    async configure(setting: string, value: string): Promise<void> {
      await sql(`alter system set ${setting} = '${value}'`);
      await sql('select pg_reload_conf()');
    },
  };
}

/** A cold copy of a stopped server: the folders are the same but for the port. */
async function copyServer(home: string, ports: { from: number; to: number }): Promise<string> {
  const own = await makeHome();
  await run('cp', ['-a', join(home, 'postgres'), join(home, 'database-password'), own]);
  const started = join(own, 'postgres', 'postmaster.opts');
  const command = await readFile(started, 'utf8');
  await writeFile(started, command.replaceAll(home, own).replaceAll(`port=${ports.from}`, `port=${ports.to}`));
  return own;
}

async function follow(folder: string, ownerUrl: string, ports: number[], delayMs: number): Promise<void> {
  const { username, password } = new URL(ownerUrl);
  const hosts = ports.map(() => '127.0.0.1').join();
  const source = `host=${hosts} port=${ports.join()} user=${username} password=${password} target_session_attrs=read-write`;
  const lines = [
    `primary_conninfo = '${source}'`,
    `recovery_min_apply_delay = ${delayMs}`,
    'wal_retrieve_retry_interval = 200ms',
  ];
  await writeFile(join(folder, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
  await writeFile(join(folder, 'standby.signal'), '');
  const { uid, gid } = await stat(folder);
  for (const name of ['postgresql.auto.conf', 'standby.signal']) await chown(join(folder, name), uid, gid);
}

const atPort = (url: string, port: number) => Object.assign(new URL(url), { port: String(port) }).href;

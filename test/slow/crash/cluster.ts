import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { startEmbedded, withClient } from '#db/embedded/embedded.ts';
import { migrate } from '#server/migration/migrate.ts';

/** A folder for a PostgreSQL, removed at the end. */
export async function makeHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'gateway-outage-'));
  await chmod(home, 0o755);
  afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return home;
}

/** A PostgreSQL that tests can kill. Uses production settings: confirmed transactions are on disk. */
export async function openCluster(given?: string) {
  const home = given ?? (await makeHome());
  const embedded = await startEmbedded(home);
  afterAll(embedded.stop);
  const { ownerUrl } = embedded;
  await migrate(ownerUrl);
  const serviceUrl = await embedded.createServiceLogin();
  return { ownerUrl, serviceUrl, ...controlServer(home, ownerUrl) };
}

/** What tests do to the processes of a PostgreSQL that was started in this home. */
export function controlServer(home: string, ownerUrl: string) {
  const folder = join(home, 'postgres');
  const readPid = async () => {
    const [pid = ''] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
    return pid;
  };
  const isUp = () =>
    withClient(ownerUrl, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
  /** All processes stand still until they are told to go on: no connection breaks, and nothing answers. */
  async function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const pid = await readPid();
    const parentOf = (id: string) => /\) \S (\d+) /.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1];
    const children = readdirSync('/proc').filter((id) => {
      try {
        return /^\d+$/.test(id) && parentOf(id) === pid;
      } catch {
        return false;
      }
    });
    for (const id of children) {
      try {
        process.kill(Number(id), signal);
      } catch {
        // It has ended meanwhile.
      }
    }
    process.kill(Number(pid), signal);
  }

  return {
    folder,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    /** Ends at once without a checkpoint; all connections break. */
    async crash(): Promise<void> {
      const pid = Number(await readPid());
      process.kill(pid, 'SIGQUIT');
      while (isAlive(pid)) await sleep(5);
    },
    /** As crash, if it runs. */
    async end(): Promise<void> {
      const pid = Number(await readPid().catch(() => '0'));
      if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT');
      while (pid && isAlive(pid)) await sleep(5);
    },
    /** Starts again on the same port. Resolves once it accepts connections. */
    async restart(): Promise<void> {
      const command = await readFile(join(folder, 'postmaster.opts'), 'utf8');
      const log = await open(join(folder, 'server.log'), 'a');
      const { uid, gid } = await stat(folder);
      const isRoot = process.getuid?.() === 0;
      const renumbered = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];
      const [file, ...args] = [...(isRoot && uid === 0 ? renumbered : []), 'sh', '-c', `exec ${command}`];
      const server = spawn(file!, args, {
        ...(isRoot && { uid, gid }),
        cwd: home,
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
      });
      server.unref();
      await log.close();
      while (!(await isUp())) await sleep(5);
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

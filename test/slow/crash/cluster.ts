import { spawn } from 'node:child_process';
import { chmod, mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { startEmbedded, withClient } from '#db/embedded/embedded.ts';
import { migrate } from '../../../mikro-orm.config.ts';

/** A PostgreSQL of its own that may be killed, with the settings of production: what it has confirmed is on disk. */
export async function openCluster() {
  const home = await mkdtemp(join(tmpdir(), 'gateway-outage-'));
  await chmod(home, 0o755);
  const embedded = await startEmbedded(home);
  const { ownerUrl } = embedded;
  const folder = join(home, 'postgres');
  await migrate(ownerUrl);
  const serviceUrl = await embedded.createServiceLogin();
  afterAll(async () => {
    await embedded.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  const isUp = () =>
    withClient(ownerUrl, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    );

  return {
    ownerUrl,
    serviceUrl,
    folder,
    /** Ends at once, without a checkpoint: every connection breaks in the middle of what it does. */
    async crash(): Promise<void> {
      const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      while (isAlive(Number(pid))) await sleep(5);
    },
    /** The same command line again, so on the same port. Comes back when it lets callers in. */
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

import { spawn } from 'node:child_process';
import { chmod, mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { startEmbedded, withClient } from '#db/embedded/embedded.ts';
import { migrate } from '#server/migration/migrate.ts';

/** A PostgreSQL that tests can kill. Uses production settings: confirmed transactions are on disk. */
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
    /** Ends at once without a checkpoint; all connections break. */
    async crash(): Promise<void> {
      const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      while (isAlive(Number(pid))) await sleep(5);
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

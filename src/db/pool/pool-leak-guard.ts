import type { Pool, PoolClient } from 'pg';

const graceMs = 500;

/**
 * The query builder does not release a connection when the rollback fails, as it does on a lost connection: the pool
 * would run empty and shutdown would hang.
 */
export function releaseLeakedConnections(pool: Pool): void {
  const held = new Set<PoolClient>();
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    held.add(client);
    if (watched.has(client)) return;
    watched.add(client);
    client.once('end', () => {
      setTimeout(() => {
        if (held.has(client)) client.release(true);
      }, graceMs).unref();
    });
  });
  pool.on('release', (_, client) => void held.delete(client));
}

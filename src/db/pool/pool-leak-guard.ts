import type { Pool, PoolClient } from 'pg';

/** Time for the holder of a connection to release it. */
const graceMs = 500;

/**
 * Releases lost connections to their pool. The query builder does not release a connection when the rollback fails,
 * which it does when the connection is lost: the pool would run empty and shutdown would hang.
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

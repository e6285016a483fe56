import type { Pool, PoolClient } from 'pg';

/** Long enough for whoever holds a connection to give it back himself. */
const graceMs = 500;

/**
 * Gives lost connections back to their pool. A transaction of the query builder keeps its connection when the rollback
 * fails, and it fails when the connection is lost: ten of these would be the end of the pool, and a stop would wait for ever.
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

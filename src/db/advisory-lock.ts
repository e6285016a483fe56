import type { EntityManager } from '@mikro-orm/postgresql';

/** Held until it is disposed of, or its connection is lost. */
export async function waitForLock(em: EntityManager, name: string): Promise<AsyncDisposable> {
  const { lock } = await acquire(em, 'select pg_advisory_xact_lock(hashtext($1))', name);
  return lock;
}

/** Null while somebody else holds it. */
export async function tryLock(em: EntityManager, name: string): Promise<AsyncDisposable | null> {
  const { lock, answer } = await acquire(em, 'select pg_try_advisory_xact_lock(hashtext($1)) as answer', name);
  if (answer) return lock;
  await lock[Symbol.asyncDispose]();
  return null;
}

/**
 * A lock of a transaction, because a pooler keeps no session. The transaction has no snapshot, so it holds up no vacuum.
 */
async function acquire(em: EntityManager, statement: string, name: string) {
  const client = await (await em.getConnection().getNativeClient()).connect();
  try {
    await client.query('begin; set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ answer?: boolean }>(statement, [name]);
    // If the transaction cannot be ended, the connection is closed, which releases the lock.
    const release = async () => {
      const ended = await client.query('rollback').then(
        () => true,
        () => false,
      );
      client.release(!ended);
    };
    return { lock: { [Symbol.asyncDispose]: release }, answer: rows[0]?.answer };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

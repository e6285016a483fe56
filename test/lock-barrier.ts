import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll } from 'vitest';

/** Connections of their own, because those of an ORM would join its transactions. */
export async function openLockBarrier(connectionString: string) {
  const connect = async () => {
    const client = new Client({ connectionString });
    await client.connect();
    afterAll(() => client.end());
    return client;
  };
  const [holder, watcher] = [await connect(), await connect()];

  async function waiting(): Promise<number> {
    const { rows } = await watcher.query(
      `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0].count;
  }

  /** Locks a row until all calls wait for it in this order, or have passed it, then releases them at once. */
  return async <T>(table: string, id: string, racers: readonly (() => Promise<T>)[]): Promise<T[]> => {
    await holder.query('begin');
    await holder.query(`select from ${table} where id = $1 for update`, [id]);
    const running: Promise<T>[] = [];
    let done = 0;
    for (const racer of racers) {
      running.push(racer().finally(() => done++));
      while ((await waiting()) + done < running.length) await sleep(1);
    }
    await holder.query('commit');
    return Promise.all(running);
  };
}

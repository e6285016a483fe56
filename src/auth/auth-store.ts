import DataLoader from 'dataloader';
import { type ConnectionPoolOptions, createConnectionPool } from '#db/pool/connection-pool.ts';
import type { Beat } from '#db/servers/replicas.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Settings } from '#kernel/context.ts';
import { DomainError, rateLimited } from '#kernel/errors.ts';
import { type ChargeRow, type Consumption, type CostBudget, createAdmission, toCostBudget } from './admission.ts';
import { chargeColumns, consumeExactSql, consumptionColumns } from './auth-statements.ts';
import { createContactReads } from './contact-reads.ts';

export type Refund = () => Promise<void>;

export type ExactConsumption = Pick<Consumption, 'allowed' | 'retryAfterSeconds' | 'atMs'>;

export type AuthStore = ReturnType<typeof createAuthStore>;

type AuthStoreOptions = ConnectionPoolOptions & {
  limits: Pick<Settings, 'requestLimits' | 'pointsPerMinute'>;
  hasReplicas: boolean;
};

/** The database functions are security definers: the service can look up a key by its hash but not list keys. */
export function createAuthStore({ limits, hasReplicas, connections: size, ...options }: AuthStoreOptions) {
  // A database crash can lose the last fraction of a second of counts.
  const settings = { synchronous_commit: 'off' };
  const createPool = (connections: number) => createConnectionPool({ ...options, connections, settings });
  const connections = createPool(Math.max(1, size - 1));
  const batches = size > 1 ? createPool(1) : connections;
  const call = async <Row>(name: string, text: string, values: unknown[]): Promise<Row | undefined> =>
    (await connections.query<Row>({ name, text, values }))[0];
  const callForRow = async <Row>(name: string, text: string, values: unknown[]): Promise<Row> =>
    assertDefined(await call<Row>(name, text, values), `The row of ${name}`);

  async function consume(bucket: string, perMinute: number | null, perDay: number | null): Promise<Consumption> {
    return callForRow('consume', `select ${consumptionColumns} from auth.consume($1, $2, $3)`, [
      bucket,
      perMinute,
      perDay,
    ]);
  }

  const consumeExact = async (bucket: string, max: number, seconds: number): Promise<ExactConsumption> =>
    callForRow('consume_recent', consumeExactSql, [bucket, max, seconds]);

  async function consumePerMinute(limit: string, bucket: string, perMinute: number): Promise<void> {
    const { allowed, retryAfterSeconds } = await consumeExact(`${limit}:${bucket}`, perMinute, 60);
    if (!allowed) throw rateLimited(limit, perMinute, 60, retryAfterSeconds);
  }

  async function refundRequest(bucket: string, atMs: number): Promise<void> {
    await call('refund', 'select auth.refund($1, $2)', [bucket, atMs]);
  }

  function toRefund(
    limit: string,
    max: number,
    windowSeconds: number,
    bucket: string,
    consumption: ExactConsumption,
  ): Refund {
    const { allowed, retryAfterSeconds, atMs } = consumption;
    if (allowed) return () => refundRequest(bucket, atMs);
    const period = windowSeconds === 3600 ? 'hour' : 'day';
    throw new DomainError('quota_reached', `The limit ${limit} is ${max} per ${period}.`, {
      limit,
      max,
      windowSeconds,
      retryAfterSeconds,
    });
  }

  async function charge(bucket: string, cost: number, limit: number): Promise<CostBudget> {
    const text = `select ${chargeColumns} from auth.consume_cost($1, $2, $3)`;
    return toCostBudget(await callForRow<ChargeRow>('consume_cost', text, [bucket, cost, limit]), bucket, limit);
  }

  // Refunds of several responses are sent in one statement.
  const refundLoader = new DataLoader(
    async (refunds: readonly { budget: CostBudget; unused: number }[]) => {
      const columns = [
        refunds.map(({ budget }) => budget.bucket),
        refunds.map(({ budget }) => budget.atSecond),
        refunds.map(({ unused }) => unused),
      ];
      await call('refund_cost', 'select auth.refund_cost($1, $2, $3)', columns);
      return refunds.map(() => null);
    },
    { cache: false, batchScheduleFn: (send) => void setTimeout(send, refundDelayMs) },
  );

  return {
    ...createAdmission({ batches, connections, limits, hasReplicas, charge }),
    charge,
    refund: async (budget: CostBudget, unused: number): Promise<void> =>
      void (await refundLoader.load({ budget, unused })),
    consumeExact,
    consumeDaily: async (limit: string, bucket: string, perDay: number): Promise<Refund> => {
      const name = `${limit}:${bucket}`;
      return toRefund(limit, perDay, 86_400, name, await consume(name, null, perDay));
    },
    /** Throws `quota_reached` above `perHour` in any hour. For small numbers: each use is stored. */
    consumeHourly: async (limit: string, bucket: string, perHour: number): Promise<Refund> => {
      const name = `${limit}:${bucket}`;
      return toRefund(limit, perHour, 3600, name, await consumeExact(name, perHour, 3600));
    },
    ...createContactReads(connections),
    refundRequest,
    consumePerMinute,
    consumeFailedAuthentication: (client: string): Promise<void> =>
      consumePerMinute('failed_authentication', client, 30),
    assertWritable: async (): Promise<void> => void (await consume('readiness', null, null)),
    /** Call after a commit: replicas that are not there yet do not serve this owner. */
    savePosition: async (owner: string): Promise<void> =>
      void (await call('save_position', 'select auth.save_position($1)', [owner])),
    beatReplication: (): Promise<Beat> =>
      callForRow(
        'beat_replication',
        'select log_position as "position", now_ms as "nowMs" from auth.beat_replication()',
        [],
      ),
    secret: async (name: string): Promise<string> =>
      (await callForRow<{ secret: string }>('read_secret', 'select auth.read_secret($1) as secret', [name])).secret,
    close: async (): Promise<void> => {
      await Promise.all([...new Set([connections, batches])].map((pool) => pool.close()));
    },
  };
}

const refundDelayMs = 100;

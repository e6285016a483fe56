import DataLoader from 'dataloader';
import { type ConnectionPoolOptions, createConnectionPool } from '#db/pool/connection-pool.ts';
import type { Settings } from '#kernel/context.ts';
import { DomainError, rateLimited } from '#kernel/errors.ts';
import type { Mode, OrganisationKind, Scope } from '#kernel/scopes.ts';
import { createContactReads } from './contact-reads.ts';

/** A key as the database knows it, with what its limits say about this very request. */
export type AuthenticatedKey = {
  id: string;
  owner: string;
  mode: Mode;
  scopes: Scope[];
  organisation: { id: string; name: string; kind: OrganisationKind } | null;
  expiresAt: string;
  state: 'active' | 'expired' | 'revoked';
  /** Given to a device that has not acknowledged it yet. */
  temporary: boolean;
  taken: Consumption;
  /** Null when none were asked for. */
  points: CostBudget | null;
};

export type AuthenticatedSession = {
  sessionId: string;
  memberId: string;
  email: string;
  owner: string;
  organisation: { id: string; name: string; kind: OrganisationKind };
  role: 'owner' | 'member' | 'reviewer';
  expiresAt: string;
  points: CostBudget | null;
};

/** `atMs` is the moment that was counted; giving back needs it. */
export type Consumption = {
  allowed: boolean;
  minuteLeft: number;
  dayLeft: number;
  retryAfterSeconds: number;
  minuteResetSeconds: number;
  dayResetSeconds: number;
  atMs: number;
};

/** What a credential may still spend in the graph, after points were asked for: all of them are charged, or none. */
export type CostBudget = {
  bucket: string;
  charged: boolean;
  limit: number;
  left: number;
  retryAfterSeconds: number;
  resetSeconds: number;
  /** The second in which they count; giving back needs it. */
  atSecond: number;
};

/** One of a named quota, taken. A caller who did not use it after all gives it back. */
export type Refund = () => Promise<void>;

export type ExactConsumption = Pick<Consumption, 'allowed' | 'retryAfterSeconds' | 'atMs'>;

export type AuthStore = ReturnType<typeof createAuthStore>;

/**
 * The way in: functions of the database that find a credential and count its request in one round trip.
 * They run with their owner's rights, so the service can use a key by its hash without being able to list keys.
 */
export function createAuthStore({
  limits,
  ...options
}: ConnectionPoolOptions & { limits: Pick<Settings, 'requestsPerMinute' | 'requestsPerDay' | 'pointsPerMinute'> }) {
  // A crash of the database may lose the last fraction of a second of counts, never more.
  const connections = createConnectionPool({
    ...options,
    options: `${options.options ?? ''} -c synchronous_commit=off`,
  });
  const call = async <Row>(name: string, text: string, values: unknown[]): Promise<Row | undefined> =>
    (await connections.run((client) => client.query<Row & object>({ name, text, values }))).rows[0];

  async function take(bucket: string, perMinute: number | null, perDay: number | null): Promise<Consumption> {
    return (await call<Consumption>('take', `select ${consumptionColumns} from gate.take($1, $2, $3)`, [
      bucket,
      perMinute,
      perDay,
    ]))!;
  }

  /** At most `most` in any `seconds`, exactly. */
  const consumeExact = async (bucket: string, most: number, seconds: number): Promise<ExactConsumption> =>
    (await call<ExactConsumption>('take_recent', consumeExactSql, [bucket, most, seconds]))!;

  /** Counts one of a minute, exactly, or throws the 429 of requests that come too fast. */
  async function consumePerMinute(limit: string, bucket: string, perMinute: number): Promise<void> {
    const { allowed, retryAfterSeconds } = await consumeExact(`${limit}:${bucket}`, perMinute, 60);
    if (!allowed) throw rateLimited(limit, perMinute, 60, retryAfterSeconds);
  }

  /** A request that the service itself failed does not count. */
  async function refundRequest(bucket: string, atMs: number): Promise<void> {
    await call('give_back', 'select gate.give_back($1, $2)', [bucket, atMs]);
  }

  function toRefund(
    limit: string,
    max: number,
    windowSeconds: number,
    bucket: string,
    taken: ExactConsumption,
  ): Refund {
    const { allowed, retryAfterSeconds, atMs } = taken;
    if (allowed) return () => refundRequest(bucket, atMs);
    const often = windowSeconds === 3600 ? 'an hour' : 'a day';
    throw new DomainError('quota_reached', `The limit ${limit} is ${max} ${often}.`, {
      limit,
      max,
      windowSeconds,
      retryAfterSeconds,
    });
  }

  const { requestsPerMinute, requestsPerDay, pointsPerMinute } = limits;

  async function charge(bucket: string, points: number, limit: number): Promise<CostBudget> {
    const text = `select ${chargeColumns} from gate.charge($1, $2, $3)`;
    return toCostBudget((await call<ChargeRow>('charge', text, [bucket, points, limit]))!, bucket, limit)!;
  }

  // What many answers give back goes in one statement: nobody waits for it.
  const refunds = new DataLoader(
    async (given: readonly { points: CostBudget; unused: number }[]) => {
      const columns = [
        given.map(({ points }) => points.bucket),
        given.map(({ points }) => points.atSecond),
        given.map(({ unused }) => unused),
      ];
      await call('refund', 'select gate.refund($1, $2, $3)', columns);
      return given.map(() => null);
    },
    { cache: false, batchScheduleFn: (send) => void setTimeout(send, refundDelayMs) },
  );

  return {
    /** With `points` they are charged in the same round trip, if the request itself is allowed. */
    authenticateKey: async (hash: Buffer, points?: number): Promise<AuthenticatedKey | null> => {
      const values = [hash, requestsPerMinute, requestsPerDay.sandbox, requestsPerDay.live];
      const row = await (points === undefined
        ? call<KeyRow>('use_key', authenticateKeySql, values)
        : call<KeyRow>('use_key_for_points', authenticateKeyWithCostSql, [
            ...values,
            points,
            pointsPerMinute.sandbox,
            pointsPerMinute.live,
          ]));
      if (!row) return null;
      const { id, owner, mode, scopes, organisation, expiresAt, state, temporary, ...taken } = row;
      const spent = toCostBudget(row, `key:${id}`, pointsPerMinute[mode]);
      return { id, owner, mode, scopes, organisation, expiresAt, state, temporary, taken, points: spent };
    },
    authenticateSession: async (hash: Buffer, points?: number): Promise<AuthenticatedSession | null> => {
      if (points === undefined) {
        const row = await call<Omit<AuthenticatedSession, 'points'>>('use_session', authenticateSessionSql, [hash]);
        return row ? { ...row, points: null } : null;
      }
      const limit = pointsPerMinute.live;
      const row = await call<SessionRow>('use_session_for_points', authenticateSessionWithCostSql, [
        hash,
        points,
        limit,
      ]);
      if (!row) return null;
      const { sessionId, memberId, email, owner, organisation, role, expiresAt } = row;
      const spent = toCostBudget(row, `session:${sessionId}`, limit);
      return { sessionId, memberId, email, owner, organisation, role, expiresAt, points: spent };
    },
    charge,
    /** Gives back what an answer did not use, a moment later. */
    refund: async (points: CostBudget, unused: number): Promise<void> => void (await refunds.load({ points, unused })),
    consumeExact,
    /** Takes one of a day or throws the quota's 429. */
    consumeDaily: async (limit: string, bucket: string, perDay: number): Promise<Refund> => {
      const name = `${limit}:${bucket}`;
      return toRefund(limit, perDay, 86_400, name, await take(name, null, perDay));
    },
    /** Takes one of an hour, counted exactly, or throws the quota's 429. For small numbers: each moment is kept. */
    consumeHourly: async (limit: string, bucket: string, perHour: number): Promise<Refund> => {
      const name = `${limit}:${bucket}`;
      return toRefund(limit, perHour, 3600, name, await consumeExact(name, perHour, 3600));
    },
    ...createContactReads(connections),
    refundRequest,
    consumePerMinute,
    /** Counts a credential that is none: thirty a minute of one client, then its 429. */
    consumeFailedAuthentication: (client: string): Promise<void> =>
      consumePerMinute('failed_authentication', client, 30),
    /** Windows that can count nothing any more. */
    purgeWindows: async (): Promise<void> => {
      await call('forget_windows', 'select gate.forget_windows()', []);
    },
    /** Writes, so that a database that answers but cannot write is found out. */
    assertWritable: async (): Promise<void> => void (await take('readiness', null, null)),
    secret: async (name: string): Promise<string> =>
      (await call<{ secret: string }>('secret', 'select gate.secret($1) as secret', [name]))!.secret,
    close: connections.close,
  };
}

const consumptionColumns = `allowed, minute_left as "minuteLeft", day_left as "dayLeft", retry_after_s as "retryAfterSeconds",
  minute_reset_s as "minuteResetSeconds", day_reset_s as "dayResetSeconds", at_ms as "atMs"`;
const consumeExactSql = `select allowed, retry_after_s as "retryAfterSeconds", at_ms as "atMs"
  from gate.take_recent($1, $2, $3)`;
const authenticateKeySql = `select id, owner, mode, scopes, organisation, expires_at as "expiresAt", state, temporary, ${consumptionColumns}
  from gate.use_key($1, $2, $3, $4)`;
const chargeColumns = `charged, points_left as "pointsLeft", points_retry_s as "pointsRetrySeconds",
  points_reset_s as "pointsResetSeconds", charged_at_s as "chargedAtSecond"`;
const authenticateKeyWithCostSql = `select id, owner, mode, scopes, organisation, expires_at as "expiresAt", state, temporary, ${consumptionColumns}, ${chargeColumns}
  from gate.use_key($1, $2, $3, $4) k
  left join lateral gate.charge('key:' || k.id, case when k.allowed then $5::int end,
    case k.mode when 'live' then $7::int else $6::int end) c on true`;
const sessionColumns = `session_id as "sessionId", member_id as "memberId", email, owner, organisation, role, expires_at as "expiresAt"`;
const authenticateSessionSql = `select ${sessionColumns} from gate.use_session($1)`;
const authenticateSessionWithCostSql = `select ${sessionColumns}, ${chargeColumns} from gate.use_session($1) s
  left join lateral gate.charge('session:' || s.session_id, $2, $3) c on true`;

const refundDelayMs = 100;

type KeyRow = Omit<AuthenticatedKey, 'taken' | 'points'> & Consumption & Partial<ChargeRow>;
type SessionRow = Omit<AuthenticatedSession, 'points'> & Partial<ChargeRow>;
type ChargeRow = {
  charged: boolean;
  pointsLeft: number;
  pointsRetrySeconds: number;
  pointsResetSeconds: number;
  chargedAtSecond: number;
};

function toCostBudget(row: Partial<ChargeRow>, bucket: string, limit: number): CostBudget | null {
  if (row.charged == null) return null;
  const { charged, pointsLeft, pointsRetrySeconds, pointsResetSeconds, chargedAtSecond } = row as ChargeRow;
  return {
    bucket,
    limit,
    charged,
    left: pointsLeft,
    retryAfterSeconds: pointsRetrySeconds,
    resetSeconds: pointsResetSeconds,
    atSecond: chargedAtSecond,
  };
}

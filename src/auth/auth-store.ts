import DataLoader from 'dataloader';
import { type ConnectionPoolOptions, createConnectionPool } from '#db/pool/connection-pool.ts';
import type { Settings } from '#kernel/context.ts';
import { DomainError, tooMany } from '#kernel/errors.ts';
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

export type Recent = Pick<Consumption, 'allowed' | 'retryAfterSeconds' | 'atMs'>;

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
    return (await call<Consumption>('consume', `select ${taken} from auth.consume($1, $2, $3)`, [
      bucket,
      perMinute,
      perDay,
    ]))!;
  }

  /** At most `most` in any `seconds`, exactly. */
  const consumeExact = async (bucket: string, most: number, seconds: number): Promise<Recent> =>
    (await call<Recent>('consume_recent', takeRecently, [bucket, most, seconds]))!;

  /** Counts one of a minute, exactly, or throws the 429 of requests that come too fast. */
  async function consumePerMinute(limit: string, bucket: string, perMinute: number): Promise<void> {
    const { allowed, retryAfterSeconds } = await consumeExact(`${limit}:${bucket}`, perMinute, 60);
    if (!allowed) throw tooMany(limit, perMinute, 60, retryAfterSeconds);
  }

  /** A request that the service itself failed does not count. */
  async function refundRequest(bucket: string, atMs: number): Promise<void> {
    await call('refund', 'select auth.refund($1, $2)', [bucket, atMs]);
  }

  function granted(limit: string, max: number, windowSeconds: number, bucket: string, taken: Recent): Refund {
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
    const text = `select ${charged} from auth.consume_cost($1, $2, $3)`;
    return pointsIn((await call<Charged>('consume_cost', text, [bucket, points, limit]))!, bucket, limit)!;
  }

  // What many answers give back goes in one statement: nobody waits for it.
  const refunds = new DataLoader(
    async (given: readonly { points: CostBudget; unused: number }[]) => {
      const columns = [
        given.map(({ points }) => points.bucket),
        given.map(({ points }) => points.atSecond),
        given.map(({ unused }) => unused),
      ];
      await call('refund_cost', 'select auth.refund_cost($1, $2, $3)', columns);
      return given.map(() => null);
    },
    { cache: false, batchScheduleFn: (send) => void setTimeout(send, refundMs) },
  );

  return {
    /** With `points` they are charged in the same round trip, if the request itself is allowed. */
    authenticateKey: async (hash: Buffer, points?: number): Promise<AuthenticatedKey | null> => {
      const values = [hash, requestsPerMinute, requestsPerDay.sandbox, requestsPerDay.live];
      const row = await (points === undefined
        ? call<KeyRow>('authenticate_key', authenticateKey, values)
        : call<KeyRow>('authenticate_key_for_points', useKeyForPoints, [
            ...values,
            points,
            pointsPerMinute.sandbox,
            pointsPerMinute.live,
          ]));
      if (!row) return null;
      const { id, owner, mode, scopes, organisation, expiresAt, state, temporary, ...taken } = row;
      const spent = pointsIn(row, `key:${id}`, pointsPerMinute[mode]);
      return { id, owner, mode, scopes, organisation, expiresAt, state, temporary, taken, points: spent };
    },
    authenticateSession: async (hash: Buffer, points?: number): Promise<AuthenticatedSession | null> => {
      if (points === undefined) {
        const row = await call<Omit<AuthenticatedSession, 'points'>>('authenticate_session', authenticateSession, [
          hash,
        ]);
        return row ? { ...row, points: null } : null;
      }
      const limit = pointsPerMinute.live;
      const row = await call<SessionRow>('authenticate_session_for_points', useSessionForPoints, [hash, points, limit]);
      if (!row) return null;
      const { sessionId, memberId, email, owner, organisation, role, expiresAt } = row;
      const spent = pointsIn(row, `session:${sessionId}`, limit);
      return { sessionId, memberId, email, owner, organisation, role, expiresAt, points: spent };
    },
    charge,
    /** Gives back what an answer did not use, a moment later. */
    refund: async (points: CostBudget, unused: number): Promise<void> => void (await refunds.load({ points, unused })),
    consumeExact,
    /** Takes one of a day or throws the quota's 429. */
    consumeDaily: async (limit: string, bucket: string, perDay: number): Promise<Refund> => {
      const name = `${limit}:${bucket}`;
      return granted(limit, perDay, 86_400, name, await take(name, null, perDay));
    },
    /** Takes one of an hour, counted exactly, or throws the quota's 429. For small numbers: each moment is kept. */
    consumeHourly: async (limit: string, bucket: string, perHour: number): Promise<Refund> => {
      const name = `${limit}:${bucket}`;
      return granted(limit, perHour, 3600, name, await consumeExact(name, perHour, 3600));
    },
    ...createContactReads(connections),
    refundRequest,
    consumePerMinute,
    /** Counts a credential that is none: thirty a minute of one client, then its 429. */
    consumeFailedAuthentication: (client: string): Promise<void> =>
      consumePerMinute('failed_authentication', client, 30),
    /** Windows that can count nothing any more. */
    purgeWindows: async (): Promise<void> => {
      await call('purge_rate_windows', 'select auth.purge_rate_windows()', []);
    },
    /** Writes, so that a database that answers but cannot write is found out. */
    assertWritable: async (): Promise<void> => void (await take('readiness', null, null)),
    secret: async (name: string): Promise<string> =>
      (await call<{ secret: string }>('read_secret', 'select auth.read_secret($1) as secret', [name]))!.secret,
    close: connections.close,
  };
}

const taken = `allowed, minute_left as "minuteLeft", day_left as "dayLeft", retry_after_s as "retryAfterSeconds",
  minute_reset_s as "minuteResetSeconds", day_reset_s as "dayResetSeconds", at_ms as "atMs"`;
const takeRecently = `select allowed, retry_after_s as "retryAfterSeconds", at_ms as "atMs"
  from auth.consume_recent($1, $2, $3)`;
const authenticateKey = `select id, owner, mode, scopes, organisation, expires_at as "expiresAt", state, temporary, ${taken}
  from auth.authenticate_key($1, $2, $3, $4)`;
const charged = `charged, points_left as "pointsLeft", points_retry_s as "pointsRetrySeconds",
  points_reset_s as "pointsResetSeconds", charged_at_s as "chargedAtSecond"`;
const useKeyForPoints = `select id, owner, mode, scopes, organisation, expires_at as "expiresAt", state, temporary, ${taken}, ${charged}
  from auth.authenticate_key($1, $2, $3, $4) k
  left join lateral auth.consume_cost('key:' || k.id, case when k.allowed then $5::int end,
    case k.mode when 'live' then $7::int else $6::int end) c on true`;
const session = `session_id as "sessionId", member_id as "memberId", email, owner, organisation, role, expires_at as "expiresAt"`;
const authenticateSession = `select ${session} from auth.authenticate_session($1)`;
const useSessionForPoints = `select ${session}, ${charged} from auth.authenticate_session($1) s
  left join lateral auth.consume_cost('session:' || s.session_id, $2, $3) c on true`;

const refundMs = 100;

type KeyRow = Omit<AuthenticatedKey, 'taken' | 'points'> & Consumption & Partial<Charged>;
type SessionRow = Omit<AuthenticatedSession, 'points'> & Partial<Charged>;
type Charged = {
  charged: boolean;
  pointsLeft: number;
  pointsRetrySeconds: number;
  pointsResetSeconds: number;
  chargedAtSecond: number;
};

function pointsIn(row: Partial<Charged>, bucket: string, limit: number): CostBudget | null {
  if (row.charged == null) return null;
  const { charged, pointsLeft, pointsRetrySeconds, pointsResetSeconds, chargedAtSecond } = row as Charged;
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

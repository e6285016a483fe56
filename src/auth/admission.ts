import type { ConnectionPool } from '#db/pool/connection-pool.ts';
import type { Organisation, Settings } from '#kernel/context.ts';
import type { MemberRole } from '#kernel/rights.ts';
import type { Mode, Scope } from '#kernel/scopes.ts';
import { admitKeysSql, admitSessionsSql } from './auth-statements.ts';
import { createBatches, type Served } from './batches.ts';

type AuthenticatedKey = {
  id: string;
  owner: string;
  mode: Mode;
  scopes: Scope[];
  organisation: Organisation | null;
  expiresAt: string;
  state: 'active' | 'expired' | 'revoked';
  temporary: boolean;
  /** See `parsePosition`. */
  position: string | null;
  consumption: Consumption;
  budget: CostBudget | null;
};

type AuthenticatedSession = {
  sessionId: string;
  memberId: string;
  email: string;
  owner: string;
  organisation: Organisation;
  role: MemberRole;
  expiresAt: string;
  position: string | null;
  consumption: Consumption;
  budget: CostBudget | null;
};

/** `atMs` is when the request was counted; a refund needs it. */
export type Consumption = {
  allowed: boolean;
  minuteLeft: number;
  dayLeft: number;
  retryAfterSeconds: number;
  minuteResetSeconds: number;
  dayResetSeconds: number;
  atMs: number;
};

/** The full cost is charged, or nothing. */
export type CostBudget = {
  bucket: string;
  charged: boolean;
  limit: number;
  left: number;
  retryAfterSeconds: number;
  resetSeconds: number;
  atSecond: number;
};

export type ChargeRow = {
  charged: boolean;
  pointsLeft: number;
  pointsRetrySeconds: number;
  pointsResetSeconds: number;
  chargedAtSecond: number;
};

/** Columns of what was not counted or charged are null. */
type AdmittedRow = { place: number; allowed: boolean | null; charged: boolean | null };
type Columns = Omit<Consumption, 'allowed'> & Omit<ChargeRow, 'charged'> & AdmittedRow;
type KeyRow = Omit<AuthenticatedKey, 'consumption' | 'budget'> & Columns;
type SessionRow = Omit<AuthenticatedSession, 'consumption' | 'budget'> & Columns;

type Request = { sha256: Buffer; cost: number | undefined };
type Charge = (bucket: string, cost: number, limit: number) => Promise<CostBudget>;

type Deps = {
  /** One connection, not shared with statements that wait for locks unless there is no other. */
  batches: ConnectionPool;
  connections: ConnectionPool;
  limits: Pick<Settings, 'requestLimits' | 'pointsPerMinute'>;
  hasReplicas: boolean;
  charge: Charge;
};

/** One round trip finds the callers of all requests of a batch, counts them and charges the costs that are known. */
export function createAdmission({ batches, connections, limits, hasReplicas, charge }: Deps) {
  const { requestLimits, pointsPerMinute } = limits;

  function createAdmit<Row extends AdmittedRow>(
    name: string,
    text: string,
    readLimits: () => number[],
    isAdmitted: (row: Row) => boolean,
  ) {
    async function admit(pool: ConnectionPool, requests: readonly Request[], wait: boolean): Promise<Row[]> {
      const values = [
        requests.map(({ sha256 }) => sha256),
        requests.map(({ cost }) => cost ?? null),
        wait,
        ...readLimits(),
      ];
      return pool.query<Row>({ name, text, values });
    }
    return createBatches<Request, Row | null>({
      serveBatch: async (requests) => {
        const served: Served<Row | null>[] = requests.map(() => ({ result: null }));
        for (const row of await admit(batches, requests, false))
          served[row.place - 1] = isAdmitted(row) ? { result: row } : null;
        return served;
      },
      serveAlone: async (request) => (await admit(connections, [request], true))[0] ?? null,
    });
  }

  const admitKey = createAdmit<KeyRow>(
    'admit_keys',
    admitKeysSql(hasReplicas),
    () => {
      const { sandbox, live } = requestLimits;
      const { sandbox: sandboxPoints, live: livePoints } = pointsPerMinute;
      return [live.requestsPerMinute, sandbox.requestsPerDay, live.requestsPerDay, sandboxPoints, livePoints];
    },
    ({ state, allowed }) => state !== 'active' || allowed !== null,
  );
  const admitSession = createAdmit<SessionRow>(
    'admit_sessions',
    admitSessionsSql(hasReplicas),
    () => {
      const { requestsPerMinute, requestsPerDay } = requestLimits.session;
      return [requestsPerMinute, requestsPerDay, pointsPerMinute.live];
    },
    ({ allowed }) => allowed !== null,
  );

  /** A budget that another transaction held is charged now. */
  async function chargeRest(row: Columns, cost: number | undefined, bucket: string, limit: number) {
    if (cost === undefined || !row.allowed) return null;
    return row.charged === null
      ? charge(bucket, cost, limit)
      : toCostBudget({ ...row, charged: row.charged }, bucket, limit);
  }

  return {
    authenticateKey: async (sha256: Buffer, cost?: number): Promise<AuthenticatedKey | null> => {
      const row = await admitKey({ sha256, cost });
      if (!row) return null;
      const { id, owner, mode, scopes, organisation, expiresAt, state, temporary, position } = row;
      const budget = await chargeRest(row, cost, `key:${id}`, pointsPerMinute[mode]);
      const consumption = toConsumption(row);
      const facts = { id, owner, mode, scopes, organisation, expiresAt, state, temporary, position };
      return { ...facts, consumption, budget };
    },
    /** Counts and charges the member, whatever the number of its sessions. */
    authenticateSession: async (sha256: Buffer, cost?: number): Promise<AuthenticatedSession | null> => {
      const row = await admitSession({ sha256, cost });
      if (!row) return null;
      const { sessionId, memberId, email, owner, organisation, role, expiresAt, position } = row;
      const budget = await chargeRest(row, cost, `member:${memberId}`, pointsPerMinute.live);
      return {
        sessionId,
        memberId,
        email,
        owner,
        organisation,
        role,
        expiresAt,
        position,
        consumption: toConsumption(row),
        budget,
      };
    },
  };
}

const toConsumption = ({ allowed, ...row }: Columns): Consumption => {
  const { minuteLeft, dayLeft, retryAfterSeconds, minuteResetSeconds, dayResetSeconds, atMs } = row;
  const left = { minuteLeft, dayLeft, retryAfterSeconds, minuteResetSeconds, dayResetSeconds };
  return { allowed: allowed === true, ...left, atMs };
};

export const toCostBudget = (row: ChargeRow, bucket: string, limit: number): CostBudget => ({
  bucket,
  limit,
  charged: row.charged,
  left: row.pointsLeft,
  retryAfterSeconds: row.pointsRetrySeconds,
  resetSeconds: row.pointsResetSeconds,
  atSecond: row.chargedAtSecond,
});

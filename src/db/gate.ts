import type { Settings } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Mode, OrganisationKind, Scope } from '#kernel/scopes.ts';
import { type LanesOptions, openLanes } from './lanes.ts';

/** A key as the database knows it, with what its limits say about this very request. */
export type KeyUse = {
  id: string;
  owner: string;
  mode: Mode;
  scopes: Scope[];
  organisation: { id: string; name: string; kind: OrganisationKind } | null;
  expiresAt: string;
  state: 'active' | 'expired' | 'revoked';
  taken: Taken;
};

export type SessionUse = {
  owner: string;
  organisation: { id: string; name: string; kind: OrganisationKind };
  role: 'owner' | 'member' | 'reviewer';
  expiresAt: string;
};

/** `atMs` is the moment that was counted; giving back needs it. */
export type Taken = {
  allowed: boolean;
  minuteLeft: number;
  dayLeft: number;
  retryAfterSeconds: number;
  minuteResetSeconds: number;
  atMs: number;
};

export type Gate = ReturnType<typeof openGate>;

/**
 * The way in: functions of the database that find a credential and count its request in one round trip.
 * They run with their owner's rights, so the service can use a key by its hash without being able to list keys.
 */
export function openGate({
  limits,
  ...options
}: LanesOptions & { limits: Pick<Settings, 'requestsPerMinute' | 'requestsPerDay'> }) {
  // A crash of the database may lose the last fraction of a second of counts, never more.
  const lanes = openLanes({
    ...options,
    options: `${options.options ?? ''} -c synchronous_commit=off`,
  });
  const call = async <Row>(name: string, text: string, values: unknown[]): Promise<Row | undefined> =>
    (await (await lanes.next()).query<Row & object>({ name, text, values })).rows[0];

  async function take(bucket: string, perMinute: number | null, perDay: number | null): Promise<Taken> {
    return (await call<Taken>('take', `select ${taken} from gate.take($1, $2, $3)`, [bucket, perMinute, perDay]))!;
  }

  return {
    useKey: async (hash: Buffer): Promise<KeyUse | null> => {
      const row = await call<Omit<KeyUse, 'taken'> & Taken>('use_key', useKey, [
        hash,
        limits.requestsPerMinute,
        limits.requestsPerDay.sandbox,
        limits.requestsPerDay.live,
      ]);
      if (!row) return null;
      const { allowed, minuteLeft, dayLeft, retryAfterSeconds, minuteResetSeconds, atMs, ...key } = row;
      return { ...key, taken: { allowed, minuteLeft, dayLeft, retryAfterSeconds, minuteResetSeconds, atMs } };
    },
    useSession: async (hash: Buffer): Promise<SessionUse | null> =>
      (await call<SessionUse>('use_session', useSession, [hash])) ?? null,
    take,
    /** Takes from a named quota or throws its 429. */
    takeQuota: async (limit: string, bucket: string, perDay: number): Promise<void> => {
      const { allowed, retryAfterSeconds } = await take(`${limit}:${bucket}`, null, perDay);
      if (allowed) return;
      throw new DomainError('quota_reached', `The limit ${limit} is ${perDay} a day.`, {
        limit,
        max: perDay,
        windowSeconds: 86_400,
        retryAfterSeconds,
      });
    },
    /** A request that the service itself failed does not count. */
    giveBack: async (bucket: string, atMs: number): Promise<void> => {
      await call('give_back', 'select gate.give_back($1, $2)', [bucket, atMs]);
    },
    secret: async (name: string): Promise<string> =>
      (await call<{ secret: string }>('secret', 'select gate.secret($1) as secret', [name]))!.secret,
    close: lanes.close,
  };
}

const taken = `allowed, minute_left as "minuteLeft", day_left as "dayLeft", retry_after_s as "retryAfterSeconds",
  minute_reset_s as "minuteResetSeconds", at_ms as "atMs"`;
const useKey = `select id, owner, mode, scopes, organisation, expires_at as "expiresAt", state, ${taken}
  from gate.use_key($1, $2, $3, $4)`;
const useSession = `select owner, organisation, role, expires_at as "expiresAt" from gate.use_session($1)`;

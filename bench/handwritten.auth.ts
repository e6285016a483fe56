import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ClientBase } from 'pg';
import { isWellFormed } from '../src/auth/key-format.ts';
import { listDefaultScopes } from '../src/kernel/scopes.ts';

export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown> | undefined;

  constructor(status: number, code: string, message: string, details?: Record<string, unknown>) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export type Caller = {
  keyId: string;
  owner: string;
  scopes: string[];
  internal: boolean;
  seesRecipients: boolean;
  countedAtMs: number;
  headers: Record<string, string>;
};

type KeyUse = {
  id: string;
  owner: string;
  mode: 'sandbox' | 'live';
  scopes: string[];
  organisation: { kind: string } | null;
  state: 'active' | 'expired' | 'revoked';
  temporary: boolean;
  allowed: boolean;
  minute_left: number;
  day_left: number;
  retry_after_s: number;
  minute_reset_s: number;
  day_reset_s: number;
  at_ms: number;
};

type Asking = Pick<FastifyRequest, 'headers' | 'ip'>;

const perMinute = 60;
const perDay = { sandbox: 1000, live: 20_000 };
const policies = { sandbox: `60;w=60, ${perDay.sandbox};w=86400`, live: `60;w=60, ${perDay.live};w=86400` };
const columns = `id, owner, mode, scopes, organisation, state, temporary,
  allowed, minute_left, day_left, retry_after_s, minute_reset_s, day_reset_s, at_ms`;

const takeRecent = {
  name: 'consume_recent',
  text: 'select allowed, retry_after_s from auth.consume_recent($1, $2, $3)',
};

/**
 * Finds the key, counts its request and, with row-level security, says on this connection who owns what it reads next:
 * all in one round trip, so the second lock costs none. A connection never reads before it was told anew.
 */
export function authenticateWith({ rls }: { rls: boolean }) {
  const scoped = rls ? `, set_config('app.owner', owner::text, false)` : '';
  const useKey = {
    name: 'authenticate_key',
    text: `select ${columns}${scoped} from auth.authenticate_key($1, $2, $3, $4)`,
  };

  return async (client: ClientBase, { headers, ip: address }: Asking): Promise<Caller> => {
    const { authorization } = headers;
    if (authorization === undefined) throw new Refusal(401, 'unauthenticated', 'Send a valid key.');
    const secret = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
    const use = isWellFormed(secret) ? await keyOf(secret) : undefined;
    if (use?.state !== 'active') {
      await countFailure();
      throw new Refusal(401, use ? `key_${use.state}` : 'invalid_key', 'This key cannot be used.');
    }
    if (use.temporary) throw new Refusal(403, 'key_not_acknowledged', 'This key is not acknowledged.');
    if (!use.allowed) {
      throw new Refusal(429, 'rate_limited', 'Too many requests.', { retryAfterSeconds: use.retry_after_s });
    }
    return callerOf(use);

    async function countFailure(): Promise<void> {
      const values = [`failed_authentication:${address}`, 30, 60];
      const { rows } = await client.query({ ...takeRecent, values });
      const [{ allowed, retry_after_s }] = rows;
      if (!allowed) throw new Refusal(429, 'rate_limited', 'Too many failures.', { retryAfterSeconds: retry_after_s });
    }

    async function keyOf(secret: string): Promise<KeyUse | undefined> {
      const values = [hash('sha256', secret, 'buffer'), perMinute, perDay.sandbox, perDay.live];
      return (await client.query<KeyUse>({ ...useKey, values })).rows[0];
    }
  };
}

function callerOf(use: KeyUse): Caller {
  const { id, owner, mode, scopes, organisation, minute_left, day_left, minute_reset_s, day_reset_s, at_ms } = use;
  const byMinute = minute_left <= day_left;
  const internal = mode === 'live' && organisation?.kind === 'internal' && scopes.includes('internal:*');
  const seesRecipients =
    mode === 'live' && (scopes.includes('approvals:write') || scopes.includes('contacts:read') || internal);
  const headers = {
    'RateLimit-Limit': String(byMinute ? perMinute : perDay[mode]),
    'RateLimit-Remaining': String(byMinute ? minute_left : day_left),
    'RateLimit-Reset': String(byMinute ? minute_reset_s : day_reset_s),
    'RateLimit-Policy': policies[mode],
  };
  return { keyId: id, owner, scopes, internal, seesRecipients, countedAtMs: at_ms, headers };
}

const scopes = listDefaultScopes('live');

/** What a key of the benchmark may do, for who says to be this owner. */
export const callerWithoutKey = (owner: string): Caller => ({
  keyId: 'none',
  owner,
  scopes,
  internal: false,
  seesRecipients: true,
  countedAtMs: 0,
  headers: {},
});

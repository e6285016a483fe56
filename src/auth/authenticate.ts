import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as Call } from 'hono';
import { toUnavailableError } from '#db/connection-errors.ts';
import { readSessionToken } from '#http/session-cookie.ts';
import type { KeyViewer, Quota, Settings, Viewer } from '#kernel/context.ts';
import { DomainError, rateLimited } from '#kernel/errors.ts';
import { hashSecret } from '#kernel/hash.ts';
import type { AuthenticatedKey, AuthStore, CostBudget } from './auth-store.ts';
import { isWellFormed } from './key-format.ts';

/** Who calls, and the request as it was counted, so that a failure of ours can give it back. */
export type Caller = {
  viewer: Viewer | null;
  counted: { bucket: string; atMs: number } | null;
  /** What was asked for of the points of the graph; null without a credential. */
  budget: CostBudget | null;
  /** A known caller over a limit: the answer still says how the limits stand. */
  refusal?: DomainError;
};

type Deps = { auth: AuthStore; settings: Settings };

/** Finds the caller behind a bearer key or a session cookie. A key counts its request, and points, in the same round trip. */
export function createAuthenticate({ auth, settings }: Deps) {
  async function authenticateKey(secret: string, client: () => string, asked?: number): Promise<Caller> {
    const use = isWellFormed(secret) ? await auth.authenticateKey(hashSecret(secret), asked) : null;
    if (use?.state !== 'active') {
      // Without a database there is nothing to guess: no key is found, and none let in.
      await auth.consumeFailedAuthentication(client()).catch((error: unknown) => {
        if (toUnavailableError(error) === error) throw error;
      });
      throw refusals[use?.state ?? 'unknown']();
    }
    const quota = toQuota(use, settings);
    const { id, owner, mode, organisation, expiresAt, points } = use;
    const viewer: KeyViewer = {
      kind: 'key',
      keyId: id,
      owner,
      mode,
      scopes: new Set(use.scopes),
      temporary: use.temporary,
      organisation,
      expiresAt,
      quota,
    };
    if (use.taken.allowed) return { viewer, counted: { bucket: `key:${id}`, atMs: use.taken.atMs }, budget: points };
    const [name, most, window] =
      use.taken.dayLeft === 0
        ? (['requests_per_day', settings.requestsPerDay[mode], daySeconds] as const)
        : (['requests_per_minute', settings.requestsPerMinute, 60] as const);
    return {
      viewer,
      counted: null,
      budget: points,
      refusal: rateLimited(name, most, window, use.taken.retryAfterSeconds),
    };
  }

  async function authenticateSession(token: string, c: Call, asked?: number): Promise<Caller> {
    const use = await auth.authenticateSession(hashSecret(token), asked);
    if (!use) return anonymous;
    const { points, ...session } = use;
    const changedFromElsewhere =
      !['GET', 'HEAD'].includes(c.req.method) && c.req.header('origin') !== new URL(settings.publicUrl).origin;
    // A link elsewhere may lead to our pages, but asks nothing of the doors in somebody's name.
    const askedByLink = c.req.header('sec-fetch-site') === 'cross-site' && /^\/(graphql|api)\b/.test(c.req.path);
    if (changedFromElsewhere || askedByLink) {
      throw new DomainError('origin_not_allowed', 'A browser session acts only from the pages of this service.');
    }
    return { viewer: { kind: 'session', ...session }, counted: null, budget: points };
  }

  return async (c: Call, client: () => string, asked?: number): Promise<Caller> => {
    const authorization = c.req.header('authorization');
    if (authorization !== undefined) {
      const [, secret = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
      return authenticateKey(secret, client, asked);
    }
    const token = readSessionToken(c.req.header('cookie'), settings.publicUrl);
    return token ? authenticateSession(token, c, asked) : anonymous;
  };
}

/** Whether a request brings anything that could turn out to be a credential. */
export const presentsCredential = (c: Call, publicUrl: string): boolean =>
  c.req.header('authorization') !== undefined || readSessionToken(c.req.header('cookie'), publicUrl) !== null;

const anonymous: Caller = { viewer: null, counted: null, budget: null };

/** The caller's address as limits see it: of IPv6 only the /64 that one customer has. It is kept veiled only. */
export function resolveClientAddress(c: Call, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded ?? readSocketAddress(c);
  return isIPv6(address) ? toIpv6Network(address) : address;
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** The country by the word of our own proxy. Anything else would be a guess. */
export function readCountry(c: Call, header: string): string | null {
  const code = c.req.header(header)?.toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : null;
}

/** Not behind a proxy, where every caller comes from the proxy. */
export const isLocal = (c: Call): boolean =>
  !c.req.header('x-forwarded-for') && /^(::ffff:)?127\.|^::1$/.test(readSocketAddress(c));

function readSocketAddress(c: Call): string {
  // Without a socket, as in a call from this process, there is no address.
  return (c.env as { incoming?: unknown })?.incoming ? (getConnInfo(c).remote.address ?? '') : '';
}

function toIpv6Network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const full = [
    ...groups,
    ...(address.includes('::') ? Array(missing).fill('0') : []),
    ...tail.split(':').filter(Boolean),
  ];
  return full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const daySeconds = 86_400;

function toQuota({ mode, taken }: AuthenticatedKey, { requestsPerMinute, requestsPerDay }: Settings): Quota {
  const remainingToday = taken.dayLeft;
  // A day slides by quarters of an hour, so the last of it may end up to a quarter later than a day from now.
  return taken.minuteLeft < taken.dayLeft
    ? { limit: requestsPerMinute, remaining: taken.minuteLeft, resetSeconds: taken.minuteResetSeconds, remainingToday }
    : {
        limit: requestsPerDay[mode],
        remaining: taken.dayLeft,
        resetSeconds: Math.min(taken.dayResetSeconds, daySeconds),
        remainingToday,
      };
}

const refusals = {
  unknown: () => new DomainError('invalid_key', 'This is not a key of this service.'),
  expired: () => new DomainError('key_expired', 'This key has expired.'),
  revoked: () => new DomainError('key_revoked', 'This key was revoked.'),
};

import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as Call } from 'hono';
import ipaddr from 'ipaddr.js';
import { toUnavailableError } from '#db/connection-errors.ts';
import { readSessionToken } from '#http/session-cookie.ts';
import type { KeyViewer, Quota, Settings, Viewer } from '#kernel/context.ts';
import { DomainError, rateLimited } from '#kernel/errors.ts';
import { hashSecret } from '#kernel/hash.ts';
import type { AuthenticatedKey, AuthStore, CostBudget } from './auth-store.ts';
import { isWellFormed } from './key-format.ts';

export type Caller = {
  viewer: Viewer | null;
  counted: { bucket: string; atMs: number } | null;
  budget: CostBudget | null;
  refusal?: DomainError;
};

const daySeconds = 86_400;

type Deps = { auth: AuthStore; settings: Settings };

export function createAuthenticate({ auth, settings }: Deps) {
  async function authenticateKey(secret: string, client: () => string, cost?: number): Promise<Caller> {
    const use = isWellFormed(secret) ? await auth.authenticateKey(hashSecret(secret), cost) : null;
    if (use?.state !== 'active') {
      // Without a database no key is accepted, so guesses need not be counted.
      await auth.consumeFailedAuthentication(client()).catch((error: unknown) => {
        if (toUnavailableError(error) === error) throw error;
      });
      throw refusals[use?.state ?? 'unknown']();
    }
    const quota = toQuota(use, settings);
    const { id, owner, mode, organisation, expiresAt, budget } = use;
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
    if (use.consumption.allowed)
      return { viewer, counted: { bucket: `key:${id}`, atMs: use.consumption.atMs }, budget };
    const [limit, max, windowSeconds] =
      use.consumption.dayLeft === 0
        ? (['requests_per_day', settings.requestsPerDay[mode], daySeconds] as const)
        : (['requests_per_minute', settings.requestsPerMinute, 60] as const);
    return {
      viewer,
      counted: null,
      budget,
      refusal: rateLimited(limit, max, windowSeconds, use.consumption.retryAfterSeconds),
    };
  }

  async function authenticateSession(token: string, c: Call, cost?: number): Promise<Caller> {
    const use = await auth.authenticateSession(hashSecret(token), cost);
    if (!use) return anonymous;
    const { budget, ...session } = use;
    const isCrossOriginChange =
      !['GET', 'HEAD'].includes(c.req.method) && c.req.header('origin') !== new URL(settings.publicUrl).origin;
    // Another site may link to the pages, but may not call the APIs with the visitor's session.
    const isCrossSiteApiCall = c.req.header('sec-fetch-site') === 'cross-site' && /^\/(graphql|api)\b/.test(c.req.path);
    if (isCrossOriginChange || isCrossSiteApiCall) {
      throw new DomainError('origin_not_allowed', 'Browser sessions are accepted only from pages of this service.');
    }
    return { viewer: { kind: 'session', ...session }, counted: null, budget };
  }

  return async (c: Call, client: () => string, cost?: number): Promise<Caller> => {
    const authorization = c.req.header('authorization');
    if (authorization !== undefined) {
      const [, secret = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
      return authenticateKey(secret, client, cost);
    }
    const token = readSessionToken(c.req.header('cookie'), settings.publicUrl);
    return token ? authenticateSession(token, c, cost) : anonymous;
  };
}

export const presentsCredential = (c: Call, publicUrl: string): boolean =>
  c.req.header('authorization') !== undefined || readSessionToken(c.req.header('cookie'), publicUrl) !== null;

const anonymous: Caller = { viewer: null, counted: null, budget: null };

export function resolveClientAddress(c: Call, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded ?? readSocketAddress(c);
  return toNetwork(address);
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

export function readCountry(c: Call, header: string): string | null {
  const code = c.req.header(header)?.toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : null;
}

export const isLocal = (c: Call): boolean =>
  !c.req.header('x-forwarded-for') && isLoopbackAddress(readSocketAddress(c));

const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

function readSocketAddress(c: Call): string {
  // Requests dispatched in this process have no socket.
  return (c.env as { incoming?: unknown })?.incoming ? (getConnInfo(c).remote.address ?? '') : '';
}

/** The /64 of an IPv6 address belongs to one customer. */
function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`).toString() : parsed.toString();
}

function toQuota({ mode, consumption }: AuthenticatedKey, { requestsPerMinute, requestsPerDay }: Settings): Quota {
  const remainingToday = consumption.dayLeft;
  // The daily window slides in steps of 15 minutes, so the reset can be up to 15 minutes more than a day away.
  return consumption.minuteLeft < consumption.dayLeft
    ? {
        limit: requestsPerMinute,
        remaining: consumption.minuteLeft,
        resetSeconds: consumption.minuteResetSeconds,
        remainingToday,
      }
    : {
        limit: requestsPerDay[mode],
        remaining: consumption.dayLeft,
        resetSeconds: Math.min(consumption.dayResetSeconds, daySeconds),
        remainingToday,
      };
}

const refusals = {
  unknown: () => new DomainError('invalid_key', 'Invalid API key.'),
  expired: () => new DomainError('key_expired', 'The API key has expired.'),
  revoked: () => new DomainError('key_revoked', 'The API key was revoked.'),
};

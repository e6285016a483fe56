import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as Call } from 'hono';
import ipaddr from 'ipaddr.js';
import { toUnavailableError } from '#db/connection-errors.ts';
import { readSessionToken } from '#http/session-cookie.ts';
import type { KeyViewer, Quota, RequestLimits, SessionViewer, Settings, Viewer } from '#kernel/context.ts';
import { DomainError, rateLimited } from '#kernel/errors.ts';
import { hashSecret } from '#kernel/hash.ts';
import { listRights } from '#kernel/rights.ts';
import type { Consumption, CostBudget } from './admission.ts';
import type { AuthStore } from './auth-store.ts';
import { isWellFormed } from './key-format.ts';

export type Caller = {
  viewer: Viewer | null;
  counted: { bucket: string; atMs: number } | null;
  budget: CostBudget | null;
  /** Where the log was after the last write for the viewer. */
  position: string | null;
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
    const { id, owner, mode, organisation, expiresAt, consumption, budget, position } = use;
    const limits = settings.requestLimits[mode];
    const viewer: KeyViewer = {
      kind: 'key',
      keyId: id,
      owner,
      mode,
      scopes: new Set(use.scopes),
      temporary: use.temporary,
      organisation,
      expiresAt,
      quota: toQuota(consumption, limits),
    };
    return { viewer, budget, position, ...toCounted(`key:${id}`, consumption, limits) };
  }

  async function authenticateSession(token: string, c: Call, cost?: number): Promise<Caller> {
    const use = await auth.authenticateSession(hashSecret(token), cost);
    if (!use) return anonymous;
    const { budget, consumption, position, ...session } = use;
    const isCrossOriginChange =
      !['GET', 'HEAD'].includes(c.req.method) && c.req.header('origin') !== new URL(settings.publicUrl).origin;
    // Another site may link to the pages, but may not call the APIs with the visitor's session.
    const isCrossSiteApiCall = c.req.header('sec-fetch-site') === 'cross-site' && /^\/(graphql|api)\b/.test(c.req.path);
    if (isCrossOriginChange || isCrossSiteApiCall) {
      throw new DomainError('origin_not_allowed', 'Browser sessions are accepted only from pages of this service.');
    }
    const { session: limits } = settings.requestLimits;
    const rights = new Set(listRights(session.role, session.organisation.kind));
    const quota = toQuota(consumption, limits);
    const viewer: SessionViewer = { kind: 'session', ...session, rights, mode: 'live', quota };
    return { viewer, budget, position, ...toCounted(`member:${session.memberId}`, consumption, limits) };
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

const anonymous: Caller = { viewer: null, counted: null, budget: null, position: null };

export function resolveClientAddress(c: Call, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded ?? readSocketAddress(c);
  return toNetwork(address);
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

export function readCountryCode(c: Call, header: string): string | null {
  const code = c.req.header(header)?.toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

export function readCountry(c: Call, header: string): string | null {
  const code = readCountryCode(c, header);
  return code && (countries.of(code) ?? code);
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

function toCounted(
  bucket: string,
  { allowed, atMs, dayLeft, retryAfterSeconds }: Consumption,
  { requestsPerMinute, requestsPerDay }: RequestLimits,
): Pick<Caller, 'counted' | 'refusal'> {
  if (allowed) return { counted: { bucket, atMs } };
  const refusal =
    dayLeft === 0
      ? rateLimited('requests_per_day', requestsPerDay, daySeconds, retryAfterSeconds)
      : rateLimited('requests_per_minute', requestsPerMinute, 60, retryAfterSeconds);
  return { counted: null, refusal };
}

function toQuota(
  { minuteLeft, dayLeft, minuteResetSeconds, dayResetSeconds }: Consumption,
  limits: RequestLimits,
): Quota {
  const remainingToday = dayLeft;
  // The daily window slides in steps of 15 minutes, so the reset can be up to 15 minutes more than a day away.
  return minuteLeft < dayLeft
    ? {
        limits,
        limit: limits.requestsPerMinute,
        remaining: minuteLeft,
        resetSeconds: minuteResetSeconds,
        remainingToday,
      }
    : {
        limits,
        limit: limits.requestsPerDay,
        remaining: dayLeft,
        resetSeconds: Math.min(dayResetSeconds, daySeconds),
        remainingToday,
      };
}

const refusals = {
  unknown: () => new DomainError('invalid_key', 'Invalid API key.'),
  expired: () => new DomainError('key_expired', 'The API key has expired.'),
  revoked: () => new DomainError('key_revoked', 'The API key was revoked.'),
};

import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { allTenants } from '#db/tenancy.ts';
import { requireSession } from '#kernel/access.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Context, SessionViewer } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { hashSecret } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { listAllowedScopes } from '#kernel/scopes.ts';
import { invalidField } from '#kernel/validation.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { DeviceConnection } from './device.entity.ts';
import {
  checkPollInterval,
  computeCodeExpiry,
  computeSecondsLeft,
  computeTemporaryKeyExpiry,
  createDeviceCode,
  createUserCode,
  deriveConnectionState,
  formatUserCode,
  initialInterval,
  normalizeUserCode,
  seal,
  unseal,
} from './device.rules.ts';
import type { NewDevice, PollStatus } from './device.schema.ts';
import { ApiKey } from './key.entity.ts';
import { computeExpiry, resolveScopes } from './key.rules.ts';
import { issueKey, revokeLockedKey } from './key.service.ts';

const startsPerHour = 10;
const wrongCodesPerHour = 10;

type Locked = { em: EntityManager; connection: DeviceConnection };

export type StartedConnection = { connection: DeviceConnection; deviceCode: string; userCode: string };

/** Open to unauthenticated callers: nothing is issued before an owner approves. */
export async function startConnection(ctx: Context, input: z.output<typeof NewDevice>): Promise<StartedConnection> {
  ctx.holdsSecret = true;
  const { clientName, clientVersion = null, label = null } = input;
  const scopes = resolveScopes(input.scopes, 'live', 'internal');
  await ctx.auth.consumeHourly('device_starts_per_hour', ctx.client, startsPerHour);
  const asked = { clientName, clientVersion, label, scopes, region: ctx.region };
  for (let attempt = 1; ; attempt++) {
    try {
      return await saveConnection(ctx, asked);
    } catch (error) {
      // A collision among 25.6 billion user codes: retry with a new one.
      if (!(error instanceof UniqueConstraintViolationException) || attempt === 3) throw error;
    }
  }
}

type DeviceRequest = Pick<DeviceConnection, 'clientName' | 'clientVersion' | 'label' | 'scopes' | 'region'>;

async function saveConnection(ctx: Context, asked: DeviceRequest): Promise<StartedConnection> {
  const [deviceCode, userCode] = [createDeviceCode(), createUserCode()];
  const id = newId();
  const now = ctx.now();
  const em = ctx.systemEm();
  const connection = em.create(DeviceConnection, {
    ...asked,
    id,
    owner: id,
    status: 'pending',
    interval: initialInterval,
    createdAt: now,
    expiresAt: computeCodeExpiry(now),
    deviceCodeSha256: hashSecret(deviceCode),
    userCodeHash: ctx.hmac(`code:${userCode}`),
  });
  await em.flush();
  return { connection, deviceCode, userCode: formatUserCode(userCode) };
}

export type Polled = {
  status: z.output<typeof PollStatus>;
  interval: number;
  expiresIn: number;
  key: ApiKey | null;
  secret: string | null;
};

/** The first poll after approval issues the key; later polls return the same key until it is acknowledged. */
export async function pollConnection(ctx: Context, deviceCode: string): Promise<Polled> {
  ctx.holdsSecret = true;
  const polled = await lockByDeviceCode(ctx, deviceCode, async ({ em, connection }): Promise<Polled | DomainError> => {
    const now = ctx.now();
    const state = deriveConnectionState(connection, now);
    const { interval } = connection;
    const progress = { interval, expiresIn: computeSecondsLeft(connection, now), key: null, secret: null };
    if (state === 'pending') {
      const early = checkPollInterval(connection, now);
      if (early) {
        connection.interval = early.interval;
        return new DomainError('slow_down', `Poll every ${early.interval} seconds.`, early);
      }
      connection.polledAt = now;
      return { ...progress, status: state };
    }
    if (state === 'approved')
      return { ...progress, ...issueDeviceKey(ctx, { em, connection }, deviceCode), status: state };
    if (state !== 'issued') return { ...progress, status: state };
    const key = await em.findOneOrFail(ApiKey, { id: assertDefined(connection.keyId, 'keyId') }, allTenants);
    if (key.revokedAt) return { ...progress, expiresIn: 0, status: 'cancelled' };
    return {
      ...progress,
      status: 'approved',
      key,
      secret: unseal(assertDefined(connection.sealed, 'sealed'), deviceCode, connection.id),
    };
  });
  if (polled instanceof DomainError) throw polled;
  return polled;
}

function issueDeviceKey(ctx: Context, { em, connection }: Locked, deviceCode: string) {
  const now = ctx.now();
  const { owner, scopes, label, clientName } = connection;
  const expiresAt = computeTemporaryKeyExpiry(now);
  const { key, secret } = issueKey(em, {
    id: newId(),
    owner,
    organisationId: owner,
    mode: 'live',
    scopes,
    label: label ?? clientName,
    now,
  });
  Object.assign(key, { temporary: true, expiresAt });
  const sealed = seal(secret, deviceCode, connection.id);
  Object.assign(connection, { status: 'issued', keyId: key.id, sealed, expiresAt });
  const detail = { mode: 'live', scopes, deviceConnection: connection.id };
  writeAuditEntry(ctx, em, owner, { action: 'key.created', resource: 'key', resourceId: key.id, detail });
  return { key, secret, expiresIn: computeSecondsLeft(connection, now) };
}

/** Must be called with the issued key, which then becomes valid for 90 days. */
export async function acknowledgeConnection(ctx: Context, deviceCode: string): Promise<ApiKey> {
  return lockByDeviceCode(ctx, deviceCode, async ({ em, connection }) => {
    const { viewer } = ctx;
    if (viewer?.kind !== 'key' || viewer.keyId !== connection.keyId) {
      throw new DomainError('insufficient_scope', 'A connection can only be acknowledged with the key issued for it.');
    }
    const key = await em.findOneOrFail(ApiKey, { id: viewer.keyId }, locked);
    if (connection.status === 'acknowledged') return key;
    const now = ctx.now();
    if (key.revokedAt || deriveConnectionState(connection, now) !== 'issued') {
      throw new DomainError('key_revoked', 'This key was not acknowledged in time, or was cancelled.');
    }
    Object.assign(key, { temporary: false, expiresAt: computeExpiry('live', now) });
    Object.assign(connection, { status: 'acknowledged', sealed: null });
    const entry = { action: 'key.acknowledged', resource: 'key', resourceId: key.id };
    writeAuditEntry(ctx, em, key.owner, entry);
    return key;
  });
}

/** Returns the id of the revoked key, or null if none was issued. */
export async function cancelConnection(ctx: Context, deviceCode: string): Promise<string | null> {
  return lockByDeviceCode(ctx, deviceCode, async ({ em, connection }) => {
    if (connection.status === 'acknowledged') {
      const message = 'This device has already acknowledged its key. Revoke the key instead: DELETE /keys/{id}.';
      throw new DomainError('device_already_acknowledged', message);
    }
    const { id, owner, keyId = null, status } = connection;
    if (status === 'cancelled') return keyId;
    if (keyId) revokeLockedKey(ctx, em, await em.findOneOrFail(ApiKey, { id: keyId }, locked));
    else if (status === 'approved') {
      writeAuditEntry(ctx, em, owner, { action: 'device.cancelled', resource: 'device connection', resourceId: id });
    }
    Object.assign(connection, { status: 'cancelled', sealed: null });
    return keyId;
  });
}

/** A connection that another organisation has decided on is not found. */
export const readConnection = (ctx: Context, userCode: string): Promise<DeviceConnection> =>
  lockByUserCode(ctx, userCode, async ({ connection }) => connection);

export const approveConnection = (ctx: Context, userCode: string): Promise<DeviceConnection> =>
  decide(ctx, userCode, 'approved');

export const denyConnection = (ctx: Context, userCode: string): Promise<DeviceConnection> =>
  decide(ctx, userCode, 'denied');

const decide = (ctx: Context, userCode: string, decision: 'approved' | 'denied'): Promise<DeviceConnection> =>
  lockByUserCode(ctx, userCode, async ({ em, connection }) => {
    const { organisation } = requireSession(ctx);
    const state = deriveConnectionState(connection, ctx.now());
    if (state !== 'pending') throw new DomainError('device_already_decided', `This connection is already ${state}.`);
    if (decision === 'approved') assertGrantable(connection.scopes, organisation);
    Object.assign(connection, { status: decision, owner: organisation.id });
    const detail = { scopes: connection.scopes };
    const entry = { action: `device.${decision}`, resource: 'device connection', resourceId: connection.id, detail };
    writeAuditEntry(ctx, em, organisation.id, entry);
    return connection;
  });

/** An unknown code is `not_found` and counts as a failed authentication. */
const lockByDeviceCode = <T>(ctx: Context, deviceCode: string, work: (held: Locked) => Promise<T>): Promise<T> =>
  ctx.systemEm().transactional(async (em) => {
    const connection = await em.findOne(DeviceConnection, { deviceCodeSha256: hashSecret(deviceCode) }, locked);
    if (connection) return work({ em, connection });
    await ctx.auth.consumeFailedAuthentication(ctx.client);
    throw notFound('device connection');
  });

/**
 * Limited to 10 wrong codes per hour and session. Each attempt is counted before the lookup, so that parallel attempts
 * cannot exceed the limit, and refunded if the code is right.
 */
async function lockByUserCode<T>(ctx: Context, typed: string, work: (held: Locked) => Promise<T>): Promise<T> {
  const { sessionId, organisation } = requireSession(ctx);
  const refund = await ctx.auth.consumeHourly('device_code_attempts_per_hour', sessionId, wrongCodesPerHour);
  return ctx.systemEm().transactional(async (em) => {
    const connection = await em.findOne(
      DeviceConnection,
      { userCodeHash: ctx.hmac(`code:${normalizeUserCode(typed)}`) },
      locked,
    );
    const known = connection && (connection.owner === connection.id || connection.owner === organisation.id);
    if (!known) throw notFound('device connection');
    await refund();
    return work({ em, connection });
  });
}

function assertGrantable(scopes: readonly string[], { kind }: SessionViewer['organisation']): void {
  const allowed = new Set<string>(listAllowedScopes('live', kind));
  const refused = scopes.filter((scope) => !allowed.has(scope));
  if (!refused.length) return;
  throw invalidField(
    '/userCode',
    `This organisation cannot grant the requested scopes: ${refused.join(', ')}. Deny the request instead.`,
  );
}

const locked = { ...allTenants, lockMode: LockMode.PESSIMISTIC_WRITE };

import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { allTenants } from '#db/tenancy.ts';
import { requireSession } from '#kernel/access.ts';
import type { Context, SessionViewer, System } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { hashSecret } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { listAllowedScopes, type Scope } from '#kernel/scopes.ts';
import { invalidField } from '#kernel/validation.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { DeviceConnection } from './device.entity.ts';
import {
  codeExpiry,
  connectionStateAt,
  firstInterval,
  formatUserCode,
  newDeviceCode,
  newUserCode,
  normalizeUserCode,
  pollDelay,
  seal,
  secondsLeft,
  temporaryKeyExpiry,
  unseal,
} from './device.rules.ts';
import type { NewDevice, PollStatus } from './device.schema.ts';
import { ApiKey } from './key.entity.ts';
import { computeExpiry, resolveScopes } from './key.rules.ts';
import { issueKey, revokeNow } from './key.service.ts';

const startsPerHour = 10;
const wrongCodesPerHour = 10;

/** A connection that the caller named by one of its codes, locked. Nobody owns it before an organisation decides. */
type Held = { em: EntityManager; connection: DeviceConnection };

export type StartedConnection = { connection: DeviceConnection; deviceCode: string; userCode: string };

/** Anybody may start one: it gives nothing until an owner approves. */
export async function startConnection(ctx: Context, input: z.output<typeof NewDevice>): Promise<StartedConnection> {
  const { clientName, clientVersion = null, label = null } = input;
  const scopes = resolveScopes(input.scopes, 'live', 'internal');
  await ctx.auth.consumeHourly('device_starts_per_hour', ctx.client, startsPerHour);
  const asked = { clientName, clientVersion, label, scopes, region: ctx.region };
  for (let attempt = 1; ; attempt++) {
    try {
      return await saveConnection(ctx, asked);
    } catch (error) {
      // Of 25 billion codes somebody holds this one.
      if (!(error instanceof UniqueConstraintViolationException) || attempt === 3) throw error;
    }
  }
}

type Asked = Pick<DeviceConnection, 'clientName' | 'clientVersion' | 'label' | 'scopes' | 'region'>;

async function saveConnection(ctx: Context, asked: Asked): Promise<StartedConnection> {
  const [deviceCode, userCode] = [newDeviceCode(), newUserCode()];
  const id = newId();
  const now = ctx.now();
  const em = ctx.systemEm();
  const connection = em.create(DeviceConnection, {
    ...asked,
    id,
    owner: id,
    status: 'pending',
    interval: firstInterval,
    createdAt: now,
    expiresAt: codeExpiry(now),
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

/** The first poll after the approval issues the key; each later one answers with the same key until it is acknowledged. */
export async function pollConnection(ctx: Context, deviceCode: string): Promise<Polled> {
  const polled = await byDeviceCode(ctx, deviceCode, async ({ em, connection }): Promise<Polled | DomainError> => {
    const now = ctx.now();
    const state = connectionStateAt(connection, now);
    const { interval } = connection;
    const told = { interval, expiresIn: secondsLeft(connection, now), key: null, secret: null };
    if (state === 'pending') {
      const early = pollDelay(connection, now);
      if (early) {
        connection.interval = early.interval;
        return new DomainError('slow_down', `Poll every ${early.interval} seconds.`, early);
      }
      connection.polledAt = now;
      return { ...told, status: state };
    }
    if (state === 'approved') return { ...told, ...issue(ctx, { em, connection }, deviceCode), status: state };
    if (state !== 'issued') return { ...told, status: state };
    const key = await em.findOneOrFail(ApiKey, { id: connection.keyId! }, allTenants);
    if (key.revokedAt) return { ...told, expiresIn: 0, status: 'cancelled' };
    return { ...told, status: 'approved', key, secret: unseal(connection.sealed!, deviceCode, connection.id) };
  });
  if (polled instanceof DomainError) throw polled;
  return polled;
}

function issue(ctx: Context, { em, connection }: Held, deviceCode: string) {
  const now = ctx.now();
  const { owner, scopes, label, clientName } = connection;
  const expiresAt = temporaryKeyExpiry(now);
  const { key, secret } = issueKey(em, {
    id: newId(),
    owner,
    organisationId: owner,
    mode: 'live',
    scopes: scopes as Scope[],
    label: label ?? clientName,
    now,
  });
  Object.assign(key, { temporary: true, expiresAt });
  const sealed = seal(secret, deviceCode, connection.id);
  Object.assign(connection, { status: 'issued', keyId: key.id, sealed, expiresAt });
  const detail = { mode: 'live', scopes, deviceConnection: connection.id };
  writeAuditEntry(ctx, em, owner, { action: 'key.created', resource: 'key', resourceId: key.id, detail });
  return { key, secret, expiresIn: secondsLeft(connection, now) };
}

/** The device says, with the key itself, that it kept the key: from now on it lives its 90 days. */
export async function acknowledgeConnection(ctx: Context, deviceCode: string): Promise<ApiKey> {
  return byDeviceCode(ctx, deviceCode, async ({ em, connection }) => {
    const { viewer } = ctx;
    if (viewer?.kind !== 'key' || viewer.keyId !== connection.keyId) {
      throw new DomainError('insufficient_scope', 'This is acknowledged with the key of this very connection.');
    }
    const key = await em.findOneOrFail(ApiKey, { id: viewer.keyId }, locked);
    if (connection.status === 'acknowledged') return key;
    const now = ctx.now();
    if (key.revokedAt || connectionStateAt(connection, now) !== 'issued') {
      throw new DomainError('key_revoked', 'This key was not acknowledged in time, or was cancelled.');
    }
    Object.assign(key, { temporary: false, expiresAt: computeExpiry('live', now) });
    Object.assign(connection, { status: 'acknowledged', sealed: null });
    const deed = { action: 'key.acknowledged', resource: 'key', resourceId: key.id };
    writeAuditEntry(ctx, em, key.owner, deed);
    return key;
  });
}

/** Ends whatever has begun and revokes a key that was issued. Answers the id of that key. */
export async function cancelConnection(ctx: Context, deviceCode: string): Promise<string | null> {
  return byDeviceCode(ctx, deviceCode, async ({ em, connection }) => {
    if (connection.status === 'acknowledged') {
      const message = 'This device has its key. Revoke the key instead: DELETE /keys/{id}.';
      throw new DomainError('device_already_acknowledged', message);
    }
    const { id, owner, keyId = null, status } = connection;
    if (status === 'cancelled') return keyId;
    if (keyId) revokeNow(ctx, em, await em.findOneOrFail(ApiKey, { id: keyId }, locked));
    else if (status === 'approved') {
      writeAuditEntry(ctx, em, owner, { action: 'device.cancelled', resource: 'device connection', resourceId: id });
    }
    Object.assign(connection, { status: 'cancelled', sealed: null });
    return keyId;
  });
}

/** What an owner is asked to approve. A code that somebody else has decided upon is unknown. */
export const readConnection = (ctx: Context, userCode: string): Promise<DeviceConnection> =>
  byUserCode(ctx, userCode, async ({ connection }) => connection);

/** The device gets its key with its next poll. */
export const approveConnection = (ctx: Context, userCode: string): Promise<DeviceConnection> =>
  decide(ctx, userCode, 'approved');

export const denyConnection = (ctx: Context, userCode: string): Promise<DeviceConnection> =>
  decide(ctx, userCode, 'denied');

const decide = (ctx: Context, userCode: string, decision: 'approved' | 'denied'): Promise<DeviceConnection> =>
  byUserCode(ctx, userCode, async ({ em, connection }) => {
    const { organisation } = requireSession(ctx);
    const state = connectionStateAt(connection, ctx.now());
    if (state !== 'pending') throw new DomainError('device_already_decided', `This connection is ${state}.`);
    if (decision === 'approved') assertGrantable(connection.scopes, organisation);
    Object.assign(connection, { status: decision, owner: organisation.id });
    const detail = { scopes: connection.scopes };
    const deed = { action: `device.${decision}`, resource: 'device connection', resourceId: connection.id, detail };
    writeAuditEntry(ctx, em, organisation.id, deed);
    return connection;
  });

/** Runs alone on the connection that holds this code; an unknown one is not found, and counts as a wrong credential. */
const byDeviceCode = <T>(ctx: Context, deviceCode: string, work: (held: Held) => Promise<T>): Promise<T> =>
  ctx.systemEm().transactional(async (em) => {
    const connection = await em.findOne(DeviceConnection, { deviceCodeSha256: hashSecret(deviceCode) }, locked);
    if (connection) return work({ em, connection });
    await ctx.auth.consumeFailedAuthentication(ctx.client);
    throw notFound('device connection');
  });

/**
 * The same by the code that people compare. Ten wrong ones an hour end a session's guessing: each counts before it is
 * looked up, so that many at once are no way around it, and a right one is given back.
 */
async function byUserCode<T>(ctx: Context, typed: string, work: (held: Held) => Promise<T>): Promise<T> {
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
  throw invalidField('/userCode', `It asks for what this organisation cannot give: ${refused.join(', ')}. Deny it.`);
}

/** Removes connections that ended before then; until then a device may ask how its own did. */
export async function purgeConnections({ systemEm }: System, before: Date): Promise<void> {
  const ended = { updatedAt: { $lt: before }, expiresAt: { $lt: before } };
  await systemEm().nativeDelete(DeviceConnection, ended, allTenants);
}

const locked = { ...allTenants, lockMode: LockMode.PESSIMISTIC_WRITE };

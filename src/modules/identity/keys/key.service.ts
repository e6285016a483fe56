import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { mintSecret } from '#auth/key-format.ts';
import { allTenants } from '#db/tenancy.ts';
import type { Context, Organisation } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { hashSecret } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import type { Mode, Scope } from '#kernel/scopes.ts';
import { type Actor, writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import type { BackOffice } from '#modules/identity/audit/back-office.service.ts';
import { ApiKey } from './key.entity.ts';
import { computeExpiry, resolveRequested, resolveScopes } from './key.rules.ts';
import type { NewKey } from './key.schema.ts';

export type IssuedKey = { key: ApiKey; secret: string };

export async function createKey(ctx: Context, input: z.output<typeof NewKey>): Promise<IssuedKey> {
  ctx.holdsSecret = true;
  return input.mode === 'live' ? createLiveKey(ctx, input) : createSandboxKey(ctx, input);
}

async function createSandboxKey(ctx: Context, input: z.output<typeof NewKey>): Promise<IssuedKey> {
  const scopes = resolveScopes(resolveRequested(input, 'sandbox'), 'sandbox', null);
  await ctx.auth.consumeDaily('sandbox_keys_per_day', ctx.client, ctx.settings.sandboxKeysPerDay);
  const id = newId();
  const em = ctx.tenantEm(id);
  const issued = issueKey(em, { id, owner: id, mode: 'sandbox', scopes, now: ctx.now(), label: input.label ?? null });
  writeAuditEntry(ctx, em, id, { action: 'key.created', resource: 'key', resourceId: id, detail: { mode: 'sandbox' } });
  await em.flush();
  return issued;
}

async function createLiveKey(ctx: Context, input: z.output<typeof NewKey>): Promise<IssuedKey> {
  const { viewer, em } = ctx;
  if (viewer?.kind !== 'session')
    throw new DomainError('session_required', 'Sign in as an owner to create a live key.');
  if (viewer.role !== 'owner') throw new DomainError('owner_required', 'Only owners can create live keys.');
  return createOrganisationKey(ctx, em, viewer.organisation, resolveRequested(input, 'live'), input.label ?? null);
}

export async function createOrganisationKey(
  actor: Actor,
  em: EntityManager,
  { id: organisationId, kind }: Pick<Organisation, 'id' | 'kind'>,
  requested: readonly string[] | undefined,
  label: string | null,
): Promise<IssuedKey> {
  const scopes = resolveScopes(requested, 'live', kind);
  const id = newId();
  const key = { id, owner: organisationId, organisationId, mode: 'live' as const, scopes, label, now: actor.now() };
  const issued = issueKey(em, key);
  const entry = { action: 'key.created', resource: 'key', resourceId: id, detail: { mode: 'live', scopes } };
  writeAuditEntry(actor, em, organisationId, entry);
  await em.flush();
  return issued;
}

type Issue = {
  id: string;
  owner: string;
  organisationId?: string;
  mode: Mode;
  scopes: Scope[];
  label: string | null;
  now: Date;
};

/** The caller flushes. */
export function issueKey(em: EntityManager, { mode, now, organisationId, ...rest }: Issue): IssuedKey {
  const secret = mintSecret(mode);
  const key = em.create(ApiKey, {
    ...rest,
    mode,
    temporary: false,
    organisationId: organisationId ?? null,
    sha256: hashSecret(secret),
    prefix: secret.slice(0, 12),
    last4: secret.slice(-4),
    createdAt: now,
    expiresAt: computeExpiry(mode, now),
  });
  return { key, secret };
}

export async function revokeKey(ctx: Context, id: string): Promise<ApiKey> {
  const { viewer } = ctx;
  const mayRevoke = viewer?.kind === 'key' ? viewer.keyId === id : viewer?.role === 'owner';
  if (!mayRevoke) throw notFound('key');
  return ctx.em.fork().transactional(async (em) => {
    const key = await em.findOne(ApiKey, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!key) throw notFound('key');
    revokeLockedKey(ctx, em, key);
    return key;
  });
}

/** For the operator console: a key of any organisation. */
export async function revokeAnyKey(backOffice: BackOffice, id: string): Promise<ApiKey> {
  const found = await backOffice.systemEm().findOne(ApiKey, { id }, { ...allTenants, fields: ['owner'] });
  if (!found) throw notFound('key');
  return backOffice.tenantEm(found.owner).transactional(async (em) => {
    const key = await em.findOneOrFail(ApiKey, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    revokeLockedKey(backOffice, em, key);
    return key;
  });
}

/** Requires a lock on the key. */
export function revokeLockedKey(actor: Actor, em: EntityManager, key: ApiKey): void {
  if (key.revokedAt) return;
  key.revokedAt = actor.now();
  writeAuditEntry(actor, em, key.owner, { action: 'key.revoked', resource: 'key', resourceId: key.id });
}

import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { digest } from '#kernel/hash.ts';
import { IdempotencyKey } from './idempotency.entity.ts';
import { findReplay, type KeyUse } from './idempotency.service.ts';

export type Created = { id: string; replayed: boolean };
type Refund = () => Promise<void>;
/** No-op without a key. */
export type SaveKey = (em: EntityManager, recordId: string) => void;

export const replayedDescription = 'Whether the record had already been created with this idempotency key.';

const retentionMs = 8 * 24 * 3600_000;

/**
 * `create` must call `saveKey` in the transaction of the record: the unique index lets one of several parallel requests
 * commit, the others return its record. Throws `idempotency_conflict` for a different input.
 */
export async function createOnce<Input extends object>(
  ctx: Pick<Context, 'em' | 'viewer' | 'now'>,
  operation: string,
  { idempotencyKey: key, ...input }: Input & { idempotencyKey?: string | undefined },
  create: (input: Omit<Input, 'idempotencyKey'>, saveKey: SaveKey) => Promise<Created | string>,
): Promise<Created> {
  if (key === undefined) return toCreated(await create(input, () => {}));
  const use = { operation, key, fingerprint: digest({ operation, input }) } satisfies KeyUse;
  const before = await findReplay(ctx, use);
  if (before) return { id: before, replayed: true };
  const expiresAt = new Date(ctx.now().getTime() + retentionMs);
  const saveKey: SaveKey = (em, recordId) =>
    void em.create(IdempotencyKey, { ...use, owner: requireViewer(ctx).owner, recordId, expiresAt });
  try {
    return toCreated(await create(input, saveKey));
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const winner = await findReplay(ctx, use);
    if (!winner) throw error;
    return { id: winner, replayed: true };
  }
}

/**
 * Saves what `add` creates and consumes the quota before the commit. A parallel request with the same idempotency key
 * waits on the unique index first and consumes nothing.
 */
export async function saveWithinQuota(
  em: EntityManager,
  consumeQuota: () => Promise<Refund>,
  add: (em: EntityManager) => void | Promise<void>,
): Promise<Refund> {
  let refund: Refund | undefined;
  try {
    return await em.fork().transactional(async (em) => {
      await add(em);
      await em.flush();
      refund = await consumeQuota();
      return refund;
    });
  } catch (error) {
    await refund?.();
    throw error;
  }
}

const toCreated = (made: Created | string): Created =>
  typeof made === 'string' ? { id: made, replayed: false } : made;

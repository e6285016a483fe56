import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { idempotencyKeyRequired } from '#kernel/validation.ts';
import { IdempotencyKey } from './idempotency.entity.ts';
import { computeFingerprints, type KeyedInput } from './idempotency.rules.ts';

export type KeyUse = { operation: string; key: string; fingerprint: string; legacyFingerprint?: string };

export const describeKeyUse = <Operation extends keyof KeyedInput>(
  operation: Operation,
  key: string,
  input: KeyedInput[Operation],
): KeyUse => ({ operation, key, ...computeFingerprints(operation, input) });

export function assertKeyGiven(key: string | undefined): asserts key is string {
  if (key !== undefined) return;
  throw idempotencyKeyRequired();
}

/** Throws `idempotency_conflict` for a different input. */
export async function findReplay(
  { em }: Pick<Context, 'em'>,
  { operation, key, fingerprint, legacyFingerprint }: KeyUse,
): Promise<string | null> {
  const known = await em.fork().findOne(IdempotencyKey, { operation, key });
  if (!known) return null;
  if (known.fingerprint !== fingerprint && known.fingerprint !== legacyFingerprint) {
    throw new DomainError(
      'idempotency_conflict',
      'This Idempotency-Key was already used with a different request body.',
      {
        existingId: known.recordId,
      },
    );
  }
  return known.recordId;
}

/**
 * Saves what `create` adds, including the record `recordId`, together with its key. Returns null, or the id of the
 * record that a racing request created first.
 */
export async function insertIdempotent(
  ctx: Pick<Context, 'em' | 'viewer'>,
  use: KeyUse,
  recordId: string,
  create: (em: EntityManager) => void,
): Promise<string | null> {
  const em = ctx.em.fork();
  create(em);
  const { operation, key, fingerprint } = use;
  em.create(IdempotencyKey, {
    operation,
    key,
    fingerprint,
    owner: requireViewer(ctx).owner,
    recordId,
  });
  try {
    await em.flush();
    return null;
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const winner = await findReplay(ctx, use);
    if (!winner) throw error;
    return winner;
  }
}

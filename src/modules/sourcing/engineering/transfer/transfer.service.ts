import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { type Created, createOnce, type SaveKey } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { readProject } from '#modules/sourcing/projects/project.queries.ts';
import { lockProject } from '#modules/sourcing/projects/project.service.ts';
import { EngineeringFile, EngineeringTransfer } from '../engineering.entity.ts';
import { findTransferId, readPreview } from '../engineering.queries.ts';
import type { StartTransfer } from '../engineering.schema.ts';
import { completeTransfer } from '../package.service.ts';
import { dayMs } from '../preview.rules.ts';

type Preview = { projectId: string; previewId: string };

export const startTransfer = (ctx: Context, input: z.output<typeof StartTransfer>): Promise<Created> =>
  createOnce(ctx, 'startEngineeringTransfer', input, (preview, saveKey) => startOrFind(ctx, preview, saveKey));

async function startOrFind(ctx: Context, { projectId, previewId }: Preview, saveKey: SaveKey): Promise<Created> {
  await readProject(ctx, projectId, ['id']);
  const preview = await readPreview(ctx, projectId, previewId);
  const existing = await findTransferId(ctx, previewId);
  if (existing) return { id: existing, replayed: true };
  if (new Date(preview.expiresAt) <= ctx.now()) {
    throw new DomainError('preview_expired', 'This preview has expired. Create a new one.');
  }
  const files = await ctx.em.fork().find(EngineeringFile, { previewId, status: { $ne: 'rejected' } });
  if (!files.length) {
    const details = { reason: 'nothing_to_transfer', triesLeft: null };
    throw new DomainError('transfer_conflict', 'All files of this preview are rejected.', details);
  }
  const lost = await findLostFiles(ctx, files);
  try {
    const id = await ctx.em
      .fork()
      .transactional((em) => createTransfer(ctx, em, { projectId, previewId }, lost, saveKey));
    return { id, replayed: false };
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const winner = await findTransferId(ctx, previewId);
    if (!winner) throw error;
    return { id: winner, replayed: true };
  }
}

async function createTransfer(
  ctx: Context,
  em: EntityManager,
  preview: Preview,
  lost: string[],
  saveKey: SaveKey,
): Promise<string> {
  const { owner } = requireViewer(ctx);
  // First, for the reason given in `completeTransfer`.
  await lockProject(em, preview.projectId);
  const [id, at] = [newId(), ctx.now()];
  const times = { createdAt: at, updatedAt: at, expiresAt: new Date(at.getTime() + dayMs) };
  saveKey(em, id);
  const transfer = em.create(EngineeringTransfer, { ...preview, ...times, id, owner, status: 'open' });
  await em.flush();
  if (lost.length) {
    const reset = { upload: 'waiting', uploadedAt: null, contentTransferId: null, updatedAt: at } as const;
    await em.nativeUpdate(EngineeringFile, { id: lost, upload: 'received' }, reset);
  }
  await completeTransfer(ctx, em, transfer);
  return id;
}

const lookupConcurrency = 20;

/** Unchanged files missing from the file store, for example after loss of a disk. They must be uploaded again. */
async function findLostFiles({ files: store }: Context, files: EngineeringFile[]): Promise<string[]> {
  const lost: string[] = [];
  const unchanged = files.filter(({ upload }) => upload === 'received');
  for (let at = 0; at < unchanged.length; at += lookupConcurrency) {
    const lookups = unchanged
      .slice(at, at + lookupConcurrency)
      .map(async ({ id, owner, sha256, contentTransferId }) => {
        const isStored = contentTransferId && (await store.has({ owner, sha256, transferId: contentTransferId }));
        if (!isStored) lost.push(id);
      });
    await Promise.all(lookups);
  }
  return lost;
}

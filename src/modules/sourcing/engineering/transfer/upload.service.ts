import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { failpoint } from '#kernel/failpoint.ts';
import { readProject } from '#modules/sourcing/projects/project.queries.ts';
import { EngineeringFile, EngineeringTransfer } from '../engineering.entity.ts';
import { readFile, readTransfer } from '../engineering.queries.ts';
import type { FileContent } from '../engineering.schema.ts';
import { completeTransfer } from '../package.service.ts';
import {
  createTransferEndedError,
  createWrongContentError,
  type Difference,
  decodeContent,
  findDifference,
  maxWrongUploads,
  resolveTransferStatus,
} from './transfer.rules.ts';

export type UploadedFile = { projectId: string; transferId: string; entryId: string };

/** Idempotent. Stores the content before the record: after a crash between the two, the same upload can be repeated. */
export async function uploadFile(
  ctx: Context,
  { contentBase64, ...target }: UploadedFile & z.output<typeof FileContent>,
): Promise<void> {
  const bytes = decodeContent(contentBase64);
  const { projectId, transferId, entryId } = target;
  await readProject(ctx, projectId, ['id']);
  const transfer = await readTransfer(ctx, projectId, transferId);
  const file = await readFile(ctx, transferId, entryId);

  const status = resolveTransferStatus(ctx.now(), transfer);
  if (status === 'failed' || status === 'expired') throw createTransferEndedError(status);
  const difference = findDifference(file, bytes);
  const isReceived = file.upload === 'received';
  if (difference)
    throw isReceived ? createWrongContentError(difference, null) : await countWrongUpload(ctx, target, difference);
  if (isReceived) return;

  await ctx.files.put({ owner: requireViewer(ctx).owner, transferId, sha256: file.sha256 }, bytes);
  failpoint('upload:after-store');
  await ctx.em.fork().transactional((em) => receive(ctx, em, target));
}

async function receive(ctx: Context, em: EntityManager, { transferId, entryId }: UploadedFile): Promise<void> {
  const transfer = await lockOpenTransfer(ctx, em, transferId);
  if (!transfer) return;
  const at = ctx.now();
  const received = { upload: 'received', uploadedAt: at, contentTransferId: transferId, updatedAt: at } as const;
  // A concurrent upload of the same content may have been faster.
  if (!(await em.nativeUpdate(EngineeringFile, { id: entryId, upload: 'waiting' }, received))) return;
  await completeTransfer(ctx, em, transfer);
  failpoint('upload:before-commit');
}

/** The third wrong upload of a file fails its transfer. Returns the error to throw. */
const countWrongUpload = (
  ctx: Context,
  { transferId, entryId }: UploadedFile,
  difference: Difference,
): Promise<Error> =>
  ctx.em.fork().transactional(async (em) => {
    const transfer = await lockOpenTransfer(ctx, em, transferId);
    const file = await em.findOneOrFail(EngineeringFile, { id: entryId });
    if (!transfer || file.upload === 'received') return createWrongContentError(difference, null);
    const updatedAt = ctx.now();
    const wrongUploads = file.wrongUploads + 1;
    const triesLeft = maxWrongUploads - wrongUploads;
    const failed = { upload: 'failed', reason: `${maxWrongUploads} uploads did not match the listed file.` } as const;
    const counted = { wrongUploads, updatedAt, ...(triesLeft === 0 && failed) };
    await em.nativeUpdate(EngineeringFile, { id: entryId, upload: 'waiting' }, counted);
    if (triesLeft === 0) {
      await em.nativeUpdate(EngineeringTransfer, { id: transferId, status: 'open' }, { status: 'failed', updatedAt });
    }
    return createWrongContentError(difference, triesLeft);
  });

/** Every change of the files of a transfer does so first. Null if complete: two uploads of the last file can be concurrent. */
async function lockOpenTransfer(ctx: Context, em: EntityManager, id: string): Promise<EngineeringTransfer | null> {
  const now = ctx.now();
  const open = { id, status: 'open' as const, expiresAt: { $gt: now } };
  const isOpen = await em.nativeUpdate(EngineeringTransfer, open, { updatedAt: now });
  const transfer = await em.findOneOrFail(EngineeringTransfer, { id });
  if (isOpen) return transfer;
  const status = resolveTransferStatus(now, transfer);
  if (status === 'failed' || status === 'expired') throw createTransferEndedError(status);
  return null;
}

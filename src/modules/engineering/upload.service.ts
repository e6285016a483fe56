import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { crashPoint } from '#kernel/crash-point.ts';
import { notFound } from '#kernel/errors.ts';
import { readProject } from '#modules/projects/project.read.ts';
import { EngineeringFile, EngineeringTransfer } from './engineering.entity.ts';
import { readFile, readTransfer } from './engineering.read.ts';
import type { FileContent } from './engineering.shapes.ts';
import { completeTransfer } from './package.service.ts';
import {
  contentOf,
  type Difference,
  differenceOf,
  mostWrongUploads,
  statusAt,
  transferEnded,
  wrongContent,
} from './transfer.rules.ts';

export type UploadedFile = { projectId: string; transferId: string; entryId: string };

/**
 * Receives one file. The bytes are safe in the store before the record says so: a crash between leaves what the same upload
 * finishes. The last file completes the transfer. The same bytes again are answered alike.
 */
export async function uploadFile(
  ctx: Context,
  { contentBase64, ...of }: UploadedFile & z.output<typeof FileContent>,
): Promise<void> {
  const bytes = contentOf(contentBase64);
  const { projectId, transferId, entryId } = of;
  await readProject(ctx, projectId, ['id']);
  const transfer = await readTransfer(ctx, projectId, transferId);
  const file = await readFile(ctx, transferId, entryId);

  const status = statusAt(ctx.now(), transfer);
  if (status === 'failed' || status === 'expired') throw transferEnded(status);
  const difference = differenceOf(file, bytes);
  const isReceived = file.upload === 'received';
  if (difference) throw isReceived ? wrongContent(difference, null) : await countWrong(ctx, of, difference);
  if (isReceived) return;

  await ctx.files.put({ owner: ctx.viewer!.owner, transferId, sha256: file.sha256 }, bytes);
  crashPoint('upload:after-store');
  await ctx.em.fork().transactional((em) => receive(ctx, em, of));
  crashPoint('upload:after-commit');
}

async function receive(ctx: Context, em: EntityManager, of: UploadedFile): Promise<void> {
  const { transfer } = await lockOpen(ctx, em, of);
  const at = ctx.now();
  const received = { upload: 'received', uploadedAt: at, contentTransferId: transfer.id, updatedAt: at } as const;
  const waiting = { id: of.entryId, upload: 'waiting' } as const;
  // Another upload of the same bytes may have come first.
  if (!(await em.nativeUpdate(EngineeringFile, waiting, received))) return;
  await em.nativeUpdate(EngineeringTransfer, { id: transfer.id }, { updatedAt: at });
  await completeTransfer(ctx, em, transfer);
  crashPoint('upload:before-commit');
}

/** The third wrong upload of a file ends its transfer. Answers what to refuse it with. */
const countWrong = (ctx: Context, of: UploadedFile, difference: Difference): Promise<Error> =>
  ctx.em.fork().transactional(async (em) => {
    const { transfer, file } = await lockOpen(ctx, em, of);
    const updatedAt = ctx.now();
    const wrongUploads = file.wrongUploads + 1;
    const triesLeft = mostWrongUploads - wrongUploads;
    const failed = { upload: 'failed', reason: `${mostWrongUploads} uploads were not the listed file.` } as const;
    const counted = { wrongUploads, updatedAt, ...(triesLeft === 0 && failed) };
    const waiting = { id: file.id, upload: 'waiting' } as const;
    if (!(await em.nativeUpdate(EngineeringFile, waiting, counted))) return wrongContent(difference, null);
    const status = triesLeft === 0 ? 'failed' : 'open';
    await em.nativeUpdate(EngineeringTransfer, { id: transfer.id, status: 'open' }, { status, updatedAt });
    return wrongContent(difference, triesLeft);
  });

/** Whoever changes a file of a transfer holds the transfer: what was read before may have changed. */
async function lockOpen(ctx: Context, em: EntityManager, { projectId, transferId, entryId }: UploadedFile) {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const transfer = await em.findOne(EngineeringTransfer, { id: transferId, projectId }, lock);
  if (!transfer) throw notFound('transfer');
  const file = await em.findOneOrFail(EngineeringFile, { id: entryId, previewId: transfer.previewId });
  const status = statusAt(ctx.now(), transfer);
  // Complete is no refusal to the second of two who bring the same last file.
  if (status === 'failed' || status === 'expired') throw transferEnded(status);
  return { transfer, file };
}

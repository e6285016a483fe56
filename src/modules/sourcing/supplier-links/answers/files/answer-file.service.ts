import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { failpoint } from '#kernel/failpoint.ts';
import { sha256 as hashOf } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { invalidField } from '#kernel/validation.ts';
import { RfqInvitation } from '#modules/sourcing/rfqs/rfq.entity.ts';
import { openLink } from '../../supplier-link-page.service.ts';
import { createRfqClosedError, findAnsweredInvitation } from '../answered-invitation.service.ts';
import { AnswerFile } from './answer-file.entity.ts';
import { assertBelowFileQuota, detectFileType, isAttachable, startOfUploadDay } from './answer-file.rules.ts';
import type { AttachedFile } from './answer-file.schema.ts';

/** Where the files of an open link go. */
export type FileUpload = { owner: string; invitationId: string };
/** `bytes` is null for a file above the limit, `name` is also empty for one above the number allowed. */
export type GivenFile = { name: string; bytes: Buffer | null };

/** Before a file is read. Null for every token that opens no published request. Throws `rfq_closed`. */
export async function openUpload(ctx: Context, token: string): Promise<FileUpload | null> {
  const link = (await openLink(ctx, token))?.link;
  if (!link?.rfqId) return null;
  if (link.closedAt) throw createRfqClosedError(new Date(link.closedAt));
  const { owner, rfqId, firstDeliveryId } = link;
  const invitation = await findAnsweredInvitation(ctx.tenantEm(owner), rfqId, firstDeliveryId);
  return invitation && { owner, invitationId: invitation.id };
}

/** Idempotent: the same file has the same id. Throws `validation_failed` for a file that is not accepted. */
export async function saveAnswerFile(ctx: Context, upload: FileUpload, given: GivenFile): Promise<AttachedFile> {
  const { owner } = upload;
  const { name } = given;
  const mediaType = detectFileType(name, given.bytes);
  const bytes = assertDefined(given.bytes, 'bytes');
  const sha256 = hashOf(bytes);
  const file = await ctx
    .tenantEm(owner)
    .transactional((em) => listFile(em, upload, { name, mediaType, sizeBytes: bytes.length, sha256 }, ctx.now()));
  if (!file.storedAt) {
    await ctx.files.put({ owner, transferId: file.id, sha256 }, new Uint8Array(bytes));
    failpoint('answer-file:after-store');
    await ctx.tenantEm(owner).nativeUpdate(AnswerFile, { id: file.id }, { storedAt: ctx.now() });
  }
  return toAttachedFile(file);
}

/** Listed before it is stored, so that content without an answer is found and removed after a crash. */
async function listFile(
  em: EntityManager,
  { owner, invitationId }: FileUpload,
  facts: Pick<AnswerFile, 'name' | 'mediaType' | 'sizeBytes' | 'sha256'>,
  now: Date,
): Promise<AnswerFile> {
  await em.findOneOrFail(RfqInvitation, { id: invitationId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const since = startOfUploadDay(now);
  const same = { invitationId, name: facts.name, sha256: facts.sha256 };
  const usable = { $or: [{ attachedAt: { $ne: null } }, { createdAt: { $gt: since } }] };
  const known = await em.findOne(AnswerFile, { ...same, ...usable }, { orderBy: { createdAt: 'desc' } });
  if (known) return known;
  const recent = { invitationId, createdAt: { $gt: since } };
  const files = await em.find(AnswerFile, recent, { fields: ['createdAt'], orderBy: { createdAt: 'asc' } });
  assertBelowFileQuota(
    files.map(({ createdAt }) => createdAt),
    now,
  );
  const times = { createdAt: now, updatedAt: now, storedAt: null, attachedAt: null };
  return em.create(AnswerFile, { id: newId(), owner, invitationId, ...facts, ...times });
}

const toAttachedFile = ({ id, name, mediaType, sizeBytes, sha256 }: AnswerFile): AttachedFile => ({
  ...{ fileId: id, name, mediaType, sizeBytes, sha256 },
});

/** The files that an answer names, from then on kept with it. Throws `validation_failed` for unknown ones. */
export async function attachFiles(
  em: EntityManager,
  invitationId: string,
  fileIds: readonly string[],
  now: Date,
): Promise<AttachedFile[]> {
  const found = await em.find(AnswerFile, { invitationId, id: [...fileIds] });
  const files = new Map(found.filter((file) => isAttachable(file, now)).map((file) => [file.id, file]));
  return fileIds.map((id, at) => {
    const file = files.get(id);
    if (!file) throw invalidField(`/fileIds/${at}`, 'The link has no such file. Upload it again.');
    file.attachedAt ??= now;
    return toAttachedFile(file);
  });
}

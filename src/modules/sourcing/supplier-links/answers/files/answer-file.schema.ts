import { z } from 'zod';

export const AnswerFileType = z.enum([
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'image/jpeg',
  'image/png',
  'image/webp',
]);
export type AnswerFileType = z.output<typeof AnswerFileType>;

export const maxAnswerFiles = 5;
export const maxAnswerFileBytes = 10_000_000;
/** An answer that was read from a mail has those of the mail. */
export const maxMailAttachments = 40;

/** As an answer states it: versions of answers never change. */
export type AttachedFile = {
  fileId: string;
  name: string;
  /** One of those above; of an attachment of a mail, also `application/octet-stream`. */
  mediaType: string;
  sizeBytes: number;
  sha256: string;
};

export const fileIds = z
  .array(z.uuid())
  .max(maxAnswerFiles)
  .refine((ids) => new Set(ids).size === ids.length, {
    message: 'Each file can be named only once.',
    params: { code: 'duplicate' },
  })
  .default([]);

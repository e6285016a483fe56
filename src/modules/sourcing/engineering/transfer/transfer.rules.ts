import { DomainError } from '#kernel/errors.ts';
import { sha256 } from '#kernel/hash.ts';
import { invalidField } from '#kernel/validation.ts';
import type { EngineeringFile, EngineeringTransfer } from '../engineering.entity.ts';
import { maxFileBytes, type TransferStatus } from '../engineering.schema.ts';

export function decodeContent(contentBase64: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(contentBase64, 'base64');
  // Buffer accepts white space, other alphabets, missing padding and non-zero trailing bits; re-encoding detects them.
  if (bytes.toString('base64') !== contentBase64) {
    const message = 'Must be base64 in the standard alphabet, padded, without white space.';
    throw invalidField('/contentBase64', message, { code: 'invalid_format' });
  }
  if (bytes.length > maxFileBytes) {
    const message = `File must be at most ${maxFileBytes} bytes.`;
    throw invalidField('/contentBase64', message, { code: 'too_big', limit: maxFileBytes });
  }
  return bytes;
}

export const resolveTransferStatus = (
  now: Date,
  { status, expiresAt }: Pick<EngineeringTransfer, 'status'> & { expiresAt: Date | string },
): TransferStatus => (status === 'open' && new Date(expiresAt) <= now ? 'expired' : status);

export type Difference = 'size' | 'sha256';

export function findDifference(
  file: Pick<EngineeringFile, 'sizeBytes' | 'sha256'>,
  bytes: Uint8Array,
): Difference | null {
  if (bytes.length !== file.sizeBytes) return 'size';
  return sha256(bytes) === file.sha256 ? null : 'sha256';
}

export const maxWrongUploads = 3;

/** `triesLeft` is null if the file was already received, when wrong uploads are not counted. */
export const createWrongContentError = (reason: Difference, triesLeft: number | null) =>
  new DomainError(
    'transfer_conflict',
    `${reason === 'size' ? 'The size' : 'The SHA-256'} of this content does not match the listed file.${describeConsequence(triesLeft)}`,
    { reason, triesLeft },
  );

const describeConsequence = (triesLeft: number | null): string => {
  if (triesLeft === null) return ' The file was already received and is unchanged.';
  return triesLeft ? ` Tries left: ${triesLeft}.` : ' The transfer has failed; create a new preview.';
};

export const createTransferEndedError = (status: Exclude<TransferStatus, 'open'>) =>
  new DomainError('transfer_conflict', `This transfer is ${status} and accepts no files.`, {
    reason: status,
    triesLeft: null,
  });

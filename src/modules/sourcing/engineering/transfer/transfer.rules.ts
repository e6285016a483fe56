import { DomainError } from '#kernel/errors.ts';
import { sha256 } from '#kernel/hash.ts';
import { invalidField } from '#kernel/validation.ts';
import type { EngineeringFile, EngineeringTransfer } from '../engineering.entity.ts';
import { maxFileBytes, type TransferStatus } from '../engineering.schema.ts';

/** The bytes, when the text is base64 in the one form that they have. */
export function decodeContent(contentBase64: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(contentBase64, 'base64');
  // Decoding forgives white space, other alphabets, missing padding and idle bits; encoding again tells.
  if (bytes.toString('base64') !== contentBase64) {
    const message = 'This is base64 in the standard alphabet, padded, without white space.';
    throw invalidField('/contentBase64', message, { code: 'invalid_format' });
  }
  if (bytes.length > maxFileBytes) {
    const message = `A file is at most ${maxFileBytes} bytes.`;
    throw invalidField('/contentBase64', message, { code: 'too_big', limit: maxFileBytes });
  }
  return bytes;
}

/** An open transfer has expired when its time has passed, whether or not anybody has written that down. */
export const resolveTransferStatus = (
  now: Date,
  { status, expiresAt }: Pick<EngineeringTransfer, 'status'> & { expiresAt: Date | string },
): TransferStatus => (status === 'open' && new Date(expiresAt) <= now ? 'expired' : status);

export type Difference = 'size' | 'sha256';

/** What tells these bytes from the file that was listed. */
export function findDifference(
  file: Pick<EngineeringFile, 'sizeBytes' | 'sha256'>,
  bytes: Uint8Array,
): Difference | null {
  if (bytes.length !== file.sizeBytes) return 'size';
  return sha256(bytes) === file.sha256 ? null : 'sha256';
}

export const maxWrongUploads = 3;

/** These bytes are not the listed file. `triesLeft` is null where a wrong upload does no harm. */
export const createWrongContentError = (reason: Difference, triesLeft: number | null) =>
  new DomainError(
    'transfer_conflict',
    `${reason === 'size' ? 'The size' : 'The SHA-256'} of this content is not that of the listed file.${describeConsequence(triesLeft)}`,
    { reason, triesLeft },
  );

const describeConsequence = (triesLeft: number | null): string => {
  if (triesLeft === null) return ' The file was received before and stays as it is.';
  return triesLeft ? ` Tries left: ${triesLeft}.` : ' The transfer has failed; begin with a new preview.';
};

export const createTransferEndedError = (status: Exclude<TransferStatus, 'open'>) =>
  new DomainError('transfer_conflict', `This transfer is ${status}: it takes no more files.`, {
    reason: status,
    triesLeft: null,
  });

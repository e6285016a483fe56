import { createHash } from 'node:crypto';
import type { ByteRange } from '#http/byte-range.ts';
import { DomainError } from '#kernel/errors.ts';

/**
 * Files of a transfer are stored apart, so removing it affects no other. A file that a supplier uploaded, or that
 * belongs to the report of a task, is a transfer of its own, with the id of the file. An attachment of a mail, which has no tenant before it is matched, is stored under
 * the ids of the mail and of the attachment.
 */
export type FilePlace = { owner: string; transferId: string };
export type FileKey = FilePlace & { sha256: string };

/** All methods throw `service_unavailable` if the store fails, and can be retried. */
export type FileStore = {
  /** Atomic and durable on return. */
  put(key: FileKey, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /**
   * Null if absent. Reads on demand, and holds nothing before the first read. The whole content throws before its last
   * chunk if it does not match its hash, so that nobody takes it for complete.
   */
  open(key: FileKey, range?: ByteRange | null): Promise<AsyncGenerator<Uint8Array> | null>;
  has(key: FileKey): Promise<boolean>;
  /** Stores that cannot list use `sha256s`. */
  remove(place: FilePlace, sha256s: readonly string[]): Promise<void>;
};

type OnError = (error: unknown) => void;

export async function withErrorReporting<T>(onError: OnError, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw report(onError, error);
  }
}

/** The chunks of a file or of a range of it, with errors reported like those of the other methods. */
export async function* readChunks(
  onError: OnError,
  { sha256 }: FileKey,
  range: ByteRange | null,
  chunks: () => AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* range ? chunks() : checkHash(chunks(), sha256);
  } catch (error) {
    throw report(onError, error);
  }
}

async function* checkHash(chunks: AsyncIterable<Uint8Array>, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let held: Uint8Array | null = null;
  for await (const chunk of chunks) {
    hash.update(chunk);
    if (held) yield held;
    held = chunk;
  }
  if (hash.digest('hex') !== sha256) throw new Error('A stored file does not match its SHA-256.');
  if (held) yield held;
}

function report(onError: OnError, error: unknown): DomainError {
  onError(error);
  const message = 'The file store is not available. Nothing was lost; retry the request.';
  return new DomainError('service_unavailable', message, { retryAfterSeconds: 5 });
}

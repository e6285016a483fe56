import { DomainError } from '#kernel/errors.ts';
import { sha256 as hashOf } from '#kernel/hash.ts';

/** Files of a transfer are stored apart, so removing it affects no other. */
export type FilePlace = { owner: string; transferId: string };
export type FileKey = FilePlace & { sha256: string };

/** All methods throw `service_unavailable` if the store fails, and can be retried. */
export type FileStore = {
  /** Atomic and durable on return. */
  put(key: FileKey, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Null if absent. Throws if the content does not match its hash. */
  get(key: FileKey): Promise<Uint8Array | null>;
  has(key: FileKey): Promise<boolean>;
  /** Stores that cannot list use `sha256s`. */
  remove(place: FilePlace, sha256s: readonly string[]): Promise<void>;
};

export async function withErrorReporting<T>(onError: (error: unknown) => void, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    onError(error);
    const message = 'The file store is not available. Nothing was lost; retry the request.';
    throw new DomainError('service_unavailable', message, { retryAfterSeconds: 5 });
  }
}

export function assertIntact(bytes: Uint8Array, { sha256 }: FileKey): Uint8Array {
  if (hashOf(bytes) !== sha256) throw new Error('A stored file does not match its SHA-256.');
  return bytes;
}

import { DomainError } from '#kernel/errors.ts';
import { sha256 as hashOf } from '#kernel/hash.ts';

/** The transfer that brought a file. What it brings lies apart from all else, so removing it takes nothing from others. */
export type FilePlace = { owner: string; transferId: string };
/** A file is named by its content alone; what callers call it never gets here. */
export type FileKey = FilePlace & { sha256: string };

/** Keeps bytes. Each verb throws `service_unavailable` when the store fails, and can be repeated. */
export type FileStore = {
  /** Whole or not at all. When it answers, the bytes survive a loss of power. */
  put(key: FileKey, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Null when it is not there. What was changed on the way is not handed out. */
  get(key: FileKey): Promise<Uint8Array | null>;
  has(key: FileKey): Promise<boolean>;
  /** All that lies there; the store may know only what it is told. */
  remove(place: FilePlace, sha256s: readonly string[]): Promise<void>;
};

/** Hides what went wrong from callers and tells it to the operator. */
export async function withErrorReporting<T>(onError: (error: unknown) => void, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    onError(error);
    const message = 'The file store cannot be used now. Nothing is lost; try the same again.';
    throw new DomainError('service_unavailable', message, { retryAfterSeconds: 5 });
  }
}

export function assertIntact(bytes: Uint8Array, { sha256 }: FileKey): Uint8Array {
  if (hashOf(bytes) !== sha256) throw new Error('A kept file has changed.');
  return bytes;
}

import { LRUCache } from 'lru-cache';
import type { Operation } from './load-operation.ts';

/** Estimated bytes of all operations together, and of one. */
const maxBytes = 64 * 1024 * 1024;
const maxOperationBytes = 2 * 1024 * 1024;

/**
 * The operations of callers with a credential, by their document and name. What was used last is dropped last. Callers
 * without one may use what is there, which leaves no trace, so they cannot drive out what others use.
 */
export class OperationCache {
  readonly #operations = new LRUCache<string, Operation>({
    maxSize: maxBytes,
    maxEntrySize: maxOperationBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });

  find(query: string, name: string | undefined): Operation | undefined {
    return this.#operations.peek(toCacheKey(query, name));
  }

  /** Adds an operation, or marks it as used. */
  put(query: string, name: string | undefined, operation: Operation): void {
    const key = toCacheKey(query, name);
    if (!this.#operations.get(key)) this.#operations.set(key, operation);
  }
}

/** A name has no colon. */
const toCacheKey = (query: string, name = '') => `${name}:${query}`;

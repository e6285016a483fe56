import { LRUCache } from 'lru-cache';
import type { Operation } from './load-operation.ts';

/** Estimated bytes of all operations, and of one. */
const maxBytes = 64 * 1024 * 1024;
const maxOperationBytes = 2 * 1024 * 1024;

/**
 * LRU cache of operations by document and name. Callers without a credential read it without touching the order, so
 * they cannot evict entries.
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

  /** Adds an operation or marks it as recently used. */
  put(query: string, name: string | undefined, operation: Operation): void {
    const key = toCacheKey(query, name);
    if (!this.#operations.get(key)) this.#operations.set(key, operation);
  }
}

/** Unambiguous, because a name has no colon. */
const toCacheKey = (query: string, name = '') => `${name}:${query}`;

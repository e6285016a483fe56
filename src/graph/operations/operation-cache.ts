import { LRUCache } from 'lru-cache';
import type { Operation } from './load-operation.ts';

const maxBytes = 64 * 1024 * 1024;
const maxOperationBytes = 2 * 1024 * 1024;

/** Callers without a credential read the cache without touching the order, so they cannot evict entries. */
export class OperationCache {
  readonly #operations = new LRUCache<string, Operation>({
    maxSize: maxBytes,
    maxEntrySize: maxOperationBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });

  find(query: string, name: string | undefined): Operation | undefined {
    return this.#operations.peek(toCacheKey(query, name));
  }

  put(query: string, name: string | undefined, operation: Operation): void {
    const key = toCacheKey(query, name);
    if (!this.#operations.get(key)) this.#operations.set(key, operation);
  }
}

/** Unambiguous, because a name has no colon. */
const toCacheKey = (query: string, name = '') => `${name}:${query}`;

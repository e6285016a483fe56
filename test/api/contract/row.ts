import type { Caller } from '../../harness.ts';
import type { Person } from './person.ts';

/** What a client sends. Values are those of JSON; the client writes them into the address or the headers. */
export type Request = {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: object;
  /** Another than that of the operation. */
  method?: string;
  /** Somebody else than the row says. */
  by?: Caller;
  /** Mends what was broken for this request. */
  afterwards?: () => Promise<unknown>;
};

/** Does what must have happened before, and says the request. */
export type Case = (me: Person) => Request | Promise<Request>;

/**
 * One operation by example. What every operation refuses alike needs no example: no credential, a wrong one, a missing
 * scope, another mode, an unknown parameter, an id that nobody has.
 */
export type Row = {
  /** A live key with every scope of customers, unless said. */
  by?: 'operator' | 'owner' | 'reviewer' | 'anonymous';
  succeeds: Case;
  /** By a key, where a caller without one succeeds too. */
  succeedsByKey?: Case;
  /** The same once more, under the same idempotency key. */
  replays?: Case;
  /** A part of the content. */
  ranges?: Case;
  /** By error code. */
  fails?: Record<string, Case>;
};
export type Rows = Record<string, Row>;

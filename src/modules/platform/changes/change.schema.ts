import { z } from 'zod';

/** What callers can be told the changes of. */
export const ChangedKind = z.enum(['delivery', 'action']);
export type ChangedKind = z.output<typeof ChangedKind>;

/** Whose changes somebody waits for: those of one record, or of all such records of a project. */
export type WatchTarget = { kind: ChangedKind; of: 'record' | 'project'; id: string };

/** A moment of the database: the transactions that could be seen then. One that commits late belongs to a later moment. */
export type DatabaseMoment = { snapshot: string; atMs: number };

/**
 * How far somebody has been told: of all that could be seen at `from`, or of nothing yet. Where several records have
 * changed until `to`, they come in the order of their ids, and those up to `past` have come.
 */
export type Position = { from: DatabaseMoment | null; to: DatabaseMoment | null; past: string };

/** One look at the database: what has changed, when that was, and whether the key may still know. */
export type ChangeScan = {
  key: 'active' | 'revoked' | 'expired';
  snapshot: string;
  /** The first record that has changed, and another one if there are more. */
  ids: string[];
};

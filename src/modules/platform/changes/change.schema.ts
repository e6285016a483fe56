import { z } from 'zod';

export const ChangedKind = z.enum(['delivery', 'action', 'task', 'supplier_answer']);
export type ChangedKind = z.output<typeof ChangedKind>;

/** With `of: 'owner'`, all records of the tenant, from now on instead of from their current state. */
export type WatchTarget = { kind: ChangedKind; of: 'record' | 'project' | 'owner'; id: string };

/** A PostgreSQL snapshot. Transactions that commit later belong to a later snapshot, whatever their start. */
export type DatabaseMoment = { snapshot: string; atMs: number };

/**
 * Progress of a subscriber: everything visible at `from` (null: nothing) is delivered. When several records changed
 * until `to`, they are delivered in id order, and those up to `past` are done.
 */
export type Position = { from: DatabaseMoment | null; to: DatabaseMoment | null; past: string };

export type ChangeScan = {
  credential: 'active' | 'revoked' | 'expired';
  snapshot: string;
  ids: string[];
};

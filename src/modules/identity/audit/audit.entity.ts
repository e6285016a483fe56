import { defineEntity, p } from '@mikro-orm/core';
import { owned } from '#db/tenancy.ts';
import { newId } from '#kernel/ids.ts';

/**
 * Append-only log of actions. The database numbers the rows of each owner and gives each a hash over its content and
 * the previous hash.
 */
const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  ...owned,
  indexes: [
    { properties: ['owner', 'at', 'id'] },
    { properties: ['at', 'id'] },
    { properties: ['owner', 'resourceId', 'at'] },
  ],
  uniques: [{ properties: ['owner', 'seq', 'at'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    owner: p.uuid(),
    /** Chooses the partition, so every key has it. */
    at: p.datetime(3).primary(),
    /** `key:<id>`, `member:<id>`, `anonymous`, `console` or `worker`. */
    actor: p.string().length(80),
    action: p.string().length(80),
    resource: p.string().length(40),
    resourceId: p.string().length(80),
    requestId: p.string().length(40).nullable(),
    /** Field names and digests only, never contents or contacts. */
    detail: p.json<Record<string, unknown>>(),
    /** `seq` and `hash` are set at the end of the transaction that adds the entry. */
    seq: p.integer().nullable(),
    hash: p.string().length(64).nullable(),
  },
});
export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);

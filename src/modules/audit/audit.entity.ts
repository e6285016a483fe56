import { defineEntity, p } from '@mikro-orm/core';
import { owned } from '#db/ownership.ts';
import { newId } from '#kernel/ids.ts';

/** Who did what to which record. Rows are only ever added. */
const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  ...owned,
  indexes: [{ properties: ['owner', 'at', 'id'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    owner: p.uuid(),
    at: p.datetime(3),
    /** `key:<id>`, `session:<role>`, `console` or `system`. */
    actor: p.string().length(80),
    action: p.string().length(80),
    resource: p.string().length(40),
    resourceId: p.string().length(80),
    requestId: p.string().length(40).nullable(),
    /** Names of fields and digests, never contents or contacts. */
    detail: p.json<Record<string, unknown>>(),
  },
});
export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);

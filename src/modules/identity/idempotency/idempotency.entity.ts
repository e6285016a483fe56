import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';

/** Says which record a caller's key has made. Inserted with that record, so two racing requests cannot both win. */
const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  ...owned,
  indexes: [{ properties: ['expiresAt'] }],
  uniques: [{ properties: ['owner', 'operation', 'key'] }],
  properties: {
    ...ownedIdentity,
    operation: p.string().length(40),
    key: p.string().length(120),
    fingerprint: p.string().length(64),
    recordId: p.uuid(),
    /** Null where the key lives as long as its record. */
    expiresAt: p.datetime(3).nullable(),
  },
});
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);

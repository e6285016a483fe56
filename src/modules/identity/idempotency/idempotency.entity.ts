import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';

/**
 * Maps an idempotency key to the record it created. Inserted in the same transaction, so that one of two racing
 * requests fails on the unique index.
 */
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
    expiresAt: p.datetime(3).nullable(),
  },
});
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);

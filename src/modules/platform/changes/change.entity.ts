import { defineEntity, p } from '@mikro-orm/core';
import { owned } from '#db/tenancy.ts';
import { ChangedKind } from './change.schema.ts';

/**
 * Change log: which transaction changed which record. Written by triggers in the same transaction, so that no code path
 * can omit it. The current state is read from the record itself.
 */
const RecordChangeSchema = defineEntity({
  name: 'RecordChange',
  ...owned,
  indexes: [
    { properties: ['projectId', 'transactionId'] },
    { properties: ['owner', 'transactionId'] },
    { properties: ['at'] },
  ],
  properties: {
    recordId: p.uuid().primary(),
    transactionId: p.string().columnType('xid8').primary(),
    owner: p.uuid(),
    kind: p.enum(ChangedKind.options),
    projectId: p.uuid(),
    at: p.datetime(3),
  },
});
export class RecordChange extends RecordChangeSchema.class {}
RecordChangeSchema.setClass(RecordChange);

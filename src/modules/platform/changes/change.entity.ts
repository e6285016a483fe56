import { defineEntity, p } from '@mikro-orm/core';
import { owned } from '#db/tenancy.ts';
import { ChangedKind } from './change.schema.ts';

/**
 * That a transaction has changed a record; what it is now stands in the record itself. Triggers write it in that very
 * transaction, so no code that changes a record can forget to.
 */
const RecordChangeSchema = defineEntity({
  name: 'RecordChange',
  ...owned,
  indexes: [{ properties: ['projectId', 'transactionId'] }, { properties: ['at'] }],
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

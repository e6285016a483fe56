import { builder } from '#graph/builder.ts';
import { withCost } from '#graph/limits/cost.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { dependsOn } from '#graph/operations/projection.ts';
import { zodInput } from '#graph/zod.ts';
import { assertDefined } from '#kernel/assert.ts';
import { type AuditRow, auditColumns, auditList, auditRecords } from './audit.queries.ts';
import { AuditEntryFilter } from './audit.schema.ts';
import { assertMayAudit, type Verification, verifyAudit } from './audit.service.ts';

export const AuditEntryRef = builder.objectRef<AuditRow>('AuditEntry').implement({
  description: 'An action on a record. The log is append-only; the entries of each organisation form a hash chain.',
  interfaces: [NodeRef],
  fields: (t) => ({
    organisationId: t.expose('owner', {
      type: 'ID',
      description: 'The id of the key itself for a sandbox key.',
      extensions: dependsOn<AuditRow>('owner'),
    }),
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.exposeString('actor', { description: '`key:<id>`, `member:<id>`, `anonymous`, `console` or `worker`.' }),
    action: t.exposeString('action'),
    resource: t.exposeString('resource'),
    resourceId: t.exposeString('resourceId'),
    requestId: t.exposeString('requestId', { nullable: true }),
    detail: t.expose('detail', { type: 'JSON', description: 'Field names and digests, never contents.' }),
    number: t.int({
      description: 'Position in the hash chain, starting at 1.',
      extensions: dependsOn<AuditRow>('seq'),
      resolve: ({ seq }) => assertDefined(seq, 'seq'),
    }),
    hash: t.field({
      type: 'Sha256',
      description: 'Covers the entry and the hash of the one before.',
      resolve: ({ hash }) => assertDefined(hash, 'hash'),
    }),
  }),
});

defineNode(AuditEntryRef, {
  lookUp: 'auditEntries',
  columns: [],
  records: auditRecords,
  assertCaller: assertMayAudit,
});

const VerificationRef = builder.objectRef<Verification>('AuditVerification').implement({
  fields: (t) => ({
    intact: t.boolean({ resolve: ({ broken }) => broken.length === 0 }),
    entries: t.exposeInt('entries'),
    broken: t.field({ type: [BrokenRef], resolve: ({ broken }) => broken }),
    head: t.expose('head', {
      type: 'Sha256',
      nullable: true,
      description: 'Hash of the newest entry. Stored elsewhere, it later proves what the log contained at this time.',
    }),
  }),
});

export const BrokenRef = builder.objectRef<Verification['broken'][number]>('BrokenAuditChain').implement({
  fields: (t) => ({
    organisationId: t.expose('owner', { type: 'ID' }),
    brokenAt: t.exposeInt('brokenAt', {
      description: 'Number of the first entry that is changed, missing or out of order.',
    }),
  }),
});

const AuditConnection = createListField(AuditEntryRef, {
  list: auditList,
  columns: auditColumns,
  filter: zodInput('AuditEntryFilter', AuditEntryFilter),
  order: { field: 'CREATED_AT', direction: 'DESC' },
});

/** Keys pass here too, so `assertMayAudit` restricts them to operator staff. */
const forAuditors = { authScopes: { rights: ['ADMINISTER', 'OPERATE'] } } as const;

builder.queryFields((t) => ({
  auditEntries: t.field({
    ...forAuditors,
    type: AuditConnection.type,
    description:
      'Audit entries of the organisation, newest first unless ordered otherwise. Keys and owners of the operator see all organisations.',
    args: AuditConnection.args(t.arg),
    resolve: (_, args, ctx, info) => {
      assertMayAudit(ctx);
      return AuditConnection.read(ctx, args, info);
    },
  }),
  auditVerification: t.field({
    ...forAuditors,
    type: VerificationRef,
    description: 'Verifies the hash chain of the audit log. Costs 50 points.',
    extensions: withCost(50),
    resolve: (_, _args, ctx) => verifyAudit(ctx),
  }),
}));

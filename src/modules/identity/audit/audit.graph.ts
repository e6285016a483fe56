import { builder } from '#graph/builder.ts';
import { connectionType, pageArgs } from '#graph/connection.ts';
import { withCost } from '#graph/limits/cost.ts';
import { zodInput } from '#graph/zod.ts';
import { assertDefined } from '#kernel/assert.ts';
import { type AuditRow, listAudit } from './audit.queries.ts';
import { AuditFilter } from './audit.schema.ts';
import { assertMayAudit, type Verification, verifyAudit } from './audit.service.ts';

const AuditEntryRef = builder.objectRef<AuditRow>('AuditEntry').implement({
  description: 'An action on a record. The log is append-only; the entries of each organisation form a hash chain.',
  fields: (t) => ({
    id: t.expose('id', { type: 'ID' }),
    organisationId: t.expose('owner', { type: 'ID', description: 'The id of the key itself for a sandbox key.' }),
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.exposeString('actor', { description: '`key:<id>`, `member:<id>`, `anonymous`, `console` or `worker`.' }),
    action: t.exposeString('action'),
    resource: t.exposeString('resource'),
    resourceId: t.exposeString('resourceId'),
    requestId: t.exposeString('requestId', { nullable: true }),
    detail: t.expose('detail', { type: 'JSON', description: 'Field names and digests, never contents.' }),
    number: t.int({
      description: 'Position in the hash chain, starting at 1.',
      resolve: ({ seq }) => assertDefined(seq, 'seq'),
    }),
    hash: t.field({
      type: 'Sha256',
      description: 'Covers the entry and the hash of the one before.',
      resolve: ({ hash }) => assertDefined(hash, 'hash'),
    }),
  }),
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

const BrokenRef = builder.objectRef<Verification['broken'][number]>('BrokenAuditChain').implement({
  fields: (t) => ({
    organisationId: t.expose('owner', { type: 'ID' }),
    brokenAt: t.exposeInt('brokenAt', {
      description: 'Number of the first entry that is changed, missing or out of order.',
    }),
  }),
});

const AuditConnection = connectionType(AuditEntryRef, ({ at, id }) => [at, id]);

/** Keys pass here too, so `assertMayAudit` restricts them to operator staff. */
const forAuditors = { authScopes: { rights: ['ADMINISTER', 'OPERATE'] } } as const;

builder.queryFields((t) => ({
  auditEntries: t.field({
    ...forAuditors,
    type: AuditConnection.type,
    description:
      'Audit entries of the organisation, newest first. Keys and owners of the operator see all organisations.',
    args: { ...pageArgs(t.arg), filter: t.arg({ type: zodInput('AuditFilterInput', AuditFilter) }) },
    resolve: async (_, { filter, ...args }, ctx) => {
      assertMayAudit(ctx);
      const page = AuditConnection.parsePage(ctx, args);
      return AuditConnection.toConnection(ctx, page, await listAudit(ctx, filter ?? {}, page));
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

import { builder } from '#graph/builder.ts';
import { connectionType, pageArgs } from '#graph/connection.ts';
import { withCost } from '#graph/limits/cost.ts';
import { zodInput } from '#graph/zod.ts';
import { type AuditRow, listAudit } from './audit.queries.ts';
import { AuditFilter } from './audit.schema.ts';
import { assertMayAudit, type Verification, verifyAudit } from './audit.service.ts';

const AuditEntryRef = builder.objectRef<AuditRow>('AuditEntry').implement({
  description: 'Who did what to which record. Entries are only ever added; those of one owner form a chain of hashes.',
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID' }),
    organisationId: t.expose('owner', { type: 'UUID', description: 'Of a sandbox key, the key.' }),
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.exposeString('actor', { description: '`key:<id>`, `member:<id>`, `anonymous`, `console` or `worker`.' }),
    action: t.exposeString('action'),
    resource: t.exposeString('resource'),
    resourceId: t.exposeString('resourceId'),
    requestId: t.exposeString('requestId', { nullable: true }),
    detail: t.expose('detail', { type: 'JSON', description: 'Names of fields and digests, never contents.' }),
    number: t.int({ description: 'Its place in the chain, from 1.', resolve: ({ seq }) => seq! }),
    hash: t.string({ resolve: ({ hash }) => hash! }),
  }),
});

const VerificationRef = builder.objectRef<Verification>('AuditVerification').implement({
  fields: (t) => ({
    intact: t.boolean({ resolve: ({ broken }) => broken.length === 0 }),
    entries: t.exposeInt('entries'),
    broken: t.field({ type: [BrokenRef], resolve: ({ broken }) => broken }),
    head: t.exposeString('head', {
      nullable: true,
      description: 'The hash of the newest entry: kept elsewhere, it proves later what was written until now.',
    }),
  }),
});

const BrokenRef = builder.objectRef<Verification['broken'][number]>('BrokenAuditChain').implement({
  fields: (t) => ({
    organisationId: t.expose('owner', { type: 'UUID' }),
    brokenAt: t.exposeInt('brokenAt', { description: 'The first entry that is changed, missing or out of order.' }),
  }),
});

const AuditConnection = connectionType(AuditEntryRef, ({ at, id }) => [at, id]);

/** Owners who are signed in, for their organisation; keys only of the house, which the verb checks. */
const forAuditors = { authScopes: { key: 'any', role: 'owner' }, skipTypeScopes: true } as const;

builder.queryFields((t) => ({
  auditEntries: t.field({
    ...forAuditors,
    type: AuditConnection.type,
    description: 'Newest first: of one’s organisation, or for the house of everybody.',
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
    description: 'Whether the audit is as it was written. Costs 50 points.',
    extensions: withCost(50),
    resolve: (_, _args, ctx) => verifyAudit(ctx),
  }),
}));

import { z } from 'zod';
import { builder, forRest } from '#graph/builder.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { dependsOn, selectedColumns } from '#graph/operations/projection.ts';
import { withJsonSchema } from '#graph/scalars.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { isOperator } from '#kernel/access.ts';
import { Process } from '#kernel/enums.ts';
import { numberedPage } from '#kernel/pagination/numbered-page.ts';
import { type ContactsView, viewContacts, viewRaw } from './contacts/contact.service.ts';
import { type FactoryRow, factoryColumns, factoryRecords } from './factory.queries.ts';
import { CertificationStatus, Confidence, DirectoryFields, FactoryKind, StartupFriendly } from './factory.schema.ts';
import { allowedFactoryList, type FactoryPage, pageFactories, viewFactory } from './factory.service.ts';
import { toFactoryFilter } from './factory-filter.rules.ts';
import { FactoryFilter, FactoryListQuery } from './factory-filter.schema.ts';
import { listMatchedFields } from './search/factory-search.rules.ts';

const MinQuantityRef = builder.objectRef<FactoryRow['minQuantities'][number]>('MinQuantity').implement({
  description: 'A minimum quantity stated by the factory.',
  fields: (t) => ({
    process: t.expose('process', { type: zodEnum(Process), nullable: true }),
    quantity: t.exposeInt('quantity'),
    unit: t.exposeString('unit', { nullable: true }),
  }),
});

const CertificationRef = builder.objectRef<FactoryRow['certifications'][number]>('Certification').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    issuer: t.exposeString('issuer', { nullable: true }),
    number: t.exposeString('number', { nullable: true }),
    validUntil: t.expose('validUntil', { type: 'Date', nullable: true }),
    status: t.expose('status', { type: zodEnum(CertificationStatus) }),
    sourceNote: t.exposeString('sourceNote', {
      nullable: true,
      description: 'For operator staff only.',
      authScopes: { internal: true },
      unauthorizedResolver: () => null,
    }),
  }),
});

const WhatTheyToldUsRef = builder.objectRef<FactoryRow['whatTheyToldUs']>('WhatTheyToldUs').implement({
  fields: (t) => ({
    answeredSummary: t.exposeString('answeredSummary', { nullable: true }),
    contactedNote: t.exposeString('contactedNote', { nullable: true }),
    communityComments: t.exposeString('communityComments', { nullable: true }),
    lastAnsweredAt: t.exposeString('lastAnsweredAt', { nullable: true }),
    sources: t.exposeString('sources', { nullable: true }),
  }),
});

const CustomerFields = z.looseObject(DirectoryFields.shape);
const ContactFields = z.object({
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  addressesZh: z.array(z.string()),
});

const ContactsRef = builder.objectRef<NonNullable<ContactsView['contacts']>>('FactoryContacts').implement({
  description: 'Business contacts. Reads are counted and audited.',
  fields: (t) => ({
    contactName: t.exposeString('contactName', { nullable: true }),
    contactEmail: t.exposeString('contactEmail', { nullable: true }),
    contactPhone: t.exposeString('contactPhone', { nullable: true }),
    contactWechat: t.exposeString('contactWechat', { nullable: true }),
    directoryFields: t.field({
      type: 'JSON',
      extensions: withJsonSchema(ContactFields),
      resolve: ({ phones, emails, addressesZh }) => ({ phones, emails, addressesZh }),
    }),
  }),
});

const FactorySearch = z.strictObject({
  ...FactoryListQuery.shape,
  answeredUs: z.boolean().optional(),
  includeQuarantined: z.boolean().optional(),
  minQuantityAtMost: z.int().min(1).max(10_000_000).optional(),
  ...numberedPage,
});
const FactorySearchInput = zodInput('FactorySearchInput', FactorySearch);
export const FactoryFilterInput = zodInput('FactoryFilter', FactoryFilter);

export const FactoryRef = builder.objectRef<FactoryRow>('Factory').implement({
  interfaces: [NodeRef],
  description: 'A record of the directory.',
  fields: (t) => ({
    directoryId: t.exposeString('directoryId', { description: 'Prefixed with mfg-, int- or eng-.' }),
    kind: t.expose('kind', { type: zodEnum(FactoryKind) }),
    nameEn: t.exposeString('nameEn'),
    nameZh: t.exposeString('nameZh', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    region: t.exposeString('region', { nullable: true, description: 'The province, in English.' }),
    country: t.expose('country', { type: 'CountryCode' }),
    processes: t.expose('processes', { type: [zodEnum(Process)] }),
    specialty: t.exposeString('specialty', { nullable: true }),
    capabilities: t.exposeStringList('capabilities'),
    minQuantities: t.expose('minQuantities', { type: [MinQuantityRef] }),
    startupFriendly: t.expose('startupFriendly', { type: zodEnum(StartupFriendly) }),
    answeredUs: t.exposeBoolean('answeredUs'),
    lastAnsweredAt: t.expose('lastAnsweredAt', { type: 'Date', nullable: true }),
    confidence: t.expose('confidence', { type: zodEnum(Confidence) }),
    certificationCount: t.int({
      extensions: dependsOn<FactoryRow>('certifications'),
      resolve: ({ certifications }) => certifications.length,
    }),
    certifications: t.expose('certifications', { type: [CertificationRef] }),
    whatTheyToldUs: t.expose('whatTheyToldUs', { type: WhatTheyToldUsRef }),
    directoryFields: t.field({
      type: 'JSON',
      description:
        'Selected manufacturing fields. Operator staff also see `raw`, the imported row, and `rawNote`, the reason why contacts were removed from it. Contacts in `raw` require contacts:read and count like `contacts`.',
      args: { contacts: t.arg.boolean({ description: 'If false, omits contacts and consumes no contact quota.' }) },
      extensions: { ...withJsonSchema(CustomerFields), ...dependsOn<FactoryRow>('directoryFields', 'raw') },
      resolve: async ({ id, directoryFields, raw }, { contacts }, ctx) =>
        isOperator(ctx.viewer)
          ? { ...directoryFields, ...(await viewRaw(ctx, { id, raw }, contacts ?? true)) }
          : directoryFields,
    }),
    contacts: t.field({
      type: ContactsRef,
      nullable: true,
      description:
        'Requires a live key with contacts:read. Reads are audited; each factory counts once per credential and 24 hours.',
      args: { include: t.arg.boolean({ ...forRest, description: 'false consumes no contact quota.' }) },
      extensions: dependsOn<FactoryRow>('id'),
      resolve: async ({ id }, { include }, ctx) => (await viewContacts(ctx, id, include ?? true)).contacts,
    }),
    contactsNote: t.string({
      nullable: true,
      description: 'Why contacts are missing: withheld, quota reached, not requested, or none on file.',
      args: { include: t.arg.boolean(forRest) },
      extensions: dependsOn<FactoryRow>('id'),
      resolve: async ({ id }, { include }, ctx) => (await viewContacts(ctx, id, include ?? true)).note,
    }),
    aliasOf: t.string({
      nullable: true,
      description: 'The directory id of this record if `name` is the id of a record that was merged into it.',
      args: { name: t.arg.id({ description: 'The requested uuid or directory id.' }) },
      extensions: dependsOn<FactoryRow>('directoryId', 'aliases'),
      resolve: ({ directoryId, aliases }, { name }) => (name != null && aliases.includes(name) ? directoryId : null),
    }),
    quarantined: t.boolean({
      nullable: true,
      description: 'Null unless the caller is operator staff.',
      resolve: ({ quarantined }, _, { viewer }) => (isOperator(viewer) ? quarantined : null),
    }),
    matchedOn: t.stringList({
      description: 'Fields that match the words and filters of the search.',
      args: { search: t.arg({ type: FactorySearchInput, ...forRest }), filter: t.arg({ type: FactoryFilterInput }) },
      extensions: dependsOn<FactoryRow>(
        'nameEn',
        'nameZh',
        'specialty',
        'capabilities',
        'city',
        'directoryId',
        'processes',
      ),
      resolve: (factory, { search, filter }) => listMatchedFields(factory, toFactoryFilter(search ?? filter ?? {})),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
export const FactoryNode = defineNode(FactoryRef, {
  lookUp: 'factory',
  columns: factoryColumns,
  records: factoryRecords,
});

export const FactoryConnection = createListField(FactoryRef, {
  list: allowedFactoryList,
  columns: factoryColumns,
  filter: FactoryFilterInput,
  order: {
    describe: 'RELEVANCE ASC with `filter.q`, CONFIDENCE ASC without',
    choose: ({ q }) => ({ field: q == null ? 'CONFIDENCE' : 'RELEVANCE', direction: 'ASC' }),
  },
});

export const FactoryPageRef = builder.objectRef<FactoryPage>('FactoryPage').implement({
  description: 'A numbered page of the directory with its exact total.',
  fields: (t) => ({
    factories: t.expose('factories', { type: [FactoryRef] }),
    page: t.exposeInt('page'),
    pageSize: t.exposeInt('pageSize'),
    total: t.exposeInt('total'),
    importedThrough: t.expose('importedThrough', { type: 'Date', nullable: true }),
  }),
});

builder.queryFields((t) => ({
  factories: t.field({
    type: FactoryConnection.type,
    description:
      'The directory. RELEVANCE orders by how well `q` matches, best first, and CONFIDENCE from verified to unverified, then by answers and names; what is unknown comes last in the other orders. Equal ones are in the order of CONFIDENCE, equal names in that of ids.',
    authScopes: { scope: 'network:read' },
    args: FactoryConnection.args(t.arg),
    resolve: async (_, args, ctx, info) =>
      Object.assign(await FactoryConnection.read(ctx, args, info), { filter: toFactoryFilter(args.filter ?? {}) }),
  }),
  factorySearch: t.field({
    ...forRest,
    type: FactoryPageRef,
    description: 'The directory in numbered pages, best matches first, as in REST.',
    authScopes: { scope: 'network:read' },
    args: { input: t.arg({ type: FactorySearchInput, required: true }) },
    resolve: (_, { input }, ctx, info) => pageFactories(ctx, input, selectedColumns(info, 'Factory', factoryColumns)),
  }),
  factory: t.field({
    type: FactoryRef,
    nullable: true,
    description: 'A factory by uuid or directory id, including those of merged records.',
    authScopes: { scope: 'network:read' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx, info) => viewFactory(ctx, id, selectedColumns(info, 'Factory', factoryColumns)),
  }),
}));

import { z } from 'zod';
import { builder } from '#graph/builder.ts';
import { connectionType, pageArgs } from '#graph/connection.ts';
import { shaped } from '#graph/scalars.ts';
import { needs, wanted } from '#graph/selection.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { isInternal } from '#kernel/access.ts';
import { numberedPage } from '#kernel/numbered-page.ts';
import { Process } from '#kernel/trade.ts';
import { type FactoryFilter, type FactoryRow, factoryColumns } from './factory.read.ts';
import { matchedOn } from './factory.search.rules.ts';
import {
  allowed,
  type ContactsView,
  contactsOf,
  type FactoryPage,
  type FoundFactory,
  factoryOf,
  pageOfFactories,
} from './factory.service.ts';
import {
  CertificationStatus,
  Confidence,
  DirectoryFields,
  FactoryKind,
  FactoryListQuery,
  StartupFriendly,
} from './factory.shapes.ts';
import { type FoundRow, foundColumns, foundKeyset, listFactories } from './factory-search.read.ts';

const MinQuantityRef = builder.objectRef<FactoryRow['minQuantities'][number]>('MinQuantity').implement({
  description: 'A minimum that the factory has stated.',
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
      description: 'For the house only.',
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
  description: 'Business contacts. Every read is written down.',
  fields: (t) => ({
    contactName: t.exposeString('contactName', { nullable: true }),
    contactEmail: t.exposeString('contactEmail', { nullable: true }),
    contactPhone: t.exposeString('contactPhone', { nullable: true }),
    contactWechat: t.exposeString('contactWechat', { nullable: true }),
    directoryFields: t.field({
      type: 'JSON',
      extensions: shaped(ContactFields),
      resolve: ({ phones, emails, addressesZh }) => ({ phones, emails, addressesZh }),
    }),
  }),
});

export const FactoryRef = builder
  .objectRef<FactoryRow & Partial<Pick<FoundFactory, 'aliasOf'>> & { by?: FactoryFilter }>('Factory')
  .implement({
    description: 'A record of the directory.',
    fields: (t) => ({
      id: t.expose('id', { type: 'UUID' }),
      directoryId: t.exposeString('directoryId', { description: 'mfg-, int- or eng- and what follows.' }),
      kind: t.expose('kind', { type: zodEnum(FactoryKind) }),
      nameEn: t.exposeString('nameEn'),
      nameZh: t.exposeString('nameZh', { nullable: true }),
      city: t.exposeString('city', { nullable: true }),
      region: t.exposeString('region', { nullable: true, description: 'The province, in English.' }),
      country: t.exposeString('country'),
      processes: t.expose('processes', { type: [zodEnum(Process)] }),
      specialty: t.exposeString('specialty', { nullable: true }),
      capabilities: t.exposeStringList('capabilities'),
      minQuantities: t.expose('minQuantities', { type: [MinQuantityRef] }),
      startupFriendly: t.expose('startupFriendly', { type: zodEnum(StartupFriendly) }),
      answeredUs: t.exposeBoolean('answeredUs'),
      lastAnsweredAt: t.expose('lastAnsweredAt', { type: 'Date', nullable: true }),
      confidence: t.expose('confidence', { type: zodEnum(Confidence) }),
      certificationCount: t.int({
        extensions: needs<FactoryRow>('certifications'),
        resolve: ({ certifications }) => certifications.length,
      }),
      certifications: t.expose('certifications', { type: [CertificationRef] }),
      whatTheyToldUs: t.expose('whatTheyToldUs', { type: WhatTheyToldUsRef }),
      directoryFields: t.field({
        type: 'JSON',
        description: 'Selected manufacturing fields; for the house also `raw`, the imported row.',
        extensions: { ...shaped(CustomerFields), ...needs<FactoryRow>('directoryFields', 'raw') },
        resolve: ({ directoryFields, raw }, _, { viewer }) =>
          isInternal(viewer) ? { ...directoryFields, raw } : directoryFields,
      }),
      contacts: t.field({
        type: ContactsRef,
        nullable: true,
        description: 'For live keys with contacts:read. Every read is counted and written down.',
        args: { include: t.arg.boolean({ description: 'false spends nothing of the contact quota.' }) },
        extensions: needs<FactoryRow>('id'),
        resolve: async ({ id }, { include }, ctx) => (await contactsOf(ctx, id, include ?? true)).contacts,
      }),
      contactsNote: t.string({
        nullable: true,
        description: 'Why there are no contacts here: withheld, not asked for, or none on file.',
        args: { include: t.arg.boolean() },
        extensions: needs<FactoryRow>('id'),
        resolve: async ({ id }, { include }, ctx) => (await contactsOf(ctx, id, include ?? true)).note,
      }),
      aliasOf: t.string({
        nullable: true,
        description: 'Where the asked id belongs to a record that was merged into this one: the id of this one.',
        extensions: needs<FactoryRow>('id'),
        resolve: ({ aliasOf }) => aliasOf ?? null,
      }),
      quarantined: t.boolean({
        nullable: true,
        description: 'Shown to the house only.',
        resolve: ({ quarantined }, _, { viewer }) => (isInternal(viewer) ? quarantined : null),
      }),
      matchedOn: t.stringList({
        description: 'Which fields matched the words and the filter of the search.',
        extensions: needs<FactoryRow>('nameEn', 'nameZh', 'specialty', 'capabilities', 'city', 'directoryId'),
        resolve: ({ by, ...factory }) => (by ? matchedOn(factory, by) : []),
      }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    }),
  });

const FactoryConnection = connectionType(FactoryRef, (row) => foundKeyset(row as FoundRow));

const FactoryPageRef = builder.objectRef<FactoryPage>('FactoryPage').implement({
  description: 'A numbered page of the directory with its exact total.',
  fields: (t) => ({
    factories: t.expose('factories', { type: [FactoryRef] }),
    page: t.exposeInt('page'),
    pageSize: t.exposeInt('pageSize'),
    total: t.exposeInt('total'),
    importedThrough: t.expose('importedThrough', { type: 'Date', nullable: true }),
  }),
});

const { page: _page, pageSize: _pageSize, ...filterFields } = FactoryListQuery.shape;
const FilterShape = z.strictObject({
  ...filterFields,
  answeredUs: z.boolean().optional(),
  includeQuarantined: z.boolean().optional(),
  minQuantityAtMost: z.int().min(1).max(10_000_000).optional(),
});
const FactorySearch = FilterShape.extend(numberedPage);

export const FactoryFilterInput = zodInput('FactoryFilter', FilterShape);

builder.queryFields((t) => ({
  factories: t.field({
    type: FactoryConnection.type,
    authScopes: { scope: 'network:read' },
    args: { filter: t.arg({ type: FactoryFilterInput }), ...pageArgs(t.arg) },
    resolve: async (_, { filter, ...args }, ctx, info) => {
      const page = FactoryConnection.pageOf(ctx, args);
      const by = allowed(ctx, filter ?? {});
      const listing = await listFactories(ctx, by, page, wanted(info, 'Factory', factoryColumns, foundColumns));
      const rows = listing.rows.map((row) => ({ ...row, by }));
      return FactoryConnection.of(ctx, page, { ...listing, rows });
    },
  }),
  factorySearch: t.field({
    type: FactoryPageRef,
    description: 'The contract’s list: numbered pages, best matches first.',
    authScopes: { scope: 'network:read' },
    args: { input: t.arg({ type: zodInput('FactorySearchInput', FactorySearch), required: true }) },
    resolve: (_, { input }, ctx, info) => pageOfFactories(ctx, input, wanted(info, 'Factory', factoryColumns)),
  }),
  factory: t.field({
    type: FactoryRef,
    description: 'By uuid or directory id, also of a record that was merged into another.',
    authScopes: { scope: 'network:read' },
    args: { id: t.arg.string({ required: true }) },
    resolve: (_, { id }, ctx, info) => factoryOf(ctx, id, wanted(info, 'Factory', factoryColumns)),
  }),
}));

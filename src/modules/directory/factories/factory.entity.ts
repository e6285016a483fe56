import { defineEntity, p } from '@mikro-orm/core';
import type { z } from 'zod';
import { identity } from '#db/columns.ts';
import type { Process } from '#kernel/enums.ts';
import { newId } from '#kernel/ids.ts';
import {
  type Certification,
  Confidence,
  type DirectoryFields,
  type DirectoryNotes,
  FactoryKind,
  type FieldChange,
  type MinQuantity,
  StartupFriendly,
  type WhatTheyToldUs,
} from './factory.schema.ts';

const FactorySchema = defineEntity({
  name: 'Factory',
  indexes: [
    // Partial: few records have aliases, and a full GIN index would slow down inserts.
    {
      name: 'factory_aliases',
      expression: "create index factory_aliases on factory using gin (aliases) where aliases <> '{}'",
    },
    { name: 'factory_lower_name_en', expression: 'create index factory_lower_name_en on factory (lower(name_en))' },
    { name: 'factory_lower_name_zh', expression: 'create index factory_lower_name_zh on factory (lower(name_zh))' },
  ],
  properties: {
    ...identity,
    directoryId: p.string().length(44).unique(),
    kind: p.enum(FactoryKind.options),
    nameEn: p.string().length(300),
    nameZh: p.string().length(300).nullable(),
    city: p.string().length(100).nullable(),
    region: p.string().length(100).nullable(),
    country: p.string().length(2),
    processes: p.array<Process>(),
    specialty: p.string().length(300).nullable(),
    capabilities: p.array(),
    minQuantities: p.json<z.output<typeof MinQuantity>[]>(),
    startupFriendly: p.enum(StartupFriendly.options),
    answeredUs: p.boolean(),
    lastAnsweredAt: p.date().nullable(),
    confidence: p.enum(Confidence.options),
    certifications: p.json<z.output<typeof Certification>[]>(),
    directoryFields: p.json<z.output<typeof DirectoryFields>>(),
    whatTheyToldUs: p.json<z.output<typeof WhatTheyToldUs>>(),
    quarantined: p.boolean().default(false),
    /** Ids of records that were merged into this one. */
    aliases: p.array(),
    rowSha256: p.string().length(64),
    importId: () => p.manyToOne(FactoryImport).mapToPk().joinColumn('import_id').index(false),
    importLine: p.integer(),
    /** For operator staff only: the imported row and its notes. */
    raw: p.json<Record<string, unknown>>(),
    notes: p.json<z.output<typeof DirectoryNotes>>(),
  },
});
export class Factory extends FactorySchema.class {}
FactorySchema.setClass(Factory);

const FactoryImportSchema = defineEntity({
  name: 'FactoryImport',
  indexes: [{ properties: ['importedOn'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    createdAt: p.datetime(3),
    source: p.string().length(300),
    importedOn: p.date(),
    /** The counts are unknown of imports by releases that did not keep them. */
    imported: p.integer().nullable(),
    updated: p.integer().nullable(),
    unchanged: p.integer().nullable(),
    rejected: p.integer().nullable(),
    /** 0 to 1; null where the size of the source is unknown. */
    readShare: p.float().nullable(),
    progressedAt: p.datetime(3).nullable(),
    finishedAt: p.datetime(3).nullable(),
  },
});
export class FactoryImport extends FactoryImportSchema.class {}
FactoryImportSchema.setClass(FactoryImport);

const FactoryChangeSchema = defineEntity({
  name: 'FactoryChange',
  indexes: [{ properties: ['factoryId', 'at', 'id'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    at: p.datetime(3),
    factoryId: () => p.manyToOne(Factory).mapToPk().joinColumn('factory_id').index(false).deleteRule('cascade'),
    importId: () => p.manyToOne(FactoryImport).mapToPk().joinColumn('import_id').index(false),
    importLine: p.integer(),
    changes: p.json<FieldChange[]>(),
  },
});
export class FactoryChange extends FactoryChangeSchema.class {}
FactoryChangeSchema.setClass(FactoryChange);

/** Business contacts, in a separate table so that no factory read includes them. */
const FactoryContactSchema = defineEntity({
  name: 'FactoryContact',
  properties: {
    factoryId: () => p.oneToOne(Factory).mapToPk().primary().joinColumn('factory_id'),
    contactName: p.string().length(200).nullable(),
    contactEmail: p.string().length(254).nullable(),
    contactPhone: p.string().length(60).nullable(),
    contactWechat: p.string().length(100).nullable(),
    phones: p.array(),
    emails: p.array(),
    addressesZh: p.array(),
  },
});
export class FactoryContact extends FactoryContactSchema.class {}
FactoryContactSchema.setClass(FactoryContact);

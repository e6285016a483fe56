import { defineEntity, p } from '@mikro-orm/core';
import type { z } from 'zod';
import { identity, ownedIdentity, SearchedWords } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Process } from '#kernel/enums.ts';
import { Factory } from '#modules/directory/factories/factory.entity.ts';
import { Confidence, type LeadTimeDays } from '#modules/directory/factories/factory.schema.ts';
import { CapabilityStatus, type InterviewFact, type ReviewRecord } from './capability.schema.ts';

const content = {
  title: p.string().length(200),
  factoryId: () => p.manyToOne(Factory).mapToPk().nullable().joinColumn('factory_id'),
  factoryName: p.string().length(300).nullable(),
  process: p.enum(Process.options),
  materials: p.array(),
  minQuantity: p.integer().nullable(),
  maxQuantity: p.integer().nullable(),
  leadTimeDays: p.json<z.output<typeof LeadTimeDays>>().nullable(),
  regions: p.array(),
  tolerancesNote: p.string().length(500).nullable(),
  /** Incremented by each submission and each decision. */
  version: p.integer().default(1),
  confidence: p.enum(Confidence.options),
};

const CapabilitySchema = defineEntity({
  name: 'Capability',
  ...owned,
  indexes: [{ properties: ['owner', 'createdAt', 'id'] }, { properties: ['status', 'submittedAt', 'id'] }],
  properties: {
    ...ownedIdentity,
    ...content,
    status: p.enum(CapabilityStatus.options),
    facts: p.json<InterviewFact[]>(),
    sourceInterviewId: p.uuid().nullable(),
    submittedAt: p.datetime(3),
    review: p.json<ReviewRecord>().nullable(),
    publishedAt: p.datetime(3).nullable(),
  },
});
export class Capability extends CapabilitySchema.class {}
CapabilitySchema.setClass(Capability);

/**
 * Public copy under the same id, without private data. Exists from approval to retirement and never changes in between.
 */
const PublishedCapabilitySchema = defineEntity({
  name: 'PublishedCapability',
  indexes: [
    { properties: ['createdAt', 'id'] },
    {
      name: 'published_capability_words',
      expression: 'create index published_capability_words on published_capability using gin (words)',
    },
  ],
  properties: {
    ...identity,
    ...content,
    publishedAt: p.datetime(3),
    places: p.array(),
    words: p.type(SearchedWords).lazy(),
  },
});
export class PublishedCapability extends PublishedCapabilitySchema.class {}
PublishedCapabilitySchema.setClass(PublishedCapability);

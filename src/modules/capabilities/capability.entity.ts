import { defineEntity, p } from '@mikro-orm/core';
import type { z } from 'zod';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/ownership.ts';
import { Process } from '#kernel/trade.ts';
import { Factory } from '#modules/factories/factory.entity.ts';
import { Confidence, type LeadTimeDays } from '#modules/factories/factory.shapes.ts';
import { CapabilityStatus, type InterviewFact } from './capability.shapes.ts';

/** What somebody can have made, and where: said by its owner, reviewed by the house before others see it. */
const CapabilitySchema = defineEntity({
  name: 'Capability',
  ...owned,
  indexes: [{ properties: ['owner', 'createdAt', 'id'] }],
  properties: {
    ...ownedIdentity,
    title: p.string().length(200),
    factoryId: () => p.manyToOne(Factory).mapToPk().joinColumn('factory_id').nullable(),
    factoryName: p.string().length(300).nullable(),
    process: p.enum(Process.options),
    materials: p.array(),
    minQuantity: p.integer().nullable(),
    maxQuantity: p.integer().nullable(),
    leadTimeDays: p.json<z.output<typeof LeadTimeDays>>().nullable(),
    regions: p.array(),
    tolerancesNote: p.string().length(500).nullable(),
    status: p.enum(CapabilityStatus.options),
    /** Rises with each submission and each decision. */
    version: p.integer().default(1),
    confidence: p.enum(Confidence.options),
    facts: p.json<InterviewFact[]>(),
    sourceInterviewId: p.uuid().nullable(),
    submittedAt: p.datetime(3),
    publishedAt: p.datetime(3).nullable(),
  },
});
export class Capability extends CapabilitySchema.class {}
CapabilitySchema.setClass(Capability);

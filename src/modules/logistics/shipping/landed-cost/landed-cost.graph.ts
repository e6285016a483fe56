import { z } from 'zod';
import { builder } from '#graph/builder.ts';
import { constant } from '#graph/scalars.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { ShippingMode } from '../shipping.schema.ts';
import { RangeRef } from '../shipping-range.graph.ts';
import type { ImportTax, LowValueRule } from './import-tables.schema.ts';
import type { LandedCost, LandedCostOfMode } from './landed-cost.rules.ts';
import { LandedCostInput } from './landed-cost.schema.ts';
import { estimateLandedCost } from './landed-cost.service.ts';

const DutyRef = builder.objectRef<LandedCost['duty']>('LandedCostDuty').implement({
  fields: (t) => ({
    ratePct: t.exposeFloat('ratePct', { nullable: true }),
    source: t.exposeString('source'),
    tariff: t.exposeString('tariff'),
    tariffPage: t.expose('tariffPage', { type: 'Url' }),
  }),
});

const ImportTaxRef = builder.objectRef<ImportTax>('ImportTax').implement({
  fields: (t) => ({
    name: t.exposeString('tax'),
    ratePct: t.exposeFloat('rate'),
    validFrom: t.expose('validFrom', { type: 'Date', nullable: true }),
    validTo: t.expose('validTo', { type: 'Date', nullable: true }),
    legalBasis: t.exposeString('legalBasis'),
    officialPage: t.expose('officialPage', { type: 'Url' }),
    checkedAt: t.expose('checkedAt', { type: 'Date' }),
  }),
});

const ValuationRef = builder.objectRef<LandedCost['valuation']>('ImportValuation').implement({
  fields: (t) => ({
    rule: t.exposeString('valuation'),
    officialPage: t.expose('valuationPage', { type: 'Url' }),
    checkedAt: t.expose('checkedAt', { type: 'Date' }),
  }),
});

const LowValueRuleRef = builder.objectRef<LowValueRule>('LowValueRule').implement({
  fields: (t) => ({
    validFrom: t.expose('validFrom', { type: 'Date', nullable: true }),
    validTo: t.expose('validTo', { type: 'Date', nullable: true }),
    amount: t.exposeFloat('amount', { nullable: true }),
    currency: t.expose('currency', { type: 'CurrencyCode', nullable: true }),
    rule: t.exposeString('rule'),
    legalBasis: t.exposeString('legalBasis'),
    officialPage: t.expose('officialPage', { type: 'Url' }),
    checkedAt: t.expose('checkedAt', { type: 'Date' }),
  }),
});

const ModeRef = builder.objectRef<LandedCostOfMode>('LandedCostMode').implement({
  fields: (t) => ({
    mode: t.expose('mode', { type: zodEnum(ShippingMode) }),
    freightUsd: t.expose('freight', { type: RangeRef, nullable: true }),
    freightSource: t.exposeString('freightSource'),
    dutyUsd: t.expose('duty', { type: RangeRef, nullable: true }),
    importTaxUsd: t.expose('importTax', { type: RangeRef, nullable: true }),
    landedUsd: t.expose('landed', { type: RangeRef, nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
  }),
});

const LandedCostRef = builder.objectRef<LandedCost>('LandedCost').implement({
  fields: (t) => ({
    country: t.expose('country', { type: 'CountryCode' }),
    name: t.exposeString('name'),
    asOf: t.expose('asOf', { type: 'Date' }),
    goodsValueUsd: t.exposeFloat('goodsValueUsd', { nullable: true }),
    duty: t.expose('duty', { type: DutyRef }),
    importTax: t.expose('importTax', { type: ImportTaxRef, nullable: true }),
    valuation: t.expose('valuation', { type: ValuationRef }),
    lowValueRules: t.field({ type: [LowValueRuleRef], resolve: ({ lowValueRules }) => [...lowValueRules] }),
    byMode: t.field({ type: [ModeRef], resolve: ({ byMode }) => byMode }),
    excludes: t.exposeStringList('excludes'),
    notes: t.exposeStringList('notes'),
    binding: t.field(constant(false)),
  }),
});

builder.queryFields((t) => ({
  landedCost: t.field({
    authScopes: { scope: 'shipping:read' },
    type: LandedCostRef,
    args: {
      input: t.arg({ type: zodInput('LandedCostInput', LandedCostInput), required: true }),
      asOf: t.arg({
        type: 'Date',
        description: 'Day of import. Default: today.',
        validate: { schema: z.iso.date() },
      }),
    },
    resolve: (_, { input, asOf }, ctx) => estimateLandedCost(ctx, input, asOf ?? undefined),
  }),
}));

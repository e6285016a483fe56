import { z } from 'zod';
import { builder } from '#graph/builder.ts';
import { MoneyRangeRef, MoneyRef, toUsd, toUsdRange } from '#graph/money.ts';
import { constant } from '#graph/scalars.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { ShippingMode } from '../shipping.schema.ts';
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
    amount: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: ({ amount, currency }) =>
        amount === null || currency === null ? null : { amount: String(amount), currency },
    }),
    rule: t.exposeString('rule'),
    legalBasis: t.exposeString('legalBasis'),
    officialPage: t.expose('officialPage', { type: 'Url' }),
    checkedAt: t.expose('checkedAt', { type: 'Date' }),
  }),
});

const ModeRef = builder.objectRef<LandedCostOfMode>('LandedCostMode').implement({
  fields: (t) => ({
    mode: t.expose('mode', { type: zodEnum(ShippingMode) }),
    freight: t.field({ type: MoneyRangeRef, nullable: true, resolve: ({ freight }) => toUsdRange(freight) }),
    freightSource: t.exposeString('freightSource'),
    duty: t.field({ type: MoneyRangeRef, nullable: true, resolve: ({ duty }) => toUsdRange(duty) }),
    importTax: t.field({ type: MoneyRangeRef, nullable: true, resolve: ({ importTax }) => toUsdRange(importTax) }),
    landed: t.field({ type: MoneyRangeRef, nullable: true, resolve: ({ landed }) => toUsdRange(landed) }),
    reason: t.exposeString('reason', { nullable: true }),
  }),
});

const LandedCostRef = builder.objectRef<LandedCost>('LandedCost').implement({
  fields: (t) => ({
    country: t.expose('country', { type: 'CountryCode' }),
    name: t.exposeString('name'),
    asOf: t.expose('asOf', { type: 'Date' }),
    goodsValue: t.field({ type: MoneyRef, nullable: true, resolve: ({ goodsValueUsd }) => toUsd(goodsValueUsd) }),
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

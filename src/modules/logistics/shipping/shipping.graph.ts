import { z } from 'zod';
import { builder, forRest } from '#graph/builder.ts';
import { DecimalRangeRef, MoneyRangeRef, MoneyRef, toUsd, toUsdRange } from '#graph/money.ts';
import { constant, withJsonSchema } from '#graph/scalars.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { DutyAlternativesRef } from './duty/duty-alternatives.graph.ts';
import type { DutyRow } from './duty/duty-stack.rules.ts';
import type { Figure } from './estimate/calculation-trace.rules.ts';
import type { Chargeable } from './freight/chargeable-weight.rules.ts';
import type { DangerousGoods } from './freight/dangerous-goods.rules.ts';
import type { FreightOption } from './freight/freight.rules.ts';
import { LandedByModeRef, LandedRangeRef } from './landed-range.graph.ts';
import { DutyStatus, EstimateInput, MarketMode, mapModes, ShippingMode } from './shipping.schema.ts';
import { estimateShipping, type ShippingEstimate } from './shipping.service.ts';
import { RangeRef } from './shipping-range.graph.ts';

const WeightsRef = builder.objectRef<Record<ShippingMode, number>>('ChargeableWeights').implement({
  description: 'In kilograms.',
  fields: (t) => mapModes((mode) => t.exposeFloat(mode)),
});

const ChargeableRef = builder.objectRef<Chargeable>('Chargeable').implement({
  fields: (t) => ({
    actualKg: t.exposeFloat('actualKg'),
    volumetricKg: t.exposeFloat('volumetricKg', { nullable: true }),
    chargeableKg: t.exposeFloat('chargeableKg'),
    divisor: t.exposeFloat('divisor', { nullable: true, description: 'Cubic centimetres per volumetric kilogram.' }),
    volumeM3: t.exposeFloat('volumeM3'),
    chargeableCbm: t.exposeFloat('chargeableCbm', { nullable: true }),
    basis: t.exposeString('basis'),
  }),
});
const ChargeablesRef = builder.objectRef<Record<ShippingMode, Chargeable>>('Chargeables').implement({
  fields: (t) => mapModes((mode) => t.field({ type: ChargeableRef, resolve: (all) => all[mode] })),
});

const DangerousGoodsRef = builder.objectRef<DangerousGoods>('DangerousGoods').implement({
  fields: (t) => ({
    surcharge: t.field({
      type: MoneyRangeRef,
      nullable: true,
      description: 'Not included in the cost. Null if unknown.',
      resolve: ({ surchargeUsd }) => toUsdRange(surchargeUsd),
    }),
    surchargeUsd: t.expose('surchargeUsd', {
      ...forRest,
      type: RangeRef,
      nullable: true,
      description: 'Not included in the cost.',
    }),
    note: t.exposeString('note'),
  }),
});

const OptionRef = builder.objectRef<FreightOption>('ShippingOption').implement({
  description:
    'Cost = (base + chargeable × rate) × (1 + fuel). By sea, 1,000 chargeable kilograms equal one cubic metre.',
  fields: (t) => ({
    mode: t.expose('mode', { type: zodEnum(ShippingMode) }),
    chargeableWeightKg: t.exposeFloat('chargeableWeightKg'),
    cost: t.field({
      type: MoneyRangeRef,
      nullable: true,
      resolve: ({ costUsdLow: low, costUsdHigh: high }) => toUsdRange({ low, high }),
    }),
    costUsdLow: t.exposeFloat('costUsdLow', { ...forRest, nullable: true }),
    costUsdHigh: t.exposeFloat('costUsdHigh', { ...forRest, nullable: true }),
    baseCost: t.field({
      type: MoneyRangeRef,
      nullable: true,
      resolve: ({ baseCostUsd }) => toUsdRange(baseCostUsd),
    }),
    baseCostUsd: t.expose('baseCostUsd', { ...forRest, type: RangeRef, nullable: true }),
    ratePerKg: t.field({
      type: MoneyRangeRef,
      nullable: true,
      resolve: ({ ratePerKgUsd }) => toUsdRange(ratePerKgUsd),
    }),
    ratePerKgUsd: t.expose('ratePerKgUsd', { ...forRest, type: RangeRef, nullable: true }),
    fuelSurchargePercent: t.expose('fuelSurchargePct', {
      type: DecimalRangeRef,
      nullable: true,
      description: 'Null if base and rate include fuel.',
    }),
    fuelSurchargePct: t.expose('fuelSurchargePct', {
      ...forRest,
      type: RangeRef,
      nullable: true,
      description: 'Null if base and rate include fuel.',
    }),
    dangerousGoods: t.expose('dangerousGoods', { type: DangerousGoodsRef, nullable: true }),
    transitDays: t.expose('transitDays', { type: RangeRef, nullable: true }),
    basis: t.exposeStringList('basis'),
    binding: t.field(constant(false)),
  }),
});

const DutyRowRef = builder.objectRef<DutyRow>('DutyLayer').implement({
  fields: (t) => ({
    layer: t.exposeString('layer', { description: 'Extension: stable identifier of the layer.' }),
    name: t.exposeString('name'),
    ratePct: t.exposeFloat('ratePct', { nullable: true }),
    amount: t.field({ type: MoneyRef, nullable: true, resolve: ({ amountUsd }) => toUsd(amountUsd) }),
    amountUsd: t.exposeFloat('amountUsd', { ...forRest, nullable: true }),
    status: t.expose('status', { type: zodEnum(DutyStatus) }),
    appliesTo: t.field({
      type: [zodEnum(ShippingMode)],
      description: 'Modes of transport on which it is charged.',
      resolve: ({ appliesTo }) => (appliesTo === 'all' ? ShippingMode.options : appliesTo),
    }),
    appliesToJson: t.field({
      ...forRest,
      type: 'JSON',
      extensions: withJsonSchema(z.union([z.literal('all'), z.array(ShippingMode)])),
      resolve: ({ appliesTo }) => appliesTo,
    }),
    basis: t.exposeString('basis'),
    source: t.exposeString('source'),
    validFrom: t.expose('validFrom', { type: 'Date', nullable: true, description: 'Extension: first day in force.' }),
    validTo: t.expose('validTo', { type: 'Date', nullable: true, description: 'Extension: last day in force.' }),
    checkedAt: t.expose('checkedAt', {
      type: 'Date',
      description: 'Extension: date of the last check against the source.',
    }),
  }),
});

const EffectiveRateRef = builder.objectRef<ShippingEstimate['dutyEffectiveRatePct']>('DutyEffectiveRate').implement({
  fields: (t) => ({
    known: t.exposeFloat('known', { description: 'Sum of the counted duty rates, without fees.' }),
    layersCounted: t.exposeStringList('layersCounted'),
    layersUnknown: t.exposeStringList('layersUnknown'),
  }),
});

type Market = NonNullable<ShippingEstimate['marketQuotes']>;
const BoxRef = builder.objectRef<Market['query']['boxCm']>('MarketBox').implement({
  fields: (t) => ({ length: t.exposeFloat('length'), width: t.exposeFloat('width'), height: t.exposeFloat('height') }),
});
const MarketQueryRef = builder.objectRef<Market['query']>('MarketQuery').implement({
  fields: (t) => ({
    origin: t.exposeString('origin'),
    destination: t.exposeString('destination'),
    quantity: t.exposeInt('quantity'),
    boxWeightKg: t.exposeFloat('boxWeightKg'),
    boxCm: t.expose('boxCm', { type: BoxRef }),
    note: t.exposeString('note', { nullable: true }),
  }),
});
const MarketQuoteRef = builder.objectRef<Market['quotes'][number]>('MarketQuote').implement({
  fields: (t) => ({
    marketMode: t.exposeString('marketMode'),
    mode: t.expose('mode', { type: zodEnum(MarketMode), nullable: true }),
    price: t.field({
      type: MoneyRangeRef,
      nullable: true,
      resolve: ({ priceUsdLow: low, priceUsdHigh: high }) => toUsdRange({ low, high }),
    }),
    priceUsdLow: t.exposeFloat('priceUsdLow', { ...forRest, nullable: true }),
    priceUsdHigh: t.exposeFloat('priceUsdHigh', { ...forRest, nullable: true }),
    currency: t.expose('currency', { type: 'CurrencyCode', nullable: true }),
    transitDays: t.expose('transitDays', { type: RangeRef, nullable: true }),
  }),
});
const MarketQuotesRef = builder.objectRef<Market>('MarketQuotes').implement({
  fields: (t) => ({
    attribution: t.exposeString('attribution'),
    link: t.expose('link', { type: 'Url' }),
    fetchedAt: t.expose('fetchedAt', { type: 'DateTime' }),
    query: t.expose('query', { type: MarketQueryRef }),
    quotes: t.field({ type: [MarketQuoteRef], resolve: ({ quotes }) => quotes }),
    binding: t.field(constant(false)),
  }),
});

const FigureRef = builder.objectRef<Figure>('Explanation').implement({
  description:
    'Calculation of a number. The formula uses + - * /, brackets, min, max, sum, round(x, digits), which rounds half up, and roundUp(x, step), and yields the value from the inputs alone in exact decimals.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'Path of the number in the estimate, or name of an intermediate result.',
    }),
    value: t.exposeFloat('value'),
    formula: t.exposeString('formula'),
    inputs: t.field({
      type: 'JSON',
      extensions: withJsonSchema(z.record(z.string(), z.union([z.number(), z.array(z.number())]))),
      resolve: ({ inputs }) => inputs,
    }),
    source: t.exposeString('source', { description: 'Source of the inputs.' }),
  }),
});

const EstimateRef = builder.objectRef<ShippingEstimate>('ShippingEstimate').implement({
  description: 'Freight, duty and landed cost of goods from China. Unknown values are null and listed.',
  fields: (t) => ({
    chargeableWeightKg: t.expose('chargeableWeightKg', { type: WeightsRef }),
    chargeable: t.expose('chargeable', { type: ChargeablesRef }),
    options: t.field({ type: [OptionRef], resolve: ({ options }) => options }),
    dutyStack: t.field({ type: [DutyRowRef], resolve: ({ dutyStack }) => dutyStack }),
    dutyEffectiveRatePct: t.expose('dutyEffectiveRatePct', { type: EffectiveRateRef }),
    dutyAlternatives: t.expose('dutyAlternatives', { type: DutyAlternativesRef, nullable: true }),
    landedRange: t.expose('landedRange', { type: LandedRangeRef }),
    landedByMode: t.field({ type: [LandedByModeRef], resolve: ({ landedByMode }) => landedByMode }),
    notes: t.exposeStringList('notes'),
    marketQuotes: t.expose('marketQuotes', { type: MarketQuotesRef, nullable: true }),
    marketNote: t.exposeString('marketNote', { nullable: true }),
    binding: t.field(constant(false)),
    explain: t.field({
      type: [FigureRef],
      description: 'Extension: each number of the estimate with its formula and inputs.',
      resolve: ({ explain }) => explain(),
    }),
  }),
});

builder.queryFields((t) => ({
  shippingEstimate: t.field({
    authScopes: { scope: 'shipping:read' },
    type: EstimateRef,
    args: {
      input: t.arg({ type: zodInput('ShippingEstimateInput', EstimateInput), required: true }),
      asOf: t.arg({
        type: 'Date',
        description: 'Extension: day of entry, 2026-07-24 to 2026-12-31. Defaults to 2026-09-15.',
        validate: { schema: z.iso.date() },
      }),
    },
    resolve: (_, { input, asOf }, ctx) => estimateShipping(ctx, input, asOf ?? undefined),
  }),
}));

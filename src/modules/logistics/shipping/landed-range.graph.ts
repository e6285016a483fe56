import { builder, forRest } from '#graph/builder.ts';
import { MoneyRangeRef, toUsdRange } from '#graph/money.ts';
import { zodEnum } from '#graph/zod.ts';
import type { LandedByMode } from './estimate/estimate.rules.ts';
import { ShippingMode } from './shipping.schema.ts';
import type { ShippingEstimate } from './shipping.service.ts';

export const LandedRangeRef = builder.objectRef<ShippingEstimate['landedRange']>('LandedRange').implement({
  fields: (t) => ({
    total: t.field({
      type: MoneyRangeRef,
      nullable: true,
      resolve: ({ lowUsd: low, highUsd: high }) => toUsdRange({ low, high }),
    }),
    lowUsd: t.exposeFloat('lowUsd', { ...forRest, nullable: true }),
    highUsd: t.exposeFloat('highUsd', { ...forRest, nullable: true }),
    excludes: t.exposeStringList('excludes'),
    modes: t.field({ type: [zodEnum(ShippingMode)], resolve: ({ modes }) => modes }),
  }),
});

export const LandedByModeRef = builder.objectRef<LandedByMode>('LandedByMode').implement({
  fields: (t) => ({
    mode: t.expose('mode', { type: zodEnum(ShippingMode) }),
    total: t.field({
      type: MoneyRangeRef,
      nullable: true,
      resolve: ({ lowUsd: low, highUsd: high }) => toUsdRange({ low, high }),
    }),
    lowUsd: t.exposeFloat('lowUsd', { ...forRest, nullable: true }),
    highUsd: t.exposeFloat('highUsd', { ...forRest, nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
  }),
});

import type { DutyTables } from './duty/duty.schema.ts';
import type { CarrierLimit } from './freight/carrier-limits.schema.ts';
import type { SurchargeTable } from './freight/dangerous-goods.schema.ts';
import type { RateCard } from './freight/rate-card.schema.ts';
import type { ImportTables } from './landed-cost/import-tables.schema.ts';
import type { Tariff } from './tariff.rules.ts';

/** The schedule is large and loaded on first use. */
export type ShippingTables = {
  tariff: () => Tariff;
  rateCard: RateCard;
  duty: DutyTables;
  surcharges: SurchargeTable;
  carrierLimits: readonly CarrierLimit[];
  imports: ImportTables;
};

declare module '#kernel/context.ts' {
  interface Context {
    shipping: ShippingTables;
  }
}

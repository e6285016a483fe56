import { z } from 'zod';

/** Which part of the cost, or of what decides it, an unknown leaves open. */
export const ComparisonLayer = z
  .enum(['answer', 'terms', 'price', 'tooling', 'exchange_rate', 'freight', 'duty', 'import_tax'])
  .meta({ id: 'ComparisonLayer' });
export type ComparisonLayer = z.output<typeof ComparisonLayer>;

export const UnknownCode = z
  .enum([
    ...(['no_quote', 'quote_expired', 'validity_not_stated', 'incoterm_not_stated', 'incoterms_differ'] as const),
    ...(['moq_not_stated', 'lead_time_not_stated'] as const),
    ...(['quantity_per_unit_not_stated', 'part_not_quoted', 'below_first_band', 'below_moq'] as const),
    ...(['unit_price_not_stated', 'line_not_linked', 'tooling_cost_not_stated'] as const),
    ...(['total_not_known', 'no_common_quantity', 'exchange_rate_missing'] as const),
    ...(['shipment_not_given', 'shipment_out_of_range', 'freight_in_price', 'goods_value_not_known'] as const),
    ...(['freight_not_known', 'costs_excluded', 'duty_tables_end', 'general_duty_not_known'] as const),
    ...(['duty_layer_open', 'duty_rate_not_given', 'import_tax_not_known'] as const),
  ])
  .meta({ id: 'ComparisonUnknownCode' });
export type UnknownCode = z.output<typeof UnknownCode>;

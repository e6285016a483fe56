import type { ComparisonLayer, UnknownCode } from './unknown.schema.ts';

/** `subject` is the part, line, currency, mode, layer or factory that it is about. */
export type Unknown = { code: UnknownCode; subject: string | null; message: string };

export type UnknownRecord = Unknown & { layer: ComparisonLayer; howToSettle: string };

type Settlement = [layer: ComparisonLayer, howToSettle: (subject: string) => string];

const settlements: Record<UnknownCode, Settlement> = {
  no_quote: [
    'answer',
    () => 'Accept an answer that waits, ask the factory for one, or have the quote that it sent recorded.',
  ],
  quote_expired: ['terms', () => 'Ask the factory to confirm the price with a new date, and record the new version.'],
  validity_not_stated: ['terms', () => 'Ask the factory until which day the quote is valid.'],
  incoterm_not_stated: ['terms', () => 'Ask the factory for the delivery term and its place, such as FOB Shenzhen.'],
  incoterms_differ: ['terms', () => 'Ask the factories for prices of one delivery term.'],
  moq_not_stated: ['terms', (part) => `Ask the factory for the minimum order quantity of ${part}.`],
  lead_time_not_stated: ['terms', (part) => `Ask the factory for the lead time of ${part} at this quantity.`],
  quantity_per_unit_not_stated: [
    'price',
    (part) => `State how many pieces of ${part} one unit needs in a new quote request.`,
  ],
  part_not_quoted: ['price', (part) => `Ask the factory for a price of ${part}.`],
  below_first_band: ['price', (part) => `Ask the factory for a price of ${part} at this quantity, or compare at more.`],
  below_moq: [
    'price',
    (part) => `Ask the factory for a lower minimum of ${part} and its price, or compare at the minimum or more.`,
  ],
  unit_price_not_stated: ['price', (part) => `Ask the factory for a price of ${part} at this quantity.`],
  line_not_linked: [
    'price',
    (line) => `Ask the factory what ${line} is priced for, and record the line with the part of the request.`,
  ],
  tooling_cost_not_stated: ['tooling', (part) => `Ask the factory for the tooling cost of ${part}, or that it is 0.`],
  total_not_known: ['price', (factory) => `Settle the unknowns of price and tooling of ${factory}.`],
  no_common_quantity: ['price', () => 'Ask the factories for prices at a quantity that both quote.'],
  exchange_rate_missing: [
    'exchange_rate',
    (currency) => `Give a rate of ${currency} in fxRates, with its day and source.`,
  ],
  shipment_not_given: ['freight', () => 'Give shipment: destination, measures of the goods and tariff number.'],
  shipment_out_of_range: ['freight', () => 'Compare at a quantity that one consignment can hold.'],
  freight_in_price: ['freight', () => 'Ask the factory for a price FOB or FCA.'],
  goods_value_not_known: ['price', () => 'Settle the unknowns of price and exchange rate.'],
  freight_not_known: ['freight', (mode) => `Ask a forwarder for a quote by ${mode}.`],
  costs_excluded: ['freight', () => 'Ask a forwarder or customs broker for these costs.'],
  duty_tables_end: ['duty', () => 'Choose a day that the duty tables cover.'],
  general_duty_not_known: ['duty', () => 'Give the tariff number of the goods as shipment.hts.'],
  duty_layer_open: ['duty', (layer) => `Decide what ${layer} depends on, or ask a customs broker.`],
  duty_rate_not_given: ['duty', () => 'Read the rate in the official tariff and give it as shipment.duty.'],
  import_tax_not_known: ['import_tax', () => 'Choose a day that the tables of import taxes cover.'],
};

export function describeUnknown(unknown: Unknown): UnknownRecord {
  const [layer, howToSettle] = settlements[unknown.code];
  return { ...unknown, layer, howToSettle: howToSettle(unknown.subject ?? '') };
}

export const listMessages = (unknowns: readonly { message: string }[]): string[] =>
  unknowns.map(({ message }) => message);

import { z } from 'zod';

const Text = z.string().min(1, 'Expected a text.');
const Day = z.iso.date({ error: 'Expected a day such as 2026-09-15.' });
const OpenDay = z.union([z.literal('').transform(() => null), Day], {
  error: 'Expected a day such as 2026-09-15, or empty if open-ended.',
});
const Page = z.url({ protocol: /^https?$/, error: 'Expected the address of an official page.' });
const Area = z.string().regex(/^[A-Z]{2}$/, 'Expected two capital letters.');
const createNumber = (accepted: string) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/, accepted)
    .transform(Number);

/** A period of a country's tax on imports. */
export const ImportTaxRow = z.strictObject({
  country: Area,
  name: Text,
  area: Area,
  tax: Text,
  rate: createNumber('Expected percent such as 25.5.'),
  validFrom: OpenDay,
  validTo: OpenDay,
  legalBasis: Text,
  officialPage: Page,
  checkedAt: Day,
});

/** Which part of the freight is taxed: none, the part to the border, or all to the first destination. */
const FreightShare = z.enum(['none', 'to_border', 'all'], { error: 'Expected none, to_border or all.' });
export type FreightShare = z.output<typeof FreightShare>;

/** A customs area. The address of a subheading contains its {digits} or its {heading}. */
export const ImportAreaRow = z.strictObject({
  area: Area,
  name: Text,
  freightInDuty: FreightShare,
  freightInTax: FreightShare,
  valuation: Text,
  valuationPage: Page,
  tariff: Text,
  tariffPage: Page,
  subheadingPage: z
    .string()
    .regex(/^(?:|https:\/\/.*\{(?:digits|heading)\}.*)$/, 'Expected an address with {digits} or {heading}, or empty.'),
  note: Text,
  checkedAt: Day,
});

/** A threshold of value, or its absence, in a period. */
export const LowValueRow = z.strictObject({
  area: Area,
  validFrom: OpenDay,
  validTo: OpenDay,
  amount: z.union([z.literal('').transform(() => null), createNumber('Expected an amount, or empty.')]),
  currency: z.union([z.literal('').transform(() => null), z.string().regex(/^[A-Z]{3}$/, 'Expected a currency.')]),
  rule: Text,
  legalBasis: Text,
  officialPage: Page,
  checkedAt: Day,
});

export type ImportTax = z.output<typeof ImportTaxRow>;
export type ImportArea = z.output<typeof ImportAreaRow>;
export type LowValueRule = z.output<typeof LowValueRow>;

export type ImportTables = {
  taxes: readonly ImportTax[];
  areas: ReadonlyMap<string, ImportArea>;
  lowValueRules: readonly LowValueRule[];
};

import { z } from 'zod';
import { DutyStatus } from '../shipping.schema.ts';

/** The day that contract 1.1.3 states duty for. */
export const contractAsOf = '2026-09-15';

/** Layers that a rule of the program decides whole; the table holds their name, days and source. */
export const ruleLayers = ['general', 'section_301', 'section_301_exclusions', 'section_232_metals'] as const;
/** Layers of which a rule decides exceptions, and the table the rest. */
export const partialRuleLayers = ['forced_labour', 'section_232_autos', 'section_232_trucks'] as const;
/** Fees for an entry. They are no duty and stand in no sum of rates. */
export const feeLayers = ['mpf', 'mpf_informal', 'express_fee', 'hmf'] as const;
export type FeeLayer = (typeof feeLayers)[number];
export const isFeeLayer = (layer: string): layer is FeeLayer => (feeLayers as readonly string[]).includes(layer);
/** Layers of the table of goods that other rules ask for. */
export const dependencyLayers = ['section_232_wood', 'section_232_drones'] as const;

export const dutyLists = ['metal_chapters', 'likely_vehicles', 'vehicle_chapters', 'likely_drone_parts'] as const;
export type DutyList = (typeof dutyLists)[number];

const Text = z.string().min(1, 'A text is needed.');
const Note = z
  .string()
  .regex(/^(?:[^{}]|\{(?:rate|validFrom|validTo|suffix)\})*$/, 'Only {rate}, {validFrom}, {validTo} and {suffix}.');
const IsoDay = z.iso.date();
const isDay = (cell: string) => IsoDay.safeParse(cell).success;
const Day = z.string().refine(isDay, 'A day such as 2026-09-15.');
const OpenDay = z
  .string()
  .refine((cell) => cell === '' || isDay(cell), 'A day such as 2026-09-15, or nothing where it is open.')
  .transform((cell) => cell || null);
const createNumberCheck = (max: number) => (cell: string) => /^\d+(\.\d+)?$/.test(cell) && Number(cell) <= max;
const createOptionalNumber = (most: number, accepted: string) =>
  z
    .string()
    .refine((cell) => cell === '' || createNumberCheck(most)(cell), accepted)
    .transform((cell) => (cell === '' ? null : Number(cell)));
const Rate = createOptionalNumber(1000, 'Percent from 0 to 1000, such as 12.5, or nothing.');
const Usd = createOptionalNumber(1_000_000, 'US dollars, such as 33.58, or nothing.');
const createList = (part: RegExp, accepted: string) =>
  z
    .string()
    .refine((cell) => cell === '' || cell.split('|').every((one) => part.test(one)), accepted)
    .transform((cell) => (cell ? cell.split('|') : []));
const Lines = createList(
  /^\d{2}(?:\d{2}(?:\.\d{1,2}|\.\d{2}\.\d{2})?)?$/,
  'Chapters, headings or lines such as 84, 8471 or 8471.30.01, with | between.',
);
const SomeLines = Lines.refine(
  (lines) => lines.length > 0,
  'Chapters, headings or lines such as 84, 8471 or 8471.30.01, with | between.',
);
const Heading = z.string().regex(/^99\d\d\.\d\d\.\d\d$/, 'A heading of chapter 99 such as 9903.88.01.');
const Line = z.string().regex(/^\d{4}\.\d{2}\.\d{2}$/, 'A line of eight digits such as 8471.30.01.');

/** The days of a row. */
const period = { validFrom: OpenDay, validTo: OpenDay };
/** Where and when the facts of a row were looked up. */
const origin = { source: Text, checkedAt: Day };

export const LayerRow = z.strictObject({
  layer: z.string().regex(/^[a-z][a-z0-9_]*$/, 'A name of small letters, digits and _.'),
  name: Text,
  ...period,
  status: z.union([z.literal('').transform(() => null), DutyStatus], {
    error: `One of ${DutyStatus.options.join(', ')}, or nothing where a rule of the program decides.`,
  }),
  rate: Rate,
  basis: Note,
  ...origin,
});
export const GoodsRow = z.strictObject({
  layer: Text,
  lines: SomeLines,
  suffixes: createList(/^(?:\d\d|given|none)$/, 'Suffixes of two digits, given or none, with | between, or nothing.'),
  ...period,
  status: z.enum(DutyStatus.options, { error: `One of ${DutyStatus.options.join(', ')}.` }),
  rate: Rate,
  paid: z.enum(['', 'yes'], { error: 'yes or nothing.' }).transform((cell) => cell === 'yes'),
  basis: Note.min(1, 'A text is needed.'),
  ...origin,
});
export const HeadingRow = z.strictObject({
  layer: z.enum(['section_301', 'section_232_metals'], { error: 'section_301 or section_232_metals.' }),
  heading: Heading,
  name: Text,
  rate: createList(/^\d{1,3}(?:\.\d+)?$/, 'Percent such as 7.5, with | between, or nothing.').transform((cells) =>
    cells.map(Number),
  ),
  extent: z.enum(['', 'some_suffixes', 'in_total'], { error: 'some_suffixes, in_total or nothing.' }),
  doubt: z.string(),
  ...period,
  ...origin,
});
export const MetalSuffixRow = z.strictObject({
  line: Line,
  listed: createList(/^\d\d$/, 'Suffixes of two digits, with | between.'),
  others: createList(/^(?:\d\d|listed)$/, 'listed, the suffixes known not to be listed with | between, or nothing.'),
  exit: z.enum(['yes', 'no'], { error: 'yes or no.' }).transform((cell) => cell === 'yes'),
  ...period,
  ...origin,
});
export const MetalChangeRow = z.strictObject({
  lines: Lines,
  list: z.string(),
  from: z.union([z.enum(['', 'none']), Heading], { error: 'A heading such as 9903.82.09, none, or nothing for any.' }),
  change: z.enum(['listed', 'unlisted', 'doubtful', 'unchanged'], {
    error: 'listed, unlisted, doubtful or unchanged.',
  }),
  to: z.union([z.literal(''), Heading], { error: 'A heading such as 9903.82.09, or nothing.' }),
  note: Note.min(1, 'A text is needed.'),
  ...period,
  ...origin,
});
export const ListRow = z.strictObject({
  list: z.enum(dutyLists, { error: `One of ${dutyLists.join(', ')}.` }),
  lines: SomeLines,
  meaning: Text,
  ...origin,
});
export const FeeRow = z.strictObject({
  layer: z.enum(feeLayers, { error: `One of ${feeLayers.join(', ')}.` }),
  ...period,
  rate: Rate,
  minimum: Usd,
  maximum: Usd,
  amount: Usd,
  upToValue: Usd,
  ...origin,
});

const RequiredNumber = z.number({ error: 'A number is needed for this fee.' });
const EmptyCell = z.null({ error: 'This fee has none: leave it empty.' });
const none = { rate: EmptyCell, minimum: EmptyCell, maximum: EmptyCell, amount: EmptyCell, upToValue: EmptyCell };
const days = { validFrom: z.string().nullable(), validTo: z.string().nullable(), source: z.string() };
/** A row of fees with the figures that its fee is made of. */
export const Fee = z.discriminatedUnion('layer', [
  z.object({
    ...none,
    ...days,
    layer: z.literal('mpf'),
    rate: RequiredNumber,
    minimum: RequiredNumber,
    maximum: RequiredNumber,
  }),
  z.object({ ...none, ...days, layer: z.literal('mpf_informal'), amount: RequiredNumber, upToValue: RequiredNumber }),
  z.object({ ...none, ...days, layer: z.literal('express_fee'), amount: RequiredNumber.nullable() }),
  z.object({ ...none, ...days, layer: z.literal('hmf'), rate: RequiredNumber }),
]);
export type Fee = z.output<typeof Fee>;

export const CoverageRow = z.strictObject({ validFrom: Day, validTo: Day, ...origin });

export type LayerRow = z.output<typeof LayerRow>;
export type GoodsRow = z.output<typeof GoodsRow>;
export type HeadingRow = z.output<typeof HeadingRow>;
export type MetalSuffixRow = z.output<typeof MetalSuffixRow>;
export type MetalChangeRow = z.output<typeof MetalChangeRow>;

/** A layer with the goods that its table names. In texts only `{suffix}` is still to be filled in. */
export type DutyLayer = LayerRow & { goods: readonly GoodsRow[] };

/** What duty is worked out from, in the order of the files. */
export type DutyTables = {
  /** The first and the last day for which the tables are complete. */
  coverage: { validFrom: string; validTo: string };
  layers: ReadonlyMap<string, DutyLayer>;
  headings: readonly HeadingRow[];
  metalSuffixes: readonly MetalSuffixRow[];
  metalChanges: readonly MetalChangeRow[];
  lists: Readonly<Record<DutyList, readonly string[]>>;
  fees: readonly Fee[];
};

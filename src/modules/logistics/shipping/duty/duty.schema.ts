import { z } from 'zod';
import { DutyStatus } from '../shipping.schema.ts';

/** Duty date of contract 1.1.3. */
export const contractAsOf = '2026-09-15';

/** Layers decided by a rule in code; the table has their name, days and source. */
export const ruleLayers = ['general', 'section_301', 'section_301_exclusions', 'section_232_metals'] as const;
/** Layers with exceptions decided by a rule; the table states the default. */
export const partialRuleLayers = ['forced_labour', 'section_232_autos', 'section_232_trucks'] as const;
/** Entry fees, which no duty rate includes. */
export const feeLayers = ['mpf', 'mpf_informal', 'express_fee', 'hmf'] as const;
export type FeeLayer = (typeof feeLayers)[number];
export const isFeeLayer = (layer: string): layer is FeeLayer => feeLayers.some((one) => one === layer);
/** Layers of the table of goods that rules depend on. */
export const dependencyLayers = ['section_232_wood', 'section_232_drones'] as const;

export const dutyLists = [
  'metal_chapters',
  'likely_vehicles',
  'likely_drone_parts',
  'automobiles',
  'automobile_parts',
  'heavy_vehicles',
  'heavy_vehicle_parts',
] as const;
export type DutyList = (typeof dutyLists)[number];

const Text = z.string().min(1, 'Expected a text.');
const Note = z
  .string()
  .regex(
    /^(?:[^{}]|\{(?:rate|validFrom|validTo|suffix)\})*$/,
    'Allowed placeholders are {rate}, {validFrom}, {validTo} and {suffix}.',
  );
const IsoDay = z.iso.date();
const isDay = (cell: string) => IsoDay.safeParse(cell).success;
const Day = z.string().refine(isDay, 'Expected a day such as 2026-09-15.');
const OpenDay = z
  .string()
  .refine((cell) => cell === '' || isDay(cell), 'Expected a day such as 2026-09-15, or empty if open-ended.')
  .transform((cell) => cell || null);
const createNumberCheck = (max: number) => (cell: string) => /^\d+(\.\d+)?$/.test(cell) && Number(cell) <= max;
const createOptionalNumber = (most: number, accepted: string) =>
  z
    .string()
    .refine((cell) => cell === '' || createNumberCheck(most)(cell), accepted)
    .transform((cell) => (cell === '' ? null : Number(cell)));
const Rate = createOptionalNumber(1000, 'Expected percent from 0 to 1000, such as 12.5, or empty.');
const Usd = createOptionalNumber(1_000_000, 'Expected US dollars, such as 33.58, or empty.');
const createList = (part: RegExp, accepted: string) =>
  z
    .string()
    .refine((cell) => cell === '' || cell.split('|').every((one) => part.test(one)), accepted)
    .transform((cell) => (cell ? cell.split('|') : []));
const Lines = createList(
  /^\d{2}(?:\d{2}(?:\.\d{1,2}|\.\d{2}\.\d{2})?)?$/,
  'Expected chapters, headings or lines such as 84, 8471 or 8471.30.01, separated by |.',
);
const SomeLines = Lines.refine(
  (lines) => lines.length > 0,
  'Expected chapters, headings or lines such as 84, 8471 or 8471.30.01, separated by |.',
);
const Heading = z.string().regex(/^99\d\d\.\d\d\.\d\d$/, 'Expected a heading of chapter 99 such as 9903.88.01.');
const Line = z.string().regex(/^\d{4}\.\d{2}\.\d{2}$/, 'Expected a line of eight digits such as 8471.30.01.');

const period = { validFrom: OpenDay, validTo: OpenDay };
const origin = { source: Text, checkedAt: Day };

export const LayerRow = z.strictObject({
  layer: z.string().regex(/^[a-z][a-z0-9_]*$/, 'Expected lower-case letters, digits and _.'),
  name: Text,
  ...period,
  status: z.union([z.literal('').transform(() => null), DutyStatus], {
    error: `Expected one of ${DutyStatus.options.join(', ')}, or empty if a rule decides.`,
  }),
  rate: Rate,
  basis: Note,
  ...origin,
});
export const GoodsRow = z.strictObject({
  layer: Text,
  lines: SomeLines,
  suffixes: createList(
    /^(?:\d\d|given|none)$/,
    'Expected suffixes of two digits, given or none, separated by |, or empty.',
  ),
  ...period,
  status: z.enum(DutyStatus.options, { error: `Expected one of ${DutyStatus.options.join(', ')}.` }),
  rate: Rate,
  paid: z.enum(['', 'yes'], { error: 'Expected yes or empty.' }).transform((cell) => cell === 'yes'),
  basis: Note.min(1, 'Expected a text.'),
  ...origin,
});
export const HeadingRow = z.strictObject({
  layer: z.enum(['section_301', 'section_232_metals'], { error: 'Expected section_301 or section_232_metals.' }),
  heading: Heading,
  name: Text,
  rate: createList(/^\d{1,3}(?:\.\d+)?$/, 'Expected percent such as 7.5, separated by |, or empty.').transform(
    (cells) => cells.map(Number),
  ),
  extent: z.enum(['', 'some_suffixes', 'in_total'], { error: 'Expected some_suffixes, in_total or empty.' }),
  doubt: z.string(),
  ...period,
  ...origin,
});
export const MetalSuffixRow = z.strictObject({
  line: Line,
  listed: createList(/^\d\d$/, 'Expected suffixes of two digits, separated by |.'),
  others: createList(
    /^(?:\d\d|listed)$/,
    'Expected listed, the suffixes known not to be listed, separated by |, or empty.',
  ),
  exit: z.enum(['yes', 'no'], { error: 'Expected yes or no.' }).transform((cell) => cell === 'yes'),
  ...period,
  ...origin,
});
export const MetalChangeRow = z.strictObject({
  lines: Lines,
  list: z.string(),
  from: z.union([z.enum(['', 'none']), Heading], {
    error: 'Expected a heading such as 9903.82.09, none, or empty for any.',
  }),
  change: z.enum(['listed', 'unlisted', 'doubtful', 'unchanged'], {
    error: 'Expected listed, unlisted, doubtful or unchanged.',
  }),
  to: z.union([z.literal(''), Heading], { error: 'Expected a heading such as 9903.82.09, or empty.' }),
  note: Note.min(1, 'Expected a text.'),
  ...period,
  ...origin,
});
export const ListRow = z.strictObject({
  list: z.enum(dutyLists, { error: `Expected one of ${dutyLists.join(', ')}.` }),
  lines: createList(
    /^\d{2}(?:\d{2}(?:\.\d{1,2}|\.\d{2}\.\d{2}(?:\.\d{2})?)?)?$/,
    'Expected chapters, headings, lines or numbers of ten digits such as 84, 8471, 8471.30.01 or 8471.30.01.10, separated by |.',
  ).refine((lines) => lines.length > 0, 'Expected at least one chapter, heading or line.'),
  meaning: Text,
  ...origin,
});
export const FeeRow = z.strictObject({
  layer: z.enum(feeLayers, { error: `Expected one of ${feeLayers.join(', ')}.` }),
  ...period,
  rate: Rate,
  minimum: Usd,
  maximum: Usd,
  amount: Usd,
  upToValue: Usd,
  ...origin,
});

const RequiredNumber = z.number({ error: 'This fee requires a number.' });
const EmptyCell = z.null({ error: 'Must be empty for this fee.' });
const none = { rate: EmptyCell, minimum: EmptyCell, maximum: EmptyCell, amount: EmptyCell, upToValue: EmptyCell };
const days = { validFrom: z.string().nullable(), validTo: z.string().nullable(), source: z.string() };
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

export const AlternativeRow = z.strictObject({
  layer: Text,
  lines: SomeLines,
  suffixes: createList(/^(?:\d\d|given)$/, 'Expected suffixes of two digits or given, separated by |, or empty.'),
  ...period,
  rates: createList(/^\d{1,3}(?:\.\d+)?$/, 'Expected percent such as 7.5, separated by |.')
    .refine((rates) => rates.length > 0, 'Expected percent such as 7.5, separated by |.')
    .transform((cells) => cells.map(Number)),
  question: z.string().regex(/^(?:|[A-Z].*\?)$/, 'Expected a question, or empty for one rate.'),
  ...origin,
});

export type LayerRow = z.output<typeof LayerRow>;
export type GoodsRow = z.output<typeof GoodsRow>;
export type HeadingRow = z.output<typeof HeadingRow>;
export type MetalSuffixRow = z.output<typeof MetalSuffixRow>;
export type MetalChangeRow = z.output<typeof MetalChangeRow>;
export type AlternativeRow = z.output<typeof AlternativeRow>;

/** Texts may still contain `{suffix}`. */
export type DutyLayer = LayerRow & { goods: readonly GoodsRow[] };

export type DutyTables = {
  coverage: { validFrom: string; validTo: string };
  layers: ReadonlyMap<string, DutyLayer>;
  headings: readonly HeadingRow[];
  metalSuffixes: readonly MetalSuffixRow[];
  metalChanges: readonly MetalChangeRow[];
  alternatives: readonly AlternativeRow[];
  lists: Readonly<Record<DutyList, readonly string[]>>;
  fees: readonly Fee[];
};

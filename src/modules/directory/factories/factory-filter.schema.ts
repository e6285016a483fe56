import { z } from 'zod';
import { Process, Quantity } from '#kernel/enums.ts';
import { numberedPageQuery } from '#kernel/pagination/numbered-page.ts';
import { TimeRange } from '#kernel/pagination/page.ts';
import { digits, flag } from '#kernel/query-params.ts';
import { line } from '#kernel/text.ts';
import { Confidence, Days, FactoryKind, StartupFriendly } from './factory.schema.ts';

const certificateName = line(120).meta({
  description: 'Name of a certificate, with or without its year, such as ISO 9001.',
});

export const FactoryFilterQuery = z.strictObject({
  q: line(200).optional(),
  process: Process.optional(),
  city: line(60).optional(),
  region: line(60).optional(),
  startupFriendly: StartupFriendly.optional(),
  answeredUs: flag.optional(),
  minQuantityAtMost: digits(Quantity.optional()),
  confidence: Confidence.optional(),
  certification: certificateName.optional(),
  includeQuarantined: flag.optional(),
});
export type FactoryFilterQuery = z.output<typeof FactoryFilterQuery>;

export const FactoryListQuery = FactoryFilterQuery.extend(numberedPageQuery);
export type FactoryListQuery = z.output<typeof FactoryListQuery>;

export const FactorySearchQuery = FactoryListQuery.extend({ q: line(200) });
export type FactorySearchQuery = z.output<typeof FactorySearchQuery>;

const anyOf = <S extends z.ZodType>(value: S, max = 20) =>
  z.array(value).max(max).nullish().meta({ description: 'Any of these.' });
const anyOfEnum = <S extends z.ZodEnum>(values: S) => anyOf(values, values.options.length);
const orUnknown = (name: string) =>
  z
    .boolean()
    .nullish()
    .meta({
      description: `With true, factories whose value is unknown, or one of \`${name}\` if that is given. With false, factories whose value is known.`,
    });
const QuantityRange = z
  .strictObject({
    from: Quantity.nullish().meta({ description: 'The smallest number.' }),
    to: Quantity.nullish().meta({ description: 'The largest number.' }),
  })
  .meta({ id: 'QuantityRange' });
const DaysRange = z
  .strictObject({
    from: Days.nullish().meta({ description: 'The smallest number of days.' }),
    to: Days.nullish().meta({ description: 'The largest number of days.' }),
  })
  .meta({ id: 'DaysRange' });

export const FactoryFilter = z.strictObject({
  q: line(200).nullish().meta({ description: 'Words in English, Chinese or pinyin, or a part of a directory id.' }),
  process: anyOfEnum(Process),
  processUnknown: orUnknown('process'),
  city: anyOf(line(60)),
  cityUnknown: orUnknown('city'),
  region: anyOf(line(60)),
  regionUnknown: orUnknown('region'),
  kind: anyOfEnum(FactoryKind),
  startupFriendly: anyOfEnum(StartupFriendly),
  confidence: anyOfEnum(Confidence),
  answeredUs: z.boolean().nullish().meta({ description: 'A value of false is no condition.' }),
  certified: z.boolean().nullish().meta({ description: 'Whether the factory states any certificate.' }),
  certification: anyOf(certificateName),
  minQuantityAtMost: Quantity.nullish().meta({ description: 'The same as `minQuantity: { to }`.' }),
  minQuantity: QuantityRange.nullish().meta({
    description: 'The smallest stated minimum quantity, of `process` if that is given. Both ends belong to it.',
  }),
  leadTimeDays: DaysRange.nullish().meta({
    description: 'The longest stated production lead time. Both ends belong to it.',
  }),
  updatedAt: TimeRange.nullish(),
  includeQuarantined: z.boolean().nullish().meta({ description: 'For operator staff only.' }),
});
type Given<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
/** Without nulls, which are no condition. */
export type FactoryFilter = Given<z.output<typeof FactoryFilter>>;

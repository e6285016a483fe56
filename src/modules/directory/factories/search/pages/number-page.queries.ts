import { type RawBuilder, sql } from 'kysely';
import type { FactoryRow } from '../../factory.queries.ts';
import {
  findSmallestMinimum,
  leadTimeIndex,
  toMinimaIndex,
  toUpdatedAtNumber,
  updatedAtIndex,
} from '../index-terms.rules.ts';
import { pageByTiers, type Slice, selectSortKey } from './tier-page.queries.ts';

/** Numbers by which factories are ordered: how they are indexed, and how they are read from the table. */
export const numberOrders = {
  MIN_QUANTITY: {
    index: toMinimaIndex('any'),
    read: sql`(select min((one ->> 'quantity')::int) from jsonb_array_elements(f.min_quantities) as one)`,
    toNumber: ({ minQuantities }: FactoryRow) => findSmallestMinimum({ minQuantities }),
  },
  LEAD_TIME: {
    index: leadTimeIndex,
    read: sql`(f.directory_fields -> 'productionLeadTimeDays' ->> 'high')::int`,
    toNumber: ({ directoryFields }: FactoryRow) => directoryFields.productionLeadTimeDays?.high ?? null,
  },
  UPDATED_AT: {
    index: updatedAtIndex,
    read: sql`f.updated_at`,
    toNumber: ({ updatedAt }: FactoryRow) => toUpdatedAtNumber(Date.parse(updatedAt)),
  },
};

/**
 * The tiers of `directory.number_tiers`, numbered so that they are read in the direction of the page; unknown numbers
 * come last in both orders. The keyset is the number, or an empty text, and the sort key of the directory.
 */
export function pageByNumber(slice: Slice, field: keyof typeof numberOrders, back: boolean): RawBuilder<unknown> {
  const { index, read } = numberOrders[field];
  const { first, from, towards, matched } = slice;
  const [after = null, ...key] = from ?? [];
  const isUnknown = after === '';
  const sign = towards === 'desc' ? -1 : 1;
  const unknownTier = back ? -1 : 3;
  const parts = sql`
    tiered as materialized (
      select t.segment, ${sql.lit(sign)} * case t.tier when 3 then ${sql.lit(unknownTier)} else t.tier end as tier, t.bits
      from (select array_agg(h.segment order by h.segment) as segments, array_agg(h.found order by h.segment) as found from hit h having count(*) > 0) as whole
      cross join lateral directory.number_tiers(whole.segments, whole.found, ${index.scope}, ${sql.lit(index.digits)},
        ${sql.lit(towards === 'desc')}, ${isUnknown ? null : after}::bigint, ${first + 1}::int) as t
    ),
    part as materialized (
      select case when t.tier = ${sql.lit(sign)} then 0 else s.n end as n, s.id as segment, t.tier, t.bits, bit_count(t.bits)::int as count
      from (select g.id, row_number() over (order by ${selectSortKey('g')}) as n from directory.segment g) as s
      join tiered t on t.segment = s.id
    )`;
  const tier = sign * (isUnknown ? unknownTier : 0);
  const number = sql`case when p.tier = ${sql.lit(sign)} then (select ${read} from factory f where f.id = p.factory_id) end`;
  return pageByTiers({ first, from: from && [tier, ...key], towards, matched }, parts, [number]);
}

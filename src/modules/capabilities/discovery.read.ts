import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { Discovery } from './capability.shapes.ts';
import { queryOf } from './capability-words.rules.ts';
import {
  fullWeight,
  type PlaceWish,
  placeWishesOf,
  weights,
  worthOfConfidence,
  worthOfUnknown,
} from './discovery.rules.ts';

export type Found = { id: string; score: number; held: boolean[]; places: string[] };

const sum = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` + `);

/**
 * The published capabilities that hold a word of the query or are of a wished process, best first; of equal ones the
 * newest. Whoever made a quarantined factory's is left out.
 */
export async function searchCapabilities(
  { searches }: Pick<Context, 'searches'>,
  wishes: Discovery,
  terms: readonly string[],
): Promise<Found[]> {
  const { processes = [], quantity, limit } = wishes;
  const queries = terms.map(queryOf);
  const any = [...queries, ...processes.map((process) => `'${process}'`)].map((query) => `(${query})`).join(' | ');
  const holds = queries.map((query) => sql`(c.words @@ ${query}::tsquery)`);
  const points = [
    sql`${weights.words}::float * (${sum(holds.map((held) => sql`${held}::int`))}) / ${terms.length}::float`,
    sql`${weights.confidence}::float * ${worthOf(worthOfConfidence)}`,
    ...(processes.length ? [sql`${weights.processes}::float * (c.process = any(${processes}::text[]))::int`] : []),
    ...(quantity === undefined ? [] : [sql`${weights.quantity}::float * ${worthOfQuantity(quantity)}`]),
    ...placeWishesOf(wishes).map((wish) => sql`${weights.place}::float * ${worthOfPlace(wish)}`),
  ];
  const placesBefore = placeWishesOf(wishes).length ? sql`cross join lateral (select ${places} as places) as w` : sql``;
  const { rows } = await sql<Found>`
    select best.id, best.held, best.score, ${places} as places
    from (
      select c.id, c.regions, c.factory_id, c.published_at, array[${sql.join(holds)}] as held,
        round(((${sum(points)}) / ${fullWeight(wishes)}::float)::numeric, 3)::float as score
      from published_capability c left join factory f on f.id = c.factory_id ${placesBefore}
      where c.words @@ ${any}::tsquery and f.quarantined is not true
      order by score desc, c.published_at desc, c.id limit ${limit}::int
    ) as best cross join lateral (select best.regions) as c left join factory f on f.id = best.factory_id
    order by best.score desc, best.published_at desc, best.id`.execute(searches);
  return rows;
}

/** Where a capability is made by its own words and by the record of its factory, in lower case. */
const places = sql`array(select lower(region) from unnest(c.regions) as region)
  || array_remove(array[lower(f.city), lower(f.region)], null)`;

const worthOf = (worth: Record<string, number>) =>
  sql`(case c.confidence ${sql.join(
    Object.entries(worth).map(([value, points]) => sql`when ${sql.lit(value)} then ${sql.lit(points)}`),
    sql` `,
  )} end)`;

const worthOfQuantity = (quantity: number) => sql`(case
  when ${quantity}::int < c.min_quantity or ${quantity}::int > c.max_quantity then 0
  when c.min_quantity is null then ${sql.lit(worthOfUnknown)} else 1 end)`;

const worthOfPlace = ({ met, unknown }: PlaceWish) => sql`(case
  when w.places && ${met}::text[] then 1
  when w.places <@ ${unknown}::text[] then ${sql.lit(worthOfUnknown)} else 0 end)`;

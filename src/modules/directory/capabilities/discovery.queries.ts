import { type RawBuilder, sql } from 'kysely';
import { quoteLexeme } from '#db/columns.ts';
import type { Context } from '#kernel/context.ts';
import type { Discovery } from './capability.schema.ts';
import { expandTerm, type Needed } from './capability-words.rules.ts';
import {
  fullWeight,
  type PlaceWish,
  toPlaceWishes,
  weights,
  worthOfConfidence,
  worthOfUnknown,
} from './discovery.rules.ts';

export type Found = { id: string; score: number; held: boolean[]; places: string[] };

/** As a `tsquery`. */
const queryOf = (needed: Needed): string =>
  'beginning' in needed ? `${quoteLexeme(needed.beginning)}:*` : needed.whole.map(quoteLexeme).join(' & ');

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
  const queries = terms.map((term) => queryOf(expandTerm(term)));
  const any = [...queries, ...processes.map(quoteLexeme)].map((query) => `(${query})`).join(' | ');
  const holds = queries.map((query) => sql`(c.words @@ ${query}::tsquery)`);
  const points = [
    sql`${weights.words}::float * (${sum(holds.map((held) => sql`${held}::int`))}) / ${terms.length}::float`,
    sql`${weights.confidence}::float * ${worthOf(worthOfConfidence)}`,
    ...(processes.length ? [sql`${weights.processes}::float * (c.process = any(${processes}::text[]))::int`] : []),
    ...(quantity === undefined ? [] : [sql`${weights.quantity}::float * ${worthOfQuantity(quantity)}`]),
    ...toPlaceWishes(wishes).map((wish) => sql`${weights.place}::float * ${worthOfPlace(wish)}`),
  ];
  const { rows } = await sql<Found>`
    select best.id, best.score, array[${sql.join(holds)}] as held,
      c.places || array_remove(array[lower(f.city), lower(f.region)], null) as places
    from (
      select c.id, c.published_at, floor(1000 * (${sum(points)}) / ${fullWeight(wishes)}::float + 0.5) / 1000 as score
      from published_capability c left join factory f on f.id = c.factory_id
      where c.words @@ ${any}::tsquery and f.quarantined is not true
      order by score desc, c.published_at desc, c.id limit ${limit}::int
    ) as best join published_capability c on c.id = best.id left join factory f on f.id = c.factory_id
    order by best.score desc, best.published_at desc, best.id`.execute(searches);
  return rows;
}

const worthOf = (worth: Record<string, number>) =>
  sql`(case c.confidence ${sql.join(
    Object.entries(worth).map(([value, points]) => sql`when ${sql.lit(value)} then ${sql.lit(points)}`),
    sql` `,
  )} end)`;

const worthOfQuantity = (quantity: number) => sql`(case
  when ${quantity}::int < c.min_quantity or ${quantity}::int > c.max_quantity then 0
  when c.min_quantity is null then ${sql.lit(worthOfUnknown)} else 1 end)`;

const worthOfPlace = ({ met, unknown }: PlaceWish) => {
  const itsFactory = (places: string[], where: string) =>
    sql`${sql.ref(`f.${where}`)} is not null and lower(${sql.ref(`f.${where}`)}) = any(${places}::text[])`;
  const open = (where: string) => sql`(${sql.ref(`f.${where}`)} is null or ${itsFactory(unknown, where)})`;
  return sql`(case
    when c.places && ${met}::text[] or (${itsFactory(met, 'city')}) or (${itsFactory(met, 'region')}) then 1
    when c.places <@ ${unknown}::text[] and ${open('city')} and ${open('region')} then ${sql.lit(worthOfUnknown)}
    else 0 end)`;
};

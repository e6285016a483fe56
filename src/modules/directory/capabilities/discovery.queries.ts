import { type RawBuilder, sql } from 'kysely';
import { quoteLexeme } from '#db/columns.ts';
import type { Context } from '#kernel/context.ts';
import type { Discovery } from './capability.schema.ts';
import { expandTerm, type TermPattern } from './capability-words.rules.ts';
import {
  confidenceScores,
  type PlaceCriterion,
  sumWeights,
  toPlaceCriteria,
  unknownScore,
  weights,
} from './discovery.rules.ts';

export type Found = { id: string; score: number; held: boolean[]; places: string[] };

const formatTsquery = (pattern: TermPattern): string =>
  'prefix' in pattern ? `${quoteLexeme(pattern.prefix)}:*` : pattern.all.map(quoteLexeme).join(' & ');

const sumExpressions = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` + `);

export async function searchCapabilities(
  { searches }: Pick<Context, 'searches'>,
  criteria: Discovery,
  terms: readonly string[],
): Promise<Found[]> {
  const { processes = [], quantity, limit } = criteria;
  const queries = terms.map((term) => formatTsquery(expandTerm(term)));
  const any = [...queries, ...processes.map(quoteLexeme)].map((query) => `(${query})`).join(' | ');
  const holds = queries.map((query) => sql`(c.words @@ ${query}::tsquery)`);
  const scores = [
    sql`${weights.words}::float * (${sumExpressions(holds.map((held) => sql`${held}::int`))}) / ${terms.length}::float`,
    sql`${weights.confidence}::float * ${scoreConfidence(confidenceScores)}`,
    ...(processes.length ? [sql`${weights.processes}::float * (c.process = any(${processes}::text[]))::int`] : []),
    ...(quantity === undefined ? [] : [sql`${weights.quantity}::float * ${scoreQuantity(quantity)}`]),
    ...toPlaceCriteria(criteria).map((criterion) => sql`${weights.place}::float * ${scorePlace(criterion)}`),
  ];
  const { rows } = await sql<Found>`
    select best.id, best.score, array[${sql.join(holds)}] as held,
      c.places || array_remove(array[lower(f.city), lower(f.region)], null) as places
    from (
      select c.id, c.published_at, floor(1000 * (${sumExpressions(scores)}) / ${sumWeights(criteria)}::float + 0.5) / 1000 as score
      from published_capability c left join factory f on f.id = c.factory_id
      where c.words @@ ${any}::tsquery and f.quarantined is not true
      order by score desc, c.published_at desc, c.id limit ${limit}::int
    ) as best join published_capability c on c.id = best.id left join factory f on f.id = c.factory_id
    order by best.score desc, best.published_at desc, best.id`.execute(searches);
  return rows;
}

const scoreConfidence = (worth: Record<string, number>) =>
  sql`(case c.confidence ${sql.join(
    Object.entries(worth).map(([value, points]) => sql`when ${sql.lit(value)} then ${sql.lit(points)}`),
    sql` `,
  )} end)`;

const scoreQuantity = (quantity: number) => sql`(case
  when ${quantity}::int < c.min_quantity or ${quantity}::int > c.max_quantity then 0
  when c.min_quantity is null then ${sql.lit(unknownScore)} else 1 end)`;

const scorePlace = ({ met, unknown }: PlaceCriterion) => {
  const isFactoryIn = (places: string[], where: string) =>
    sql`${sql.ref(`f.${where}`)} is not null and lower(${sql.ref(`f.${where}`)}) = any(${places}::text[])`;
  const isUnknownPlace = (where: string) => sql`(${sql.ref(`f.${where}`)} is null or ${isFactoryIn(unknown, where)})`;
  return sql`(case
    when c.places && ${met}::text[] or (${isFactoryIn(met, 'city')}) or (${isFactoryIn(met, 'region')}) then 1
    when c.places <@ ${unknown}::text[] and ${isUnknownPlace('city')} and ${isUnknownPlace('region')} then ${sql.lit(unknownScore)}
    else 0 end)`;
};

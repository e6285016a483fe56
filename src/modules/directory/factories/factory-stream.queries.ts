import { type Compilable, type RawBuilder, sql } from 'kysely';
import { selectColumns } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import type { FactoryRow } from './factory.queries.ts';
import type { FactoryFilter } from './factory-filter.schema.ts';
import { buildMatch } from './search/search-query.queries.ts';

const batchSize = 2000;

/**
 * Directory order, in batches of about 2,000. The caller provides a transaction for one consistent snapshot. Holds the
 * matches as bits: 4 kB for each 4,096 factories.
 */
export async function* streamFactories(
  read: <R>(query: Compilable<R>) => Promise<R[]>,
  db: Context['rows'],
  filter: FactoryFilter,
  selected: readonly (keyof FactoryRow)[],
): AsyncGenerator<FactoryRow[]> {
  const ask = <R>(statement: RawBuilder<R>) => read({ compile: () => statement.compile(db) });
  // Waits for a concurrent index swap: a snapshot from before it would see the new index empty.
  await ask(sql`lock table directory.segment in access share mode`);
  const match = await buildMatch(ask, filter);
  const segments = await ask(sql<Segment>`with ${match.with}
    select h.segment, h.found::text as bits, bit_count(h.found)::int as count
    from hit h join directory.segment s on s.id = h.segment where h.found <> directory.none()
    order by s.confidence, s.silent, s.name, s.factory_id`);
  const readRows = (some: Segment[]) =>
    ask(sql<FactoryRow>`select ${selectColumns('f', selected)}
      from unnest(${some.map(({ segment }) => segment)}::int[], ${some.map(({ bits }) => bits)}::text[]) as c(segment, bits)
      cross join lateral directory.slots_of(c.bits::bit(4096), bit_count(c.bits::bit(4096))::int) as found(slot)
      cross join lateral (select * from directory.place where segment = c.segment and slot = found.slot offset 0) as p
      cross join lateral (select * from factory where id = p.factory_id offset 0) as f
      order by p.confidence, p.silent, p.name, p.factory_id`);

  // The next batch is read while the current one is processed.
  let pending: Promise<FactoryRow[]> | null = null;
  for (const some of groupSegments(segments)) {
    const before: Promise<FactoryRow[]> | null = pending;
    pending = readRows(some);
    pending.catch(() => {});
    if (before) yield await before;
  }
  if (pending) yield await pending;
}

type Segment = { segment: number; bits: string; count: number };

function* groupSegments(segments: readonly Segment[]): Generator<Segment[]> {
  let batch: Segment[] = [];
  let size = 0;
  for (const segment of segments) {
    batch.push(segment);
    size += segment.count;
    if (size < batchSize) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length) yield batch;
}

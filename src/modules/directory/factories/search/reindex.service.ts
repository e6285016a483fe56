import type { EntityManager } from '@mikro-orm/postgresql';
import { copyInto } from '#db/copy.ts';
import { bound } from '#db/raw-query.ts';
import { counted, indexLock, wordOf } from './factory-index.service.ts';
import {
  everyFactory,
  type FacetValue,
  type Indexed,
  orderOf,
  placeOf,
  tokensOf,
  tokensVersion,
} from './index-terms.rules.ts';
import { chooseParts, manyWords } from './substring-index.queries.ts';
import { holdersOf, type PartFinder, partFinder } from './substring-index.rules.ts';

const importing = `hashtext('directory import')`;

/** Imports take turns: each compares rows with what it finds saved. Held until it is disposed of. */
export async function takeTurn(em: EntityManager): Promise<AsyncDisposable> {
  const client = await (await em.getConnection().getNativeClient()).connect();
  await client.query(`select pg_advisory_lock(${importing})`);
  // A connection that cannot give up its turn is closed with it.
  const done = async () => {
    const unlocked = await client.query(`select pg_advisory_unlock(${importing})`).then(
      () => true,
      () => false,
    );
    client.release(!unlocked);
  };
  return { [Symbol.asyncDispose]: done };
}

/**
 * Makes the index anew if it is behind the factories, or was made by other rules. While an import is running, it is the
 * import that does so at its end.
 */
export async function ensureIndex(em: EntityManager, { inTurn = false } = {}): Promise<void> {
  const [state] = await bound(em, behind, [tokensVersion]);
  if (!state) return;
  if (inTurn) return rebuildIndex(em, { ifBehind: true });
  const client = await (await em.getConnection().getNativeClient()).connect();
  try {
    const { rows } = await client.query(`select pg_try_advisory_lock(${importing}) as free`);
    if (rows[0]!.free) await rebuildIndex(em, { ifBehind: true });
  } finally {
    client.release(true);
  }
}

const behind = 'select from directory.state where stale or version <> $1';

const slots = 4096;
/** Room is left for factories that come later. */
const filled = 3584;
const segmentsPerBlock = 8;
/** A word that at most so many factories hold lists them itself; one that grows to twice as many gets tokens. */
const rare = 64;
/** A token that so many factories of a block hold is kept as bits, one that fewer hold as a list. */
const dense = 200;

type Read = Indexed & { id: string };

/**
 * Makes the index anew beside the old one, which serves until the new one takes its place. Holds the tokens of one block
 * (28,672 factories) in memory.
 */
export async function rebuildIndex(em: EntityManager, { ifBehind = false, partFrom = manyWords } = {}): Promise<void> {
  const pool = await em.getConnection().getNativeClient();
  const [reader, writer] = await Promise.all([pool.connect(), pool.connect()]);
  try {
    await writer.query('begin');
    await writer.query(`set local work_mem = '256MB'; set local maintenance_work_mem = '256MB'`);
    await writer.query(indexLock);
    // Another process may have made it anew while this one waited for its turn.
    if (ifBehind && !(await writer.query(behind, [tokensVersion])).rowCount) return;
    await writer.query('select directory.create_next()');
    await writer.query('create table directory_next.posting (like directory_next.sparse)');
    await reader.query('begin isolation level repeatable read read only');
    await reader.query(`set local work_mem = '256MB'`);
    const parts = await chooseParts(reader, partFrom);
    await copyInto(writer, 'directory_next.part', 1, parts, (to, text) => to.text(text));
    const partsIn = partFinder(parts);
    const facets = new Map<string, FacetValue & { count: number }>();
    await reader.query(`declare factories cursor for ${inOrder}`);
    const readOn = () => reader.query<Read>(`fetch ${segmentsPerBlock * filled} from factories`);
    let { rows } = await readOn();
    for (let block = 0; rows.length; block++) {
      // The database reads on while this block is worked out.
      const next = readOn();
      await writeBlock(writer, block, rows, partsIn, facets);
      ({ rows } = await next);
    }
    await reader.query('commit');
    await copyInto(writer, 'directory_next.facet_value', 4, facets.values(), (to, { token, facet, value, count }) => {
      to.text(token);
      to.text(facet);
      to.text(value);
      to.int4(count);
    });
    await writeWords(writer);
    await writer.query(`select directory.create_indexes('directory_next')`);
    // Written by blocks, read by tokens: side by side, those of one token are a few pages.
    await writer.query('cluster directory_next.dense using dense_pkey');
    await writer.query('select directory.change_to_next($1)', [tokensVersion]);
    await writer.query('commit');
    for (const table of ['segment', 'place', 'dense', 'sparse', 'word', 'part', 'facet_value'])
      await writer.query(`vacuum (analyze) directory.${table}`);
  } finally {
    // Ends with the connection whatever is left of its transaction.
    reader.release(true);
    writer.release(true);
  }
}

const inOrder = `
  select id, directory_id as "directoryId", kind, name_en as "nameEn", name_zh as "nameZh", city, region, processes, specialty,
    capabilities, min_quantities as "minQuantities", startup_friendly as "startupFriendly", answered_us as "answeredUs",
    confidence, quarantined, certifications <> '[]' as certified
  from factory
  order by array_position(array['verified', 'reported', 'unverified'], confidence), not answered_us, name_en collate "C", id`;

type Client = Parameters<typeof copyInto>[0];

async function writeBlock(
  client: Client,
  block: number,
  factories: Read[],
  partsIn: PartFinder,
  facets: Map<string, FacetValue & { count: number }>,
): Promise<void> {
  const segments = factories.filter((_, at) => at % filled === 0);
  const held = new Map<string, number[]>();
  factories.forEach((factory, at) => {
    const position = Math.floor(at / filled) * slots + (at % filled);
    for (const token of tokensOf(factory)) {
      const positions = held.get(token);
      if (positions) positions.push(position);
      else held.set(token, [position]);
    }
    for (const { change, ...value } of counted(factory, 1)) {
      const known = facets.get(value.token);
      if (known) known.count += change;
      else facets.set(value.token, { ...value, count: change });
    }
  });
  for (const [part, positions] of holdersOf(partsIn, held, segmentsPerBlock * slots)) held.set(part, positions);
  const first = block * segmentsPerBlock;

  await copyInto(client, 'directory_next.segment', 5, segments.entries(), (to, [at, factory]) => {
    const { confidence, silent, name } = orderOf(factory);
    to.int4(first + at);
    to.int2(confidence);
    to.bool(silent);
    to.text(name);
    to.uuid(factory.id);
  });
  await copyInto(client, 'directory_next.place', 16, factories.entries(), (to, [at, factory]) => {
    const place = placeOf(factory);
    to.int4(first + Math.floor(at / filled));
    to.int2(at % filled);
    to.int2(place.confidence);
    to.bool(place.silent);
    to.text(place.name);
    to.uuid(factory.id);
    to.text(place.directoryId);
    to.text(place.kind);
    to.text(place.city);
    to.text(place.region);
    to.text(place.startupFriendly);
    to.bool(place.shown);
    to.bool(place.certified);
    to.texts(place.processes);
    to.int4s(place.minima);
    to.int4(place.minimum);
  });
  const isDense = (token: string, { length }: number[]) => length >= dense || token === everyFactory;
  await copyInto(client, 'directory_next.dense', 3, denseRows(), (to, [token, segment, bits]) => {
    to.text(token);
    to.int4(segment);
    to.bit(bits);
  });
  await copyInto(client, 'directory_next.posting', 3, sparseRows(), (to, [token, positions]) => {
    to.text(token);
    to.int4(block);
    to.int2s(positions);
  });

  function* denseRows(): Generator<[string, number, Uint8Array]> {
    for (const [token, positions] of held) {
      if (!isDense(token, positions)) continue;
      const bits = segments.map(() => new Uint8Array(slots / 8));
      for (const position of positions) {
        const slot = position % slots;
        bits[Math.floor(position / slots)]![slot >> 3]! |= 0x80 >> (slot & 7);
      }
      for (const [at, each] of bits.entries()) yield [token, first + at, each];
    }
  }
  function* sparseRows(): Generator<[string, number[]]> {
    for (const [token, positions] of held) if (!isDense(token, positions)) yield [token, positions];
  }
}

/** Takes words that few factories hold out of the tokens, and writes down all words, which only the database knows. */
async function writeWords(client: Client): Promise<void> {
  await client.query(`
    create temporary table rare on commit drop as
      select substr(token, 3) as text from directory_next.posting where token ~ '^[no]:'
      group by 1 having sum(cardinality(slots)) <= ${rare}
      except select substr(token, 3) from directory_next.dense where token ~ '^[no]:';
    create unique index on rare (text);
    analyze rare;
    create temporary table found on commit drop as
      select text from rare
      union all
      select distinct substr(token, 3) from (
        select token from directory_next.dense union all select token from directory_next.posting
      ) as t where token ~ '^[no]:' and not exists (select from rare r where r.text = substr(t.token, 3));
    create temporary table reading (text text collate "C", latin boolean, reading text) on commit drop`);
  await client.query('declare words cursor for select text from found');
  for (;;) {
    const { rows } = await client.query<{ text: string }>('fetch 50000 from words');
    if (!rows.length) break;
    await copyInto(
      client,
      'reading',
      3,
      rows.flatMap(({ text }) => wordOf(`n:${text}`)),
      (to, { text, latin, reading }) => {
        to.text(text);
        to.bool(latin);
        to.text(reading);
      },
    );
  }
  await client.query(`
    insert into directory_next.sparse
      select p.* from directory_next.posting p left join rare r on p.token ~ '^[no]:' and r.text = substr(p.token, 3)
      where r.text is null order by p.token, p.block;
    insert into directory_next.word
      select w.text, w.latin, w.reading, h.text is null, coalesce(h.names, '{}'), coalesce(h.rest, '{}')
      from reading w left join (
        select r.text,
          array_agg((p.block << 15) | slot) filter (where p.token like 'n:%') as names,
          array_agg((p.block << 15) | slot) filter (where p.token like 'o:%') as rest
        from rare r join directory_next.posting p on p.token ~ '^[no]:' and substr(p.token, 3) = r.text
        cross join lateral unnest(p.slots) as slot group by r.text
      ) as h on h.text = w.text
      -- In this order words that are looked through lie together: Latin before Chinese, and what begins alike.
      order by w.text;
    drop table directory_next.posting`);
}

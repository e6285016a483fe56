import { copyInto } from '#db/copy.ts';
import { countFacetValues, toWordRow } from './factory-index.service.ts';
import {
  allFactoriesTerm,
  type FacetValue,
  type Indexed,
  listIndexTerms,
  toPlaceRow,
  toSortKey,
} from './index-terms.rules.ts';
import { listSubstringHolders, type SubstringFinder } from './substring-index.rules.ts';

const slotsPerSegment = 4096;
/** Leaves room for later factories. */
export const segmentSize = 3584;
export const segmentsPerBlock = 8;
/** Words of at most this many factories list them in the dictionary; at twice as many they become index terms. */
const maxRareHolders = 64;
/** Terms of at least this many factories of a block are stored as bits, others as lists. */
const minDenseHolders = 200;

export type IndexedFactory = Indexed & { id: string };

type Client = Parameters<typeof copyInto>[0];

export async function writeBlock(
  client: Client,
  block: number,
  factories: IndexedFactory[],
  partsIn: SubstringFinder,
  facets: Map<string, FacetValue & { count: number }>,
): Promise<void> {
  const segments = factories.filter((_, at) => at % segmentSize === 0);
  const positionsByTerm = new Map<string, number[]>();
  factories.forEach((factory, at) => {
    const position = Math.floor(at / segmentSize) * slotsPerSegment + (at % segmentSize);
    for (const token of listIndexTerms(factory)) {
      const positions = positionsByTerm.get(token);
      if (positions) positions.push(position);
      else positionsByTerm.set(token, [position]);
    }
    for (const { change, ...value } of countFacetValues(factory, 1)) {
      const known = facets.get(value.token);
      if (known) known.count += change;
      else facets.set(value.token, { ...value, count: change });
    }
  });
  for (const [part, positions] of listSubstringHolders(partsIn, positionsByTerm, segmentsPerBlock * slotsPerSegment))
    positionsByTerm.set(part, positions);
  const first = block * segmentsPerBlock;

  await copyInto(client, 'directory_next.segment', 5, segments.entries(), (to, [at, factory]) => {
    const { confidence, silent, name } = toSortKey(factory);
    to.int4(first + at);
    to.int2(confidence);
    to.bool(silent);
    to.text(name);
    to.uuid(factory.id);
  });
  await copyInto(client, 'directory_next.place', 16, factories.entries(), (to, [at, factory]) => {
    const place = toPlaceRow(factory);
    to.int4(first + Math.floor(at / segmentSize));
    to.int2(at % segmentSize);
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
  const isDense = (token: string, { length }: number[]) => length >= minDenseHolders || token === allFactoriesTerm;
  await copyInto(client, 'directory_next.dense', 3, generateDenseRows(), (to, [token, segment, bits]) => {
    to.text(token);
    to.int4(segment);
    to.bit(bits);
  });
  await copyInto(client, 'directory_next.posting', 3, generateSparseRows(), (to, [token, positions]) => {
    to.text(token);
    to.int4(block);
    to.int2s(positions);
  });

  function* generateDenseRows(): Generator<[string, number, Uint8Array]> {
    for (const [token, positions] of positionsByTerm) {
      if (!isDense(token, positions)) continue;
      const bits = segments.map(() => new Uint8Array(slotsPerSegment / 8));
      for (const position of positions) {
        const slot = position % slotsPerSegment;
        // biome-ignore lint/style/noNonNullAssertion: positions are below the number of slots; one step per bit of the index
        bits[Math.floor(position / slotsPerSegment)]![slot >> 3]! |= 0x80 >> (slot & 7);
      }
      for (const [at, each] of bits.entries()) yield [token, first + at, each];
    }
  }
  function* generateSparseRows(): Generator<[string, number[]]> {
    for (const [token, positions] of positionsByTerm) if (!isDense(token, positions)) yield [token, positions];
  }
}

/** Moves rare words from the index terms to the dictionary. Runs in the database, which alone knows all words. */
export async function writeWords(client: Client): Promise<void> {
  await client.query(`
    create temporary table rare on commit drop as
      select substr(token, 3) as text from directory_next.posting where token ~ '^[no]:'
      group by 1 having sum(cardinality(slots)) <= ${maxRareHolders}
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
      rows.flatMap(({ text }) => toWordRow(`n:${text}`)),
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
      -- Keeps words that are scanned together on the same pages: Latin before Chinese, then by prefix.
      order by w.text;
    drop table directory_next.posting`);
}

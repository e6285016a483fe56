import type { EntityManager } from '@mikro-orm/postgresql';
import { bound } from '#db/raw-query.ts';
import { type FacetValue, facetValuesOf, type Indexed, orderOf, placeOf, tokensOf } from './index-terms.rules.ts';
import { readingOf } from './pinyin.rules.ts';
import { type PartFinder, partFinder } from './substring-index.rules.ts';

/** A factory as the index has it and as it shall have it; null where there was none, or shall be none. */
export type IndexChange = { factoryId: string; before: Indexed | null; after: Indexed | null };

/** Whoever writes into the index takes turns, to the end of the transaction. */
export const indexLock = `select pg_advisory_xact_lock(hashtext('directory index'))`;

/** Brings the index up to what a transaction saves. Writers take turns, so call it last. */
export async function indexChanges(em: EntityManager, changes: readonly IndexChange[]): Promise<void> {
  if (!changes.length) return;
  await bound(em, indexLock);
  const parts = await bound<{ text: string }>(em, 'select text from directory.part');
  const partsIn = partFinder(new Set(parts.map(({ text }) => text)));
  await bound(em, 'select directory.apply($1::jsonb)', [JSON.stringify(changes.map((one) => changeOf(one, partsIn)))]);
}

function changeOf({ factoryId, before, after }: IndexChange, partsIn: PartFinder) {
  const [old, now] = [before, after].map(
    (factory) => new Set((factory ? tokensOf(factory) : []).flatMap((token) => [token, ...partsIn(token)])),
  );
  const moved = !before || !after || JSON.stringify(orderOf(before)) !== JSON.stringify(orderOf(after));
  const remove = moved ? [...old!] : [...old!].filter((token) => !now!.has(token));
  const add = moved ? [...now!] : [...now!].filter((token) => !old!.has(token));
  const facets = [...counted(before, -1), ...counted(after, 1)];
  return { factoryId, remove, add, moved, place: after && placeOf(after), facets, words: add.flatMap(wordOf) };
}

/** What a factory counts for in the facets, or no longer does. */
export const counted = (factory: Indexed | null, change: 1 | -1): (FacetValue & { change: number })[] =>
  factory && !factory.quarantined ? facetValuesOf(factory).map((value) => ({ ...value, change })) : [];

/** What a token of a text is: a word, or Chinese of one to three characters, the shorter ones with their reading. */
export function wordOf(token: string): { text: string; latin: boolean; reading: string | null }[] {
  if (!/^[no]:/.test(token)) return [];
  const text = token.slice(2);
  const latin = !/^\p{Script=Han}/u.test(text);
  return [{ text, latin, reading: latin || [...text].length > 2 ? null : readingOf(text) }];
}

/**
 * From here on factories are saved without their tokens, until the index is made anew. That is certain to be on disk when it
 * is done, so this transaction need not wait for it.
 */
export async function suspendIndex(em: EntityManager): Promise<void> {
  await bound(em, 'update directory.state set stale = true where not stale');
  await bound(em, 'set local synchronous_commit = off');
}

/** How many factories are found by searches, without counting them. */
export async function indexedCount(em: EntityManager): Promise<number> {
  const kinds = `select coalesce(sum(count), 0)::int as count from directory.facet_value where facet = 'kind'`;
  const [row] = await bound<{ count: number }>(em, kinds);
  return row!.count;
}

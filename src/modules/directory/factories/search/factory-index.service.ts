import type { EntityManager } from '@mikro-orm/postgresql';
import { rawQuery } from '#db/raw-query.ts';
import { assertDefined } from '#kernel/assert.ts';
import {
  type FacetValue,
  type Indexed,
  listFacetValues,
  listIndexTerms,
  toPlaceRow,
  toSortKey,
} from './index-terms.rules.ts';
import { toPinyin } from './pinyin.rules.ts';
import { createSubstringFinder, type SubstringFinder } from './substring-index.rules.ts';

export type IndexChange = { factoryId: string; before: Indexed | null; after: Indexed | null };

/** Serializes index writers until the end of the transaction. */
export const indexLock = `select pg_advisory_xact_lock(hashtext('directory index'))`;

/** Takes the index lock, so call it last. `apply`: the function that the role of the transaction may execute. */
export async function indexChanges(
  em: EntityManager,
  changes: readonly IndexChange[],
  apply: 'directory.apply' | 'directory.apply_answers' = 'directory.apply',
): Promise<void> {
  if (!changes.length) return;
  await rawQuery(em, indexLock);
  const parts = await rawQuery<{ text: string }>(em, 'select text from directory.part');
  const partsIn = createSubstringFinder(new Set(parts.map(({ text }) => text)));
  await rawQuery(em, `select ${apply}($1::jsonb)`, [JSON.stringify(changes.map((one) => toIndexUpdate(one, partsIn)))]);
}

function toIndexUpdate({ factoryId, before, after }: IndexChange, partsIn: SubstringFinder) {
  const collectTerms = (factory: Indexed | null) =>
    new Set((factory ? listIndexTerms(factory) : []).flatMap((token) => [token, ...partsIn(token)]));
  const old = collectTerms(before);
  const now = collectTerms(after);
  const moved = !before || !after || JSON.stringify(toSortKey(before)) !== JSON.stringify(toSortKey(after));
  const remove = moved ? [...old] : [...old].filter((token) => !now.has(token));
  const add = moved ? [...now] : [...now].filter((token) => !old.has(token));
  const facets = [...countFacetValues(before, -1), ...countFacetValues(after, 1)];
  return { factoryId, remove, add, moved, place: after && toPlaceRow(after), facets, words: add.flatMap(toWordRow) };
}

export const countFacetValues = (factory: Indexed | null, change: 1 | -1): (FacetValue & { change: number })[] =>
  factory && !factory.quarantined ? listFacetValues(factory).map((value) => ({ ...value, change })) : [];

export function toWordRow(token: string): { text: string; latin: boolean; reading: string | null }[] {
  if (!/^[no]:/.test(token)) return [];
  const text = token.slice(2);
  const latin = !/^\p{Script=Han}/u.test(text);
  return [{ text, latin, reading: latin || [...text].length > 2 ? null : toPinyin(text) }];
}

/**
 * Marks the index as stale: factories are saved without index terms until it is rebuilt. The rebuild is durable, so
 * this transaction does not wait for its commit to reach the disk.
 */
export async function suspendIndex(em: EntityManager): Promise<void> {
  await rawQuery(em, 'update directory.state set stale = true where not stale');
  await rawQuery(em, 'set local synchronous_commit = off');
}

export async function countIndexed(em: EntityManager): Promise<number> {
  const kinds = `select coalesce(sum(count), 0)::int as count from directory.facet_value where facet = 'kind'`;
  const [row] = await rawQuery<{ count: number }>(em, kinds);
  return assertDefined(row, 'count').count;
}

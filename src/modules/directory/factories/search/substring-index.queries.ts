import type { ClientBase } from 'pg';
import { assertDefined } from '#kernel/assert.ts';
import { listSearchGrams, type Searchable } from './factory-search.rules.ts';
import { type FrequentSubstrings, listFrequentSubstrings } from './substring-index.rules.ts';

/** Substrings of at least `defaultMinWords` words in a sample of this size are frequent. */
const sampleSize = 50_000;
export const defaultMinWords = 100;

export async function chooseSubstrings(client: ClientBase, minWords: number): Promise<FrequentSubstrings> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from factory');
  const share = Math.min(100, (100 * sampleSize) / Math.max(1, assertDefined(rows[0], 'count').count));
  await client.query(`declare sample cursor for
    select name_en as "nameEn", name_zh as "nameZh", specialty, capabilities, city from factory tablesample system (${share}) repeatable (1)`);
  const words = new Set<string>();
  for (;;) {
    const { rows } = await client.query<Omit<Searchable, 'directoryId'>>('fetch 5000 from sample');
    if (!rows.length) return new Set(listFrequentSubstrings(words, minWords));
    for (const { names, rest } of rows.map(listSearchGrams)) for (const word of [...names, ...rest]) words.add(word);
  }
}

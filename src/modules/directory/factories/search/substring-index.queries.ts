import type { ClientBase } from 'pg';
import { type Searchable, searchedGrams } from './factory-search.rules.ts';
import { listFrequentParts, type Parts } from './substring-index.rules.ts';

/** Of so many factories, and inside so many of their different words: then letters are a part. */
const sampled = 50_000;
export const manyWords = 100;

/** Which letters are worth tokens of their own in the directory as it is, by a sample of it. */
export async function chooseParts(client: ClientBase, partFrom: number): Promise<Parts> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from factory');
  const share = Math.min(100, (100 * sampled) / Math.max(1, rows[0]!.count));
  await client.query(`declare sample cursor for
    select name_en as "nameEn", name_zh as "nameZh", specialty, capabilities, city from factory tablesample system (${share}) repeatable (1)`);
  const words = new Set<string>();
  for (;;) {
    const { rows } = await client.query<Omit<Searchable, 'directoryId'>>('fetch 5000 from sample');
    if (!rows.length) return new Set(listFrequentParts(words, partFrom));
    for (const { names, rest } of rows.map(searchedGrams)) for (const word of [...names, ...rest]) words.add(word);
  }
}

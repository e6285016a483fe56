import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { LatinWord, Term } from './factory-search.rules.ts';
import { toNameTerm, toOtherTerm } from './index-terms.rules.ts';
import { toNameSubstringTerm, toOtherSubstringTerm, toSubstringKey } from './substring-index.rules.ts';

export type Ask = <R>(statement: RawBuilder<R>) => Promise<R[]>;
export const createAsk =
  ({ searches }: Context): Ask =>
  async (statement) =>
    (await statement.execute(searches)).rows;

export type TermExpansion = {
  /** Index terms for a typed word in names and elsewhere: of a frequent substring or of common words. */
  tokens(word: LatinWord): [names: string[], rest: string[]];
  rare(word: LatinWord): string[];
  read(reading: string): string[];
};

export async function expandTerms(ask: Ask, terms: readonly Term[]): Promise<TermExpansion> {
  const latin = terms.filter((term) => term.script === 'latin');
  const readings = [...new Set(latin.flatMap((term) => term.readings.flat(2)))];
  const asked = new Map(
    latin
      .flatMap(({ words }) => words)
      .flatMap((word) => {
        const key = toLookupKey(word);
        return key === null ? [] : [[key, word] as const];
      }),
  );
  const parts = [
    ...[...asked].map(
      ([key, word]) => sql`
      select ${key} as key, case when common then 'common' else 'rare' end as is, text from directory.word
      where latin and ${matchWord(word)} and not exists (select from directory.part where text = ${key})`,
    ),
    ...(asked.size
      ? [sql`select text as key, 'part' as is, text from directory.part where text = any(${[...asked.keys()]}::text[])`]
      : []),
    ...(readings.length
      ? [
          sql`select reading as key, 'read' as is, text from directory.word where reading is not null and reading = any(${readings}::text[])`,
        ]
      : []),
  ];
  const rows = parts.length
    ? await ask(sql<{ key: string; is: string; text: string }>`${sql.join(parts, sql` union all `)}`)
    : [];
  const known = Map.groupBy(rows, ({ key, is }) => `${is} ${key}`);
  const listTexts = (is: string, key: string | null) => (known.get(`${is} ${key}`) ?? []).map(({ text }) => text);
  return {
    tokens: (word) => {
      const [known] = listTexts('part', toLookupKey(word));
      if (known !== undefined) return [[toNameSubstringTerm(known)], [toOtherSubstringTerm(known)]];
      const common = word.inside === 'no' ? [word.text] : listTexts('common', toLookupKey(word));
      return [common.map(toNameTerm), common.map(toOtherTerm)];
    },
    rare: (word) => listTexts('rare', toLookupKey(word)),
    read: (reading) => listTexts('read', reading),
  };
}

const toLookupKey = ({ text, inside }: LatinWord): string | null =>
  inside === 'no' ? null : toSubstringKey(text, inside);

function matchWord({ text, inside }: LatinWord): RawBuilder<unknown> {
  const pattern = text.replace(/[\\%_]/g, '\\$&');
  // Words with signs have a separate index.
  const signs = /[a-z0-9]/.test(text) ? sql`` : sql`text ~ '[^a-z0-9]' and `;
  return sql`${signs}text like ${inside === 'anywhere' ? `%${pattern}%` : `${pattern}%`}`;
}

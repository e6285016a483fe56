import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { FactoryFilter } from '../../factory-filter.schema.ts';
import { listQueryWords, parseSearchTerms, type Term } from '../factory-search.rules.ts';
import { countMatches } from '../search-query.queries.ts';
import { type Ask, createAsk, expandTerms, type TermExpansion } from '../term-expansion.queries.ts';
import { listCorrectable, listCorrections, listVariants, type SpelledWord } from './spelling.rules.ts';

/** A search that finds more needs no other spelling. */
const maxMatches = 5;

/** Other spellings of the query that find more than its `total`, the nearest first. */
export async function suggestSpellings(ctx: Context, filter: FactoryFilter, total: number): Promise<string[]> {
  if (filter.q === undefined || total > maxMatches) return [];
  const words = listQueryWords(filter.q);
  const correctable = listCorrectable(words);
  if (!correctable.length) return [];
  const ask = createAsk(ctx);
  const terms = parseSearchTerms(filter.q);
  const [similar, expansion] = await Promise.all([readSimilarWords(ask, correctable), expandTerms(ask, terms)]);
  const unknown = new Set(terms.flatMap((term) => listUnknownWords(term, expansion)));
  const corrections = listCorrections(words, similar, (word) => unknown.has(word));
  const counts = await countMatches(
    ask,
    corrections.map(({ q }) => ({ ...filter, q })),
  );
  return corrections
    .map((correction, at) => ({ ...correction, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > total)
    .toSorted((a, b) => a.distance - b.distance || b.count - a.count)
    .map(({ q }) => q);
}

/** Looks up each spelling by the key of the dictionary, so that the time hardly depends on its size. */
const readSimilarWords = (ask: Ask, words: readonly string[]): Promise<SpelledWord[]> =>
  ask(sql`
    select text, case when not common then cardinality(names) + cardinality(rest) end as holders
    from directory.word where text = any(${[...new Set(words.flatMap(listVariants))]}::text[])`);

/** Words that no factory has, not even inside a word or as the reading of Chinese. */
function listUnknownWords(term: Term, expansion: TermExpansion): string[] {
  if (term.script === 'han' || term.processes.length) return [];
  const isRead = term.readings.some((reading) =>
    reading.every((either) => either.some((one) => expansion.read(one).length > 0)),
  );
  if (isRead) return [];
  return term.words.flatMap((word) => {
    const held = [...expansion.tokens(word).flat(), ...expansion.rare(word)];
    return held.length ? [] : [word.text];
  });
}

import { sql } from 'kysely';
import { type Row, selectColumns } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import type { Process } from '#kernel/enums.ts';
import type { Factory } from '../factory.entity.ts';
import { candidateColumns } from '../factory.queries.ts';
import { splitPhrase } from './factory-search.rules.ts';
import { shownTerm, toFacetTerm, toMinimaIndex, toNameTerm, toOtherTerm } from './index-terms.rules.ts';
import { buildTierParts, pageByTiers } from './pages/tier-page.queries.ts';
import { buildHit, type Match, matchRareWords } from './search-query.queries.ts';
import { type Bits, intersect, none, SlotSets, unite } from './slot-sets.queries.ts';

/** `named` are terms of the request itself, `related` further ones of its trades, `general` those of other trades too. */
export type CandidateSearch = {
  process: Process | null;
  named: readonly string[];
  related: readonly string[];
  general: readonly string[];
  largest: number | null;
};

export type CandidateRow = Row<Factory, (typeof candidateColumns)[number]>;

const candidatesPerSearch = 60;

/**
 * For each search the first factories of its best tiers, in the order of the directory: those with a term of the
 * request, with several related ones, with one, and then all that have the process or a general term; in each of these
 * first those whose stated minimum the request reaches.
 */
export async function readCandidates(
  { searches }: Pick<Context, 'searches'>,
  asked: readonly CandidateSearch[],
): Promise<CandidateRow[]> {
  const found = new Map<string, CandidateRow>();
  const words = await readKnownWords(searches, asked);
  for (const search of asked) {
    const matched = buildCandidates(search, words);
    if (!matched) continue;
    const page = pageByTiers(
      { first: candidatesPerSearch - 1, from: null, towards: 'asc', matched },
      buildTierParts(matched),
    );
    const { rows } = await sql<CandidateRow>`${page}
      select ${selectColumns('f', candidateColumns)} from page join factory f on f.id = page.factory_id order by page.at`.execute(
      searches,
    );
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()];
}

/** Words of the directory and whether they have index terms; those of few factories have lists. */
type KnownWords = ReadonlyMap<string, { isCommon: boolean }>;

const listSpellings = (phrase: string) => {
  const { words, joined } = splitPhrase(phrase);
  return [...words.flat(), ...joined];
};

async function readKnownWords(searches: Context['searches'], asked: readonly CandidateSearch[]): Promise<KnownWords> {
  const phrases = asked.flatMap(({ named, related, general }) => [...named, ...related, ...general]);
  const spellings = [...new Set(phrases.flatMap((phrase) => listSpellings(phrase)))];
  const { rows } = await sql<{ text: string; isCommon: boolean }>`
    select text, common as "isCommon" from directory.word where text = any(${spellings}::text[])`.execute(searches);
  return new Map(rows.map(({ text, isCommon }) => [text, { isCommon }]));
}

function buildCandidates(
  { process, named, related, general, largest }: CandidateSearch,
  words: KnownWords,
): Match | null {
  const sets = new SlotSets();
  const matchAny = (phrases: readonly string[]) => unite(phrases.flatMap((phrase) => matchPhrase(sets, phrase, words)));
  const [own, any] = [matchAny(named), matchAny(general)];
  const groups = [0, 1, 2].map((group) => matchAny(related.filter((_, at) => at % 3 === group)));
  const found = unite([own, ...groups, any]);
  if (!process && found === none) return null;
  const base = process ? sets.addTerms([toFacetTerm('process', process)]) : found;
  const reached =
    largest === null ? [] : [unite([process, null].map((one) => sets.addAtMost(toMinimaIndex(one), largest)))];
  const ranks = [
    ...[own, ...countGroups(groups)]
      .filter((bits) => bits !== none)
      .flatMap((bits) => [intersect([bits, ...reached]), bits]),
    ...(process ? reached : []),
  ];
  return buildHit(sets, intersect([sets.addTerms([shownTerm]), base]), ranks, {});
}

/**
 * Factories with terms of three groups, of two and of one. The index does not know whether the words of a term stand
 * together, so that several terms say more than one.
 */
function countGroups(groups: readonly Bits[]): Bits[] {
  const some = groups.filter((bits) => bits !== none);
  const pairs = some.flatMap((one, at) => some.slice(at + 1).map((other) => intersect([one, other])));
  return [some.length === 3 ? intersect(some) : none, unite(pairs), unite(some)];
}

/** Factories whose texts have all words of a phrase; none if the directory does not have them. */
function matchPhrase(sets: SlotSets, phrase: string, words: KnownWords): Bits[] {
  const { grams, words: spelt, joined } = splitPhrase(phrase);
  const known = spelt.map((spellings) => spellings.filter((one) => words.has(one)));
  const together = joined.filter((one) => words.has(one));
  const apart = known.every(({ length }) => length > 0)
    ? [
        intersect([
          ...grams.map((gram) => sets.addTerms([toNameTerm(gram), toOtherTerm(gram)])),
          ...known.map((spellings) => matchWords(sets, spellings, words)),
        ]),
      ]
    : [];
  return [...apart, ...(together.length ? [matchWords(sets, together, words)] : [])];
}

function matchWords(sets: SlotSets, spellings: readonly string[], words: KnownWords): Bits {
  const common = spellings.filter((one) => words.get(one)?.isCommon);
  const rare = spellings.filter((one) => !words.get(one)?.isCommon);
  return unite([
    sets.addTerms(common.flatMap((word) => [toNameTerm(word), toOtherTerm(word)])),
    ...matchRareWords(sets, rare),
  ]);
}

import {
  isEither,
  isFinding,
  markBare,
  type NormalizedUtterance,
  type Reading,
  type Span,
  takeFirstClause,
  takeLastClause,
} from '../utterance.rules.ts';
import { patterns } from '../words/interview-patterns.ts';
import { countryAdjectives, countryNames, marketRegions } from '../words/interview-words.ts';
import { collectTerms, createVocabulary, findTerms, type Term } from '../words/vocabulary.rules.ts';

/** Behind "German and French" in "German and French markets". */
const nouns = String.raw`(?=(?:\s?(?:,|and|&|or|\/)\s?(?:the\s)?[A-Z][a-z]+){0,3}\s(?:markets?|customers?|consumers?|buyers?|retailers?|shops?|stores?|users?|clients?))`;
const vocabularies = [
  createVocabulary([...countryNames]),
  createVocabulary([...marketRegions]),
  createVocabulary([...countryAdjectives], nouns),
];

/** "New Mexico", "Central America": another place. */
const partOfName = /\b(?:New|North|Central|Papua|Inner|Little|British|Bank of|University of)\s$/;

function findPlaces(words: NormalizedUtterance): Term[] {
  const terms = vocabularies
    .flatMap((vocabulary) => findTerms(words, vocabulary))
    .filter(({ before, after }) => !/^\s?(?:dollars?|\$|cents?|bucks)/i.test(after) && !partOfName.test(before))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  let past = 0;
  return terms.filter(({ start, end }) => {
    if (start < past) return false;
    past = end;
    return true;
  });
}

const joiner =
  /^\s?(?:,|\/|、|;|&|\+)?\s?(?:first,?\s)?(?:and|or|as well as|plus|then|maybe|also|和|及|与|或者?|以及|还有)?\s?(?:(?:in|to|for)\s)?(?:the\s)?$/i;

/** Terms of an enumeration share what stands before the first and behind the last of them. */
function groupTerms({ plain }: NormalizedUtterance, terms: readonly Term[]): Term[][] {
  const groups: Term[][] = [];
  for (const term of terms) {
    const last = groups.at(-1)?.at(-1);
    if (last && term.start - last.end < 24 && joiner.test(plain.slice(last.end, term.start))) groups.at(-1)?.push(term);
    else groups.push([term]);
  }
  return groups;
}

const directed = new RegExp(String.raw`${patterns.market_direction.source}\s?(?:the\s|both\s|all\sof\s)?$`, 'i');
const originBefore = new RegExp(`${patterns.origin.source}[^,;、。]{0,20}$`, 'i');
const originAfter = new RegExp(
  String.raw`^[-\s]?(?:${patterns.origin.source}|based|made|team|office|standard|plug|supplier|factory|制造|生产|团队|公司|标准)`,
  'i',
);

const lastOf = (cue: RegExp, text: string): number => [...text.matchAll(cue)].at(-1)?.index ?? -1;
const elsewhere = new RegExp(patterns.not_market.source, 'gi');
const sale = new RegExp(patterns.market.source, 'gi');
const elsewhereAfter = new RegExp(String.raw`^\s?${patterns.not_market.source}`, 'i');
const saleAfter = new RegExp(String.raw`^\s?${patterns.market.source}`, 'i');
/** "Flying to Japan", "a team in Germany". */
function isElsewhere(group: readonly Term[]): boolean {
  const before = takeLastClause(group[0]?.before ?? '');
  const after = group.at(-1)?.after ?? '';
  if (originAfter.test(after) || elsewhereAfter.test(after)) return true;
  return lastOf(elsewhere, before) > lastOf(sale, before) && !saleAfter.test(after);
}

const onlyOrder = /^\s*(?:(?:first|then|later|initially|only|mainly|mostly|and|also|先|主要|首先),?\s*)*$/i;

function isMarket(group: readonly Term[]): boolean {
  if (isElsewhere(group)) return false;
  const { before = '' } = group[0] ?? {};
  const { after = '' } = group.at(-1) ?? {};
  // "750 pcs. USA."
  if (onlyOrder.test(before) && onlyOrder.test(after)) return true;
  const clause = [takeLastClause(before), takeFirstClause(after)];
  if (clause.every((text) => onlyOrder.test(text)) && clause.some((text) => text.trim() !== '')) return true;
  const nearest = before.slice(-30);
  if (originBefore.test(nearest) && !directed.test(nearest)) return false;
  return patterns.market.test(before + after) || (directed.test(before) && !originAfter.test(after));
}

const maxMarkets = 10;

/** "Mexico will follow", 以后再卖越南. */
const isLater = ({ before, after }: Term): boolean =>
  patterns.future.test(takeLastClause(before)) || patterns.future.test(takeFirstClause(after));

/** Regions stand for their countries; `~` marks what the caller has to confirm, `?` what is no list of countries. */
function toReading(words: NormalizedUtterance, terms: readonly Term[]): Reading<string[]> {
  const open = terms.filter(({ value, isDenied }) => value === '?' && !isDenied);
  const known = terms.filter(({ value }) => value !== '?');
  const found = collectTerms(words, known);
  if (!found) return open.length ? { unread: open.map(({ start, end }): Span => [start, end]) } : null;
  const toCodes = (value: string) => value.replaceAll('~', '').split(';');
  return {
    ...found,
    value: [...new Set(found.value.flatMap(toCodes))].slice(0, maxMarkets),
    inferred:
      found.inferred ||
      known.some(isLater) ||
      found.value.some((value) => value.startsWith('~') || value.includes(';~')),
    ...(found.denied && { denied: found.denied.flatMap(toCodes) }),
  };
}

export const findMarkets = (words: NormalizedUtterance): Reading<string[]> =>
  toReading(words, groupTerms(words, findPlaces(words)).filter(isMarket).flat());

export function readMarketsAnswer(words: NormalizedUtterance): Reading<string[]> {
  const groups = groupTerms(words, findPlaces(words)).filter((group) => !isElsewhere(group));
  const stated = groups.filter(([first]) => first && !originBefore.test(first.before.slice(-30)));
  const read = toReading(words, stated.flat());
  const reading = stated.every(isMarket) ? read : markBare(read);
  const texts = stated.map((group) => words.plain.slice(group[0]?.start, group.at(-1)?.end));
  return isFinding(reading) && texts.some(isEither) ? { ...reading, inferred: true } : reading;
}

const isHan = (name: string) => /\p{Script=Han}/u.test(name);
const chineseNames = new Map(
  [...countryNames].map(([value, names]) => [value, names.split('|').find(isHan) ?? value] as const),
);
export const toChineseCountry = (value: string): string | undefined => chineseNames.get(value);

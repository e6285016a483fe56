import { cities } from '#modules/directory/factories/factory-places.ts';
import {
  isEither,
  isFinding,
  type NormalizedUtterance,
  type Reading,
  takeFirstClause,
  takeLastClause,
} from '../utterance.rules.ts';
import { patterns } from '../words/interview-patterns.ts';
import { collectTerms, createVocabulary, findTerms, type Term } from '../words/vocabulary.rules.ts';
import { createListReader } from './list.rules.ts';
import { findCompanies } from './name.rules.ts';

const provinces = new Map(cities.map(({ region, regionZh }) => [region, `${region}|${regionZh}`]));
const places = createVocabulary([
  ...provinces,
  ...cities.filter(({ en }) => !provinces.has(en)).map(({ en, zh }) => [en, `${en}|${zh}`] as const),
]);

/** Seaports and fairs: "FOB Shenzhen" says nothing about where the factory is. */
const notLocation = /\b(?:fob|cif|cfr|port of|via|fair in|deliver(?:ed|y)? to)\s?$/i;
/** "Shenzhen Road", "Shanghai port". */
const partOfName =
  /^\s?(?:road|rd|street|st|avenue|ave|port|airport|fair|university|bank|路|街|大道|港|机场|展|大学|银行|搬|迁)(?![a-z])/i;

const other = new RegExp(patterns.other_place.source, 'gi');
const own = new RegExp(patterns.own_place.source, 'gi');
/** End of the last match. */
const lastOf = (cue: RegExp, text: string): number => {
  const last = [...text.matchAll(cue)].at(-1);
  return last ? last.index + last[0].length : -1;
};
/** "Our anodiser is in Foshan". */
const ofSubject =
  /(?:^|\s)(?:our|my|the)\s(?:[a-z-]+\s){1,2}(?:is|are|sits?|was|were)\s(?:located\s|based\s)?(?:in|at)\s$/i;

function isOfFactory({ before, after }: Term): boolean {
  if (notLocation.test(before) || partOfName.test(after)) return false;
  const clause = takeLastClause(before);
  if (patterns.planned.test(clause)) return false;
  const [ours, theirs] = [lastOf(own, clause), lastOf(other, clause)];
  if (theirs > ours || (ours < 0 && ofSubject.test(clause))) return false;
  return ours >= 0 || !patterns.other_place.test(takeFirstClause(after).slice(0, 12));
}

const isHan = (sign: string | undefined): boolean => sign !== undefined && /\p{Script=Han}/u.test(sign);
const wordBefore = /[在是于到从市省区和与及有位们家地去我叫：]$/;
const wordAfter =
  /^(?:市|省|区|县|镇|的|有|工厂|厂|公司|和|与|及|也|这|那|做|生产|都|或|还|附近|周边|本地|为|呢|吧|等|以及|车间|基地|分厂|总厂)/;
/** 确保定位 is not 保定: a name in Chinese stands beside another one or beside a word that goes with places. */
const isWord = ({ plain }: NormalizedUtterance, { start, end }: Term, all: readonly Term[]): boolean => {
  if (!isHan(plain[start])) return true;
  const isNeighbour = all.some((term) => term.end === start || term.start === end);
  const [before, after] = [plain.slice(0, start), plain.slice(end)];
  return isNeighbour || !isHan(before.at(-1)) || !isHan(after[0]) || wordBefore.test(before) || wordAfter.test(after);
};

const near = new RegExp(String.raw`${patterns.near.source}\s?$`, 'i');
const isNear = ({ before, after }: Term): boolean =>
  near.test(before) || /^\s?(?:附近|旁边|周边|area|region)/i.test(after);

export function findRegions(words: NormalizedUtterance): Reading<string[]> {
  const all = findTerms(words, places);
  const companies = findCompanies(words);
  const isNamed = ({ start, end, after }: Term) =>
    !/^[市省]/.test(after) && companies.some(([from, to]) => from < end && to > start);
  const stated = all.filter((term) => isOfFactory(term) && isWord(words, term, all) && !isNamed(term));
  const exact = stated.filter((term) => !isNear(term));
  const terms = exact.length ? exact : stated;
  const found = collectTerms(words, terms);
  const isOpen = terms.length > 1 && isEither(words.plain.slice(terms[0]?.start, terms.at(-1)?.end));
  return found && { ...found, inferred: found.inferred || isOpen || terms.some(isNear) };
}

const readItems = createListReader(findRegions, { isSureOfUnknown: false });
/** "Anji county", 安吉县; not "a small town". */
const isPlaceName = (text: string): boolean => /^\p{Lu}/u.test(text) || /^\p{Script=Han}{2,6}$/u.test(text);
export function readRegionsAnswer(words: NormalizedUtterance): Reading<string[]> {
  const found = findRegions(words);
  // "18 Shenzhen Road, Qingdao": beside a known place, the rest is the address.
  if (isFinding(found) || findTerms(words, places).length) return found;
  const items = readItems(words);
  return isFinding(items) && items.value.every(isPlaceName) ? { ...items, inferred: false } : items;
}

const chineseNames = new Map(
  cities.flatMap(({ en, zh, region, regionZh }) => [[en, zh] as const, [region, regionZh] as const]),
);
export const toChinesePlace = (value: string): string | undefined => chineseNames.get(value);

import { cities } from '#modules/directory/factories/factory-places.ts';
import {
  countryNames,
  materialNames,
  otherProcessNames,
  processNames,
  scopeAnswers,
  scopeNames,
  stageNames,
} from './interview-words.ts';
import { noAnswer } from './name.rules.ts';
import {
  type Finding,
  findMatches,
  isDenied,
  isHedged,
  lastClause,
  type NormalizedUtterance,
  onlyOne,
  quoteUtterance,
  splitContext,
} from './utterance.rules.ts';

type Term = { value: string; start: number; end: number; before: string; after: string };
type Vocabulary = { patterns: RegExp[]; values: Map<string, string> };
type Entries = readonly (readonly [value: string, names: string])[];

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const isLatin = (name: string) => /^[\x20-\x7e]/.test(name);
/** A capital word is a name only as it is: US, not us. */
const isCapital = (name: string) => /^[A-Z][A-Z.]{1,4}$/.test(name);

/** Patterns of plain words, longest first: the engine walks them as a tree, so many names cost little more than one. */
function vocabulary(entries: Entries): Vocabulary {
  const named = entries.flatMap(([value, names]) => names.split('|').map((name) => ({ value, name })));
  const values = new Map(named.map(({ value, name }) => [isCapital(name) ? name : name.toLowerCase(), value]));
  const kinds = Map.groupBy(named, ({ name }) => (isCapital(name) ? 'capital' : isLatin(name) ? 'latin' : 'chinese'));
  const patterns = [...kinds].map(([kind, all]) => {
    const names = all.map(({ name }) => escaped(name)).toSorted((a, b) => b.length - a.length);
    const text = `(?:${names.join('|')})`;
    if (kind === 'chinese') return new RegExp(text, 'gi');
    return new RegExp(`(?<![A-Za-z0-9])${text}(?![A-Za-z0-9])`, kind === 'capital' ? 'g' : 'gi');
  });
  return { patterns, values };
}

function termsIn(words: NormalizedUtterance, { patterns, values }: Vocabulary): Term[] {
  const matches = patterns
    .flatMap((pattern) => findMatches(words, pattern))
    .map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  let past = 0;
  return matches.flatMap(({ text, start, end }) => {
    // PC/ABS is not PC as well.
    if (start < past) return [];
    past = end;
    const beside = splitContext(words, start, end);
    return isDenied(beside.before)
      ? []
      : [{ value: values.get(text) ?? values.get(text.toLowerCase())!, start, end, ...beside }];
  });
}

const asFinding =
  (words: NormalizedUtterance) =>
  ({ value, start, end, before, after }: Term): Finding<string> => ({
    value,
    quote: quoteUtterance(words, start, end),
    inferred: isHedged({ before, after }),
  });

/** All values in the order in which they are named, with the words from the first to the last. */
function allOf(words: NormalizedUtterance, terms: readonly Term[]): Finding<string[]> | null {
  if (!terms.length) return null;
  const value = [...new Set(terms.map(({ value }) => value))].slice(0, 20);
  const [start, end] = [Math.min(...terms.map((term) => term.start)), Math.max(...terms.map((term) => term.end))];
  return { value, quote: quoteUtterance(words, start, end), inferred: false };
}

const oneOf = (known: Vocabulary) => (words: NormalizedUtterance) =>
  onlyOne(termsIn(words, known).map(asFinding(words)));

const components = ['battery', 'motor_actuator', 'display', 'camera', 'power_adapter', 'packaging', 'off_the_shelf'];
const ways = vocabulary([...processNames].filter(([process]) => !components.includes(process)));
const parts = vocabulary([...processNames].filter(([process]) => components.includes(process)));
const others = vocabulary([...otherProcessNames]);

/** Parts are processes too; beside a way of making, as in CNC machining of motor housings, they are what is made. */
export function processIn(words: NormalizedUtterance): Finding<string> | null {
  const made = termsIn(words, ways);
  return onlyOne((made.length ? made : termsIn(words, parts)).map(asFinding(words)));
}
export const answeredProcess = (words: NormalizedUtterance) => processIn(words) ?? oneOf(others)(words);

const materials = vocabulary([...materialNames]);
export const materialsIn = (words: NormalizedUtterance) => allOf(words, termsIn(words, materials));

const longestItem = 60;

/** What is known of what was named, else whatever was listed, in the words of the caller. */
const answeredList =
  (known: (words: NormalizedUtterance) => Finding<string[]> | null) =>
  (words: NormalizedUtterance): Finding<string[]> | null => {
    const found = known(words);
    if (found) return found;
    const items = words.raw
      .split(/[,，、;；\n]|\band\b|\bor\b|和|及|或/)
      .map((item) => item.trim().replace(/[.。!！]$/, ''))
      .filter((item) => /\p{L}/u.test(item));
    const isList = items.length > 0 && items.length <= 20 && items.every((item) => item.length <= longestItem);
    if (!isList || /[?？]/.test(words.raw) || noAnswer.test(words.raw.trim())) return null;
    return { value: [...new Set(items)], quote: quoteUtterance(words), inferred: false };
  };

export const answeredMaterials = answeredList(materialsIn);

const stages = vocabulary([...stageNames]);
/** What is still to come is not the stage. */
const intended =
  /(?:want|plan|going|ready|move|aim|hope|before|toward|until|for|next|准备|打算|想|计划|即将|进入|之后|以后|再)[^,、]{0,20}$/i;
const stageTerms = (words: NormalizedUtterance) =>
  termsIn(words, stages).filter(({ before }) => !intended.test(lastClause(before)));
export const stageIn = (words: NormalizedUtterance) => onlyOne(stageTerms(words).map(asFinding(words)));

const scopes = vocabulary([...scopeNames]);
const widerScopes = vocabulary([...scopeAnswers]);
export const scopeIn = oneOf(scopes);
export const answeredScope = (words: NormalizedUtterance) => scopeIn(words) ?? oneOf(widerScopes)(words);

const countries = vocabulary([...countryNames]);
const sells =
  /\b(?:sell|selling|sold|sales|market|markets|customers?|ship to|shipping to|launch|launching|export|exporting|distribut\w*)\b|卖|市场|销往|销售|面向|出口|客户|上市/i;
export const marketsIn = (words: NormalizedUtterance) =>
  limited(
    allOf(
      words,
      termsIn(words, countries).filter(({ before, after }) => sells.test(before + after)),
    ),
  );
export const answeredMarkets = (words: NormalizedUtterance) => limited(allOf(words, termsIn(words, countries)));
const limited = (found: Finding<string[]> | null) => found && { ...found, value: found.value.slice(0, 10) };

const provinces = new Map(cities.map(({ region, regionZh }) => [region, `${region}|${regionZh}`]));
const places = vocabulary([
  ...provinces,
  ...cities.filter(({ en }) => !provinces.has(en)).map(({ en, zh }) => [en, `${en}|${zh}`] as const),
]);
export const regionsIn = (words: NormalizedUtterance) => allOf(words, termsIn(words, places));
export const answeredRegions = answeredList(regionsIn);

const isHan = (name: string) => /\p{Script=Han}/u.test(name);
const chineseNames = new Map(
  [...materialNames, ...countryNames]
    .map(([value, names]) => [value, names.split('|').find(isHan) ?? value] as const)
    .concat(cities.map(({ en, zh }) => [en, zh] as const))
    .concat([...provinces].map(([region, names]) => [region, names.split('|')[1]!] as const)),
);

/** What a material, a place or a country is called in Chinese; any other words as they are. */
export const inChinese = (value: string): string => chineseNames.get(value) ?? value;

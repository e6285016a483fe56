import { cities } from '#modules/directory/factories/factory-places.ts';
import { processSynonyms } from '#modules/directory/glossary/glossary.ts';
import {
  countryNames,
  materialNames,
  otherProcessNames,
  scopeAnswers,
  scopeNames,
  stageNames,
} from './interview-words.ts';
import { nonAnswer } from './name.rules.ts';
import {
  type Finding,
  findMatches,
  isDenied,
  isHedged,
  type NormalizedUtterance,
  pickUnanimous,
  quoteUtterance,
  splitContext,
  takeLastClause,
} from './utterance.rules.ts';

type Term = { value: string; start: number; end: number; before: string; after: string };
type Vocabulary = { patterns: RegExp[]; values: Map<string, string> };
type Entries = readonly (readonly [value: string, names: string])[];

const escapePattern = (name: string) => name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const isLatin = (name: string) => /^[\x20-\x7e]/.test(name);
/** Capitalised abbreviations match case-sensitively: US, not us. */
const isCapital = (name: string) => /^[A-Z][A-Z.]{1,4}$/.test(name);

function createVocabulary(entries: Entries): Vocabulary {
  const named = entries.flatMap(([value, names]) => names.split('|').map((name) => ({ value, name })));
  const values = new Map(named.map(({ value, name }) => [isCapital(name) ? name : name.toLowerCase(), value]));
  const kinds = Map.groupBy(named, ({ name }) => (isCapital(name) ? 'capital' : isLatin(name) ? 'latin' : 'chinese'));
  const patterns = [...kinds].map(([kind, all]) => {
    const names = all.map(({ name }) => escapePattern(name)).toSorted((a, b) => b.length - a.length);
    const text = `(?:${names.join('|')})`;
    if (kind === 'chinese') return new RegExp(text, 'gi');
    return new RegExp(`(?<![A-Za-z0-9])${text}(?![A-Za-z0-9])`, kind === 'capital' ? 'g' : 'gi');
  });
  return { patterns, values };
}

function findTerms(words: NormalizedUtterance, { patterns, values }: Vocabulary): Term[] {
  const matches = patterns
    .flatMap((pattern) => findMatches(words, pattern))
    .map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  let past = 0;
  return matches.flatMap(({ text, start, end }) => {
    // PC/ABS does not also match PC.
    if (start < past) return [];
    past = end;
    const context = splitContext(words, start, end);
    const value = values.get(text) ?? values.get(text.toLowerCase());
    return value === undefined || isDenied(context.before) ? [] : [{ value, start, end, ...context }];
  });
}

const createFindingMapper =
  (words: NormalizedUtterance) =>
  ({ value, start, end, before, after }: Term): Finding<string> => ({
    value,
    quote: quoteUtterance(words, start, end),
    inferred: isHedged({ before, after }),
  });

function collectTerms(words: NormalizedUtterance, terms: readonly Term[]): Finding<string[]> | null {
  if (!terms.length) return null;
  const value = [...new Set(terms.map(({ value }) => value))].slice(0, 20);
  const [start, end] = [Math.min(...terms.map((term) => term.start)), Math.max(...terms.map((term) => term.end))];
  return { value, quote: quoteUtterance(words, start, end), inferred: false };
}

const createSingleFinder = (vocabulary: Vocabulary) => (words: NormalizedUtterance) =>
  pickUnanimous(findTerms(words, vocabulary).map(createFindingMapper(words)));

const components = ['battery', 'motor_actuator', 'display', 'camera', 'power_adapter', 'packaging', 'off_the_shelf'];
const processNames = [...processSynonyms].map(([process, names]) => [process, names.join('|')] as const);
const makingProcesses = createVocabulary(processNames.filter(([process]) => !components.includes(process)));
const componentProcesses = createVocabulary(processNames.filter(([process]) => components.includes(process)));
const answerOnlyProcesses = createVocabulary([...otherProcessNames]);

/** Component categories count only without a manufacturing process: "CNC machining of motor housings" is CNC. */
export function findProcess(words: NormalizedUtterance): Finding<string> | null {
  const processes = findTerms(words, makingProcesses);
  return pickUnanimous(
    (processes.length ? processes : findTerms(words, componentProcesses)).map(createFindingMapper(words)),
  );
}
export const readProcessAnswer = (words: NormalizedUtterance) =>
  findProcess(words) ?? createSingleFinder(answerOnlyProcesses)(words);

const materials = createVocabulary([...materialNames]);
export const findMaterials = (words: NormalizedUtterance) => collectTerms(words, findTerms(words, materials));

const maxItemLength = 60;

const createListReader =
  (findKnown: (words: NormalizedUtterance) => Finding<string[]> | null) =>
  (words: NormalizedUtterance): Finding<string[]> | null => {
    const found = findKnown(words);
    if (found) return found;
    const items = words.raw
      .split(/[,，、;；\n]|\band\b|\bor\b|和|及|或/)
      .map((item) => item.trim().replace(/[.。!！]$/, ''))
      .filter((item) => /\p{L}/u.test(item));
    const isList = items.length > 0 && items.length <= 20 && items.every((item) => item.length <= maxItemLength);
    if (!isList || /[?？]/.test(words.raw) || nonAnswer.test(words.raw.trim())) return null;
    return { value: [...new Set(items)], quote: quoteUtterance(words), inferred: false };
  };

export const readMaterialsAnswer = createListReader(findMaterials);

const stages = createVocabulary([...stageNames]);
/** A stage still ahead is not the current stage. */
const intended =
  /(?:want|plan|going|ready|move|aim|hope|before|toward|until|for|next|准备|打算|想|计划|即将|进入|之后|以后|再)[^,、]{0,20}$/i;
const findStageTerms = (words: NormalizedUtterance) =>
  findTerms(words, stages).filter(({ before }) => !intended.test(takeLastClause(before)));
export const findStage = (words: NormalizedUtterance) =>
  pickUnanimous(findStageTerms(words).map(createFindingMapper(words)));

const scopes = createVocabulary([...scopeNames]);
const widerScopes = createVocabulary([...scopeAnswers]);
export const findScope = createSingleFinder(scopes);
export const readScopeAnswer = (words: NormalizedUtterance) =>
  findScope(words) ?? createSingleFinder(widerScopes)(words);

const countries = createVocabulary([...countryNames]);
const sells =
  /\b(?:sell|selling|sold|sales|market|markets|customers?|ship to|shipping to|launch|launching|export|exporting|distribut\w*)\b|卖|市场|销往|销售|面向|出口|客户|上市/i;
export const findMarkets = (words: NormalizedUtterance) =>
  limitMarkets(
    collectTerms(
      words,
      findTerms(words, countries).filter(({ before, after }) => sells.test(before + after)),
    ),
  );
export const readMarketsAnswer = (words: NormalizedUtterance) =>
  limitMarkets(collectTerms(words, findTerms(words, countries)));
const limitMarkets = (found: Finding<string[]> | null) => found && { ...found, value: found.value.slice(0, 10) };

const provinces = new Map(cities.map(({ region, regionZh }) => [region, `${region}|${regionZh}`]));
const places = createVocabulary([
  ...provinces,
  ...cities.filter(({ en }) => !provinces.has(en)).map(({ en, zh }) => [en, `${en}|${zh}`] as const),
]);
export const findRegions = (words: NormalizedUtterance) => collectTerms(words, findTerms(words, places));
export const readRegionsAnswer = createListReader(findRegions);

const isHan = (name: string) => /\p{Script=Han}/u.test(name);
const chineseNames = new Map(
  [...materialNames, ...countryNames]
    .map(([value, names]) => [value, names.split('|').find(isHan) ?? value] as const)
    .concat(cities.map(({ en, zh }) => [en, zh] as const))
    .concat(cities.map(({ region, regionZh }) => [region, regionZh] as const)),
);

export const toChinese = (value: string): string => chineseNames.get(value) ?? value;

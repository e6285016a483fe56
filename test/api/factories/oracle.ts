import { pinyin } from 'pinyin-pro';
import { Process } from '#kernel/enums.ts';
import type { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import type { FactoryListQuery } from '#modules/directory/factories/factory-filter.schema.ts';
import { cities, listPlaceVariants, toEnglishRegion } from '#modules/directory/factories/factory-places.ts';
import { processes as glossary, processSynonyms } from '#modules/directory/glossary/glossary.ts';

/**
 * What searches of the directory should answer, found by looking at every factory, with nothing of the engine but the
 * spellings of places and the names of processes.
 */

export type Filter = Partial<Omit<FactoryListQuery, 'page' | 'pageSize' | 'includeQuarantined'>>;
export type Known = Pick<
  FactoryRecord,
  | 'directoryId'
  | 'nameEn'
  | 'nameZh'
  | 'city'
  | 'region'
  | 'processes'
  | 'specialty'
  | 'capabilities'
  | 'minQuantities'
  | 'startupFriendly'
  | 'answeredUs'
  | 'confidence'
  | 'kind'
> & { certificates: string[]; leadTimeDays: number | null };

/** Interns repeated values, so that a million factories fit into memory. Null for a quarantined one. */
export function knower(): (record: FactoryRecord) => Known | null {
  const seen = new Map<string, string>();
  const once = <S extends string | null>(text: S): S => {
    if (text === null) return text;
    if (!seen.has(text)) seen.set(text, text);
    return seen.get(text) as S;
  };
  return ({ directoryId, nameEn, nameZh, city, region, processes, specialty, capabilities, ...record }) => {
    const { minQuantities, startupFriendly, answeredUs, confidence, kind, certifications } = record;
    if (record.quarantined) return null;
    return {
      directoryId,
      nameEn,
      nameZh,
      city: once(city),
      region: once(region),
      processes,
      specialty: once(specialty),
      capabilities: capabilities.map(once),
      minQuantities,
      startupFriendly,
      answeredUs,
      confidence,
      kind,
      certificates: certifications.map(({ name }) => once(name)),
      leadTimeDays: record.directoryFields.productionLeadTimeDays?.high ?? null,
    };
  };
}

const conditions: {
  [key in keyof Filter]-?: (value: NonNullable<Filter[key]>, filter: Filter) => (factory: Known) => boolean;
} = {
  process: (process) => (factory) => factory.processes.includes(process),
  city: (city) => isAt('city', city),
  region: (region) => isAt('region', region),
  startupFriendly: (value) => (factory) => factory.startupFriendly === value,
  answeredUs: (wanted) => (factory) => !wanted || factory.answeredUs,
  minQuantityAtMost:
    (most, { process }) =>
    (factory) =>
      (minimumOf(factory, process) ?? Number.POSITIVE_INFINITY) <= most,
  confidence: (confidence) => (factory) => factory.confidence === confidence,
  certification: (name) => (factory) => factory.certificates.some((one) => certificate(one) === certificate(name)),
  // Last, because it is the slowest.
  q: (q) => {
    const terms = termsOf(q);
    return (factory) => rankOf(factory, q, terms) !== null;
  },
};

/** Without the year of its edition, and however it is written. */
const certificate = (name: string) =>
  fold(name)
    .replace(/[:-](19|20)\d\d$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

function isAt(field: 'city' | 'region', place: string) {
  const spellings = new Set(listPlaceVariants(place));
  return (factory: Known) => factory[field] !== null && spellings.has(factory[field].toLowerCase());
}

/** The smallest quantity stated for a process or for none in particular; of any process when none is named. */
function minimumOf({ minQuantities }: Known, process?: Process): number | null {
  const stated = minQuantities.filter((one) => !process || !one.process || one.process === process);
  return stated.length ? Math.min(...stated.map(({ quantity }) => quantity)) : null;
}

function matching(directory: readonly Known[], filter: Filter): Known[] {
  const tests = (Object.keys(conditions) as (keyof Filter)[]).flatMap((key) => {
    const value = filter[key];
    return value === undefined ? [] : [conditions[key](value as never, filter)];
  });
  return directory.filter((factory) => tests.every((test) => test(factory)));
}

type Range<T> = { from?: T | null | undefined; to?: T | null | undefined };
/** The filter of lists in GraphQL, without `q` and `includeQuarantined`. */
export type ListFilter = Partial<{
  process: Process[];
  processUnknown: boolean;
  city: string[];
  cityUnknown: boolean;
  region: string[];
  regionUnknown: boolean;
  kind: Known['kind'][];
  startupFriendly: Known['startupFriendly'][];
  confidence: Known['confidence'][];
  certified: boolean;
  certification: string[];
  minQuantity: Range<number>;
  leadTimeDays: Range<number>;
  updatedAt: Range<string>;
}>;

const isIn = <T extends string | number>(value: T | null, { from, to }: Range<T>) =>
  value !== null && (from == null || value >= from) && (to == null || value <= to);

/** Whether a factory, last updated at this time, meets all conditions. */
export function meets(factory: Known, updatedAt: string, filter: ListFilter): boolean {
  const { process, city, region, certification, minQuantity, leadTimeDays } = filter;
  const anyOrUnknown = (isUnknown: boolean, wanted: boolean | undefined, any: boolean | undefined) =>
    !(wanted === false && isUnknown) &&
    (((wanted === undefined || wanted === false) && any === undefined) ||
      any === true ||
      (wanted === true && isUnknown));
  const minima = process
    ? process.flatMap((one) => minimumOf(factory, one) ?? [])
    : [minimumOf(factory)].filter((one) => one !== null);
  return (
    anyOrUnknown(
      factory.processes.length === 0,
      filter.processUnknown,
      process?.some((one) => factory.processes.includes(one)),
    ) &&
    anyOrUnknown(
      factory.city === null,
      filter.cityUnknown,
      city?.some((name) => isAt('city', name)(factory)),
    ) &&
    anyOrUnknown(
      factory.region === null,
      filter.regionUnknown,
      region?.some((name) => isAt('region', name)(factory)),
    ) &&
    (filter.kind?.includes(factory.kind) ?? true) &&
    (filter.startupFriendly?.includes(factory.startupFriendly) ?? true) &&
    (filter.confidence?.includes(factory.confidence) ?? true) &&
    (filter.certified === undefined || filter.certified === factory.certificates.length > 0) &&
    (certification?.some((name) => factory.certificates.some((one) => certificate(one) === certificate(name))) ??
      true) &&
    (minQuantity === undefined ||
      Object.keys(minQuantity).length === 0 ||
      isIn(minima.length ? Math.min(...minima) : null, minQuantity)) &&
    (leadTimeDays === undefined ||
      Object.keys(leadTimeDays).length === 0 ||
      isIn(factory.leadTimeDays, leadTimeDays)) &&
    isIn(updatedAt, filter.updatedAt ?? {})
  );
}

export const orderFields = ['RELEVANCE', 'NAME', 'CONFIDENCE', 'MIN_QUANTITY', 'LEAD_TIME', 'UPDATED_AT'] as const;
export type OrderField = (typeof orderFields)[number];

/** The matches of a query among these factories in an order, as sort keys without the id; what is unknown is last. */
export function listedOf(
  among: readonly { factory: Known; updatedAt: string }[],
  q: string | undefined,
  field: OrderField,
  direction: 'ASC' | 'DESC',
): Place[] {
  const terms = q === undefined ? [] : termsOf(q);
  const found = among.filter(({ factory }) => q === undefined || rankOf(factory, q, terms) !== null);
  const down = direction === 'DESC';
  const keyOf = orderKey(field, q);
  return found
    .map(({ factory, updatedAt }) => keyOf(factory, updatedAt))
    .toSorted((a, b) => {
      const unknown = Number(a[0] === '') - Number(b[0] === '');
      return unknown || (down ? byPlace(b, a) : byPlace(a, b));
    });
}

export function orderKey(field: OrderField, q: string | undefined) {
  const placeOf = placesFor(q);
  return (factory: Known, updatedAt: string): Place => {
    const [rank = 0, ...place] = placeOf(factory);
    const values: { [field in OrderField]: Place } = {
      RELEVANCE: [rank, ...place],
      NAME: [factory.nameEn],
      CONFIDENCE: place,
      MIN_QUANTITY: [minimumOf(factory) ?? '', ...place],
      LEAD_TIME: [factory.leadTimeDays ?? '', ...place],
      UPDATED_AT: [updatedAt, ...place],
    };
    return values[field];
  };
}

export type Place = (number | string)[];

/** Sort key of a found factory without the tie-breaking id. */
export function placesFor(q: string | undefined): (factory: Known) => Place {
  const terms = q === undefined ? [] : termsOf(q);
  return (factory) => {
    const { confidence, answeredUs, nameEn } = factory;
    const rank = q === undefined ? 0 : rankOf(factory, q, terms)!;
    return [rank, ['verified', 'reported', 'unverified'].indexOf(confidence), answeredUs ? 0 : 1, nameEn];
  };
}

/** Positions of all matches, best first. */
export const orderOf = (directory: readonly Known[], filter: Filter): Place[] =>
  matching(directory, filter).map(placesFor(filter.q)).sort(byPlace);

function byPlace(a: Place, b: Place): number {
  for (const [at, one] of a.entries()) {
    const other = b[at]!;
    const difference = typeof one === 'number' ? one - Number(other) : byCodePoint(one, String(other));
    if (difference) return difference;
  }
  return 0;
}

/** UTF-8 keeps the order of code points; UTF-16 does not where a pair of surrogates stands for one. */
function byCodePoint(a: string, b: string): number {
  if (a === b) return 0;
  const surrogate = /[\ud800-\udfff]/;
  return surrogate.test(a) || surrogate.test(b) ? Buffer.compare(Buffer.from(a), Buffer.from(b)) : a < b ? -1 : 1;
}

const englishCities = new Map(
  cities.flatMap(({ en, zh }) => [en.toLowerCase(), zh, `${zh}市`].map((name) => [name, en])),
);
const valuesOf = {
  process: ({ processes }: Known) => (processes.length ? processes : [null]),
  region: ({ region }: Known) => [region && toEnglishRegion(region)],
  city: ({ city }: Known) => [city && (englishCities.get(city.toLowerCase()) ?? city)],
  kind: ({ kind }: Known) => [kind],
  confidence: ({ confidence }: Known) => [confidence],
  startupFriendly: ({ startupFriendly }: Known) => [startupFriendly],
  answeredUs: ({ answeredUs }: Known) => [String(answeredUs)],
  certified: ({ certificates }: Known) => [String(certificates.length > 0)],
} satisfies Record<string, (factory: Known) => (string | null)[]>;
export type Facet = keyof typeof valuesOf;
export const facetNames = Object.keys(valuesOf) as Facet[];

/** Matches per value of each facet, ignoring the filter of the facet. Null is unknown. */
export function facetsOf(directory: readonly Known[], filter: Filter): Record<Facet, Map<string | null, number>> {
  const all = matching(directory, filter);
  const entries = facetNames.map((facet) => {
    const counts = new Map<string | null, number>();
    const factories = facet in filter ? matching(directory, { ...filter, [facet]: undefined }) : all;
    for (const factory of factories)
      for (const value of valuesOf[facet](factory)) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [facet, counts];
  });
  return Object.fromEntries(entries);
}

export type Group = {
  key: (string | null)[];
  count: number;
  certifiedShare: number;
  answeredShare: number;
  minQuantity: { min: number | null; median: number | null; max: number | null; known: number; unknown: number };
};

/** One row for each combination of values that occurs, the largest first. */
export function groupsOf(directory: readonly Known[], groupBy: readonly Facet[], filter: Filter): Group[] {
  const groups = new Map<string, { key: (string | null)[]; factories: Known[] }>();
  for (const factory of matching(directory, filter)) {
    const keys = groupBy.reduce<(string | null)[][]>(
      (keys, facet) => keys.flatMap((key) => valuesOf[facet](factory).map((value) => [...key, value])),
      [[]],
    );
    for (const key of keys) {
      const text = JSON.stringify(key);
      const group = groups.get(text) ?? { key, factories: [] };
      group.factories.push(factory);
      groups.set(text, group);
    }
  }
  return [...groups.values()]
    .map(({ key, factories }) => groupOf(key, factories, groupBy))
    .sort((a, b) => b.count - a.count);
}

function groupOf(key: (string | null)[], factories: Known[], groupBy: readonly Facet[]): Group {
  const process = (key[groupBy.indexOf('process')] ?? undefined) as Process | undefined;
  const known = factories
    .map((factory) => minimumOf(factory, process))
    .filter((minimum) => minimum !== null)
    .sort((a, b) => a - b);
  const share = (holds: (factory: Known) => boolean) => factories.filter(holds).length / factories.length;
  return {
    key,
    count: factories.length,
    certifiedShare: share(({ certificates }) => certificates.length > 0),
    answeredShare: share(({ answeredUs }) => answeredUs),
    minQuantity: {
      min: known[0] ?? null,
      median: known.length ? (known[(known.length - 1) >> 1]! + known[known.length >> 1]!) / 2 : null,
      max: known.at(-1) ?? null,
      known: known.length,
      unknown: factories.length - known.length,
    },
  };
}

const names = ({ nameEn, nameZh }: Known) => (nameZh === null ? [textOf(nameEn)] : [textOf(nameEn), textOf(nameZh)]);
const rest = ({ specialty, capabilities, city }: Known) => [
  ...(specialty === null ? [] : [knownText(specialty)]),
  ...capabilities.map(knownText),
  ...(city === null ? [] : placeTexts(city)),
];

/** Cache per text, because factories share texts. */
function remembered<T>(workOut: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = workOut(text);
    known.set(text, result);
    return result;
  };
}

/** A city is found by all its names. */
function placeNamesOf(city: string): string[] {
  const called = cities.map(({ en, zh }) => [en, zh, `${zh}市`]);
  return [city, ...called.filter((names) => names.some((name) => name.toLowerCase() === city.toLowerCase())).flat()];
}

export type Field = 'nameEn' | 'nameZh' | 'specialty' | 'capabilities' | 'city' | 'directoryId' | 'processes';

/** Fields that contain a term of the query or a part of one. */
export function fieldsOf(factory: Known, q: string): Field[] {
  const terms = termsOf(q);
  const { nameEn, nameZh, specialty, capabilities, city, directoryId } = factory;
  const texts: [Field, string[]][] = [
    ['nameEn', [nameEn]],
    ['nameZh', [nameZh ?? '']],
    ['specialty', [specialty ?? '']],
    ['capabilities', capabilities],
    ['city', city === null ? [] : placeNamesOf(city)],
  ];
  const found = texts.filter(([, texts]) => terms.some((term) => term.isPartlyIn(texts.map(textOf))));
  return [
    ...found.map(([field]) => field),
    ...(terms.some(({ isPartlyInId }) => isPartlyInId(directoryId)) ? (['directoryId'] as const) : []),
    ...(terms.some(({ named }) => isMadeBy(factory, named)) ? (['processes'] as const) : []),
  ];
}

/** 0 for the name or id itself, then all terms as words of the names, all in the names, some in a name, the rest; null for no match. */
function rankOf(factory: Known, q: string, terms: readonly Term[]): number | null {
  const named = names(factory);
  const others = rest(factory);
  const isFound = (term: Term) => term.isFound([named, others], factory.directoryId) || isMadeBy(factory, term.named);
  if (!terms.every(isFound)) return null;
  const asked = fold(q).trim();
  if ([factory.nameEn, factory.nameZh, factory.directoryId].some((name) => name !== null && fold(name) === asked))
    return 0;
  if (terms.every(({ isWordOf }) => isWordOf(named))) return 1;
  if (terms.every(({ isIn }) => isIn(named))) return 2;
  return terms.some(({ isIn }) => isIn(named)) ? 3 : 4;
}

const isMadeBy = ({ processes }: Known, named: readonly Process[]) => named.some((one) => processes.includes(one));

type Text = { words: string[]; runs: string[] };
type Texts = readonly Text[];
type Term = WordsOfTerm & { named: readonly Process[] };
type WordsOfTerm = {
  isFound(zones: readonly [names: Texts, rest: Texts], directoryId: string): boolean;
  isIn(texts: Texts): boolean;
  isWordOf(texts: Texts): boolean;
  isPartlyIn(texts: Texts): boolean;
  isPartlyInId(directoryId: string): boolean;
};

const fold = (text: string) => (isAscii.test(text) ? text.toLowerCase() : folded(text));
const isAscii = /^[\0-\x7f]*$/;
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC');
const pieces = /\p{Script=Han}+|[^\p{Script=Han}\s,;|/()"，、；。（）]+/gu;
const isHan = (text: string) => /^\p{Script=Han}/u.test(text);
const piecesOf = (text: string): string[] => fold(text).match(pieces) ?? [];

function textOf(text: string): Text {
  const all = piecesOf(text);
  return { words: all.filter((piece) => !isHan(piece)), runs: all.filter(isHan) };
}

const knownText = remembered(textOf);
const placeTexts = remembered((city) => placeNamesOf(city).map(textOf));

const maxTerms = 12;

function askedOf(q: string): string[] {
  const words = piecesOf(q);
  return [...new Set(words.length ? words : fold(q).split(/\s+/).filter(Boolean))].slice(0, maxTerms);
}

/** Latin words that are one syllable each and follow one another are one term. */
function termsOf(q: string): Term[] {
  const asked = askedOf(q);
  const runs: string[][] = [];
  let syllables = false;
  for (const piece of asked) {
    const isSyllable = splits(piece).some(({ length }) => length === 1);
    if (isSyllable && syllables) runs.at(-1)!.push(piece);
    else runs.push([piece]);
    syllables = isSyllable;
  }
  const named = passagesOf(asked).flatMap((passage) => (passage.process ? [passage] : []));
  let end = 0;
  return runs.map((run) => {
    const start = end;
    end += run.length;
    const around = named.filter(({ from, to }) => from <= start && end <= to).map(({ process }) => process!);
    return { ...(isHan(run[0]!) ? hanTerm(run[0]!) : latinTerm(run)), named: around };
  });
}

/** How a process may be written: its value, its names, what people call it, and the pinyin of what is Chinese in them. */
const spellings = new Map<string, Process>();
for (const process of Process.options.filter((one) => one !== 'other')) {
  const { en, zh } = glossary[process];
  for (const name of [process, en, zh, ...processSynonyms.get(process)!]) {
    spellings.set(plain(name), process);
    spellings.set(
      plain([...name.matchAll(/\p{Script=Han}+|\P{Script=Han}+/gu)].map(([part]) => read(part)).join('')),
      process,
    );
  }
}

function read(part: string): string {
  return /\p{Script=Han}/u.test(part)
    ? pinyin(part, { toneType: 'none', type: 'array', v: true }).join('').replaceAll('v', 'u')
    : part;
}

/** Letters and digits only, in the singular. */
function plain(name: string): string {
  const letters = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const one = letters.replace(/ies$/, 'y');
  if (/(s|x|ch|sh)es$/.test(one)) return one.slice(0, -2);
  return /[^s]s$/.test(one) ? one.slice(0, -1) : one;
}

/** Runs of words with the process that they name; none stands within a longer one that names a process. */
function passagesOf(asked: readonly string[]) {
  const all = asked
    .flatMap((_, from) => asked.slice(from).map((_, more) => ({ from, to: from + more + 1 })))
    .map((run) => ({ ...run, process: spellings.get(plain(asked.slice(run.from, run.to).join(''))) }));
  const named = all.filter(({ process }) => process);
  return all.filter(
    (one) => !one.process || !named.some((other) => other !== one && other.from <= one.from && one.to <= other.to),
  );
}

const maxHints = 5;
export type Hint = { filter: 'process' | 'city' | 'region' | 'certification'; value: string; count: number };

/** Filters that words of the query name, with what is found when the filter replaces the words. */
export function hintsOf(directory: readonly Known[], filter: Filter): Hint[] {
  const { q } = filter;
  if (q === undefined) return [];
  const asked = askedOf(q);
  const valuesIn = (text: string): [Hint['filter'], string[]][] =>
    [
      ['city', directory.filter(isAt('city', text)).flatMap((factory) => valuesOf.city(factory))],
      ['region', directory.filter(isAt('region', text)).flatMap((factory) => valuesOf.region(factory))],
      [
        'certification',
        directory.flatMap(({ certificates }) =>
          certificates.filter((one) => certificate(one) === certificate(text)).map((one) => one.replace(/:\d{4}$/, '')),
        ),
      ],
    ].map(([name, values]) => [name, [...new Set(values)]]) as [Hint['filter'], string[]][];
  const found = passagesOf(asked).flatMap(({ from, to, process }) => [
    ...(process ? [{ from, to, filter: 'process' as const, value: process as string }] : []),
    ...valuesIn(asked.slice(from, to).join(' ')).flatMap(([name, values]) =>
      values.map((value) => ({ from, to, filter: name, value })),
    ),
  ]);
  const longest = found.filter(
    (one) => !found.some(({ from, to }) => from <= one.from && one.to <= to && to - from > one.to - one.from),
  );
  const open = longest.filter((one) => filter[one.filter] === undefined);
  const values = [...Map.groupBy(open, (one) => `${one.filter} ${one.value}`).values()].slice(0, maxHints);
  return values.flatMap((same) => {
    const { filter: name, value } = same[0]!;
    const rest = asked.filter((_, at) => !same.some(({ from, to }) => from <= at && at < to));
    const { q: _, ...others } = filter;
    const instead = { ...others, ...(rest.length && { q: rest.join(' ') }), [name]: value } as Filter;
    const count = matching(directory, instead).length;
    return count ? [{ filter: name, value, count }] : [];
  });
}

function hanTerm(run: string): WordsOfTerm {
  const characters = [...run];
  const grams =
    characters.length <= 3 ? [run] : characters.slice(2).map((_, at) => characters.slice(at, at + 3).join(''));
  const isIn = (texts: Texts) =>
    grams.every((gram) => texts.some(({ runs }) => runs.some((run) => run.includes(gram))));
  return { isFound: (zones) => zones.some(isIn), isIn, isWordOf: isIn, isPartlyIn: isIn, isPartlyInId: () => false };
}

function latinTerm(words: string[]): WordsOfTerm {
  const readings =
    words.length > 1 ? [words.flatMap((word) => splits(word).find(({ length }) => length === 1)!)] : splits(words[0]!);
  const joined = words.length > 1 ? [words.join('')] : [];
  const isRead = (texts: Texts) => readings.some((reading) => isReadIn(texts, reading));
  const isWithin = (texts: Texts) => (asked: string) =>
    texts.some(({ words }) => words.some((word) => holds(word, asked)));
  const isWord = (texts: Texts) => (asked: string) => texts.some(({ words }) => words.includes(asked));
  const isWithinId = (directoryId: string) => (asked: string) =>
    /^[a-z0-9-]{3,44}$/.test(asked) && directoryId.includes(asked);
  return {
    isFound: (zones, id) =>
      words.every((word) => isWithin(zones.flat())(word) || isWithinId(id)(word)) ||
      joined.some(isWord(zones.flat())) ||
      zones.some(isRead),
    isIn: (texts) => words.every(isWithin(texts)) || joined.some(isWord(texts)) || isRead(texts),
    isWordOf: (texts) => words.every(isWord(texts)) || joined.some(isWord(texts)),
    isPartlyIn: (texts) => words.some(isWithin(texts)) || joined.some(isWord(texts)) || isRead(texts),
    isPartlyInId: (id) => words.some(isWithinId(id)),
  };
}

function holds(word: string, asked: string): boolean {
  const { length } = [...asked];
  const isSign = !/[\p{L}\p{N}]/u.test(asked);
  return length >= 3 || isSign ? word.includes(asked) : length === 2 ? word.startsWith(asked) : word === asked;
}

/** Whether each syllable is adjacent to its expected neighbour. */
function isReadIn(texts: Texts, reading: readonly string[]): boolean {
  const runs = texts.flatMap(({ runs }) => runs.map((run) => [...run]));
  if (reading.length === 1) return runs.some((run) => run.some((character) => readingOf(character) === reading[0]));
  const pairs = reading.slice(1).map((syllable, at) => `${reading[at]} ${syllable}`);
  const found = new Set(runs.flatMap((run) => run.slice(1).map((character, at) => readingOf(run[at] + character))));
  return reading.every((_, at) => found.has(pairs[at - 1]!) || found.has(pairs[at]!));
}

/** Pinyin of one character, or of two adjacent ones. */
const readingOf = remembered((characters) =>
  characters === '乐清'
    ? 'yue qing'
    : pinyin(characters, { toneType: 'none', type: 'array', v: true }).join(' ').replaceAll('v', 'u'),
);

const syllables = new Set(
  Array.from({ length: 0x9fff - 0x4e00 }, (_, at) => readingOf(String.fromCodePoint(0x4e00 + at))).filter((reading) =>
    /^[a-z]*[aeiou][a-z]*$/.test(reading),
  ),
);
const maxSyllable = 6;
const maxSyllables = 8;

/**
 * All ways to read a word as syllables. One that begins with a, e or o is told apart by an apostrophe, but for the last,
 * before which people leave it out when it has more than a letter: changan.
 */
function splits(word: string): string[][] {
  const text = word.replaceAll('v', 'u');
  const from = (rest: string, left: number, isFirst: boolean): string[][] => {
    if (rest === '') return [[]];
    if (!left) return [];
    const isOpen = isFirst || !/^[aeo]/.test(rest);
    return Array.from({ length: Math.min(maxSyllable, rest.length) }, (_, at) => rest.slice(0, at + 1))
      .filter((syllable) => syllables.has(syllable) && (isOpen || (syllable === rest && syllable.length > 1)))
      .flatMap((syllable) => {
        const after = rest.slice(syllable.length);
        const isApart = after.startsWith("'");
        return from(isApart ? after.slice(1) : after, left - 1, isApart).map((others) => [syllable, ...others]);
      });
  };
  return text === '' || wordsOnly.has(text) ? [] : from(text, maxSyllables, true);
}

/** English words of the trade that would also read as syllables. */
const wordsOnly = new Set(
  `a an ban bang banana bin bending binding bone can canon cane change chi china dan dance die dine dining done dune e fan fang fen
  gang gene gun hang he lane leng lie line linen lining long lu machine man mane me men mine mining nine o pan panda pane pen pin pine
  ping pong range ran rang run sang sane shine song sun tan tang tie tune tuning ding wan women you yo`.split(/\s+/),
);

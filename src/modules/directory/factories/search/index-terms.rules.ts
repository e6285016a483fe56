import type { Process } from '#kernel/enums.ts';
import type { FactoryRecord } from '../factory.schema.ts';
import { listPlaceVariants, toEnglishCity, toEnglishRegion } from '../factory-places.ts';
import { foldSearchText, listSearchGrams } from './factory-search.rules.ts';

/** Increment when the terms of the same factory change: the next start then rebuilds the index. */
export const indexTermsVersion = 3;

export type Indexed = Pick<
  FactoryRecord,
  | 'directoryId'
  | 'kind'
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
  | 'quarantined'
> & {
  /** Their names. */
  certifications: readonly string[];
  /** The longest stated lead time of production. */
  leadTimeDays: number | null;
  /** Milliseconds since 1970. */
  updatedAt: number;
};

export const facets = [
  'process',
  'region',
  'city',
  'kind',
  'confidence',
  'startupFriendly',
  'answeredUs',
  'certified',
] as const;
export type Facet = (typeof facets)[number];
/**
 * `token` is the index term. Spellings of one place share a `value`, which is shown to callers; spellings of one
 * certificate share a token.
 */
export type FacetValue = { token: string; facet: Facet | 'certification'; value: string | null };

export const toFacetTerm = (facet: Facet, spelling: string | null): string =>
  `${facet}:${spelling?.toLowerCase() ?? ''}`;

export const listPlaceTerms = (facet: 'city' | 'region', name: string): string[] =>
  listPlaceVariants(name).map((spelling) => toFacetTerm(facet, spelling));

const withoutYear = (certificate: string): string => certificate.replace(/[:-](?:19|20)\d\d$/, '');

/** `ISO 9001:2015` and `iso-9001` are one certificate. */
export const toCertificationTerm = (name: string): string =>
  `certification:${withoutYear(foldSearchText(name)).replace(/[^\p{L}\p{N}]+/gu, '')}`;

export function listFacetValues(factory: Indexed): FacetValue[] {
  const { city, region, processes, kind, confidence, startupFriendly, answeredUs, certifications } = factory;
  const toValue = (facet: Facet, spelling: string | null, value = spelling): FacetValue => ({
    token: toFacetTerm(facet, spelling),
    facet,
    value,
  });
  return [
    ...(processes.length ? processes.map((process) => toValue('process', process)) : [toValue('process', null)]),
    toValue('region', region, region && toEnglishRegion(region)),
    toValue('city', city, city && toEnglishCity(city)),
    toValue('kind', kind),
    toValue('confidence', confidence),
    toValue('startupFriendly', startupFriendly),
    toValue('answeredUs', String(answeredUs)),
    toValue('certified', String(certifications.length > 0)),
    ...new Map(
      certifications.map((name): [string, FacetValue] => {
        const token = toCertificationTerm(name);
        return [token, { token, facet: 'certification', value: withoutYear(name) }];
      }),
    ).values(),
  ];
}

export const allFactoriesTerm = 'all';
/** Factories that are not quarantined. */
export const shownTerm = 'shown';
export const toNameTerm = (gram: string): string => `n:${gram}`;
export const toOtherTerm = (gram: string): string => `o:${gram}`;

/**
 * Numbers are indexed by their binary digits: the term `<scope>` marks the factories that have a number, `<scope>:<n>`
 * those whose digit n is set.
 */
export type NumberIndex = { scope: string; digits: number };

/** Of minimum quantities: stated for a process, for none (null), or any of them. */
export const toMinimaIndex = (process: Process | null | 'any'): NumberIndex => ({
  scope: `min:${process ?? '*'}`,
  digits: 24,
});
export const leadTimeIndex: NumberIndex = { scope: 'lead', digits: 10 };
/** Milliseconds since 2020. Enough until 2054. */
export const updatedAtIndex: NumberIndex = { scope: 'updated', digits: 40 };

const updatedAtOrigin = Date.UTC(2020);
export const toUpdatedAtNumber = (at: number): number =>
  Math.min(Math.max(0, at - updatedAtOrigin), 2 ** updatedAtIndex.digits - 1);

/** Of a number below 2 ** digits, lowest first. */
export const listDigits = ({ scope, digits }: NumberIndex, value: number): { term: string; isSet: boolean }[] =>
  Array.from({ length: digits }, (_, digit) => ({
    term: `${scope}:${digit}`,
    isSet: Math.floor(value / 2 ** digit) % 2 === 1,
  }));

const listNumberTerms = (index: NumberIndex, value: number): string[] => [
  index.scope,
  ...listDigits(index, value).flatMap(({ term, isSet }) => (isSet ? term : [])),
];

export function findSmallestMinimum(
  { minQuantities }: Pick<Indexed, 'minQuantities'>,
  process?: Process,
): number | null {
  const stated = minQuantities.filter(
    (one) => process === undefined || one.process === null || one.process === process,
  );
  return stated.length ? Math.min(...stated.map(({ quantity }) => quantity)) : null;
}

function listMinimaTerms({ minQuantities }: Indexed): string[] {
  const smallest = new Map<string, { index: NumberIndex; quantity: number }>();
  for (const { process, quantity } of minQuantities)
    for (const index of [toMinimaIndex(process), toMinimaIndex('any')]) {
      const known = smallest.get(index.scope)?.quantity ?? quantity;
      smallest.set(index.scope, { index, quantity: Math.min(quantity, known) });
    }
  return [...smallest.values()].flatMap(({ index, quantity }) => listNumberTerms(index, quantity));
}

export function listIndexTerms(factory: Indexed): string[] {
  const { names, rest } = listSearchGrams(factory);
  const tokens = [
    allFactoriesTerm,
    ...listMinimaTerms(factory),
    ...(factory.leadTimeDays === null ? [] : listNumberTerms(leadTimeIndex, factory.leadTimeDays)),
    ...listNumberTerms(updatedAtIndex, toUpdatedAtNumber(factory.updatedAt)),
  ];
  if (!factory.quarantined) tokens.push(shownTerm);
  for (const { token } of listFacetValues(factory)) tokens.push(token);
  for (const gram of names) tokens.push(toNameTerm(gram));
  for (const gram of rest) tokens.push(toOtherTerm(gram));
  return tokens;
}

/** Directory order: by confidence, answered first, then by name. */
export const toSortKey = ({
  confidence,
  answeredUs,
  nameEn,
}: Pick<Indexed, 'confidence' | 'answeredUs' | 'nameEn'>) => ({
  confidence: confidences.indexOf(confidence) + 1,
  silent: !answeredUs,
  name: nameEn,
});
const confidences = ['verified', 'reported', 'unverified'];

export const toPlaceRow = (factory: Indexed) => ({
  ...toSortKey(factory),
  directoryId: factory.directoryId,
  kind: factory.kind,
  city: factory.city && toEnglishCity(factory.city),
  region: factory.region && toEnglishRegion(factory.region),
  startupFriendly: factory.startupFriendly,
  shown: !factory.quarantined,
  certified: factory.certifications.length > 0,
  processes: factory.processes,
  minima: factory.processes.map((process) => findSmallestMinimum(factory, process)),
  minimum: findSmallestMinimum(factory),
});

import type { Process } from '#kernel/enums.ts';
import type { FactoryRecord } from '../factory.schema.ts';
import { listPlaceVariants, toEnglishCity, toEnglishRegion } from '../factory-places.ts';
import { listSearchGrams } from './factory-search.rules.ts';

/** Increment when the terms of the same factory change: the next start then rebuilds the index. */
export const indexTermsVersion = 2;

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
> & { certified: boolean };

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
/** `token` is the index term. Spellings of one place share a `value`, which is shown to callers. */
export type FacetValue = { token: string; facet: Facet; value: string | null };

export const toFacetTerm = (facet: Facet, spelling: string | null): string =>
  `${facet}:${spelling?.toLowerCase() ?? ''}`;

export const listPlaceTerms = (facet: 'city' | 'region', name: string): string[] =>
  listPlaceVariants(name).map((spelling) => toFacetTerm(facet, spelling));

export function listFacetValues(factory: Indexed): FacetValue[] {
  const { city, region, processes, kind, confidence, startupFriendly, answeredUs, certified } = factory;
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
    toValue('certified', String(certified)),
  ];
}

export const allFactoriesTerm = 'all';
/** Factories that are not quarantined. */
export const shownTerm = 'shown';
export const toNameTerm = (gram: string): string => `n:${gram}`;
export const toOtherTerm = (gram: string): string => `o:${gram}`;

/** Scope of minimum quantities: stated for a process, for none (null), or any of them. */
export const toMinimaScope = (process: Process | null | 'any'): string => `min:${process ?? '*'}`;

function findSmallestMinimum({ minQuantities }: Pick<Indexed, 'minQuantities'>, process?: Process): number | null {
  const stated = minQuantities.filter(
    (one) => process === undefined || one.process === null || one.process === process,
  );
  return stated.length ? Math.min(...stated.map(({ quantity }) => quantity)) : null;
}

const quantityBits = 24;

function listMinimaTerms({ minQuantities }: Indexed): string[] {
  const smallest = new Map<string, number>();
  for (const { process, quantity } of minQuantities)
    for (const scope of [toMinimaScope(process), toMinimaScope('any')])
      smallest.set(scope, Math.min(quantity, smallest.get(scope) ?? quantity));
  const tokens: string[] = [];
  for (const [scope, quantity] of smallest) {
    tokens.push(scope);
    for (let digit = 0; digit < quantityBits; digit++) if ((quantity >> digit) & 1) tokens.push(`${scope}:${digit}`);
  }
  return tokens;
}

export function listIndexTerms(factory: Indexed): string[] {
  const { names, rest } = listSearchGrams(factory);
  const tokens = [allFactoriesTerm, ...listMinimaTerms(factory)];
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
  certified: factory.certified,
  processes: factory.processes,
  minima: factory.processes.map((process) => findSmallestMinimum(factory, process)),
  minimum: findSmallestMinimum(factory),
});

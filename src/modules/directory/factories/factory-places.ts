import { readPlaces } from './places.file.ts';

const { regions, cities: known } = readPlaces();

export const cities = known;

const normalizeName = (name: string) =>
  name.normalize('NFKC').replace(/[’‘`]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase();

const listEnglishSpellings = (name: string, kinds: string[]) =>
  [name.toLowerCase(), name.toLowerCase().replace("'", '')].flatMap((base) => [
    base,
    ...kinds.map((kind) => `${base} ${kind}`),
  ]);

const regionSpellings = regions.map(({ en, zh, suffix }) => ({
  en,
  spellings: [...listEnglishSpellings(en, ['province', 'region', 'municipality']), zh, `${zh}${suffix}`],
}));
const citySpellings = cities.map(({ en, zh }) => ({
  en,
  zh,
  spellings: [...listEnglishSpellings(en, ['city']), zh, `${zh}市`],
}));

// A spelling may name two places (Taizhou 台州 and 泰州, Jilin the city and the province) and then stands for both.
const variants = new Map<string, Set<string>>();
for (const { spellings } of [...regionSpellings, ...citySpellings])
  for (const spelling of spellings) variants.set(spelling, new Set([...(variants.get(spelling) ?? []), ...spellings]));

const regionNames = new Map(regionSpellings.flatMap(({ en, spellings }) => spellings.map((name) => [name, en])));

export function listPlaceVariants(name: string): string[] {
  const known = variants.get(normalizeName(name));
  return known ? [...known] : [...new Set([name.trim().toLowerCase(), normalizeName(name)])];
}

const byEnglish = new Map(cities.map(({ en }) => [en.toLowerCase(), en]));
const cityNames = new Map<string, Set<string>>();
for (const { en, zh, spellings } of citySpellings)
  for (const spelling of spellings)
    cityNames.set(spelling, new Set([...(cityNames.get(spelling) ?? []), en, zh, `${zh}市`]));

export const listPlaceNames = (city: string): string[] => [city, ...(cityNames.get(normalizeName(city)) ?? [])];

export const toEnglishCity = (name: string): string =>
  [...(cityNames.get(normalizeName(name)) ?? [])].find((one) => byEnglish.has(one.toLowerCase())) ?? name;

export const toEnglishRegion = (name: string): string => regionNames.get(normalizeName(name)) ?? name;

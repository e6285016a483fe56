import { cities } from '#modules/directory/factories/factory-places.ts';
import type { NormalizedUtterance, Reading } from '../utterance.rules.ts';
import { collectTerms, createVocabulary, findTerms } from '../words/vocabulary.rules.ts';
import { createListReader } from './list.rules.ts';

const provinces = new Map(cities.map(({ region, regionZh }) => [region, `${region}|${regionZh}`]));
const places = createVocabulary([
  ...provinces,
  ...cities.filter(({ en }) => !provinces.has(en)).map(({ en, zh }) => [en, `${en}|${zh}`] as const),
]);

/** Seaports and fairs: "FOB Shenzhen" says nothing about where the factory is. */
const notLocation = /\b(?:fob|cif|cfr|port of|via|fair in|deliver(?:ed|y)? to)\s?$/i;

export const findRegions = (words: NormalizedUtterance): Reading<string[]> =>
  collectTerms(
    words,
    findTerms(words, places).filter(({ before }) => !notLocation.test(before)),
  );
export const readRegionsAnswer = createListReader(findRegions, { isSureOfUnknown: true });

const chineseNames = new Map(
  cities.flatMap(({ en, zh, region, regionZh }) => [[en, zh] as const, [region, regionZh] as const]),
);
export const toChinesePlace = (value: string): string | undefined => chineseNames.get(value);

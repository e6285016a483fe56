import { z } from 'zod';
import { origin, parseTable, Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';

type City = { en: string; zh: string; region: string; regionZh: string };
type Region = { en: string; zh: string; suffix: string };
export type Places = { regions: readonly Region[]; cities: readonly City[] };

const Row = z.object({ region: Text, region_zh: Text, suffix_zh: Text, city: Text, city_zh: Text, ...origin });

export const readPlaces = (): Places => parsePlaces(readDataFile(import.meta.dirname, 'places.csv'));

export function parsePlaces(data: DataFile): Places {
  const regions = new Map<string, Region>();
  const cities: City[] = [];
  for (const { row, problem } of parseTable(data, Row)) {
    const region = { en: row.region, zh: row.region_zh, suffix: row.suffix_zh };
    const { zh, suffix } = regions.get(region.en) ?? region;
    if (zh !== region.zh) throw problem('region_zh', `${region.en} is ${zh} in a row above`);
    if (suffix !== region.suffix) throw problem('suffix_zh', `${region.en} has ${suffix} in a row above`);
    if (cities.some((city) => city.zh === row.city_zh)) throw problem('city_zh', `"${row.city_zh}" is listed twice`);
    regions.set(region.en, region);
    cities.push({ en: row.city, zh: row.city_zh, region: region.en, regionZh: region.zh });
  }
  return { regions: [...regions.values()], cities };
}

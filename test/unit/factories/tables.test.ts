import { describe, expect, test } from 'vitest';
import { parseDemoTrades } from '#modules/directory/factories/demo/demo-trade.file.ts';
import { parsePlaces } from '#modules/directory/factories/places.file.ts';
import { readDataFile } from '#tables/data-file.ts';

describe('places.csv', () => {
  const header = 'region,region_zh,suffix_zh,city,city_zh,source,as_of';
  const read = (...rows: string[]) => parsePlaces({ file: 'places.csv', text: [header, ...rows].join('\n') });
  const shenzhen = 'Guangdong,广东,省,Shenzhen,深圳,own knowledge,2026-11';

  test('contains cities, and each region once', () => {
    expect(read(shenzhen, 'Guangdong,广东,省,Foshan,佛山,own knowledge,2026-11')).toMatchObject({
      regions: [{ en: 'Guangdong', zh: '广东', suffix: '省' }],
      cities: [{ en: 'Shenzhen' }, { en: 'Foshan', zh: '佛山', region: 'Guangdong', regionZh: '广东' }],
    });
  });

  test.each<[string, string, string]>([
    ['another Chinese name of a region', 'Guangdong,广西,省,Foshan,佛山,own,2026-11', 'region_zh: Guangdong is 广东'],
    ['another suffix of a region', 'Guangdong,广东,市,Foshan,佛山,own,2026-11', 'suffix_zh: Guangdong has 省'],
    ['a city twice', shenzhen, 'city_zh: "深圳" is listed twice'],
    ['no Chinese name', 'Guangdong,广东,省,Foshan,,own,2026-11', 'city_zh: must be text without surrounding blanks'],
  ])('with %s is rejected', (_, row, message) => {
    expect(() => read(shenzhen, row)).toThrow(`places.csv, line 3, column ${message}`);
  });
});

describe('demo-trades.csv', () => {
  const { text } = readDataFile('src/modules/directory/factories', 'demo-trades.csv');
  const [header = '', ...rows] = text.trimEnd().split('\n');
  const read = (...lines: string[]) => parseDemoTrades({ file: 'demo.csv', text: [header, ...lines].join('\n') });
  const [row = ''] = rows;

  test.each<[string, string[], string]>([
    ['an unknown process', [row.replace(',pcba,', ',pbca,')], 'demo.csv, line 2, column processes: Invalid option'],
    [
      'a city that is no place',
      [row.replace('Suzhou', 'Suhzou')],
      'demo.csv, line 2, column cities: "Suhzou" is not in places',
    ],
    [
      'a name in one language',
      [row.replace('电子|', '')],
      'demo.csv, line 2, column names_zh: must have as many names as names_en',
    ],
    [
      'days in the wrong order',
      [row.replace('15|30', '30|15')],
      'demo.csv, line 2, column production_days: the lower number',
    ],
    [
      'one number of days',
      [row.replace('15|30', '30')],
      'demo.csv, line 2, column production_days: two numbers of days',
    ],
    ['a word for a number', [row.replace('5|20|50|200', 'few')], 'demo.csv, line 2, column minimum: positive integers'],
    ['an unknown trade', [row.replace('pcb_assembly', 'pcba')], 'column trade: must be a trade of the glossary'],
    ['no integrator', [row], 'demo.csv: kind: no row for "integrator"'],
  ])('with %s is rejected', (_, lines, message) => {
    expect(() => read(...lines)).toThrow(message);
  });
});

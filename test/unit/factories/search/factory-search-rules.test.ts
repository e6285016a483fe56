import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Process } from '#kernel/enums.ts';
import type { FactoryFilter } from '#modules/directory/factories/factory-filter.schema.ts';
import {
  cities,
  listPlaceNames,
  listPlaceVariants,
  toEnglishCity,
  toEnglishRegion,
} from '#modules/directory/factories/factory-places.ts';
import {
  listGrams,
  listMatchedFields,
  parseSearchTerms,
  type Searchable,
  splitSearchWords,
} from '#modules/directory/factories/search/factory-search.rules.ts';
import { splitSyllables, toPinyin } from '#modules/directory/factories/search/pinyin.rules.ts';
import { anyCharacter } from '../../../any-character.ts';

const factory: Searchable & { processes: Process[] } = {
  directoryId: 'mfg-0042',
  nameEn: 'Hengyi Précision',
  nameZh: '恒益精密模具',
  specialty: 'Moulds  for ＣＮＣ parts',
  capabilities: ['5-axis milling', '阳极氧化'],
  city: '深圳市',
  processes: ['cnc'],
};

describe('matchedOn', () => {
  test.each<[string, string[]]>([
    ['cnc 精密', ['nameZh', 'specialty', 'processes']],
    ['CNC-machining', ['processes']],
    ['shu kong', ['processes']],
    ['Shenzhen', ['nameZh', 'city'].slice(1)],
    ['milling mfg', ['capabilities', 'directoryId', 'processes']],
    ['PRÉCIS', ['nameEn']],
    ['recisio', ['nameEn']],
    ['jingmi', ['nameZh']],
    ['jing mi mu ju', ['nameZh', 'capabilities']],
    ['yangji', ['capabilities']],
    ['深圳', ['city']],
    ['ax', []],
    ['5-', ['capabilities']],
    ['nothing', []],
  ])('for %s', (q, fields) => expect(listMatchedFields(factory, { q })).toEqual(fields));

  test('includes the fields of filters, and is empty without a search', () => {
    const filter: FactoryFilter = {
      process: ['cnc'],
      city: ['Shenzhen'],
      minQuantityAtMost: 10,
      answeredUs: false,
      includeQuarantined: true,
    };
    expect(listMatchedFields(factory, filter)).toEqual(['processes', 'city', 'minQuantities']);
    expect(listMatchedFields(factory, { q: 'shenzhen', city: ['Shenzhen'] })).toEqual(['city']);
    expect(listMatchedFields(factory, {})).toEqual([]);
  });

  test('works for a factory with only a name', () => {
    const bare = {
      ...factory,
      directoryId: 'mfg-1',
      nameEn: 'A',
      nameZh: null,
      specialty: null,
      capabilities: [],
      city: null,
    };
    expect(listMatchedFields(bare, { q: 'null' })).toEqual([]);
  });
});

describe('splitSearchWords', () => {
  test.each([
    ['  Precision   Mould ', ['precision', 'mould']],
    ['东莞CNC加工', ['东莞', 'cnc', '加工']],
    ['ＩＳＯ 9001:2015', ['iso', '9001:2015']],
    ['cnc, pcba；注塑（精密）', ['cnc', 'pcba', '注塑', '精密']],
    ['100% cotton_bag', ['100%', 'cotton_bag']],
    ['Łódź ÅNGSTRÖM', ['łodz', 'angstrom']],
    [' ', []],
  ])('splits %j', (text, words) => expect(splitSearchWords(text)).toEqual(words));

  test('makes words searchable, and Chinese by one, two and three characters', () => {
    expect([...listGrams('东莞CNC加工')].toSorted()).toEqual(
      ['cnc', '东', '东莞', '加', '加工', '工', '莞'].toSorted(),
    );
    expect(listGrams('恒益精密')).toContain('恒益精');
    expect(listGrams('恒益精密')).not.toContain('恒益精密');
  });
});

describe('parseSearchTerms', () => {
  const latin = (text: string, inside: string, readings: string[][][] = [], inId: string | null = null) => ({
    script: 'latin',
    words: [{ text, inside, inId: inId !== null }],
    joined: null,
    readings,
    processes: [],
  });
  const han = (text: string, grams: string[], processes: Process[] = []) => ({ script: 'han', text, grams, processes });

  test.each<[string, unknown[]]>([
    ['c', [latin('c', 'no')]],
    ['uv', [latin('uv', 'start')]],
    ['smt', [{ ...latin('smt', 'anywhere', [], 'smt'), processes: ['pcba'] }]],
    ['%', [latin('%', 'anywhere')]],
    [',', [latin(',', 'anywhere')]],
    ['mfg-0042', [latin('mfg-0042', 'anywhere', [], 'mfg-0042')]],
    ['精', [han('精', ['精'])]],
    ['精密模具', [han('精密模具', ['精密模', '密模具'])]],
    ['注塑', [han('注塑', ['注塑'], ['injection_molding'])]],
    ['cnc CNC ｃｎｃ', [{ ...latin('cnc', 'anywhere', [], 'cnc'), processes: ['cnc'] }]],
    ['shenzhen', [latin('shenzhen', 'anywhere', [[['shen zhen']]], 'shenzhen')]],
    ['huá', [latin('hua', 'anywhere', [[['hua']]], 'hua')]],
    ['xian', [latin('xian', 'anywhere', [[['xian']], [['xi an']]], 'xian')]],
    ['bending', [latin('bending', 'anywhere', [], 'bending')]],
  ])('%s', (q, terms) => expect(parseSearchTerms(q)).toEqual(terms));

  test('syllables typed apart form one term of adjacent pairs', () => {
    const [term, ...others] = parseSearchTerms('Huá qiáng běi');
    expect(others).toEqual([]);
    expect(term).toMatchObject({
      words: [{ text: 'hua' }, { text: 'qiang' }, { text: 'bei' }],
      joined: 'huaqiangbei',
      readings: [[['hua qiang'], ['qiang bei']]],
    });
    expect(parseSearchTerms('shenzhen hua qiang')).toHaveLength(2);
    expect(parseSearchTerms('shen zhen shi hua qiang')[0]).toMatchObject({
      readings: [[['shen zhen'], ['hua qiang'], ['zhen shi', 'shi hua']]],
    });
  });

  test('returns at most twelve terms', () => {
    expect(parseSearchTerms(Array.from({ length: 30 }, (_, i) => `word${i}`).join(' '))).toHaveLength(12);
  });

  test('returns at least one normalized term for any text that is not blank', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200, unit: anyCharacter }), (q) => {
        const terms = parseSearchTerms(q);
        expect(terms.length > 0).toBe(q.normalize('NFKC').trim() !== '');
        for (const term of terms)
          for (const grams of term.script === 'han' ? [term.grams] : []) expect(grams.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('pinyin', () => {
  test.each<[string, string[][]]>([
    ['huawei', [['hua', 'wei']]],
    ["xi'an", [['xi', 'an']]],
    ['xian', [['xian'], ['xi', 'an']]],
    [
      'pingan',
      [
        ['ping', 'an'],
        ['pin', 'gan'],
      ],
    ],
    ['lvke', [['lu', 'ke']]],
    ['zhuhai', [['zhu', 'hai']]],
    ['precision', []],
    ['die', []],
    ['line', []],
    ['q', []],
    ['shenzhenshihuaqiangbei', [['shen', 'zhen', 'shi', 'hua', 'qiang', 'bei']]],
  ])('%s is read as %j', (word, readings) => expect(splitSyllables(word)).toEqual(readings));

  test.each([
    ['重庆', 'chong qing'],
    ['长沙', 'chang sha'],
    ['厦门', 'xia men'],
    ['乐清', 'yue qing'],
    ['绿', 'lu'],
    ['女', 'nu'],
  ])('%s is spelled %s', (text, reading) => expect(toPinyin(text)).toBe(reading));
});

describe('places', () => {
  test('a city has English and Chinese names; an ambiguous name matches both cities', () => {
    expect(listPlaceVariants('Shenzhen')).toEqual(expect.arrayContaining(['shenzhen', '深圳', '深圳市']));
    expect(listPlaceVariants('taizhou')).toEqual(expect.arrayContaining(['台州', '泰州']));
    expect(listPlaceNames('深圳')).toEqual(['深圳', 'Shenzhen', '深圳', '深圳市']);
    expect(listPlaceNames('Nowhere')).toEqual(['Nowhere']);
  });
  test('have one English name', () => {
    expect(['深圳市', 'SHENZHEN', 'shenzhen city', '泰州', 'Nowhere'].map(toEnglishCity)).toEqual([
      'Shenzhen',
      'Shenzhen',
      'Shenzhen',
      'Taizhou',
      'Nowhere',
    ]);
    expect(['广东省', 'guangdong', '内蒙古', 'Bavaria'].map(toEnglishRegion)).toEqual([
      'Guangdong',
      'Guangdong',
      'Inner Mongolia',
      'Bavaria',
    ]);
    expect(cities.every(({ en, zh }) => toEnglishCity(zh) === en)).toBe(true);
  });
});

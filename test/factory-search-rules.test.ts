import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  likePattern,
  matchedOn,
  type Searchable,
  searchTerms,
  searchTextOf,
} from '#modules/factories/factory.search.rules.ts';
import { cities, englishRegion, placeVariants } from '#modules/factories/factory-places.ts';

const factory: Searchable = {
  directoryId: 'mfg-0042',
  nameEn: 'Hengyi Précision',
  nameZh: '恒益精密模具',
  specialty: 'Moulds  for ＣＮＣ parts',
  capabilities: ['5-axis milling', '阳极氧化'],
  city: '深圳市',
};

const finds = (q: string) => searchTerms(q).every((term) => searchTextOf(factory).includes(term));

/** PostgreSQL's LIKE with ESCAPE '\', spelled out. */
function like(text: string, pattern: string): boolean {
  const [first, ...rest] = [...pattern];
  if (first === undefined) return text === '';
  if (first === '%') return [...text, ''].some((_, at) => like([...text].slice(at).join(''), rest.join('')));
  const [letter, ...letters] = [...text];
  if (letter === undefined) return false;
  if (first === '\\') return letter === rest[0] && like(letters.join(''), rest.slice(1).join(''));
  return (first === '_' || letter === first) && like(letters.join(''), rest.join(''));
}

describe('a search', () => {
  test.each([
    'hengyi',
    'PRECISION',
    'précision',
    'cnc',
    '精密',
    '模具 恒益',
    '深圳',
    'shenzhen',
    'mfg-0042',
    '氧化',
    '5-AXIS',
    '深圳cnc',
  ])('for %s finds the factory', (q) => expect(finds(q)).toBe(true));

  test.each(['dongguan', 'cnc pcba', '广州', 'précisions', '%', '_'])('for %s does not', (q) =>
    expect(finds(q)).toBe(false),
  );

  test('says which fields matched', () => {
    expect(matchedOn(factory, searchTerms('cnc 精密'))).toEqual(['nameZh', 'specialty']);
    expect(matchedOn(factory, searchTerms('Shenzhen'))).toEqual(['city']);
    expect(matchedOn(factory, searchTerms('milling mfg'))).toEqual(['capabilities', 'directoryId']);
    expect(matchedOn(factory, [])).toEqual([]);
  });

  test('copes with a factory of which only the name is known', () => {
    const bare = { directoryId: 'mfg-1', nameEn: 'A', nameZh: null, specialty: null, capabilities: [], city: null };
    expect(matchedOn(bare, ['null'])).toEqual([]);
    expect(searchTextOf(bare)).toMatch(/^a +mfg-1$/);
  });
});

describe('the words of a query', () => {
  test.each([
    ['  Precision   Mould ', ['precision', 'mould']],
    ['东莞CNC加工', ['东莞', 'cnc', '加工']],
    ['ＩＳＯ 9001:2015', ['iso', '9001:2015']],
    ['cnc, pcba；注塑（精密）', ['cnc', 'pcba', '注塑', '精密']],
    ['cnc CNC cnc', ['cnc']],
    ['100% cotton_bag', ['100%', 'cotton_bag']],
    [',', [',']],
    [' ', []],
  ])('of %j', (q, terms) => expect(searchTerms(q)).toEqual(terms));

  test('are at most twelve', () => {
    expect(searchTerms(Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '))).toHaveLength(12);
  });

  test('are the same for what was already normalised', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (q) => {
        const terms = searchTerms(q);
        expect(searchTerms(terms.join(' '))).toEqual(terms);
      }),
    );
  });
});

describe('a LIKE pattern', () => {
  test('escapes what LIKE would understand', () => {
    expect(likePattern('50%_a\\b')).toBe('%50\\%\\_a\\\\b%');
  });

  test('matches exactly the texts that contain the term', () => {
    const tricky = (maxLength: number) => fc.string({ unit: fc.constantFrom('%', '_', '\\', 'a', '深'), maxLength });
    fc.assert(
      fc.property(tricky(8), tricky(3), (text, term) => {
        expect(like(text, likePattern(term))).toBe(text.includes(term));
      }),
    );
  });
});

describe('the spellings of a place', () => {
  test.each(['深圳', '深圳市', 'shenzhen', 'Shenzhen City', ' SHENZHEN ', 'Ｓｈｅｎｚｈｅｎ'])(
    '%s is Shenzhen',
    (name) => {
      expect(placeVariants(name)).toEqual(['shenzhen', 'shenzhen city', '深圳', '深圳市']);
    },
  );

  test('cover provinces and their full names', () => {
    for (const name of ['广西', '广西壮族自治区', 'guangxi', 'Guangxi Province']) {
      expect(placeVariants(name)).toEqual(expect.arrayContaining(['guangxi', '广西', '广西壮族自治区']));
      expect(englishRegion(name)).toBe('Guangxi');
    }
    expect(englishRegion('陕西省')).toBe('Shaanxi');
    expect(englishRegion('山西')).toBe('Shanxi');
  });

  test('do without the apostrophe', () => {
    for (const name of ["Xi'an", 'Xi’an', 'xian', '西安']) expect(placeVariants(name)).toContain('西安');
  });

  test('tell two cities of one English name apart in Chinese', () => {
    expect(placeVariants('Taizhou')).toEqual(expect.arrayContaining(['台州', '泰州']));
    expect(placeVariants('台州')).not.toContain('泰州');
  });

  test('of an unknown place are its own name', () => {
    expect(placeVariants(' Hsinchu ')).toEqual(['hsinchu']);
    expect(englishRegion('Bavaria')).toBe('Bavaria');
  });

  test('lead from either name of every city to the other', () => {
    for (const { en, zh } of cities) {
      expect(placeVariants(en)).toContain(zh);
      expect(placeVariants(zh)).toContain(en.toLowerCase());
    }
    expect(cities.length).toBeGreaterThanOrEqual(80);
  });
});

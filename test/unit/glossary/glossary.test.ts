import { describe, expect, test } from 'vitest';
import { parseNames, parseSynonyms, parseTerms } from '#modules/directory/glossary/glossary.file.ts';
import { addChineseTerms, listKeyTerms } from '#modules/directory/glossary/glossary.rules.ts';
import { terms } from '#modules/directory/glossary/glossary.ts';
import { toTermKey } from '#modules/directory/glossary/term-words.rules.ts';
import { readDataFile } from '#tables/data-file.ts';
import { bilingual } from '#text/prose.ts';

describe('names.csv', () => {
  const { text } = readDataFile('src/modules/directory/glossary', 'names.csv');
  const lines = text.trimEnd().split('\n');
  const read = (...rows: string[]) => parseNames({ file: 'names.csv', text: rows.join('\n') });
  const last = lines.length + 1;

  test('covers every enum value of the API', () => {
    expect(read(...lines).processes.cnc).toEqual({ en: 'CNC machining', zh: 'CNC加工' });
  });

  test.each<[string, string[], string]>([
    [
      'an unknown process',
      [...lines, 'process,welding,welding,焊接,own,2026-11'],
      `line ${last}, column key: "welding" is not one of`,
    ],
    ['a name twice', [...lines, 'process,cnc,CNC,数控,own,2026-11'], `line ${last}, column key: "cnc" is listed twice`],
    ['no row for a stage', lines.filter((line) => !line.startsWith('stage,evt,')), 'names.csv: key: no row for "evt"'],
  ])('with %s is rejected', (_, rows, message) => {
    expect(() => read(...rows)).toThrow(message);
  });
});

describe('process-synonyms.csv', () => {
  const parse = (...rows: string[]) =>
    parseSynonyms({ file: 'process-synonyms.csv', text: ['process,en,zh,source,as_of', ...rows].join('\n') });

  test('lists the names of a process, English before Chinese', () => {
    expect([...parse('cnc,CNC|milling,数控,own,2026-11')]).toEqual([['cnc', ['CNC', 'milling', '数控']]]);
  });

  test.each<[string, string[], string]>([
    ['an unknown process', ['welding,welding,焊接,own,2026-11'], 'line 2, column process: Invalid option'],
    [
      'a process twice',
      ['cnc,CNC,,own,2026-11', 'cnc,milling,,own,2026-11'],
      'line 3, column process: "cnc" is listed twice',
    ],
    ['no English name', ['cnc,,数控,own,2026-11'], 'line 2, column en: at least one English name'],
    [
      'a name of two processes',
      ['cnc,Machining,,own,2026-11', 'die_casting,machining,,own,2026-11'],
      'line 3, column en: "machining" is already a name of cnc',
    ],
  ])('with %s is rejected', (_, rows, message) => {
    expect(() => parse(...rows)).toThrow(message);
  });
});

describe('terms.csv', () => {
  const header = 'category,en,zh,use,source,confidence,as_of';
  const parse = (...rows: string[]) => parseTerms({ file: 'terms.csv', text: [header, ...rows].join('\n') });

  test('finds a term by any of its spellings, British or American, with or without hyphens', () => {
    const found = parse('finish,color anodizing|dyed-anodizing,染色阳极氧化,text,trade usage,low,2026-11');
    expect([...found.keys()]).toEqual(['color anodizing', 'dyed anodizing']);
    expect(toTermKey('Colour Anodising')).toBe('color anodizing');
  });

  test('has 900 terms at least, each with its source and confidence', () => {
    expect(new Set(terms.values().map(({ zh }) => zh)).size).toBeGreaterThanOrEqual(900);
  });

  test.each<[string, string[], string]>([
    [
      'a spelling twice',
      ['material,PC,聚碳酸酯,text,trade usage,low,2026-09', 'material,pc,电脑,text,trade usage,low,2026-09'],
      'terms.csv, line 3, column en: "pc" is listed twice',
    ],
    [
      'no English spelling',
      ['material,,聚碳酸酯,text,trade usage,low,2026-09'],
      'line 2, column en: at least one English',
    ],
    [
      'no Chinese',
      ['material,PC,,text,trade usage,low,2026-09'],
      'line 2, column zh: must be text without surrounding',
    ],
    [
      'high confidence without a page',
      ['material,PC,聚碳酸酯,text,trade usage,high,2026-09'],
      'column confidence: low for',
    ],
    ['an unknown category', ['metal,PC,聚碳酸酯,text,trade usage,low,2026-09'], 'column category: Invalid option'],
  ])('with %s is rejected', (_, rows, message) => {
    expect(() => parse(...rows)).toThrow(message);
  });
});

test.each([
  ['ABS, no regrind', 'ABS塑料'],
  ['PC/ABS black', '黑色PC/ABS合金'],
  ['clear PMMA', '透明PMMA亚克力'],
  ['black anodising', '黑色阳极氧化'],
  ['bead blast and black anodised', '喷砂，黑色阳极氧化'],
  ['powder coated, RAL 9005', '粉末喷涂'],
  ['matte lamination, hot foil logo', '哑膜，烫金标识'],
  ['corrugated, 5-ply', '瓦楞纸板，五层'],
  ['corrugated cardboard 5-ply', '五层瓦楞纸板'],
  ['1.5 mm SPCC', '1.5 mm冷轧钢板'],
  ['ABS Chimei PA-757', 'ABS塑料Chimei PA 757'],
  ['PA 66', '尼龙66'],
  ['100% cotton', '100%棉'],
  ['Upper housing', '上壳'],
])('%s is glossed as %s', (text, chinese) => {
  expect(addChineseTerms(bilingual(text, text)).zh).toBe(`${text}（${chinese}）`);
});

test.each([
  'no ABS at all',
  'No ABS',
  'ABS-like',
  'ABS or PC',
  'any plastic',
  'metal feel',
  '[product] lid',
  'Lid {date}',
])('%s is not glossed', (text) => {
  expect(addChineseTerms(bilingual(text, text)).zh).toBe(text);
});

test('key terms of a running text are listed as it spells them, without words that mean something else there', () => {
  const text =
    'Snap fits to the lower housing. Firmware is flashed before the Leak Test. Anodised in black, at the base.';
  expect(listKeyTerms(text, 10)).toEqual([
    { text: 'Snap fits', zh: '卡扣' },
    { text: 'lower housing', zh: '下壳' },
    { text: 'Firmware', zh: '固件' },
    { text: 'Leak Test', zh: '气密测试' },
    { text: 'Anodised', zh: '阳极氧化' },
  ]);
  expect(listKeyTerms(text, 2)).toHaveLength(2);
});

import { describe, expect, test } from 'vitest';
import { parseAssumptions, parseClasses, parseKinds } from '#modules/guidance/compliance/product/kind.file.ts';
import { parseTraitTexts, parseTraitWords } from '#modules/guidance/compliance/product/trait.file.ts';
import { ProductClass, Trait } from '#modules/guidance/compliance/product/trait.schema.ts';

const lines = (...rows: string[]) => ({ file: 'table.csv', text: rows.join('\n') });

describe('words of traits', () => {
  const header = 'trait,use,language,words,source,as_of';

  test('rows of the same trait and use form one list in row order', () => {
    const words = parseTraitWords(
      lines(
        header,
        'radio,present,en,radio,own list,2026-11',
        'radio,hint,en,smart,own list,2026-11',
        'radio,present,zh,射频|无线,own list,2026-11',
      ),
    );
    expect(words.get('radio')).toEqual({ present: 'radio, 射频, 无线', hint: 'smart' });
  });

  test.each<[string, string[], string]>([
    ['an unknown trait', ['rodio,present,en,rf,own list,2026-11'], 'table.csv, line 2, column trait: Invalid option'],
    ['an unknown use', ['radio,words,en,rf,own list,2026-11'], 'table.csv, line 2, column use: Invalid option'],
    ['a comma', ['radio,absent,en,"a,b",own list,2026-11'], 'line 2, column words: "a,b" contains a comma'],
    ['a duplicate word', ['radio,present,en,rf|rf,own list,2026-11'], 'line 2, column words: duplicate "rf"'],
    [
      'a word of an earlier row',
      ['radio,present,en,rf,own list,2026-11', 'radio,present,zh,rf,own list,2026-11'],
      'line 3, column words: duplicate "rf" for radio, present',
    ],
  ])('with %s are rejected', (_, rows, message) => {
    expect(() => parseTraitWords(lines(header, ...rows))).toThrow(message);
  });
});

describe('texts of traits', () => {
  const header = 'trait,name,question';
  const every = Trait.options.map((trait) => `${trait},${trait},Is it?`);
  const next = every.length + 2;

  test.each<[string, string[], string]>([
    ['a duplicate trait', [...every, 'radio,radio,Has it?'], `line ${next}, column trait: duplicate "radio"`],
    ['no question', ['radio,radio,', ...every], 'line 2, column question: must be text without surrounding blanks'],
    ['a trait without a row', every.slice(1), 'table.csv: trait: no row for "electronics"'],
  ])('with %s are rejected', (_, rows, message) => {
    expect(() => parseTraitTexts(lines(header, ...rows))).toThrow(message);
  });
});

describe('kinds of products', () => {
  const header = 'kind,name,class,en,zh,always,usual,standards,acts,source,as_of';
  const lamp = 'lamp,lamp,lamps,lamp|light,灯,digital -toy,mains_powered,IEC 60598-1; IEC 62471,,own list,2026-11';

  test('have words of both languages, and properties that may be denied', () => {
    expect(parseKinds(lines(header, lamp))).toEqual([
      {
        id: 'lamp',
        name: 'lamp',
        class: 'lamps',
        words: 'lamp, light, 灯',
        always: [
          ['digital', true],
          ['toy', false],
        ],
        usual: [['mains_powered', true]],
        standards: ['IEC 60598-1', 'IEC 62471'],
        acts: [],
      },
    ]);
  });

  test.each<[string, string[], string]>([
    ['an unknown class', [lamp.replace('lamps', 'light')], 'line 2, column class: Invalid option'],
    ['an unknown property', [lamp.replace('digital', 'digitel')], 'line 2, column always: Invalid option'],
    [
      'a repeated kind',
      [lamp, lamp.replace('lamp|light,灯', 'bulb,泡')],
      'line 3, column kind: "lamp" is already in line 2',
    ],
    ['a word of another kind', [lamp, lamp.replace('lamp,lamp', 'bulb,bulb')], 'line 3, column en: duplicate "lamp"'],
  ])('with %s are rejected', (_, rows, message) => {
    expect(() => parseKinds(lines(header, ...rows))).toThrow(message);
  });

  test('every class needs a row', () => {
    const rows = ProductClass.options.map((one) => `${one},${one},,,own list,2026-11`);
    const columns = 'class,name,always,usual,source,as_of';
    expect(Object.keys(parseClasses(lines(columns, ...rows)))).toEqual(ProductClass.options);
    expect(() => parseClasses(lines(columns, ...rows.slice(1)))).toThrow('class: no row for "av_it"');
  });
});

test('assumptions name facts that are known or known to be absent', () => {
  const header = 'trait,value,when,asked,because,source,as_of';
  const row = (when: string) => `radio,no,${when},yes,nothing mentions a radio,own list,2026-11`;
  expect(parseAssumptions(lines(header, row('class -furniture')))).toMatchObject([
    {
      trait: 'radio',
      value: false,
      asked: true,
      when: [
        { fact: 'class', value: true },
        { fact: 'furniture', value: false },
      ],
    },
  ]);
  expect(() => parseAssumptions(lines(header, row('furnitures')))).toThrow('line 2, column when:');
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readClassificationTables } from '#modules/logistics/tariff-classification/classification-table.file.ts';

const textOf = (file: string) => readFileSync(`src/modules/logistics/tariff-classification/data/${file}`, 'utf8');

/** One table with these rows, the shipped word lists, and the other tables empty. The header is line 1. */
const readWith = (changed: string, ...rows: string[]) =>
  readClassificationTables((file) => {
    if (file === changed) return { file, text: withRows(file, rows) };
    return { file, text: file === 'word-lists.csv' ? textOf(file) : withRows(file, []) };
  });
const withRows = (file: string, rows: string[]) => [textOf(file).split('\n')[0], ...rows, ''].join('\n');

const power = '8507.60,power bank; portable charger,own knowledge,2026-09';
const cleaner = '8508,cleaners,suck; 吸,dust; 尘,,,bag,own reading,2026-09';
const rule = '8507.60,0.5,power bank,,,thing,no,A power bank is a storage battery.,ruling practice,2026-09';

describe('a classification table', () => {
  test('may have several rows per subheading', () => {
    const { terms } = readWith('terms.csv', power, '8507.60,battery case,a broker,2026-11');
    expect(terms.get('8507.60')).toEqual(['power bank', 'portable charger', 'battery case']);
  });

  test('may mix English and Chinese in a use pattern', () => {
    expect(readWith('use-patterns.csv', cleaner).usePatterns[0]!.said_1).toEqual(['suck', '吸']);
  });

  test.each([
    [
      'terms.csv',
      ['8507.6,power bank,own,2026-09'],
      'line 2, column line: a subheading of six digits, such as 8507.60',
    ],
    [
      'terms.csv',
      [power, '8507.10,,own,2026-09'],
      'line 3, column terms: at least one value: terms of lower-case letters',
    ],
    ['terms.csv', ['8507.60,Power bank,own,2026-09'], 'line 2, column terms: "Power bank" is not accepted'],
    ['terms.csv', ['8507.60,power bank;charger,own,2026-09'], 'column terms: "power bank;charger" is not accepted'],
    ['terms.csv', ['8507.60,充电宝,own,2026-09'], 'line 2, column terms: "充电宝" is not accepted'],
    ['terms.csv', ['8507.60,charger; charger,own,2026-09'], 'line 2, column terms: "charger" is listed twice'],
    ['terms.csv', [power, '8507.60,power bank,own,2026-09'], 'column terms: "power bank" is already in line 2'],
    ['terms.csv', ['8507.60,power bank,,2026-09'], 'line 2, column source: a source'],
    ['terms.csv', ['8507.60,power bank,own,September'], 'line 2, column as_of: a month, such as 2026-09'],
    ['terms.csv', [power, '8507.60,power bank'], 'line 3'],
    ['use-patterns.csv', [cleaner.replace('dust; 尘', '')], 'line 2, column said_2: at least one value'],
    [
      'use-patterns.csv',
      [cleaner.replace('8508', '850')],
      'line 2, column lines: "850" is not accepted: expected the start',
    ],
    [
      'classification-rules.csv',
      [rule.replace('0.5', '5')],
      'line 2, column weight: a number from -0.99 to 1, or empty',
    ],
    ['classification-rules.csv', [rule.replace('0.5', '')], 'line 2, column weight: a weight if there are lines'],
    ['classification-rules.csv', [rule.replace('thing', 'name')], 'line 2, column read: thing or everything'],
    ['classification-rules.csv', [rule.replace(',no,', ',maybe,')], 'line 2, column composite: yes or no'],
    [
      'disambiguation.csv',
      ['39,Why?,own,2026-09', '39,How?,own,2026-09'],
      'line 3, column line: "39" is already in line 2',
    ],
    [
      'chinese-words.csv',
      ['power bank,power bank,own,2026-09'],
      'line 2, column chinese: one term of Chinese characters',
    ],
    ['spellings.csv', ['colour,Color,own,2026-09'], 'line 2, column reads_as: lower-case letters'],
    ['clause-words.csv', ['with,2,own,2026-09'], 'line 2, column weight: a number from 0.0 to 1, such as'],
    [
      'materials.csv',
      ['steel,72,own,2026-09', 'steel,73,own,2026-09'],
      'line 3, column words: "steel" is already in line 2',
    ],
    [
      'material-levels.csv',
      ['cotton,Of Cotton,own,2026-09'],
      'line 2, column levels: "Of Cotton" is not accepted: expected lower-case texts',
    ],
    ['word-lists.csv', ['other,lamp,own,2026-09'], 'line 2, column list: one of ignored, vague, feature'],
    ['part-lines.csv', ['8458,,own,2026-09'], 'line 2, column parts: at least one value: the start of a tariff number'],
    ['units.csv', ['force,n,1,own,2026-09'], 'line 2, column quantity: one of power, apparent power, voltage'],
    ['units.csv', ['power,w,none,own,2026-09'], 'line 2, column factor: a number above 0'],
    ['unclassified.csv', ['consulting,start,,A service.,own,2026-09'], 'line 2, column place: end or anywhere'],
    ['confidence.csv', ['luck,1,own,2026-09'], 'line 2, column feature: one of constant, lead'],
    [
      'confidence.csv',
      ['lead,1,own,2026-09', 'lead,2,own,2026-09'],
      'line 3, column feature: "lead" is already in line 2',
    ],
    ['scores.csv', ['2,0.5,own,2026-09'], 'line 2, column estimate: a number from 0 to 1'],
    ['word-lists.csv', ['ignored,the,own,2026-09'], 'list: no row for "vague"'],
  ])('%s with %j stops the start with position and accepted values', (file, rows, message) => {
    expect(() => readWith(file, ...rows)).toThrow(new RegExp(`^${file}.*${RegExp.escape(message)}`));
  });

  test('with other columns is rejected by its header', () => {
    const renamed = (file: string) => ({
      file,
      text: file === 'terms.csv' ? 'number,terms,source,as_of\n' : textOf(file),
    });
    expect(() => readClassificationTables(renamed)).toThrow(
      'terms.csv, line 1, column line: missing; the columns are line, terms, source, as_of, in this order',
    );
  });
});

import { describe, expect, test } from 'vitest';
import { parseUsPlaces } from '#modules/logistics/shipping/freight/us-places.file.ts';
import {
  describeMismatch,
  findRegionByPostcode,
  findRegionByState,
  findTerritory,
} from '#modules/logistics/shipping/freight/us-places.ts';
import { readDataFile } from '#tables/data-file.ts';

const { text } = readDataFile('src/modules/logistics/shipping', 'us-places.csv');
const lines = text.trimEnd().split('\n');
const last = lines.length + 1;
const parse = (...rows: string[]) => parseUsPlaces({ file: 'us-places.csv', text: rows.join('\n') });

describe('the region of a destination', () => {
  test.each([
    ['10001', 'east'],
    ['60601', 'central'],
    ['94105', 'west'],
    ['99501', 'beyond'],
    ['00901', 'beyond'],
    ['09012', 'beyond'],
  ])('by postcode %s is %s', (postcode, region) => {
    expect(findRegionByPostcode(postcode)).toBe(region);
  });

  test('by state ignores case', () => {
    expect([findRegionByState('ca'), findRegionByState('TX'), findRegionByState('HI')]).toEqual([
      'west',
      'central',
      'beyond',
    ]);
  });

  test('names a postcode that is not of the state', () => {
    expect(describeMismatch('94105', 'CA')).toBeNull();
    expect(describeMismatch('10001', 'CA')).toContain('Postcodes of CA usually begin with 9');
    expect(describeMismatch('10001', 'AK')).toBe('Postcode 10001 is not in AK. The postcode is used.');
  });
});

test.each([
  [{ postcode: '96910' }, 'Guam'],
  [{ postcode: '96931-1234', state: 'CA' }, 'Guam'],
  [{ postcode: '00802' }, 'the US Virgin Islands'],
  [{ postcode: '96799' }, 'American Samoa'],
  [{ postcode: '96950' }, 'the Northern Mariana Islands'],
  [{ postcode: '96960' }, 'the Marshall Islands'],
  [{ postcode: '09012' }, 'military post offices abroad'],
  [{ state: 'gu' }, 'Guam'],
  [{ state: 'VI' }, 'the US Virgin Islands'],
  [{ postcode: '00901' }, null],
  [{ postcode: '96813', state: 'GU' }, null],
  [{ state: 'PR' }, null],
  [{ state: 'AK' }, null],
  [{ state: 'DC' }, null],
  [{}, null],
])('%j lies outside the customs territory in: %s', (place, name) => {
  expect(findTerritory(place)?.name ?? null).toBe(name);
});

describe('the table of places', () => {
  test.each<[string, string[], string]>([
    [
      'a prefix of two digits',
      [...lines, '00,east,,CA,own,2026-11'],
      `line ${last}, column zip_prefixes: prefixes of one, three or five`,
    ],
    ['a prefix twice', [...lines, '0,east,,XX,own,2026-11'], `line ${last}, column zip_prefixes: "0" is listed twice`],
    [
      'a state in two rows',
      [...lines, '123,beyond,,CA,own,2026-11'],
      `line ${last}, column states: "CA" is listed twice`,
    ],
    [
      'a reversed range',
      [...lines, '129-123,beyond,,,own,2026-11'],
      `line ${last}, column zip_prefixes: the lower prefix`,
    ],
    [
      'several prefixes of a region',
      [...lines, '123|124,east,,,own,2026-11'],
      `line ${last}, column zip_prefixes: one digit`,
    ],
    ['no row for a digit', lines.filter((line) => !line.startsWith('7,')), 'column zip_prefixes: no row for 7'],
  ])('with %s is refused', (_, rows, message) => {
    expect(() => parse(...rows)).toThrow(message);
  });
});

import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readScreeningList } from '#modules/sourcing/screening/screening-list.file.ts';

const folder = mkdtempSync(join(tmpdir(), 'screening-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'consolidated.csv');

/** The columns of the public file, in its order. */
const header =
  '_id,source,entity_number,type,programs,name,title,addresses,federal_register_notice,start_date,end_date,standard_order,license_requirement,license_policy,call_sign,vessel_type,gross_tonnage,gross_registered_tonnage,vessel_flag,vessel_owner,remarks,source_list_url,alt_names,citizenships,dates_of_birth,nationalities,places_of_birth,source_information_url,ids';
type Cells = { source?: string; type?: string; name?: string; alt?: string; addresses?: string; start?: string };
const row = ({ source = 'A list', type = 'Entity', name = 'Starfall', alt = '', addresses = '', start = '' }: Cells) =>
  `1,${source},7,${type},P,"${name}",,"${addresses}",,${start},,,,,,,,,,,,https://list.example,"${alt}",,,,,https://list.example/about,`;

function read(...lines: string[]) {
  writeFileSync(file, lines.join('\n'));
  return readScreeningList(file);
}

test('names, aliases and addresses of the public format are read; the version names date and content', () => {
  const list = read(
    `\uFEFF${header}`,
    row({
      name: 'Starfall, Ltd',
      alt: 'Starfall Micro; 星落微电子',
      addresses: 'Shenzhen, CN; Ningbo',
      start: '2026-03-02',
    }),
    '',
    row({ name: 'TESTAROV,\nImagin', type: 'Individual', start: '2026-01-01' }),
    row({ type: '' }),
  );
  expect(list.version).toMatch(/^2026-03-02-[0-9a-f]{12}$/);
  expect(list).toMatchObject({
    isSynthetic: false,
    entries: [
      {
        list: 'A list',
        kind: 'organisation',
        name: 'Starfall, Ltd',
        aliases: ['Starfall Micro', '星落微电子'],
        addresses: ['Shenzhen, CN', 'Ningbo'],
        endDate: null,
      },
      { kind: 'person', name: 'TESTAROV,\nImagin' },
      { kind: null },
    ],
  });
  expect(read(header, row({ name: 'Another' })).version).toMatch(/^[0-9a-f]{12}$/);
});

test('the columns may come in another order', () => {
  const list = read('name,source,type,alt_names,addresses,start_date,end_date', 'Starfall,A list,Entity,,,,2027-01-31');
  expect(list.entries).toMatchObject([{ name: 'Starfall', endDate: '2027-01-31' }]);
});

test.each([
  ['a missing column', [header.replace('alt_names', 'aka')], 'line 1, column alt_names: missing'],
  ['an empty name', [header, row({}), row({ name: ' ' })], 'line 3, column name: must not be empty'],
  ['an empty source', [header, row({ source: '' })], 'line 2, column source: must not be empty'],
  ['a date in another form', [header, row({ start: '02/03/2026' })], 'line 2, column start_date: must be a date'],
  ['a row that is too short', [header, 'one,two'], 'Invalid Record Length'],
  ['a quote that is not closed', [header, row({ name: '"x' })], /Quote/],
  ['no rows', [header], 'has no rows'],
  ['an empty file', [''], 'has no rows'],
])('%s is refused by file, line and column', (_, lines, message) => {
  expect(() => read(...lines)).toThrow(message);
  expect(() => read(...lines)).toThrow(file);
});

test('a file of more than 60 MB is refused before it is read', () => {
  writeFileSync(file, header);
  truncateSync(file, 60_000_001);
  expect(() => readScreeningList(file)).toThrow(`${file}: has 60000001 bytes, more than 60000000`);
});

test('the file that ships is synthetic and says so', () => {
  const { version, isSynthetic, entries } = readScreeningList();
  expect(version).toMatch(/^synthetic-2026-\d\d-\d\d-[0-9a-f]{12}$/);
  expect(isSynthetic).toBe(true);
  expect(entries.every(({ list }) => list.startsWith('Synthetic '))).toBe(true);
});

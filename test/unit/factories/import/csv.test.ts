import { expect, test } from 'vitest';
import { readFactoryRows } from '#modules/directory/factories/import/factory.file.ts';
import { endless, isRow, outcomes, refusalOf } from './reading.ts';

test('an invalid row is reported by header and first line', async () => {
  const lines = [
    'directoryId,nameEn,contactEmail,minQuantities,moqNote',
    'mfg-1,A,a@b.example,cnc:5,"two',
    'lines"',
    '',
    'mfg-2,B,a@b.example;c@d.example,cnc:five,',
    'mfg-3,C,,',
    'mfg-4,D,,,,',
    'mfg-5,E,,,fine',
  ];
  const expected = [
    [2, 'mfg-1'],
    [5, 'minQuantities'],
    [5, 'contactEmail'],
    [6, null],
    [7, null],
    [8, 'mfg-5'],
  ];
  for (const size of [1, 3, 1000]) expect(await outcomes('csv', lines.join('\n'), size)).toEqual(expected);
  expect(await outcomes('csv', lines.join('\r\n'))).toEqual(expected);
});

test('unbalanced quotes reject their line but no line below', async () => {
  const lines = [
    'directoryId,nameEn',
    'mfg-1,"A"x',
    'mfg-2,5" hose',
    'mfg-3,"open',
    'mfg-4,B',
    'mfg-5,"C"',
    'mfg-6,D',
    'mfg-7,"open again',
  ];
  expect(await outcomes('csv', lines.join('\n'))).toEqual([
    [2, null],
    [3, null],
    [4, null],
    [5, 'mfg-4'],
    [6, 'mfg-5'],
    [7, 'mfg-6'],
    [8, null],
  ]);
});

test.each([0, 100, 200])('a record may span 200 lines at any position: after %i others', async (others) => {
  const good = Array.from({ length: others }, (_, at) => `mfg-${at},A\n`).join('');
  const accepted = async (lines: number) => {
    const table = `directoryId,nameEn,moqNote\n${good}mfg-a,A,"${'x\n'.repeat(lines - 1)}"\nmfg-b,B,\n`;
    return (await outcomes('csv', table, 100_000)).filter(([, id]) => /^mfg-[ab]$/.test(String(id)));
  };
  expect(await accepted(200)).toEqual([
    [2 + others, 'mfg-a'],
    [202 + others, 'mfg-b'],
  ]);
  expect(await accepted(201)).toEqual([[203 + others, 'mfg-b']]);
});

test('a stray quote is reported before the end of the file', async () => {
  const good = Array.from({ length: 1000 }, (_, at) => `mfg-${at},A`);
  const table = ['directoryId,nameEn', 'mfg-a,"open', ...good, 'mfg-b,closed"', 'mfg-c,C'].join('\n');
  for (const size of [100, 100_000])
    expect(await outcomes('csv', table, size)).toEqual([
      [2, null],
      ...good.map((_, at) => [3 + at, `mfg-${at}`]),
      [1003, null],
      [1004, 'mfg-c'],
    ]);
});

test('invalid UTF-8 is rejected by column', async () => {
  const damaged = Buffer.from([0xff, 0xfe]);
  const table = Buffer.concat([Buffer.from('directoryId,nameEn\nmfg-1,A'), damaged, Buffer.from('\nmfg-2,B\n')]);
  expect(await outcomes('csv', table)).toEqual([
    [2, 'nameEn'],
    [3, 'mfg-2'],
  ]);
});

test.each([
  ['alone', 'mfg-1,', ''],
  ['after a quote that is open', 'mfg-0,"open\nmfg-1,', ''],
  ['in cells that are quoted', 'mfg-1,"', '"'],
])('a line longer than 1 MiB is rejected without affecting other rows: %s', async (_, before, after) => {
  const table = `directoryId,nameEn\n${before}${'x'.repeat(1024 * 1024)}${after}\nmfg-2,B\n`;
  const lines = before.split('\n').length;
  expect(await outcomes('csv', table, 65_536)).toEqual([
    ...Array.from({ length: lines }, (_, at) => [2 + at, null]),
    [2 + lines, 'mfg-2'],
  ]);
});

test('a file without usable columns is rejected with all column names before any row', async () => {
  expect(await refusalOf('csv', 'nameEn,colour,contacts.contactEmail,nameEn\nA,red,,B\n')).toMatchObject([
    { path: '/colour', code: 'unknown_field', message: 'Unknown column "colour".' },
    { path: '/contacts.contactEmail', code: 'unknown_field' },
    { path: '/nameEn', code: 'duplicate' },
    { path: '/directoryId', code: 'required' },
  ]);
  expect(await refusalOf('csv', '')).toMatchObject([{ path: '/directoryId', code: 'required' }]);
});

test('the file is streamed, and closed when the reader stops', async () => {
  let open = true;
  let rows = 0;
  const file = endless('directoryId,nameEn\n', (at) => `mfg-${at},A\n`);
  for await (const row of readFactoryRows(
    'csv',
    file(() => (open = false)),
  )) {
    expect(isRow(row)).toBe(true);
    if (++rows === 1000) break;
  }
  expect({ rows, open }).toEqual({ rows: 1000, open: false });
});

import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { outcomes, read, refusalOf, rowsOf } from './reading.ts';
import { type Cell, workbookOf } from './workbook.ts';

const header = ['directoryId', 'nameEn', 'lastAnsweredAt', 'answeredUs', 'minQuantities', 'yearFounded', 'moqNote'];
const sheet = (...rows: Cell[][]) => workbookOf([[header, ...rows]]);

test('cells mean what Excel stores in them', async () => {
  const day = new Date('2025-03-04');
  const [row] = await rowsOf('xlsx', sheet(['mfg-1', '恒益 & <b>', day, true, 1000, 2004, 'two\nlines']));
  expect(row).toMatchObject({
    line: 2,
    raw: { directoryId: 'mfg-1', lastAnsweredAt: '2025-03-04', answeredUs: 'true', minQuantities: '1000' },
    record: {
      nameEn: '恒益 & <b>',
      lastAnsweredAt: '2025-03-04',
      answeredUs: true,
      minQuantities: [{ process: null, quantity: 1000, unit: null }],
      directoryFields: { yearFounded: 2004, moqNote: 'two\nlines' },
    },
  });
});

test('a formula is its last value, and one that failed an empty cell', async () => {
  const gave = (value: string | number | boolean | Date) => ({ formula: 'A1', gave: value });
  const cells = ['mfg-1', gave('A'), gave(new Date('2025-03-04')), gave(false), gave(5), { error: '#REF!' }];
  const [row] = await rowsOf('xlsx', sheet(cells));
  expect(row?.raw).toEqual({
    directoryId: 'mfg-1',
    nameEn: 'A',
    lastAnsweredAt: '2025-03-04',
    answeredUs: 'false',
    minQuantities: '5',
  });
});

test('a date is its day, in the system of 1904 too, and none beyond the calendar', async () => {
  const workbook = workbookOf([[header, ['mfg-1', 'A', new Date('2025-03-04T23:30:00Z')]]], { date1904: true });
  const [row] = await rowsOf('xlsx', workbook);
  expect(row?.record.lastAnsweredAt).toBe('2025-03-04');
  expect(await outcomes('xlsx', sheet(['mfg-1', 'A', { day: 1e12 }], ['mfg-2', 'B']))).toEqual([
    [2, 'lastAnsweredAt'],
    [3, 'mfg-2'],
  ]);
});

test('a bad row is named by header and by its number in the sheet, and stops nothing', async () => {
  const rows: Cell[][] = [
    [],
    header,
    [],
    ['mfg-1', 'A'],
    [null, '  '],
    ['mfg-2', null, null, 'perhaps'],
    ['mfg-3', 'C', null, null, null, null, null, 'beyond the header'],
    ['mfg-4', 'D', '4.3.2025'],
    ['mfg-5', 'E\uFFFD'],
    ['mfg-6', 'F'],
  ];
  expect(await outcomes('xlsx', workbookOf([rows, [['not read']]]))).toEqual([
    [4, 'mfg-1'],
    [6, 'answeredUs'],
    [7, null],
    [8, 'lastAnsweredAt'],
    [9, 'nameEn'],
    [10, 'mfg-6'],
  ]);
});

test('a sheet without usable columns is refused with all of their names', async () => {
  expect(await refusalOf('xlsx', workbookOf([[['nameEn', 'colour', null, 'nameEn'], ['A']]]))).toMatchObject([
    { path: '/colour', code: 'unknown_field' },
    { path: '/', code: 'unknown_field' },
    { path: '/nameEn', code: 'duplicate' },
    { path: '/directoryId', code: 'required' },
  ]);
  for (const rows of [[], [[], ['  ']]])
    expect(await refusalOf('xlsx', workbookOf([rows]))).toMatchObject([{ path: '/directoryId', code: 'required' }]);
});

const whole = sheet(['mfg-1', 'A']);

test.each([
  ['empty', ''],
  ['text', 'directoryId,nameEn\nmfg-1,A\n'],
  ['an old .xls', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['another archive', zipSync({ 'a.txt': Buffer.from('A') })],
  ['a workbook without sheets', workbookOf([])],
  ['half a workbook', whole.subarray(0, whole.length / 2)],
])('a file that is %s is refused whole', async (_, content) => {
  expect(await refusalOf('xlsx', content)).toMatchObject([
    { path: '', code: 'invalid_value', message: expect.stringMatching(/^The file is not an \.xlsx workbook/) },
  ]);
});

test('a workbook that comes in pieces is read whole', async () => {
  expect(await read('xlsx', whole, 1)).toEqual(await read('xlsx', whole, whole.length));
});

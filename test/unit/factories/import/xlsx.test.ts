import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type Cell, workbookOf } from '../../../api/factories/import/workbook.ts';
import { outcomes, read, refusalOf, rowsOf } from './reading.ts';

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

describe('an archive that unpacks to more than is taken is refused before it is unpacked', () => {
  const packed = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(64 * 1024 * 1024) }, { level: 9 });
  /** The same archive with another unpacked size in its directory and header. */
  const stating = (size: number) => {
    const copy = Buffer.from(packed);
    copy.writeUInt32LE(size, 22);
    copy.writeUInt32LE(size, copy.lastIndexOf(Buffer.from('504b0102', 'hex')) + 24);
    return copy;
  };
  const messageOf = async (content: Uint8Array) => {
    const [refused] = (await refusalOf('xlsx', content, 65_536)) as { message: string }[];
    return refused?.message;
  };

  test('by its size', async () => {
    expect(await messageOf(stating(900 * 1024 * 1024))).toBe(
      'The file is not an .xlsx workbook that can be read: it unpacks to 900 MiB, and at most 256 MiB is taken.',
    );
  });

  test('by its ratio', async () => {
    expect(await messageOf(packed)).toMatch(
      /it unpacks to 64 MiB, \d{3,4} times its size, and at most 100 times is taken\.$/,
    );
  });

  test.each([0, 1000, 4096])('also where its directory states %i bytes', async (size) => {
    const before = process.memoryUsage().arrayBuffers;
    expect(await messageOf(stating(size))).toMatch(/it unpacks to other sizes than it states\.$/);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
  });

  test('entries that the directory leaves out are not unpacked', async () => {
    const whole = Buffer.from(sheet(['mfg-1', 'A']));
    const local = packed.subarray(0, Buffer.from(packed).lastIndexOf(Buffer.from('504b0102', 'hex')));
    // Behind the end record nothing is read but a comment.
    whole.writeUInt16LE(Math.min(local.length, 65_535), whole.length - 2);
    const before = process.memoryUsage().arrayBuffers;
    const file = Buffer.concat([whole, local.subarray(0, 65_535)]);
    expect((await rowsOf('xlsx', file)).map(({ line }) => line)).toEqual([2]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
  });
});

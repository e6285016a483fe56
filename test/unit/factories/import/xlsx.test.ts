import { constants, deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { outcomes, read, refusalOf, rowsOf } from './reading.ts';
import { type Cell, workbookOf } from './workbook.ts';

const header = ['directoryId', 'nameEn', 'lastAnsweredAt', 'answeredUs', 'minQuantities', 'yearFounded', 'moqNote'];
const sheet = (...rows: Cell[][]) => workbookOf([[header, ...rows]]);

test('cells are read as stored by Excel', async () => {
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

test('a formula is read as its last value, a failed formula as empty', async () => {
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

test('a date is read as its day, also in the 1904 date system; invalid dates are rejected', async () => {
  const workbook = workbookOf([[header, ['mfg-1', 'A', new Date('2025-03-04T23:30:00Z')]]], { date1904: true });
  const [row] = await rowsOf('xlsx', workbook);
  expect(row?.record.lastAnsweredAt).toBe('2025-03-04');
  expect(await outcomes('xlsx', sheet(['mfg-1', 'A', { day: 1e12 }], ['mfg-2', 'B']))).toEqual([
    [2, 'lastAnsweredAt'],
    [3, 'mfg-2'],
  ]);
});

test('an invalid row is reported by header and sheet row number and does not stop the import', async () => {
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

test('a sheet without usable columns is rejected with all column names', async () => {
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
])('a file that is %s is rejected', async (_, content) => {
  expect(await refusalOf('xlsx', content)).toMatchObject([
    { path: '', code: 'invalid_value', message: expect.stringMatching(/^The file is not a readable \.xlsx workbook/) },
  ]);
});

test('a workbook is read completely when received in chunks', async () => {
  expect(await read('xlsx', whole, 1)).toEqual(await read('xlsx', whole, whole.length));
});

describe('an archive above the limits is rejected before it is unpacked', () => {
  const mebibyte = 1024 * 1024;
  const part = deflateRawSync(new Uint8Array(mebibyte), { finishFlush: constants.Z_FULL_FLUSH });
  const zeros = Buffer.concat([...Array(63).fill(part), deflateRawSync(new Uint8Array(mebibyte))]);
  const stored = zipSync({ 'xl/worksheets/sheet1.xml': zeros }, { level: 0 });
  /** An archive of 64 MiB of zeros that states another unpacked size in its directory and header. */
  const stating = (size: number) => {
    const copy = Buffer.from(stored);
    const entry = copy.lastIndexOf(Buffer.from('504b0102', 'hex'));
    for (const [method, unpacked] of [
      [8, 22],
      [entry + 10, entry + 24],
    ] as const) {
      copy.writeUInt16LE(8, method);
      copy.writeUInt32LE(size, unpacked);
    }
    return copy;
  };
  const packed = stating(64 * mebibyte);
  const messageOf = async (content: Uint8Array) => {
    const [refused] = (await refusalOf('xlsx', content, 65_536)) as { message: string }[];
    return refused?.message;
  };

  test('by its size', async () => {
    expect(await messageOf(stating(900 * mebibyte))).toBe(
      'The file is not a readable .xlsx workbook: it unpacks to 900 MiB; the limit is 256 MiB.',
    );
  });

  test('by its ratio', async () => {
    expect(await messageOf(packed)).toMatch(/it unpacks to 64 MiB, \d{3,4} times its size; the limit is 100 times\.$/);
  });

  test.each([0, 1000, 4096])('also if its directory states %i bytes', async (size) => {
    const before = process.memoryUsage().arrayBuffers;
    expect(await messageOf(stating(size))).toMatch(/its entries do not have the stated sizes\.$/);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * mebibyte);
  });

  test('entries that are not in the directory are not unpacked', async () => {
    const whole = Buffer.from(sheet(['mfg-1', 'A']));
    const local = packed.subarray(0, Buffer.from(packed).lastIndexOf(Buffer.from('504b0102', 'hex')));
    // The reader ignores everything after the end record except a comment.
    whole.writeUInt16LE(Math.min(local.length, 65_535), whole.length - 2);
    const before = process.memoryUsage().arrayBuffers;
    const file = Buffer.concat([whole, local.subarray(0, 65_535)]);
    expect((await rowsOf('xlsx', file)).map(({ line }) => line)).toEqual([2]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * mebibyte);
  });
});

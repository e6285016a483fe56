import { expect, test } from 'vitest';
import { readFactoryRows } from '#modules/directory/factories/import/factory.file.ts';
import { endless, isRow, outcomes, refusalOf } from './reading.ts';

test('an invalid NDJSON line is reported by field and does not stop the import', async () => {
  const good = (id: string) => `{"directoryId":"${id}","nameEn":"A"}`;
  const lines = [
    good('mfg-1'),
    '',
    '{"directoryId":"mfg-2"',
    '[]',
    'null',
    '{"directoryId":"mfg-3","nameEn":"A","colour":"red"}',
    '{"directoryId":"mfg-4","nameEn":"A","contacts":{"contactEmail":"销售 @例子.example"}}',
    '{"directoryId":"mfg-5","nameEn":"A","minQuantities":[{"quantity":0}],"confidence":"sure"}',
    '{"directoryId":"mfg-6"}',
    '{"directoryId":"mfg-7","nameEn":"A\\u0000"}',
    '{"directoryId":"mfg-8","nameEn":"A","__proto__":{"quarantined":true}}',
    good('mfg-9'),
  ];
  expect(await outcomes('ndjson', lines.join('\n'))).toEqual([
    [1, 'mfg-1'],
    [3, null],
    [4, null],
    [5, null],
    [6, 'colour'],
    [7, 'contacts.contactEmail'],
    [8, 'minQuantities[0].quantity'],
    [8, 'confidence'],
    [9, 'nameEn'],
    [10, 'nameEn'],
    [11, '__proto__'],
    [12, 'mfg-9'],
  ]);
});

test('JSON rows are numbered by record', async () => {
  expect(await outcomes('json', '[{"nameEn":"A"}, 7, {"directoryId":"mfg-3","nameEn":"A"}]')).toEqual([
    [1, 'directoryId'],
    [2, null],
    [3, 'mfg-3'],
  ]);
});

test('a line with invalid UTF-8 is rejected', async () => {
  const objects = Buffer.concat([
    Buffer.from('{"directoryId":"mfg-1","nameEn":"A'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('"}\n{"directoryId":"mfg-2","nameEn":"B"}'),
  ]);
  expect(await outcomes('ndjson', objects)).toEqual([
    [1, null],
    [2, 'mfg-2'],
  ]);
});

test('a line longer than 1 MiB is rejected', async () => {
  const long = 'x'.repeat(1024 * 1024);
  const objects = `{"directoryId":"mfg-1","nameEn":"${long}"}\n{"directoryId":"mfg-2","nameEn":"B"}\n`;
  expect(await outcomes('ndjson', objects, 65_536)).toEqual([
    [1, null],
    [2, 'mfg-2'],
  ]);
});

test.each(['[{', '{"factory":[]}', '"factories"', ''])(
  'a file containing %j is not a list and is rejected',
  async (text) => {
    expect(await refusalOf('json', text)).toMatchObject([{ path: '', code: 'invalid_value' }]);
  },
);

test('the file is streamed, and closed when the reader stops', async () => {
  let open = true;
  let rows = 0;
  const file = endless('', (at) => `{"directoryId":"mfg-${at}","nameEn":"A"}\n`);
  for await (const row of readFactoryRows(
    'ndjson',
    file(() => (open = false)),
  )) {
    expect(isRow(row)).toBe(true);
    if (++rows === 1000) break;
  }
  expect({ rows, open }).toEqual({ rows: 1000, open: false });
});

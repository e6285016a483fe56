import { types } from 'pg';
import { describe, expect, test } from 'vitest';
import { prepareRowReader } from '#db/pool/row-reader.ts';

const { TEXT, INT4 } = types.builtins;
const parsers = { [TEXT]: types.getTypeParser(TEXT), [INT4]: types.getTypeParser(INT4) };
const prepare = (...columns: [name: string, type: typeof TEXT | typeof INT4][]) =>
  prepareRowReader(
    columns.map(([name, dataTypeID]) => ({ name, dataTypeID })),
    columns.map(([, type]) => parsers[type]!),
  );

describe('the reader of a row', () => {
  test('has a field for each column, in their order, with the value of its type', () => {
    const row = prepare(['name', TEXT], ['count', INT4])(['Lamp', '7']);
    expect(row).toStrictEqual({ name: 'Lamp', count: 7 });
    expect(Object.keys(row)).toEqual(['name', 'count']);
  });

  test('keeps null of every type', () =>
    expect(prepare(['name', TEXT], ['count', INT4])([null, null])).toStrictEqual({ name: null, count: null }));

  test.each(['a "quoted" name', "it's", '"]: process.exit(), "x', 'back\\slash', '`', '数量', 'a\u2028b'])(
    'takes the name of a column as a text: %s',
    (name) => expect(prepare([name, TEXT])(['x'])).toStrictEqual({ [name]: 'x' }),
  );

  test('is shared by statements with the same columns, and not by those with another type', () => {
    const read = prepare(['total', INT4]);
    expect(prepare(['total', INT4])).toBe(read);
    expect(prepare(['total', TEXT])(['7'])).toStrictEqual({ total: '7' });
  });
});

import { expect, test } from 'vitest';
import { buildInSteps, buildTables } from '#server/settings/table-build.ts';

/** A table of three letters, and how many of them have been read. */
function letters() {
  const read: string[] = [];
  const table = buildInSteps(function* () {
    for (const letter of ['a', 'b']) {
      read.push(letter);
      yield;
    }
    read.push('c');
    return read.join('');
  });
  return { read, table };
}

test('a table is built step by step, other work between the steps', async () => {
  const { read, table } = letters();
  const built = buildTables([table]);
  expect(read).toEqual(['a']);
  await built;
  expect(read).toEqual(['a', 'b', 'c']);
  expect(table.get()).toBe('abc');
});

test('a table that is needed before that is built at once, and only once', async () => {
  const { read, table } = letters();
  const built = buildTables([table]);
  expect(table.get()).toBe('abc');
  await built;
  expect([table.get(), read.length]).toEqual(['abc', 3]);
});

test('a table that cannot be built says so each time it is needed', async () => {
  const table = buildInSteps(function* (): Generator<void, string> {
    yield;
    throw new Error('terms.csv, line 2, column line: not a line');
  });
  await expect(buildTables([table])).rejects.toThrow('terms.csv, line 2');
  expect(() => table.get()).toThrow('terms.csv, line 2');
  expect(() => table.get()).toThrow('terms.csv, line 2');
});

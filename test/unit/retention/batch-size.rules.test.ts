import { expect, test } from 'vitest';
import { computeBatchSize } from '#modules/platform/retention/batch-size.rules.ts';
import { orderChildrenFirst } from '#modules/platform/retention/table-order.rules.ts';

test.each([
  ['a quick batch doubles', 100, 2, 200],
  ['one of 25 ms stays', 300, 25, 300],
  ['a slow one shrinks at once', 1000, 250, 100],
  ['none is smaller than 100', 150, 5000, 100],
  ['none is larger than 2,000', 2000, 1, 2000],
])('%s', (_, size, ms, next) => expect(computeBatchSize(size, ms)).toBe(next));

test('tables come before those that they refer to, also in circles', () => {
  const table = (name: string, ...parents: string[]) => ({ name, parents });
  expect(orderChildrenFirst([table('a'), table('c', 'b', 'a'), table('b', 'a')])).toEqual(['c', 'b', 'a']);
  expect(orderChildrenFirst([table('a', 'b'), table('b', 'a', 'b')]).toSorted()).toEqual(['a', 'b']);
});

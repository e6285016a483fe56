import { expect, test } from 'vitest';
import { computeBatchSize } from '#modules/platform/retention/batch-size.rules.ts';
import { orderChildrenFirst } from '#modules/platform/retention/table-order.rules.ts';

test.each([
  ['a quick batch doubles', 500, 2, 1000],
  ['one of 25 ms stays', 600, 25, 600],
  ['a slow one shrinks at once', 4000, 100, 1000],
  ['none is smaller than 500', 700, 5000, 500],
  ['none is larger than 5,000', 5000, 1, 5000],
])('%s', (_, size, ms, next) => expect(computeBatchSize(size, ms)).toBe(next));

test('tables come before those that they refer to, also in circles', () => {
  const table = (name: string, ...parents: string[]) => ({ name, parents });
  expect(orderChildrenFirst([table('a'), table('c', 'b', 'a'), table('b', 'a')])).toEqual(['c', 'b', 'a']);
  expect(orderChildrenFirst([table('a', 'b'), table('b', 'a', 'b')]).toSorted()).toEqual(['a', 'b']);
});

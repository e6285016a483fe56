import { expect, test } from 'vitest';
import { OverloadLimit, type Span } from '#server/lifecycle/overload.rules.ts';

const span = (of: Partial<Span>): Span => ({ served: 50, refused: 0, seconds: 0.05, utilization: 1, ...of });
const limitAfter = (...spans: Partial<Span>[]) => {
  const limit = new OverloadLimit();
  for (const one of spans) limit.endSpan(span(one));
  return { value: limit.value, isOverloaded: limit.isOverloaded };
};

test('a process that waits for others takes every request, however many are open', () => {
  expect(new OverloadLimit().value).toBe(Number.POSITIVE_INFINITY);
  expect(limitAfter({ utilization: 1 }, { utilization: 0.8 }).value).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ['256', 40, 256],
  ['as many as are served in 250 ms', 100, 500],
])('a busy process has at most %s requests open', (_, served, value) => {
  expect(limitAfter({ served, utilization: 0.85 })).toEqual({ value, isOverloaded: false });
});

test.each([
  ['as many as are served in 20 ms', 100, 40],
  ['at least 16', 5, 16],
])('a process that had to refuse requests has no more open than %s', (_, served, value) => {
  expect(limitAfter({ served }, { served, refused: 1 })).toEqual({ value, isOverloaded: true });
});

test('half a second without a refusal ends it', () => {
  const rest = Array.from({ length: 9 }, () => ({ served: 100 }));
  expect(limitAfter({ served: 100, refused: 9 }, ...rest)).toEqual({ value: 40, isOverloaded: true });
  expect(limitAfter({ served: 100, refused: 9 }, ...rest, {})).toEqual({ value: 475, isOverloaded: false });
});

import { expect, test } from 'vitest';
import { hasReached, parsePosition } from '#db/servers/position.ts';

test.each([
  ['1/0/16B3748', '1/0/16B3748', true],
  ['1/0/16B3749', '1/0/16B3748', true],
  ['1/0/16B3747', '1/0/16B3748', false],
  ['1/1/0', '1/0/FFFFFFFF', true],
  ['1/A/0', '1/10/0', false],
  ['2/0/1', '1/FF/0', true],
  ['1/FF/0', '2/0/1', false],
])('a server at %s has what was written at %s: %s', (server, written, expected) => {
  expect(hasReached(parsePosition(server), parsePosition(written))).toBe(expected);
});

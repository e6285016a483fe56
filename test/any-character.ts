import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

/** Any character except half of a pair. `unit: 'binary'` is the same, but takes half a second to build. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map((n) => String.fromCodePoint(n < surrogates.first ? n : n + surrogates.count));

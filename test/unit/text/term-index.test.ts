import { describe, expect, test } from 'vitest';
import { createTermIndex, splitTokens, toSpellings, toWordKey } from '#text/term-index.ts';

test.each([
  ['Moulds', 'mold'],
  ['boxes', 'box'],
  ['cases', 'case'],
  ['batteries', 'battery'],
  ['glasses', 'glass'],
  ['lens', 'lens'],
  ['knives', 'knife'],
  ['aluminium', 'aluminum'],
  ['anodised', 'anodized'],
  ['bus', 'bus'],
])('%s has the key %s', (word, key) => {
  expect(toWordKey(word.toLowerCase())).toBe(key);
});

test('spellings of a word are singular and plural, American and British', () => {
  expect(toSpellings('mold')).toEqual(['mold', 'mould', 'molds', 'moulds']);
  expect(toSpellings('boxes')).toEqual(['boxes', 'box']);
});

describe('a term index', () => {
  const index = createTermIndex([
    ['e-bike', 'bike'],
    ['bike light', 'light'],
    ['bike', 'any bike'],
    ['box$', 'box'],
    ['=glasses', 'eyewear'],
    ['glass', 'glass'],
    ['灯', 'lamp'],
    ['灯带', 'strip'],
  ]);
  test.each([
    ['ebike, e-bikes and E bike', ['bike', 'bike', 'bike']],
    ['bike lights', ['light']],
    ['bike, light', ['any bike']],
    ['a box', ['box']],
    ['box cutter', []],
    ['glasses of glass', ['eyewear', 'glass']],
    ['灯带和灯', ['strip', 'lamp']],
  ])('finds the longest terms of %j', (text, tags) => {
    const tokens = splitTokens(text);
    const found = index.find(tokens, (at) => tokens[at]?.after !== 'word');
    expect(found.flatMap((one) => one.tags)).toEqual(tags);
  });
});

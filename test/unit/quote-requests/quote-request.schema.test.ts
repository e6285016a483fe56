import { expect, test } from 'vitest';
import { z } from 'zod';
import { QuoteRequestInput, QuoteRequestResult } from '#modules/sourcing/quote-requests/quote-request.schema.ts';

const minimal = { scope: 'pcba', parts: [{ name: 'Board' }] };
const withPart = (fields: object) => ({ parts: [{ name: 'Board', ...fields }] });
const repeat = (size: number) => 'x'.repeat(size);
const fill = <T>(size: number, item: T) => Array.from({ length: size }, () => item);

test('omitted fields get their defaults', () => {
  expect(QuoteRequestInput.parse(minimal)).toEqual({
    scope: 'pcba',
    parts: [{ name: 'Board' }],
    drawingsStatus: 'none_yet',
    anonymised: true,
    matchLimit: 3,
  });
});

test.each<[string, object]>([
  ['20 parts', { parts: fill(20, { name: 'x' }) }],
  ['a name of 1', withPart({ name: 'x' })],
  ['a name of 200', withPart({ name: repeat(200) })],
  ['an empty material', withPart({ material: '' })],
  ['a material of 200', withPart({ material: repeat(200) })],
  ['a finish of 200', withPart({ finish: repeat(200) })],
  ['notes of 1000', withPart({ notes: repeat(1000) })],
  ['one per unit', withPart({ quantityPerUnit: 1 })],
  ['the largest exact integer per unit', withPart({ quantityPerUnit: 9007199254740991 })],
  ['every process', { parts: ['pcba', 'off_the_shelf', 'other'].map((process) => ({ name: 'x', process })) }],
  ['one band', { quantities: [1] }],
  ['six bands', { quantities: [1, 2, 3, 4, 5, 10000000] }],
  ['an incoterm', { incoterm: 'DPU' }],
  ['a leap day', { quoteBy: '2028-02-29' }],
  ['drawings and a sample', { drawingsStatus: 'drawings_and_sample' }],
  ['questions of 2000', { dfmQuestions: repeat(2000) }],
  ['a request that is not anonymous', { anonymised: false }],
  ['an empty list of factories', { factoryIds: [] }],
  ['five factories', { factoryIds: fill(5, repeat(120)) }],
  ['a shortlist of 1', { matchLimit: 1 }],
  ['a shortlist of 5', { matchLimit: 5 }],
  ['a priority', { priority: 'lead_time' }],
  ['a drawing number and a revision', withPart({ drawingNumber: repeat(80), revision: repeat(40) })],
  ['a named place', { namedPlace: repeat(120) }],
  ['target markets', { targetMarkets: ['US', 'DE'] }],
  ['plugs', { plugs: ['us', 'interchangeable'] }],
  ['an annual volume', { annualVolume: 10_000_000 }],
  ['samples', { sampleQuantity: 5 }],
  ['fifty files', { files: fill(50, { name: repeat(255), revision: repeat(40) }) }],
])('a request with %s is accepted', (_, fields) => {
  expect(QuoteRequestInput.safeParse({ ...minimal, ...fields }).error).toBeUndefined();
});

test.each<[string, object]>([
  ['no scope', { scope: undefined }],
  ['another scope', { scope: 'software' }],
  ['no part', { parts: [] }],
  ['21 parts', { parts: fill(21, { name: 'x' }) }],
  ['a part without a name', { parts: [{}] }],
  ['an empty name', withPart({ name: '' })],
  ['a name of 201', withPart({ name: repeat(201) })],
  ['another process', withPart({ process: 'laser' })],
  ['a material of 201', withPart({ material: repeat(201) })],
  ['a finish of 201', withPart({ finish: repeat(201) })],
  ['notes of 1001', withPart({ notes: repeat(1001) })],
  ['null for a material', withPart({ material: null })],
  ['none per unit', withPart({ quantityPerUnit: 0 })],
  ['half a piece per unit', withPart({ quantityPerUnit: 0.5 })],
  ['more per unit than an exact integer', withPart({ quantityPerUnit: 9007199254740992 })],
  ['an unknown field of a part', withPart({ colour: 'red' })],
  ['an unknown field', { quantity: 5 }],
  ['no band in the list', { quantities: [] }],
  ['seven bands', { quantities: [1, 2, 3, 4, 5, 6, 7] }],
  ['a band of 0', { quantities: [0] }],
  ['a band of 10000001', { quantities: [10000001] }],
  ['half a band', { quantities: [1.5] }],
  ['a band in words', { quantities: ['500'] }],
  ['another incoterm', { incoterm: 'fob' }],
  ['a leap day in a common year', { quoteBy: '2026-02-29' }],
  ['a time for a date', { quoteBy: '2026-10-09T18:00:00Z' }],
  ['a date without zeros', { quoteBy: '2026-1-9' }],
  ['another status of drawings', { drawingsStatus: 'soon' }],
  ['questions of 2001', { dfmQuestions: repeat(2001) }],
  ['a word for a boolean', { anonymised: 'yes' }],
  ['six factories', { factoryIds: fill(6, 'mfg-1') }],
  ['an empty factory id', { factoryIds: [''] }],
  ['a factory id of 121', { factoryIds: [repeat(121)] }],
  ['a shortlist of 0', { matchLimit: 0 }],
  ['a shortlist of 6', { matchLimit: 6 }],
  ['another priority', { priority: 'speed' }],
  ['a revision of 41', withPart({ revision: repeat(41) })],
  ['a named place of 121', { namedPlace: repeat(121) }],
  ['a country in words', { targetMarkets: ['Germany'] }],
  ['another plug', { plugs: ['type_z'] }],
  ['no annual volume', { annualVolume: 0 }],
  ['no samples', { sampleQuantity: 0 }],
  ['51 files', { files: fill(51, { name: 'x' }) }],
  ['a file without a name', { files: [{ revision: 'A' }] }],
])('a request with %s is refused', (_, fields) => {
  expect(QuoteRequestInput.safeParse({ ...minimal, ...fields }).success).toBe(false);
});

test('input and result convert to JSON Schema draft 2020-12', () => {
  const input = z.toJSONSchema(QuoteRequestInput, { io: 'input' });
  expect(input).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    required: ['scope', 'parts'],
    additionalProperties: false,
    properties: { quoteBy: { format: 'date' }, quantities: { minItems: 1, maxItems: 6 } },
  });
  expect(Object.keys(z.toJSONSchema(QuoteRequestResult).properties ?? {})).toEqual([
    'shortlist',
    'unresolvedFactoryIds',
    'rfq',
    'subjectZh',
    'quantities',
    'incoterm',
    'intentContext',
    'missingFields',
    'reviewRequirements',
    'priorityRanking',
    'priority',
    'whatHappensNext',
  ]);
});

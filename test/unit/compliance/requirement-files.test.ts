import { expect, test } from 'vitest';
import { parseRequirements } from '#modules/guidance/compliance/requirement.file.ts';

const rule = (change: Record<string, string> = {}) => {
  const fields: Record<string, string> = {
    ...{ id: 'xx_rule', phase: 'test', name: 'Rule', legalBasis: 'Act 1', all: '[radio]', scope: 'radio' },
    ...{
      route: 'test',
      evidence: '[report]',
      issuedBy: 'a laboratory',
      source: 'Act 1',
      page: 'https://law.example/1',
    },
    ...{ confidence: 'high' },
    ...change,
  };
  return `  - ${Object.entries(fields)
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n    ')}`;
};
const file = (...rules: string[]) => ({
  file: 'us.yaml',
  text: ['market: US', 'source: own list', 'as_of: 2026-11', 'rules:', ...rules, ''].join('\n'),
});

test('a rule takes market and month from its file, and may name a part of the market', () => {
  const part = rule({ id: 'xx_part', market: 'US-CA', asOf: '2026-09', from: '2027-01-20' });
  expect(parseRequirements([file(rule(), part)])).toMatchObject([
    { id: 'xx_rule', market: 'US', asOf: '2026-11', all: ['radio'], any: [], weeks: null, costUsd: null, from: null },
    { id: 'xx_part', market: 'US-CA', asOf: '2026-09', from: '2027-01-20' },
  ]);
});

test('figures come with their source', () => {
  const figures = '{ weeks: [1, 4], costUsd: [150, 5000], source: price list, verified: partly }';
  expect(parseRequirements([file(rule({ figures }))])).toMatchObject([
    {
      weeks: { low: 1, high: 4 },
      costUsd: { low: 150, high: 5000 },
      figuresSource: 'price list',
      costVerified: 'partly',
    },
  ]);
});

test.each<[string, Record<string, string>, string]>([
  ['an unknown trait', { all: '[rodio]' }, 'us.yaml, line 9, column 11: rules[0].all[0]: Invalid option'],
  ['an unknown class', { classes: '[lamp]' }, 'rules[0].classes[0]: Invalid option'],
  ['an unknown field', { classs: '[lamps]' }, 'rules[0].classs: Unknown field.'],
  ['no evidence', { evidence: '[]' }, 'rules[0].evidence: must have at least one item'],
  ['figures without a source', { figures: '{ weeks: [1, 4], verified: no }' }, 'rules[0].figures.source'],
  ['a band from high to low', { figures: '{ weeks: [4, 1], source: list, verified: no }' }, 'must be [low, high]'],
  ['a page that is not https', { page: 'http://law.example' }, 'rules[0].page: must be an address'],
  ['a date that is none', { from: '2027-01' }, 'rules[0].from: must be a date'],
  ['another confidence', { confidence: 'certain' }, 'rules[0].confidence: Invalid option'],
  ['a part of another market', { market: 'EU-DE' }, 'us.yaml: xx_rule: market must be a part of US'],
])('%s is rejected', (_, change, message) => {
  expect(() => parseRequirements([file(rule(change))])).toThrow(message);
});

test('an id of an earlier file is rejected', () => {
  expect(() => parseRequirements([file(rule()), file(rule())])).toThrow('us.yaml: xx_rule: is already the id');
});

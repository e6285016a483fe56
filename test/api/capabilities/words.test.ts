import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Process } from '#kernel/enums.ts';
import {
  deriveConfidence,
  listOpenQuestions,
  mergeEditedFacts,
} from '#modules/directory/capabilities/capability.rules.ts';
import {
  expandTerm,
  extractPlaces,
  extractTerms,
  parseQueryTerms,
} from '#modules/directory/capabilities/capability-words.rules.ts';
import { facts } from './capability.ts';

const least = {
  title: 'Parts',
  process: 'cnc' as const,
  materials: [],
  regions: [],
  factoryName: null,
  tolerancesNote: null,
};

describe('the terms of a query', () => {
  test.each([
    ['machined aluminium housings', ['machined', 'aluminium', 'housings']],
    ['I am looking for a factory that makes lamps!', ['lamps']],
    ['500 pcs of ABS, please.', ['pcs', 'abs']],
    ['我们需要注塑外壳', ['注塑', '外壳']],
    ['深圳的锂电池厂家', ['深圳', '锂电池']],
    ['东莞CNC加工', ['东莞', 'cnc', '加工']],
    ['ＣＮＣ　Café', ['cnc', 'cafe']],
    ['the factory', ['the', 'factory']],
    ['42', ['42']],
    ['!?', ['!?']],
    ['gear gear GEAR', ['gear']],
  ])('of %s are %j', (query, terms) => {
    expect(parseQueryTerms(query)).toEqual(terms);
  });

  test('are one to twelve, each within the PostgreSQL limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 250 }), (query) => {
        const terms = parseQueryTerms(query);
        expect(terms.length).toBeGreaterThan(0);
        expect(terms.length).toBeLessThanOrEqual(12);
        for (const term of terms) expect(Buffer.byteLength(term)).toBeLessThan(2046);
      }),
      { seed: 1 },
    );
  });
});

describe('a term expands', () => {
  test.each([
    ['machined', { prefix: 'machin' }],
    ['housings', { prefix: 'hous' }],
    ['gears', { prefix: 'gear' }],
    ['bed', { prefix: 'bed' }],
    ['ring', { prefix: 'ring' }],
    ['pc', { all: ['pc'] }],
    ['钢', { all: ['钢'] }],
    ['注塑', { all: ['注塑'] }],
    ['电路板厂', { all: ['电路板', '路板厂'] }],
  ])('%s: %j', (term, needed) => {
    expect(expandTerm(term)).toEqual(needed);
  });
});

describe('the search terms of a capability', () => {
  test.each(Process.options)('include the names of %s in both languages and its enum value', (process) => {
    const words = extractTerms({ ...least, process });
    expect(words).toContain(process);
    expect(words.some((word) => /\p{Script=Han}/u.test(word))).toBe(true);
  });

  test('include materials and regions in both languages', () => {
    const words = extractTerms({ ...least, materials: ['brass'], regions: ['Dongguan'] });
    for (const word of ['brass', '黄铜', 'dongguan', '东莞']) expect(words).toContain(word);
    expect(extractPlaces({ regions: ['Dongguan'] })).toEqual(expect.arrayContaining(['dongguan', '东莞市']));
  });

  test('match a search by exact title', () => {
    const letters = fc.stringMatching(/^[a-z]{2,12}$/);
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 6 }), (title) => {
        const words = extractTerms({ ...least, title: title.join(' ') });
        for (const term of parseQueryTerms(title.join(' '))) {
          const pattern = expandTerm(term);
          const holds =
            'prefix' in pattern
              ? words.some((word) => word.startsWith(pattern.prefix))
              : pattern.all.every((word) => words.includes(word));
          expect([term, holds]).toEqual([term, true]);
        }
      }),
      { seed: 2 },
    );
  });
});

describe('facts', () => {
  test('are reported once all are confirmed', () => {
    expect(deriveConfidence([])).toBe('unverified');
    expect(deriveConfidence(facts)).toBe('unverified');
    expect(deriveConfidence([facts[0]!])).toBe('reported');
  });

  test('are replaced by edits, and removed when unknown', () => {
    const source = { kind: 'caller', reference: 'version 3', quote: null };
    const after = mergeEditedFacts(facts, { minQuantity: 200, tolerancesNote: null, title: undefined }, 'version 3');
    expect(after).toEqual([{ key: 'minQuantity', value: 200, confirmation: 'caller_confirmed', source }]);
    expect(mergeEditedFacts(facts, {}, 'version 3')).toEqual(facts);
  });

  test('without confirmation become open questions; known facts do not', () => {
    const known = {
      process: 'cnc' as const,
      factoryId: '0',
      factoryName: 'A',
      materials: ['brass'],
      minQuantity: 1,
      maxQuantity: null,
      leadTimeDays: { low: 1, high: 2 },
      regions: ['Ningbo'],
      tolerancesNote: 'fine',
    };
    expect(listOpenQuestions({ ...known, facts: [] })).toEqual([]);
    expect(listOpenQuestions({ ...known, facts })).toEqual([
      'Does the owner confirm tolerancesNote? It was stated but not confirmed.',
    ]);
    expect(listOpenQuestions({ ...known, process: 'camera', materials: [], tolerancesNote: null, facts: [] })).toEqual(
      [],
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ComplianceMarket, ProductFeatures } from '#modules/guidance/compliance/compliance.schema.ts';
import { kinds, traitWords } from '#modules/guidance/compliance/product/product-tables.ts';
import { Batteries } from '#modules/logistics/shipping/shipping.schema.ts';
import { plan, requirements } from '../../unit/compliance/tables.ts';

describe('any request', () => {
  const split = (list: string | undefined) => (list ?? '').split(',').map((word) => word.trim());
  const words = [...traitWords.values()].flatMap(({ present }) => split(present)).filter(Boolean);
  const names = kinds.flatMap((kind) => split(kind.words));
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom(...words),
        fc.constantFrom(...names),
        fc.constantFrom('without', 'no', 'with', 'and', 'or', ',', '不带', '.'),
        fc.string(),
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => `xyz ${parts.join(' ')}`.slice(0, 2000));
  const flag = fc.boolean();
  const features = fc.record(
    {
      ...{ wireless: flag, mains: flag, childrens: flag, foodContact: flag, medical: flag, laser: flag },
      batteries: fc.constantFrom(...Batteries.options),
    },
    { requiredKeys: [] },
  );
  const markets = fc.uniqueArray(fc.constantFrom(...ComplianceMarket.options), { minLength: 1, maxLength: 6 });

  test('returns rules of its markets once each, with their reasons, and gaps before all', () => {
    fc.assert(
      fc.property(text, features, markets, (description, features, markets) => {
        const { requirements: shown, notCovered } = plan({ description, features, markets });
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
        expect(shown.slice(0, notCovered.length).every(({ phase }) => phase === 'coverage')).toBe(true);
        const known = new Map(requirements.map(({ id, market }) => [id, market]));
        for (const { id, because } of shown.slice(notCovered.length)) {
          const market = known.get(id)!;
          expect(market === 'GLOBAL' || markets.some((asked) => asked === market.split('-')[0])).toBe(true);
          expect(because.length).toBeGreaterThan(40);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('is deterministic', () => {
    fc.assert(
      fc.property(text, features, markets, (description, features, markets) => {
        const input = { description, features, markets };
        expect(plan(input)).toEqual(plan(input));
      }),
      { numRuns: 15 },
    );
  });

  test('asks at most five questions, and some where a rule is unknown', () => {
    fc.assert(
      fc.property(text, features, markets, (description, features, markets) => {
        const { requirements: shown, unknowns } = plan({ description, features, markets });
        const questions = unknowns.filter((line) => line.endsWith('?'));
        expect(questions.length).toBeLessThanOrEqual(5);
        const open = shown.some(({ status, phase }) => status === 'unknown' && phase !== 'coverage');
        if (open) expect(questions).not.toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('requires a rule only by what was said, stated or assumed', () => {
    fc.assert(
      fc.property(text, (description) => {
        const required = plan({ description }).requirements.filter(({ status }) => status === 'required');
        expect(required.map(({ id }) => id)).toEqual(
          expect.arrayContaining(['eu_ppwr', 'eu_reach', 'us_customs_marking']),
        );
        for (const { because } of required) expect(because).toMatch(/^Applies: /);
      }),
      { numRuns: 40 },
    );
  });

  test('refuses unknown features', () => {
    expect(ProductFeatures.safeParse({ wifi: true }).success).toBe(false);
  });
});

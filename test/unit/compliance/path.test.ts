import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ComplianceMarket, ProductFeatures, planPhases } from '#modules/guidance/compliance/compliance.schema.ts';
import { traitTexts, traitWords } from '#modules/guidance/compliance/trait-words.ts';
import { Batteries } from '#modules/logistics/shipping/shipping.schema.ts';
import { pathCases } from './path-cases.ts';
import { plan, requirements } from './tables.ts';

const planStatuses = (input: object) =>
  Object.fromEntries(plan(input).requirements.map(({ id, status }) => [id, status]));
const planRule = (input: object, id: string) => plan(input).requirements.find((one) => one.id === id)!;

describe('cases derived by hand', () => {
  test.each(pathCases)('$name', ({ description, features, markets, expect: expected, because }) => {
    expect(planStatuses({ description, features, markets }), because).toMatchObject(expected);
  });
});

describe('a plan', () => {
  test('explains where each trait was found', () => {
    const input = { description: 'Speaker with Bluetooth', features: { mains: false } };
    expect(planRule(input, 'eu_red').because).toBe(
      'Likely applies: radio (as bluetooth: the description says “bluetooth”). Confirm the inferred traits. ' +
        'Scope of the rule: any radio. Route: module A (harmonised standards) or notified body. ' +
        'A CB report (IEC 62368-1) can be reused. Table of 2026-09.',
    );
    expect(planRule(input, 'us_ul_nrtl').because).toContain('Unknown: adapter supplied. Known: electronics');
    expect(planRule({ description: 'Lamp', features: { wireless: true } }, 'eu_emc').because).toContain(
      'Does not apply: radio (features.wireless is true).',
    );
    expect(planRule({ description: 'Lamp', features: { wireless: true } }, 'fcc_15c_cert').because).toContain(
      'whether the radio is a certified module',
    );
  });

  test('lists one question per unknown trait', () => {
    const { unknowns } = plan({ description: 'Lamp', features: { mains: true } });
    expect(unknowns).toContain(traitTexts.radio.question);
    expect(unknowns).toContain(traitTexts.lithium_battery.question);
    expect(unknowns).not.toContain(traitTexts.mains_powered.question);
    expect(new Set(unknowns).size).toBe(unknowns.length);
  });

  test('lists no questions that are irrelevant for the markets', () => {
    expect(plan({ description: 'Lamp', markets: ['UK'] }).unknowns).not.toContain(traitTexts.toy.question);
  });

  test('reports text that contradicts a stated trait, and uses the stated one', () => {
    const { unknowns, requirements } = plan({ description: 'Speaker with Bluetooth', features: { wireless: false } });
    expect(unknowns).toContain(
      '“bluetooth” is false (as no radio: features.wireless is false), yet the description says “bluetooth”. The stated value is used: please confirm it.',
    );
    expect(requirements.find(({ id }) => id === 'bt_sig')!.status).toBe('not_applicable');
  });

  test.each(['CN', 'JP', 'CA', 'AU'])('states that there are no rules for %s', (market) => {
    const { unknowns, requirements } = plan({ description: 'Lamp', markets: [market] });
    expect(unknowns).toContain(`The table has no rules for ${market}: its requirements are unknown.`);
    expect(new Set(requirements.map((one) => one.market))).toEqual(new Set(['GLOBAL']));
  });

  test('for the United States includes the rules of California', () => {
    const markets = new Set(plan({ description: 'Lamp', markets: ['US'] }).requirements.map(({ market }) => market));
    expect(markets).toEqual(new Set(['US', 'US-CA', 'GLOBAL']));
  });

  test('is ordered by phase, then from required to not applicable', () => {
    const { requirements } = plan({
      description: 'Lamp with Bluetooth and a lithium battery',
      features: { mains: true },
    });
    const statusOrder = ['required', 'likely', 'conditional', 'unknown', 'not_applicable'];
    const ranks = requirements.map(({ phase, status }) => planPhases.indexOf(phase) * 10 + statusOrder.indexOf(status));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(requirements[0]!.id).toBe('un38_3');
  });

  test('adds costs of applicable rules, and weeks of parallel tests and documents', () => {
    // By hand: required are covered_labs 0-1 w 0-500, 15b 1-4 w 150-5000, iec62368 3-8 w 4000-12000, marking 0-1 w 0-100.
    const { totals } = plan({ description: 'xyz', markets: ['US'], features: { mains: true } });
    expect(totals).toEqual({
      weeks: { low: 3 + 0, high: 8 + 1 },
      costUsd: { low: 4150, high: 17_600 },
      counted: ['fcc_covered_labs', 'fcc_15b_sdoc', 'iec62368', 'us_customs_marking'],
    });
  });

  test('reduces costs for existing test reports', () => {
    const tested = planRule({ description: 'Lamp with a UN38.3 tested lithium pack' }, 'un38_3');
    expect(tested.typicalCostUsd).toEqual({ low: 0, high: 0 });
    expect(tested.because).toContain('no extra cost');
    expect(planRule({ description: 'Lamp with a lithium pack, no UN38.3 report' }, 'un38_3').typicalCostUsd).toEqual({
      low: 4000,
      high: 8000,
    });
    const reported = planRule({ description: 'xyz, CB report at hand', features: { mains: true } }, 'iec62368');
    expect(reported).toMatchObject({ status: 'required', typicalCostUsd: { low: 0, high: 0 } });
    const module = planRule({ description: 'Lamp with a certified BLE module' }, 'eu_red');
    expect(module.because).toContain('A certified module reduces the radio tests');
  });

  test('is marked as a planning aid with the date of the table', () => {
    expect(plan({ description: 'Lamp' }).note).toBe(
      'Planning aid, not legal advice; confirm with an accredited lab. Rules and costs are from the table of 2026-09; costs are planning bands, not quotations.',
    );
  });
});

describe('any request', () => {
  const words = Object.values(traitWords).flatMap(({ present }) => present.split(',').map((word) => word.trim()));
  const text = fc
    .array(fc.oneof(fc.constantFrom(...words, 'without', 'no', 'with', 'and', 'or', ',', '不带', '.'), fc.string()), {
      minLength: 1,
      maxLength: 12,
    })
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

  test('returns every rule of the markets once, with its reason', () => {
    fc.assert(
      fc.property(text, features, markets, (description, features, markets) => {
        const { requirements: shown } = plan({ description, features, markets });
        const expected = requirements.filter(
          ({ market }) => market === 'GLOBAL' || markets.some((asked) => market.split('-')[0] === asked),
        );
        expect(shown.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
        expect(shown.filter(({ because }) => because.length < 40)).toEqual([]);
      }),
    );
  });

  test('is deterministic', () => {
    fc.assert(
      fc.property(text, features, markets, (description, features, markets) => {
        const input = { description, features, markets };
        expect(plan(input)).toEqual(plan(input));
      }),
      { numRuns: 30 },
    );
  });

  test('has a question for each unknown rule and no other questions', () => {
    fc.assert(
      fc.property(text, features, (description, features) => {
        const { requirements: shown, unknowns } = plan({ description, features });
        const open = shown.some(({ status }) => status === 'unknown' || status === 'conditional');
        const questions = unknowns.filter((line) => line.endsWith('?'));
        if (shown.some(({ status }) => status === 'unknown')) expect(questions).not.toEqual([]);
        if (questions.length) expect(open).toBe(true);
      }),
    );
  });

  test('keeps required rules when more traits are stated, unless a rule excludes them', () => {
    const takenAway = new Set(requirements.filter(({ none }) => none.length).map(({ id }) => id));
    fc.assert(
      fc.property(text, features, features, (description, features, more) => {
        const before = planStatuses({ description, features });
        const after = planStatuses({ description, features: { ...more, ...features } });
        const lost = Object.keys(before).filter((id) => before[id] === 'required' && after[id] === 'not_applicable');
        expect(lost.filter((id) => !takenAway.has(id))).toEqual([]);
      }),
    );
  });

  test('requires a rule only by stated or assumed traits, or for all goods', () => {
    fc.assert(
      fc.property(text, (description) => {
        const required = plan({ description }).requirements.filter(({ status }) => status === 'required');
        expect(required.map(({ id }) => id).toSorted()).toEqual(['eu_ppwr', 'eu_reach', 'us_customs_marking']);
      }),
    );
  });

  test('refuses unknown features', () => {
    expect(ProductFeatures.safeParse({ wifi: true }).success).toBe(false);
  });
});

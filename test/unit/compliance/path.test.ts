import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ComplianceMarket, ProductFeatures, planPhases } from '#modules/guidance/compliance/compliance.schema.ts';
import { traitTexts, traitWords } from '#modules/guidance/compliance/trait-words.ts';
import { Batteries } from '#modules/logistics/shipping/shipping.schema.ts';
import { pathCases } from './path-cases.ts';
import { plan, requirements } from './tables.ts';

const statusesIn = (input: object) =>
  Object.fromEntries(plan(input).requirements.map(({ id, status }) => [id, status]));
const ruleIn = (input: object, id: string) => plan(input).requirements.find((one) => one.id === id)!;

describe('worked out by hand from the facts', () => {
  test.each(pathCases)('$name', ({ description, features, markets, expect: expected, because }) => {
    expect(statusesIn({ description, features, markets }), because).toMatchObject(expected);
  });
});

describe('a plan', () => {
  test('says where each trait was found', () => {
    const input = { description: 'Speaker with Bluetooth', features: { mains: false } };
    expect(ruleIn(input, 'eu_red').because).toBe(
      'Seems to apply: radio (as bluetooth: the description says “bluetooth”). Confirm what was inferred from words. ' +
        'The rule is for: any radio. Route: module A (harmonised standards) or notified body. ' +
        'A CB report (IEC 62368-1) can be reused. Table of 2026-09.',
    );
    expect(ruleIn(input, 'us_ul_nrtl').because).toContain('Not known: adapter supplied. Known: electronics');
    expect(ruleIn({ description: 'Lamp', features: { wireless: true } }, 'eu_emc').because).toContain(
      'Does not apply: radio (features.wireless is true).',
    );
    expect(ruleIn({ description: 'Lamp', features: { wireless: true } }, 'fcc_15c_cert').because).toContain(
      'whether the radio is a certified module',
    );
  });

  test('asks for what is unknown, each question once', () => {
    const { unknowns } = plan({ description: 'Lamp', features: { mains: true } });
    expect(unknowns).toContain(traitTexts.radio.question);
    expect(unknowns).toContain(traitTexts.lithium_battery.question);
    expect(unknowns).not.toContain(traitTexts.mains_powered.question);
    expect(new Set(unknowns).size).toBe(unknowns.length);
  });

  test('asks nothing that no rule of the markets needs', () => {
    expect(plan({ description: 'Lamp', markets: ['UK'] }).unknowns).not.toContain(traitTexts.toy.question);
  });

  test('says which words contradict what was stated, and follows what was stated', () => {
    const { unknowns, requirements } = plan({ description: 'Speaker with Bluetooth', features: { wireless: false } });
    expect(unknowns).toContain(
      '“bluetooth” is false (as no radio: features.wireless is false), yet the description says “bluetooth”. What is stated counts here: please confirm it.',
    );
    expect(requirements.find(({ id }) => id === 'bt_sig')!.status).toBe('not_applicable');
  });

  test.each(['CN', 'JP', 'CA', 'AU'])('says that it has no rules for %s', (market) => {
    const { unknowns, requirements } = plan({ description: 'Lamp', markets: [market] });
    expect(unknowns).toContain(`No rules for ${market} are in the table: what is asked there is not known here.`);
    expect(new Set(requirements.map((one) => one.market))).toEqual(new Set(['GLOBAL']));
  });

  test('of the United States holds the rules of California', () => {
    const markets = new Set(plan({ description: 'Lamp', markets: ['US'] }).requirements.map(({ market }) => market));
    expect(markets).toEqual(new Set(['US', 'US-CA', 'GLOBAL']));
  });

  test('goes by phase, and in a phase from what is sure to what is not', () => {
    const { requirements } = plan({
      description: 'Lamp with Bluetooth and a lithium battery',
      features: { mains: true },
    });
    const surest = ['required', 'likely', 'conditional', 'unknown', 'not_applicable'];
    const ranks = requirements.map(({ phase, status }) => planPhases.indexOf(phase) * 10 + surest.indexOf(status));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(requirements[0]!.id).toBe('un38_3');
  });

  test('counts costs of what applies, and weeks of tests side by side before the documents', () => {
    // By hand: required are covered_labs 0-1 w 0-500, 15b 1-4 w 150-5000, iec62368 3-8 w 4000-12000, marking 0-1 w 0-100.
    const { totals } = plan({ description: 'xyz', markets: ['US'], features: { mains: true } });
    expect(totals).toEqual({
      weeks: { low: 3 + 0, high: 8 + 1 },
      costUsd: { low: 4150, high: 17_600 },
      counted: ['fcc_covered_labs', 'fcc_15b_sdoc', 'iec62368', 'us_customs_marking'],
    });
  });

  test('takes off what is there already', () => {
    const tested = ruleIn({ description: 'Lamp with a UN38.3 tested lithium pack' }, 'un38_3');
    expect(tested.typicalCostUsd).toEqual({ low: 0, high: 0 });
    expect(tested.because).toContain('no cost of its own');
    expect(ruleIn({ description: 'Lamp with a lithium pack, no UN38.3 report' }, 'un38_3').typicalCostUsd).toEqual({
      low: 4000,
      high: 8000,
    });
    const reported = ruleIn({ description: 'xyz, CB report at hand', features: { mains: true } }, 'iec62368');
    expect(reported).toMatchObject({ status: 'required', typicalCostUsd: { low: 0, high: 0 } });
    const module = ruleIn({ description: 'Lamp with a certified BLE module' }, 'eu_red');
    expect(module.because).toContain('A certified module shrinks the radio tests');
  });

  test('says what it is', () => {
    expect(plan({ description: 'Lamp' }).note).toBe(
      'Planning aid, not legal advice; confirm with an accredited lab. Rules and costs are those of our table of 2026-09; costs are planning bands, not quotations.',
    );
  });
});

describe('whatever is asked', () => {
  const words = Object.values(traitWords).flatMap(({ present }) => present.split(',').map((word) => word.trim()));
  const said = fc
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

  test('every rule of the markets is answered once, with its reason', () => {
    fc.assert(
      fc.property(said, features, markets, (description, features, markets) => {
        const { requirements: shown } = plan({ description, features, markets });
        const expected = requirements.filter(
          ({ market }) => market === 'GLOBAL' || markets.some((asked) => market.split('-')[0] === asked),
        );
        expect(shown.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
        expect(shown.filter(({ because }) => because.length < 40)).toEqual([]);
      }),
    );
  });

  test('the same question has the same answer', () => {
    fc.assert(
      fc.property(said, features, markets, (description, features, markets) => {
        const input = { description, features, markets };
        expect(plan(input)).toEqual(plan(input));
      }),
      { numRuns: 30 },
    );
  });

  test('an unknown rule has a question, and a question has an unknown or open rule', () => {
    fc.assert(
      fc.property(said, features, (description, features) => {
        const { requirements: shown, unknowns } = plan({ description, features });
        const open = shown.some(({ status }) => status === 'unknown' || status === 'conditional');
        const questions = unknowns.filter((line) => line.endsWith('?'));
        if (shown.some(({ status }) => status === 'unknown')) expect(questions).not.toEqual([]);
        if (questions.length) expect(open).toBe(true);
      }),
    );
  });

  test('stating more never takes a required rule away, unless the rule says so', () => {
    const takenAway = new Set(requirements.filter(({ none }) => none.length).map(({ id }) => id));
    fc.assert(
      fc.property(said, features, features, (description, features, more) => {
        const before = statusesIn({ description, features });
        const after = statusesIn({ description, features: { ...more, ...features } });
        const lost = Object.keys(before).filter((id) => before[id] === 'required' && after[id] === 'not_applicable');
        expect(lost.filter((id) => !takenAway.has(id))).toEqual([]);
      }),
    );
  });

  test('a rule is required only by what is stated, assumed or for all goods', () => {
    fc.assert(
      fc.property(said, (description) => {
        const required = plan({ description }).requirements.filter(({ status }) => status === 'required');
        expect(required.map(({ id }) => id).toSorted()).toEqual(['eu_ppwr', 'eu_reach', 'us_customs_marking']);
      }),
    );
  });

  test('features are strict', () => {
    expect(ProductFeatures.safeParse({ wifi: true }).success).toBe(false);
  });
});

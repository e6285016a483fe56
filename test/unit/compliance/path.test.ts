import { describe, expect, test } from 'vitest';
import { planPhases } from '#modules/guidance/compliance/compliance.schema.ts';
import { traitTexts } from '#modules/guidance/compliance/product/product-tables.ts';
import { classCases } from './class-cases.ts';
import { pathCases } from './path-cases.ts';
import { plan } from './tables.ts';

const planStatuses = (input: object) =>
  Object.fromEntries(plan(input).requirements.map(({ id, status }) => [id, status]));
const planRule = (input: object, id: string) => plan(input).requirements.find((one) => one.id === id)!;
const listQuestions = (input: object) => plan(input).unknowns.filter((line) => line.endsWith('?'));

describe('cases derived by hand', () => {
  test.each([...classCases, ...pathCases])(
    '$name',
    ({ description, features, markets, expect: expected, absent = [], because }) => {
      const statuses = planStatuses({ description, features, markets });
      expect(statuses, because).toMatchObject(expected);
      const applied = absent.filter((id) => ['required', 'likely'].includes(statuses[id] ?? ''));
      expect(applied, because).toEqual([]);
    },
  );
});

describe('a plan', () => {
  test('explains where each fact was found, and what an exemption says', () => {
    const input = { description: 'Espresso machine, 120 V' };
    expect(planRule(input, 'us_ul_nrtl').because).toContain(
      'electronics (as mains powered: the description says “120 v”)',
    );
    expect(planRule(input, 'fcc_15b_sdoc').because).toMatch(
      /^Exempt under 47 CFR 15\.103\(d\): .* no radio \(assumed: /,
    );
    expect(planRule({ description: 'Lamp', features: { wireless: true } }, 'eu_emc').because).toContain(
      'Does not apply: radio (features.wireless is true).',
    );
    expect(planRule({ description: 'Lamp', features: { wireless: true } }, 'fcc_15c_cert').because).toContain(
      'whether the radio is a certified module',
    );
  });

  test('says of each rule who issues what, by which act and standards, and how sure that is', () => {
    const rule = planRule({ description: 'Espresso machine, 230 V' }, 'eu_lvd');
    expect(rule).toMatchObject({
      legalBasis: 'Directive 2014/35/EU, Articles 1, 3 and 15, Annex I',
      issuedBy: 'the maker declares',
      officialPage: 'https://eur-lex.europa.eu/eli/dir/2014/35/oj',
      typicalCostUsd: null,
    });
    expect(rule.standards).toContain('IEC 60335-2-15');
    expect(rule.source).toContain('confidence medium');
    expect(rule.source).toContain('Official page: https://eur-lex.europa.eu/eli/dir/2014/35/oj');
    expect(rule.source).toContain('no source gives them');
    expect(planRule({ description: 'Toaster' }, 'us_prop65').market).toBe('US-CA');
  });

  test('states at the top which market has no rule for the class', () => {
    const {
      requirements: listed,
      notCovered,
      unknowns,
      note,
    } = plan({
      description: 'Hammer with a fibreglass handle',
      markets: ['US', 'JP'],
    });
    expect(listed.slice(0, 2).map(({ id, status }) => [id, status])).toEqual([
      ['us_tools_not_covered', 'unknown'],
      ['jp_tools_not_covered', 'unknown'],
    ]);
    expect(notCovered.map(({ market, class: one }) => [market, one])).toEqual([
      ['US', 'tools'],
      ['JP', 'tools'],
    ]);
    expect(unknowns[0]).toMatch(/^Not covered: /);
    expect(note).toMatch(/^Not covered: US \(tool\), JP \(tool\)\. /);
  });

  test('of a product without a known class leaves out rules of single classes and asks for the class first', () => {
    const { requirements: listed, unknowns } = plan({ description: 'xyz', markets: ['EU'] });
    expect(listed[0]).toMatchObject({ id: 'eu_class_not_covered', phase: 'coverage' });
    expect(listed.map(({ id }) => id)).not.toContain('eu_cosmetics');
    expect(unknowns[1]).toMatch(/^What kind of product is it: /);
  });

  test('asks nothing that was answered or does not matter', () => {
    const questions = listQuestions({ description: 'LED desk lamp', features: { mains: true } });
    expect(questions).toContain(traitTexts.radio.question);
    expect(questions).not.toContain(traitTexts.mains_powered.question);
    expect(questions).not.toContain(traitTexts.drone.question);
    expect(listQuestions({ description: 'Cotton T-shirt for adults', markets: ['UK'] })).toEqual([]);
  });

  test('reports text that contradicts a stated trait, and uses the stated one', () => {
    const { unknowns, requirements } = plan({ description: 'Speaker with Bluetooth', features: { wireless: false } });
    expect(unknowns).toContain(
      '“bluetooth” is false (as no radio: features.wireless is false), yet the description says “bluetooth”. The stated value is used: please confirm it.',
    );
    expect(requirements.find(({ id }) => id === 'bt_sig')!.status).toBe('not_applicable');
  });

  test('for the United States includes the rules of states', () => {
    const markets = new Set(plan({ description: 'E-bike', markets: ['US'] }).requirements.map(({ market }) => market));
    expect(markets).toEqual(new Set(['US', 'US-CA', 'US-NY', 'GLOBAL']));
  });

  test('makes a rule that is not yet in force conditional, and leaves out one that no longer is', () => {
    const input = { description: 'CNC milling machine', markets: ['EU'] };
    const find = (day: string, id: string) => plan(input, day).requirements.find((one) => one.id === id);
    expect(find('2027-01-19', 'eu_machinery_directive')!.status).toBe('required');
    expect(find('2027-01-19', 'eu_machinery_regulation')).toMatchObject({
      status: 'conditional',
      because: expect.stringContaining('from 2027-01-20'),
    });
    expect(find('2027-01-20', 'eu_machinery_directive')).toBeUndefined();
    expect(find('2027-01-20', 'eu_machinery_regulation')!.status).toBe('required');
  });

  test('is ordered by phase, then from required to not applicable', () => {
    const { requirements: listed } = plan({ description: 'Lamp with Bluetooth and a lithium battery' });
    const statusOrder = ['required', 'likely', 'conditional', 'unknown', 'not_applicable'];
    const ranks = listed.map(({ phase, status }) => planPhases.indexOf(phase) * 10 + statusOrder.indexOf(status));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(listed[0]!.id).toBe('un38_3');
  });

  test('adds costs of applicable rules that a source gives, and weeks of parallel tests and documents', () => {
    // By hand: of the required and likely rules only fcc_15b_sdoc has figures, 1 to 4 weeks and 150 to 5,000 dollars.
    const { totals } = plan({ description: 'LED desk lamp, 120 V', markets: ['US'] });
    expect(totals).toEqual({
      weeks: { low: 1, high: 4 },
      costUsd: { low: 150, high: 5000 },
      counted: ['fcc_15b_sdoc'],
    });
  });

  test('reduces costs for existing test reports', () => {
    const tested = planRule({ description: 'Lamp with a UN38.3 tested lithium pack' }, 'un38_3');
    expect(tested.typicalCostUsd).toEqual({ low: 0, high: 0 });
    expect(tested.because).toContain('no extra cost');
    const untested = planRule({ description: 'Lamp with a lithium pack, no UN38.3 report' }, 'un38_3');
    expect(untested.typicalCostUsd).toEqual({ low: 4000, high: 8000 });
    const module = planRule({ description: 'Lamp with a certified BLE module' }, 'eu_red');
    expect(module.because).toContain('A certified module reduces the radio tests');
  });

  test('is marked as a planning aid with the date of the table', () => {
    expect(plan({ description: 'LED desk lamp, 230 V' }).note).toBe(
      'Planning aid, not legal advice; confirm with an accredited lab. Rules are from the table of 2026-11; costs are planning bands of named sources, not quotations, and missing where no source gives them.',
    );
  });
});

/** Each question with the feature that answers it: both answers, or one of them, change a status. */
test.each([
  ['radio', 'wireless', 'LED desk lamp, 230 V'],
  ['mains_powered', 'mains', 'LED desk lamp with USB-C'],
  ['food_contact', 'foodContact', 'Sensor, handheld'],
] as const)('the answer to the question for %s changes the plan', (trait, feature, description) => {
  const before = planStatuses({ description });
  const answers = [true, false].map((value) => planStatuses({ description, features: { [feature]: value } }));
  const changed = answers.some((after) => JSON.stringify(after) !== JSON.stringify(before));
  expect(changed, traitTexts[trait].question).toBe(true);
});

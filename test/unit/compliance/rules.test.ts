import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { judge } from '#modules/guidance/compliance/requirement.rules.ts';
import type { Findings } from '#modules/guidance/compliance/trait-inference.rules.ts';
import { excludingTraits, forAllGoods, ruleCases } from './rule-cases.ts';
import { plan, requirements } from './tables.ts';

const planStatus = (input: object, id: string) => plan(input).requirements.find((one) => one.id === id)!.status;

test('each of the 46 rules has a product to which it applies, and, unless for all goods, one to which it does not', () => {
  expect(requirements).toHaveLength(46);
  expect(Object.keys(ruleCases).toSorted()).toEqual(requirements.map(({ id }) => id).toSorted());
  const open = Object.entries(ruleCases).filter(([id, { not }]) => !not && !excludingTraits[id]);
  expect(open.map(([id]) => id).toSorted()).toEqual(forAllGoods.toSorted());
});

describe.each(Object.entries(ruleCases))('%s', (id, { applies, as, not }) => {
  test(`is ${as} for ${applies.description}`, () => {
    expect(planStatus(applies, id)).toBe(as);
  });

  if (not) {
    test(`does not apply to ${not.description}`, () => {
      expect(planStatus(not, id)).toBe('not_applicable');
    });
  }
  if (forAllGoods.includes(id)) {
    test('is for all goods', () => {
      expect(planStatus({ description: 'xyz' }, id)).toBe(as);
    });
  }
  const trait = excludingTraits[id];
  if (trait) {
    test('does not apply when its trait is absent', () => {
      const absent = { value: false, basis: 'stated', because: 'stated' } as const;
      const findings: Findings = { [trait]: absent, adapter_supplied: absent };
      const rule = requirements.find((one) => one.id === id)!;
      expect(judge(rule, findings)).toMatchObject({ status: 'not_applicable' });
    });
  }
});

describe('the rows of requirements.csv', () => {
  const rows: Record<string, string>[] = parse(
    readFileSync('src/modules/guidance/compliance/data/requirements.csv', 'utf8'),
    {
      columns: true,
    },
  );

  test.each(rows.map((row) => [row['rule_id']!, row]))('%s returns its evidence, bands, source and date', (id, row) => {
    const shown = plan({ description: 'xyz' }).requirements.find((one) => one.id === id)!;
    expect(shown).toMatchObject({
      market: row['market'],
      name: row['name'],
      typicalWeeks: { low: Number(row['weeks_low']), high: Number(row['weeks_high']) },
      typicalCostUsd: { low: Number(row['cost_usd_low']), high: Number(row['cost_usd_high']) },
      confidence: row['confidence'],
      costVerified: row['cost_verified'],
      asOf: '2026-09',
    });
    expect(shown.evidence.join(', ')).toBe(row['typical_evidence']);
    expect(shown.source).toContain(row['legal_basis']);
    expect(shown.source).toContain(row['source']);
    expect(shown.because).toContain(row['applies_when']);
    expect(shown.because).toContain('Table of 2026-09.');
  });
});

import { describe, expect, test } from 'vitest';
import { ComplianceMarket } from '#modules/guidance/compliance/compliance.schema.ts';
import { isForMarket } from '#modules/guidance/compliance/coverage.rules.ts';
import type { Findings } from '#modules/guidance/compliance/product/finding.rules.ts';
import { type Fact, ProductClass } from '#modules/guidance/compliance/product/trait.schema.ts';
import { judge, type Requirement } from '#modules/guidance/compliance/requirement.rules.ts';
import { requirements, today } from './tables.ts';

const state = (value: boolean) => ({ value, basis: 'stated', because: 'stated' }) as const;
const set = (findings: Findings, facts: readonly Fact[], value: boolean) => {
  for (const fact of facts) findings[fact] = state(value);
};

/** Facts with which the rule applies and no exemption does. */
function satisfy({ all, any, none, classes, notClasses, exemptions }: Requirement): Findings {
  const findings: Findings = {};
  for (const exemption of exemptions) {
    set(findings, exemption.none, true);
    set(findings, exemption.all, false);
  }
  set(findings, [...none, ...notClasses], false);
  set(findings, [...all, ...any.slice(0, 1), ...classes.slice(0, 1)], true);
  return findings;
}

const wanted = ({ condition, from }: Requirement) =>
  condition !== null || (from !== null && from > today) ? 'conditional' : 'required';

describe('every rule', () => {
  test('applies with its facts', () => {
    for (const rule of requirements) {
      const verdict = judge(rule, satisfy(rule), today);
      expect(verdict, rule.id).toMatchObject({ status: wanted(rule), missing: [] });
    }
  });

  test('does not apply without one of its facts, and is likely or conditional where one is only probable', () => {
    for (const rule of requirements) {
      for (const fact of rule.all) {
        const findings = { ...satisfy(rule), [fact]: state(false) };
        expect(judge(rule, findings, today).status, `${rule.id}, ${fact}`).toBe('not_applicable');
        const probable: Findings = { ...satisfy(rule), [fact]: { ...state(true), basis: 'inferred' } };
        const expected = wanted(rule) === 'required' ? 'likely' : 'conditional';
        expect(judge(rule, probable, today).status, `${rule.id}, ${fact}`).toBe(expected);
      }
      for (const fact of [...rule.none, ...rule.notClasses]) {
        const findings = { ...satisfy(rule), [fact]: state(true) };
        expect(judge(rule, findings, today).status, `${rule.id}, ${fact}`).toBe('not_applicable');
      }
    }
  });

  test('does not apply under one of its exemptions', () => {
    const exempt = requirements.flatMap((rule) => rule.exemptions.map((exemption) => ({ rule, exemption })));
    expect(exempt.length).toBeGreaterThan(5);
    for (const { rule, exemption } of exempt) {
      const findings = satisfy(rule);
      set(findings, exemption.all, true);
      set(findings, exemption.none, false);
      set(findings, exemption.classes.slice(0, 1), true);
      expect(judge(rule, findings, today), rule.id).toMatchObject({ status: 'not_applicable', exemption });
    }
  });
});

describe('the tables of requirements', () => {
  test('give figures only with a source, and a page for every rule', () => {
    for (const { id, weeks, costUsd, figuresSource, page } of requirements) {
      expect(Boolean(weeks ?? costUsd), id).toBe(figuresSource !== null);
      expect(page, id).toMatch(/^https:\/\//);
    }
  });

  test('mark what was not read in a source with the lowest confidence', () => {
    const unread = requirements.filter(({ source }) => source === 'own knowledge');
    expect(unread.filter(({ confidence }) => confidence === 'high')).toEqual([]);
  });

  test('have rules for every class in every market, except where the list says so', () => {
    const missing = ComplianceMarket.options.flatMap((market) => {
      const rules = requirements.filter((rule) => isForMarket(rule, market));
      const covered = new Set(rules.flatMap(({ classes, covers }) => [...classes, ...covers]));
      return ProductClass.options.filter((one) => !covered.has(one)).map((one) => `${market} ${one}`);
    });
    expect(missing).toEqual(['CN other_goods', 'JP other_goods']);
  });
});

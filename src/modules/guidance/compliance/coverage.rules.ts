import type { ComplianceMarket, RequirementStatus } from './compliance.schema.ts';
import { type Findings, getClassName, hasKnownClass, listClasses } from './product/finding.rules.ts';
import type { ProductClass } from './product/trait.schema.ts';
import type { Requirement } from './requirement.rules.ts';

/** A market for which no rule of a class of the product applies; `class` is null where no class was found. */
export type Gap = { market: ComplianceMarket; class: ProductClass | null; text: string };

export const isForMarket = ({ market }: Requirement, asked: string): boolean =>
  market === asked || market.startsWith(`${asked}-`);

export function findGaps(
  judged: readonly { rule: Requirement; status: RequirementStatus }[],
  markets: readonly ComplianceMarket[],
  findings: Findings,
): Gap[] {
  const applicable = judged.filter(({ status }) => status !== 'not_applicable').map(({ rule }) => rule);
  return markets.flatMap((market) => {
    const rules = applicable.filter((rule) => isForMarket(rule, market));
    const covered = new Set(rules.flatMap(({ classes, covers }) => [...classes, ...covers]));
    const missing = listClasses(findings).filter((one) => !covered.has(one));
    const gaps = missing.map((one): Gap => ({ market, class: one, text: describeGap(market, one) }));
    return hasKnownClass(findings) ? gaps : [{ market, class: null, text: describeUnknownClass(market) }, ...gaps];
  });
}

const describeGap = (market: ComplianceMarket, one: ProductClass): string =>
  `Not covered: the table has no rule of ${market} for the class “${getClassName(one)}” that applies to this product. Rules for all goods are listed; what else ${market} requires is unknown.`;

const describeUnknownClass = (market: ComplianceMarket): string =>
  `Not covered: the class of the product was not found, so rules of ${market} for single classes are left out.`;

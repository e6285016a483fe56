import { assertDefined } from '#kernel/assert.ts';
import type { RequirementStatus } from './compliance.schema.ts';
import { type Findings, listClasses } from './product/finding.rules.ts';
import { getFactName } from './product/product-tables.ts';
import type { Trait } from './product/trait.schema.ts';
import type { Found } from './product/trait-inference.rules.ts';
import type { Requirement, Verdict } from './requirement.rules.ts';

type Relief = { trait: Trait; note: string; free?: true };
const report: Relief = { trait: 'cb_report', note: 'The CB report is reused for the national requirements' };
const reliefs: Record<string, Relief> = {
  ...{ iec62368: report, iec60335: report, iec60598: report, iec61010: report, iec62841: report },
  un38_3: {
    trait: 'pack_tested',
    note: 'The pack is already tested: no extra cost, keep the test summary',
    free: true,
  },
  eu_red: { trait: 'module_certified', note: 'A certified module reduces the radio tests' },
  uk_radio: { trait: 'module_certified', note: 'A certified module reduces the radio tests' },
};

export const findRelief = ({ id }: Requirement, findings: Findings): Relief | null => {
  const relief = reliefs[id];
  return relief && findings[relief.trait]?.value ? relief : null;
};

/** The standards of a rule, with those for the classes and the kind of the product. */
export function listStandards(
  { standards, classStandards, ofKind }: Requirement,
  { findings, kinds }: Found,
): string[] {
  const ofClasses = listClasses(findings).flatMap((one) => classStandards[one] ?? []);
  const added = ofKind === null ? [] : kinds.flatMap(({ kind }) => kind[ofKind]);
  return [...new Set([...standards, ...ofClasses, ...added])];
}

export function explainVerdict(rule: Requirement, verdict: Verdict, findings: Findings): string {
  const { status, decided, missing, condition, exemption } = verdict;
  const found = decided.map((fact) => {
    const { value, basis, because } = assertDefined(findings[fact], `Finding of the deciding fact ${fact}`);
    return `${value ? '' : 'no '}${getFactName(fact)} (${basis === 'assumed' ? 'assumed: ' : ''}${because})`;
  });
  const facts = found.length ? found.join('; ') : 'applies to all goods';
  const asked = missing.map(getFactName).join(', ');
  const known = found.length ? ` Known: ${facts}.` : '';
  const outcome: Record<RequirementStatus, string> = {
    required: `Applies: ${facts}.`,
    likely: `Likely applies: ${facts}. Confirm what is only probable.`,
    conditional: `Conditional: ${condition}. The other criteria are met: ${facts}.`,
    not_applicable: exemption
      ? `Exempt under ${exemption.legalBasis}: ${exemption.text} Found: ${facts}.`
      : `Does not apply: ${facts}.`,
    unknown: `Unknown: ${asked}.${known}`,
  };
  const mayApply = status !== 'not_applicable';
  const more = [
    `Scope of the rule: ${rule.scope}`,
    mayApply && `Route: ${rule.route}`,
    mayApply && `Issued by: ${rule.issuedBy}`,
    rule.until && `In force until ${rule.until}`,
    rule.notes && `Note: ${rule.notes}`,
    mayApply && findRelief(rule, findings)?.note,
  ];
  const sentences = more.filter(Boolean).map((part) => `${part}.`);
  return [outcome[status], ...sentences, `Table of ${rule.asOf}.`].join(' ');
}

const readings: Record<Requirement['confidence'], string> = {
  high: 'read in the official text',
  medium: 'read in a secondary source; the official page decides',
  low: 'not read in a source; open the official page before you rely on it',
};

export function describeSource(rule: Requirement, standards: readonly string[]): string {
  const { legalBasis, source, asOf, confidence, page, from, weeks, costUsd, costVerified, figuresSource } = rule;
  const figures =
    weeks || costUsd
      ? `Lead time and cost: planning band by ${figuresSource}, ${describeVerification(costVerified)}`
      : 'Lead time and cost: no source gives them';
  const parts = [
    legalBasis,
    from && `Applies from ${from}`,
    standards.length > 0 && `Standards: ${standards.join(', ')}`,
    `Facts: ${source}, as of ${asOf}, confidence ${confidence} (${readings[confidence]})`,
    `Official page: ${page}`,
    figures,
  ];
  return parts
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}

const describeVerification = (costVerified: string): string =>
  costVerified === 'no' ? 'cost not verified' : `verified: ${costVerified.replaceAll('_', ' ')}`;

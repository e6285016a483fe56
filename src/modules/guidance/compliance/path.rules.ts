import { type ComplianceMarket, planPhases, type RequirementStatus } from './compliance.schema.ts';
import { findGaps, type Gap, isForMarket } from './coverage.rules.ts';
import { describeSource, explainVerdict, findRelief, listStandards } from './explanation.rules.ts';
import { type Findings, getClassName, listClasses } from './product/finding.rules.ts';
import type { Found } from './product/trait-inference.rules.ts';
import { listQuestions } from './question.rules.ts';
import { type Band, concerns, judge, type Requirement, type Verdict } from './requirement.rules.ts';

export type PlannedRequirement = {
  id: string;
  market: string;
  phase: (typeof planPhases)[number];
  name: string;
  status: RequirementStatus;
  because: string;
  evidence: string[];
  typicalWeeks: Band | null;
  typicalCostUsd: Band | null;
  source: string;
  route: string;
  confidence: Requirement['confidence'];
  costVerified: string;
  asOf: string;
  legalBasis: string | null;
  standards: string[];
  issuedBy: string | null;
  appliesFrom: string | null;
  officialPage: string | null;
};

export type CompliancePath = {
  requirements: PlannedRequirement[];
  classes: { id: string; name: string; because: string }[];
  notCovered: Gap[];
  unknowns: string[];
  /** Of required and likely rules: tests run in parallel, then documents; costs are added. */
  totals: { weeks: Band; costUsd: Band; counted: string[] };
  note: string;
};

/** `today` is a date such as 2026-11-23: rules that are no longer in force are left out. */
export function planPath(
  table: readonly Requirement[],
  markets: readonly ComplianceMarket[],
  found: Found,
  today: string,
): CompliancePath {
  const inForce = table.filter(({ until }) => until === null || until >= today);
  const rules = inForce.filter(
    (rule) => rule.market === 'GLOBAL' || markets.some((market) => isForMarket(rule, market)),
  );
  const judged = rules.map((rule) => ({ rule, verdict: judge(rule, found.findings, today) }));
  const statuses = judged.map(({ rule, verdict }) => ({ rule, status: verdict.status }));
  const gaps = findGaps(statuses, markets, found.findings);
  const month = findLatestMonth(table);
  const requirements = judged
    .filter(({ rule, verdict }) => concerns(rule, verdict, found.findings))
    .map(({ rule, verdict }) => planRequirement(rule, verdict, found))
    .toSorted((a, b) => computeRank(a) - computeRank(b));
  const notCovered = gaps.map((gap) => gap.text);
  return {
    requirements: [...gaps.map((gap) => planGap(gap, month)), ...requirements],
    classes: describeClasses(found.findings),
    notCovered: gaps,
    unknowns: [...notCovered, ...listQuestions(rules, found, today), ...found.contradictions],
    totals: computeTotals(requirements),
    note: renderNote(gaps, month),
  };
}

const statusOrder: RequirementStatus[] = ['required', 'likely', 'conditional', 'unknown', 'not_applicable'];
const computeRank = ({ phase, status }: PlannedRequirement): number =>
  planPhases.indexOf(phase) * statusOrder.length + statusOrder.indexOf(status);

function planRequirement(rule: Requirement, verdict: Verdict, found: Found): PlannedRequirement {
  const { findings } = found;
  const standards = listStandards(rule, found);
  const isFree = verdict.status !== 'not_applicable' && findRelief(rule, findings)?.free;
  const { id, market, phase, name, evidence, weeks, costUsd, route, confidence, costVerified, asOf } = rule;
  const { legalBasis, issuedBy, from, page } = rule;
  return {
    ...{ id, market, phase, name, evidence, route, confidence, costVerified, asOf, legalBasis, standards, issuedBy },
    status: verdict.status,
    because: explainVerdict(rule, verdict, findings),
    typicalWeeks: weeks,
    typicalCostUsd: isFree ? { low: 0, high: 0 } : costUsd,
    source: describeSource(rule, standards),
    appliesFrom: from,
    officialPage: page,
  };
}

/** A gap is an entry of its own, so that every reader of the list meets it first. */
const planGap = ({ market, class: one, text }: Gap, month: string): PlannedRequirement => ({
  id: `${market.toLowerCase()}_${one ?? 'class'}_not_covered`,
  market,
  phase: 'coverage',
  name: one ? `Not covered: ${getClassName(one)} in ${market}` : `Not covered: product of unknown class in ${market}`,
  status: 'unknown',
  because: text,
  evidence: [],
  typicalWeeks: null,
  typicalCostUsd: null,
  source: `No source: the table of ${month} has no rule.`,
  route: 'ask an accredited laboratory or the authority of the market',
  confidence: 'low',
  costVerified: 'no',
  asOf: month,
  ...{ legalBasis: null, standards: [], issuedBy: null, appliesFrom: null, officialPage: null },
});

const describeClasses = (findings: Findings): CompliancePath['classes'] =>
  listClasses(findings).map((one) => ({
    id: one,
    name: getClassName(one),
    because: findings[one]?.because ?? '',
  }));

function computeTotals(requirements: readonly PlannedRequirement[]): CompliancePath['totals'] {
  const counted = requirements.filter(({ status }) => status === 'required' || status === 'likely');
  const campaigns = counted.filter(({ phase }) => phase !== 'document' && phase !== 'registration');
  const documents = counted.filter(({ phase }) => phase === 'document');
  const findMaxWeeks = (some: readonly PlannedRequirement[], end: keyof Band) =>
    Math.max(0, ...some.map(({ typicalWeeks }) => typicalWeeks?.[end] ?? 0));
  const sumWeeks = (end: keyof Band) => findMaxWeeks(campaigns, end) + findMaxWeeks(documents, end);
  const sumCosts = (end: keyof Band) =>
    counted.reduce((sum, { typicalCostUsd }) => sum + (typicalCostUsd?.[end] ?? 0), 0);
  return {
    weeks: { low: sumWeeks('low'), high: sumWeeks('high') },
    costUsd: { low: sumCosts('low'), high: sumCosts('high') },
    counted: counted.filter(({ typicalWeeks, typicalCostUsd }) => typicalWeeks ?? typicalCostUsd).map(({ id }) => id),
  };
}

const findLatestMonth = (table: readonly Requirement[]): string =>
  table
    .map(({ asOf }) => asOf)
    .toSorted()
    .at(-1) ?? '';

function renderNote(gaps: readonly Gap[], month: string): string {
  const missing = [
    ...new Set(gaps.map(({ market, class: one }) => `${market} (${one ? getClassName(one) : 'class unknown'})`)),
  ];
  const notCovered = missing.length ? `Not covered: ${missing.join(', ')}. ` : '';
  return `${notCovered}Planning aid, not legal advice; confirm with an accredited lab. Rules are from the table of ${month}; costs are planning bands of named sources, not quotations, and missing where no source gives them.`;
}

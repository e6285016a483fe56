import { type ComplianceMarket, planPhases, type RequirementStatus } from './compliance.schema.ts';
import { type Band, explainVerdict, findRelief, judge, type Requirement, type Verdict } from './requirement.rules.ts';
import { type Trait, traitNames } from './trait.rules.ts';
import type { Findings, Found } from './trait-inference.rules.ts';
import { traitTexts } from './trait-words.ts';

export type PlannedRequirement = Pick<
  Requirement,
  'id' | 'market' | 'phase' | 'name' | 'evidence' | 'route' | 'confidence' | 'costVerified' | 'asOf'
> & {
  status: RequirementStatus;
  because: string;
  typicalWeeks: Band | null;
  typicalCostUsd: Band | null;
  source: string;
};

export type CompliancePath = {
  requirements: PlannedRequirement[];
  unknowns: string[];
  /** Of required and likely rules: tests run in parallel, then documents; costs are added. */
  totals: { weeks: Band; costUsd: Band; counted: string[] };
  note: string;
};

export function planPath(
  table: readonly Requirement[],
  markets: readonly ComplianceMarket[],
  found: Found,
): CompliancePath {
  const rules = table.filter((rule) => rule.market === 'GLOBAL' || markets.some((market) => isForMarket(rule, market)));
  const judged = rules.map((rule) => ({ rule, verdict: judge(rule, found.findings) }));
  const missing = new Set(judged.flatMap(({ verdict }) => verdict.missing));
  const requirements = judged
    .map(({ rule, verdict }) => toPlannedRequirement(rule, verdict, found.findings))
    .toSorted((a, b) => computeRank(a) - computeRank(b));
  return {
    requirements,
    unknowns: [...listQuestions(missing), ...found.contradictions, ...describeMarketsWithoutRules(table, markets)],
    totals: computeTotals(requirements),
    note: renderNote(table),
  };
}

const isForMarket = ({ market }: Requirement, asked: string): boolean =>
  market === asked || market.startsWith(`${asked}-`);

const statusOrder: RequirementStatus[] = ['required', 'likely', 'conditional', 'unknown', 'not_applicable'];
const computeRank = ({ phase, status }: PlannedRequirement): number =>
  planPhases.indexOf(phase) * statusOrder.length + statusOrder.indexOf(status);

function toPlannedRequirement(rule: Requirement, verdict: Verdict, findings: Findings): PlannedRequirement {
  const { id, market, phase, name, evidence, weeks, costUsd, route, confidence, costVerified, asOf } = rule;
  const free = verdict.status !== 'not_applicable' && findRelief(rule, findings)?.free;
  const facts = `Facts: ${rule.source}, as of ${asOf}, confidence ${confidence}`;
  return {
    ...{ id, market, phase, name, evidence, route, confidence, costVerified, asOf },
    status: verdict.status,
    because: explainVerdict(rule, verdict, findings),
    typicalWeeks: weeks,
    typicalCostUsd: free ? { low: 0, high: 0 } : costUsd,
    source: `${rule.legalBasis}. ${facts}. Cost: planning band, ${describeVerification(costVerified)}.`,
  };
}

const describeVerification = (costVerified: string): string =>
  costVerified === 'no' ? 'not verified' : `verified: ${costVerified.replaceAll('_', ' ')}`;

const listQuestions = (missing: ReadonlySet<Trait>): string[] =>
  traitNames.filter((trait) => missing.has(trait)).map((trait) => traitTexts[trait].question);

const describeMarketsWithoutRules = (table: readonly Requirement[], markets: readonly ComplianceMarket[]): string[] =>
  markets
    .filter((market) => !table.some((rule) => isForMarket(rule, market)))
    .map((market) => `The table has no rules for ${market}: its requirements are unknown.`);

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
    counted: counted.map(({ id }) => id),
  };
}

const renderNote = (table: readonly Requirement[]): string =>
  `Planning aid, not legal advice; confirm with an accredited lab. Rules and costs are from the table of ${table
    .map(({ asOf }) => asOf)
    .toSorted()
    .at(-1)}; costs are planning bands, not quotations.`;

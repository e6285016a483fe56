import { type ComplianceMarket, planPhases, type RequirementStatus } from './compliance.schema.ts';
import { type Band, judge, type Requirement, reasonOf, reliefOf, type Verdict } from './requirement.rules.ts';
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
  /** Over what is required or likely: tests run side by side, then the documents; costs add up. */
  totals: { weeks: Band; costUsd: Band; counted: string[] };
  note: string;
};

/** All rules of the markets and of every market, judged and in the order of a plan. */
export function planPath(
  table: readonly Requirement[],
  markets: readonly ComplianceMarket[],
  found: Found,
): CompliancePath {
  const rules = table.filter((rule) => rule.market === 'GLOBAL' || markets.some((market) => isOf(rule, market)));
  const judged = rules.map((rule) => ({ rule, verdict: judge(rule, found.findings) }));
  const missing = new Set(judged.flatMap(({ verdict }) => verdict.missing));
  const requirements = judged
    .map(({ rule, verdict }) => planned(rule, verdict, found.findings))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  return {
    requirements,
    unknowns: [...questionsOf(missing), ...found.contradictions, ...marketsWithoutRules(table, markets)],
    totals: totalsOf(requirements),
    note: noteOf(table),
  };
}

const isOf = ({ market }: Requirement, asked: string): boolean => market === asked || market.startsWith(`${asked}-`);

const surestFirst: RequirementStatus[] = ['required', 'likely', 'conditional', 'unknown', 'not_applicable'];
/** By phase, and in a phase what is sure before what is open; the order of the table decides the rest. */
const rankOf = ({ phase, status }: PlannedRequirement): number =>
  planPhases.indexOf(phase) * surestFirst.length + surestFirst.indexOf(status);

function planned(rule: Requirement, verdict: Verdict, findings: Findings): PlannedRequirement {
  const { id, market, phase, name, evidence, weeks, costUsd, route, confidence, costVerified, asOf } = rule;
  const free = verdict.status !== 'not_applicable' && reliefOf(rule, findings)?.free;
  const facts = `Facts: ${rule.source}, as of ${asOf}, confidence ${confidence}`;
  return {
    ...{ id, market, phase, name, evidence, route, confidence, costVerified, asOf },
    status: verdict.status,
    because: reasonOf(rule, verdict, findings),
    typicalWeeks: weeks,
    typicalCostUsd: free ? { low: 0, high: 0 } : costUsd,
    source: `${rule.legalBasis}. ${facts}. Cost: planning band, ${verified(costVerified)}.`,
  };
}

/** How far a cost has a public basis. */
const verified = (costVerified: string): string =>
  costVerified === 'no' ? 'not verified' : `verified: ${costVerified.replaceAll('_', ' ')}`;

const questionsOf = (missing: ReadonlySet<Trait>): string[] =>
  traitNames.filter((trait) => missing.has(trait)).map((trait) => traitTexts[trait].question);

const marketsWithoutRules = (table: readonly Requirement[], markets: readonly ComplianceMarket[]): string[] =>
  markets
    .filter((market) => !table.some((rule) => isOf(rule, market)))
    .map((market) => `No rules for ${market} are in the table: what is asked there is not known here.`);

function totalsOf(requirements: readonly PlannedRequirement[]): CompliancePath['totals'] {
  const counted = requirements.filter(({ status }) => status === 'required' || status === 'likely');
  const campaigns = counted.filter(({ phase }) => phase !== 'document' && phase !== 'registration');
  const documents = counted.filter(({ phase }) => phase === 'document');
  const longest = (some: readonly PlannedRequirement[], end: keyof Band) =>
    Math.max(0, ...some.map(({ typicalWeeks }) => typicalWeeks?.[end] ?? 0));
  const weeks = (end: keyof Band) => longest(campaigns, end) + longest(documents, end);
  const cost = (end: keyof Band) => counted.reduce((sum, { typicalCostUsd }) => sum + (typicalCostUsd?.[end] ?? 0), 0);
  return {
    weeks: { low: weeks('low'), high: weeks('high') },
    costUsd: { low: cost('low'), high: cost('high') },
    counted: counted.map(({ id }) => id),
  };
}

const noteOf = (table: readonly Requirement[]): string =>
  `Planning aid, not legal advice; confirm with an accredited lab. Rules and costs are those of our table of ${table
    .map(({ asOf }) => asOf)
    .toSorted()
    .at(-1)}; costs are planning bands, not quotations.`;

import type { z } from 'zod';
import type { Confidence, PlanPhase, RequirementStatus } from './compliance.schema.ts';
import type { Findings } from './product/finding.rules.ts';
import type { Fact, ProductClass, Trait } from './product/trait.schema.ts';

export type Band = { low: number; high: number };

type Exemption = { legalBasis: string; text: string; classes: ProductClass[]; all: Trait[]; none: Trait[] };

export type Requirement = {
  id: string;
  /** `GLOBAL` applies to every market, `US-CA` to California, when the market is US. */
  market: string;
  phase: z.output<typeof PlanPhase>;
  name: string;
  legalBasis: string;
  /** First and last day on which goods placed on the market are subject to it; null is open. */
  from: string | null;
  until: string | null;
  /** Any of them; none is every class. */
  classes: ProductClass[];
  notClasses: ProductClass[];
  /** Classes that the rule is written for although traits decide whether it applies. */
  covers: ProductClass[];
  all: Trait[];
  any: Trait[];
  none: Trait[];
  exemptions: Exemption[];
  /** A condition that is not a trait, such as the sales channel or a retailer. */
  condition: string | null;
  scope: string;
  route: string;
  standards: string[];
  /** Standards for products of one class. */
  classStandards: Partial<Record<ProductClass, string[]>>;
  /** What the kind of the product adds to the standards. */
  ofKind: 'standards' | 'acts' | null;
  evidence: string[];
  issuedBy: string;
  /** Null where no source gives them. */
  weeks: Band | null;
  costUsd: Band | null;
  figuresSource: string | null;
  costVerified: string;
  source: string;
  /** The official page to read the rule on. */
  page: string;
  confidence: z.output<typeof Confidence>;
  notes: string | null;
  asOf: string;
};

export type Verdict = {
  status: RequirementStatus;
  decided: Fact[];
  missing: Fact[];
  condition: string | null;
  exemption: Exemption | null;
};

/** A design decision rather than a property: selects one of two routes. */
const choice: Trait = 'module_certified';
const modulePending = 'it depends on whether the radio is a certified module, used within its grant';

/**
 * `conditional`: applies, subject to a condition that is not a trait (a state, a retailer, a date, the use of a logo) or
 * to the open choice of a certified module. `likely`: applies, but a deciding fact is only probable.
 */
export function judge(rule: Requirement, findings: Findings, today: string): Verdict {
  const { all, any, none, classes, notClasses, exemptions } = rule;
  const has = (fact: Fact) => findings[fact]?.value === true;
  const lacks = (fact: Fact) => findings[fact]?.value === false;
  const isOpen = (fact: Fact) => findings[fact] === undefined;
  const base = { missing: [], condition: null, exemption: null };

  const against: Fact[] = [
    ...none.filter(has),
    ...notClasses.filter(has),
    ...all.filter(lacks),
    ...(any.length > 0 && any.every(lacks) ? any : []),
    ...(classes.length > 0 && classes.every(lacks) ? classes.slice(0, 1) : []),
  ];
  if (against.length) return { ...base, status: 'not_applicable', decided: against };

  const exemption = exemptions.find((one) => isExempt(one, findings, (fact, value) => findings[fact]?.value === value));
  if (exemption) return { ...base, status: 'not_applicable', decided: listExemptFacts(exemption, has), exemption };

  const met = [pickSurest(any.filter(has), findings), pickSurest(classes.filter(has), findings)].filter(isFact);
  const openAny = any.length && !any.some(has) ? any : [];
  const openClasses = classes.length && !classes.some(has) ? classes : [];
  const possible = exemptions.filter((one) =>
    isExempt(one, findings, (fact, value) => isOpen(fact) || findings[fact]?.value === value),
  );
  const openExempt = possible.flatMap(({ all: needed, none: excluded }) => [...needed, ...excluded]);
  const missing = [...all, ...openAny, ...openClasses, ...none, ...openExempt].filter(isOpen);
  const decided = [...new Set([...all, ...met, ...none].filter((fact) => !isOpen(fact)))];
  const undecided = missing.filter((fact) => fact !== choice);
  if (undecided.length) return { ...base, status: 'unknown', decided, missing };
  if (missing.length) return { ...base, status: 'conditional', decided, missing, condition: modulePending };
  const condition = describeCondition(rule, today);
  if (condition) return { ...base, status: 'conditional', decided, condition };
  const isProbable = decided.some((fact) => findings[fact]?.basis === 'inferred') || notClasses.some(isOpen);
  return { ...base, status: isProbable ? 'likely' : 'required', decided };
}

function isExempt({ classes, all, none }: Exemption, findings: Findings, is: (fact: Fact, value: boolean) => boolean) {
  const isOfClass = classes.length === 0 || classes.some((one) => findings[one]?.value);
  return isOfClass && all.every((trait) => is(trait, true)) && none.every((trait) => is(trait, false));
}

const listExemptFacts = ({ classes, all, none }: Exemption, has: (fact: Fact) => boolean): Fact[] => [
  ...classes.filter(has),
  ...all,
  ...none,
];

const isFact = (fact: Fact | undefined): fact is Fact => fact !== undefined;

const pickSurest = (facts: Fact[], findings: Findings): Fact | undefined =>
  facts.find((fact) => findings[fact]?.basis !== 'inferred') ?? facts[0];

function describeCondition({ condition, from }: Requirement, today: string): string | null {
  const isFuture = from !== null && from > today;
  const date = isFuture ? `it applies to goods placed on the market from ${from}` : null;
  return [date, condition].filter(Boolean).join('; ') || null;
}

/**
 * Whether a rule says something about the product. Rules of other classes are left out, unless only the class keeps
 * them from applying, and so are rules that need what nothing points to.
 */
export function concerns(rule: Requirement, { status, decided }: Verdict, findings: Findings): boolean {
  const { classes, all, any, none } = rule;
  const has = (fact: Fact) => findings[fact]?.value === true;
  const isUnmentioned = (fact: Fact) => findings[fact]?.basis === 'assumed' && !findings[fact]?.asked;
  if (status === 'not_applicable' && decided.every(isUnmentioned)) return false;
  if (classes.length === 0 || classes.some(has)) return true;
  const hasTraits = all.length + any.length > 0;
  return hasTraits && all.every(has) && (any.length === 0 || any.some(has)) && !none.some(has);
}

import type { z } from 'zod';
import type { PlanPhase, RequirementStatus } from './compliance.schema.ts';
import { getTraitName, type Trait } from './trait.rules.ts';
import type { Findings } from './trait-inference.rules.ts';

export type Band = { low: number; high: number };

/** One rule of the table: for which products of which market, what it asks for, and what that takes. */
export type Requirement = {
  id: string;
  /** `GLOBAL` is for every market; `US-CA` for the United States, where California is a part of it. */
  market: string;
  phase: z.output<typeof PlanPhase>;
  name: string;
  legalBasis: string;
  appliesWhen: string;
  all: Trait[];
  any: Trait[];
  none: Trait[];
  /** What else it depends on that no trait says: where it is sold, what a retailer wants. */
  condition: string | null;
  route: string;
  evidence: string[];
  weeks: Band | null;
  costUsd: Band | null;
  /** Whether the band has a public basis; all bands are for planning. */
  costVerified: string;
  source: string;
  confidence: string;
  notes: string | null;
  asOf: string;
};

export type Verdict = {
  status: RequirementStatus;
  /** The traits that decided, and those that are not known. */
  decided: Trait[];
  missing: Trait[];
  condition: string | null;
};

/** Whether the radio is a certified module is not a property of the product yet: it decides between two routes. */
const choice: Trait = 'module_certified';
const modulePending = 'it depends on whether the radio is a certified module, used within its grant';

/**
 * How a rule stands to a product. It applies when every trait of `all` and one of `any` is there and none of `none` is.
 *
 * - `not_applicable`: a needed trait is absent, or one is there that takes the product out.
 * - `unknown`: it could apply, and a trait it needs was neither stated nor implied.
 * - `conditional`: it applies, but depends on what is no trait: a state, a retailer, an operator, the use of a logo; or on
 *   the choice of a certified module, while that is open.
 * - `required`: it applies, and every trait that decides was stated, follows from what was stated or is assumed of all
 *   products; a rule without traits is for all goods.
 * - `likely`: it applies, but a trait that decides was inferred from words.
 */
export function judge({ all, any, none, condition }: Requirement, findings: Findings): Verdict {
  const has = (trait: Trait) => findings[trait]?.value === true;
  const lacks = (trait: Trait) => findings[trait]?.value === false;
  const isOpen = (trait: Trait) => findings[trait] === undefined;

  const excluding = none.filter(has);
  const absent = [...all.filter(lacks), ...(any.length > 0 && any.every(lacks) ? any : [])];
  const against = [...excluding, ...absent];
  if (against.length) return { status: 'not_applicable', decided: against, missing: [], condition: null };

  const met = pickStated(any.filter(has), findings);
  const needed = [...all, ...(any.length && !met ? any : []), ...none];
  const missing = needed.filter(isOpen);
  const decided = [...all.filter(has), ...(met ? [met] : []), ...none.filter(lacks)];
  const choosing = missing.includes(choice) && has('radio');
  const unsaid = choosing ? missing.filter((trait) => trait !== choice) : missing;
  if (unsaid.length) return { status: 'unknown', decided, missing, condition: null };
  if (choosing) return { status: 'conditional', decided: includeRadio(decided), missing, condition: modulePending };
  if (condition) return { status: 'conditional', decided, missing, condition };
  const inferred = decided.some((trait) => findings[trait]?.basis === 'inferred');
  return { status: inferred ? 'likely' : 'required', decided, missing, condition };
}

/** Of traits that each suffice, one that was stated before one that was inferred. */
const pickStated = (traits: Trait[], findings: Findings): Trait | undefined =>
  traits.find((trait) => findings[trait]?.basis !== 'inferred') ?? traits[0];

const includeRadio = (traits: Trait[]): Trait[] => (traits.includes('radio') ? traits : ['radio', ...traits]);

/** What a known trait takes off a rule that still applies. */
type Relief = { trait: Trait; says: string; free?: true };
const reliefs: Record<string, Relief> = {
  un38_3: {
    trait: 'pack_tested',
    says: 'The pack comes tested: no cost of its own, keep the test summary',
    free: true,
  },
  iec62368: { trait: 'cb_report', says: 'The CB report is at hand: no cost of its own', free: true },
  eu_red: { trait: 'module_certified', says: 'A certified module shrinks the radio tests' },
};
/** Where tests of IEC 62368-1 count too. */
const cbReportRules = ['us_ul_nrtl', 'eu_red', 'eu_lvd', 'uk_ukca'];

export const findRelief = ({ id }: Requirement, findings: Findings): Relief | null => {
  const relief = reliefs[id];
  return relief && findings[relief.trait]?.value ? relief : null;
};

/** Why a rule has its status, in words: each trait that decided with where it was found, and the date of the table. */
export function explainVerdict(rule: Requirement, verdict: Verdict, findings: Findings): string {
  const { status, decided, missing, condition } = verdict;
  const found = decided.map(
    (trait) => `${findings[trait]!.value ? '' : 'no '}${getTraitName(trait)} (${findings[trait]!.because})`,
  );
  const facts = found.length ? found.join('; ') : 'it is for all goods';
  const asked = missing.map(getTraitName).join(', ');
  const known = found.length ? ` Known: ${facts}.` : '';
  const outcome: Record<RequirementStatus, string> = {
    required: `Applies: ${facts}.`,
    likely: `Seems to apply: ${facts}. Confirm what was inferred from words.`,
    conditional: `Conditional: ${condition}. The product is of that kind: ${facts}.`,
    not_applicable: `Does not apply: ${facts}.`,
    unknown: `Not known: ${asked}.${known}`,
  };
  const mayApply = status !== 'not_applicable';
  const more = [
    `The rule is for: ${rule.appliesWhen}`,
    `Route: ${rule.route}`,
    rule.notes && `Note: ${rule.notes}`,
    mayApply && findRelief(rule, findings)?.says,
    mayApply && cbReportRules.includes(rule.id) && 'A CB report (IEC 62368-1) can be reused',
  ];
  const sentences = more.filter(Boolean).map((part) => `${part}.`);
  return [outcome[status], ...sentences, `Table of ${rule.asOf}.`].join(' ');
}

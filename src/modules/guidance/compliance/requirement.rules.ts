import type { z } from 'zod';
import { assertDefined } from '#kernel/assert.ts';
import type { PlanPhase, RequirementStatus } from './compliance.schema.ts';
import { getTraitName, type Trait } from './trait.rules.ts';
import type { Findings } from './trait-inference.rules.ts';

export type Band = { low: number; high: number };

export type Requirement = {
  id: string;
  /** `GLOBAL` applies to every market, `US-CA` to California, when the market is US. */
  market: string;
  phase: z.output<typeof PlanPhase>;
  name: string;
  legalBasis: string;
  appliesWhen: string;
  all: Trait[];
  any: Trait[];
  none: Trait[];
  /** A condition that is not a trait, such as the sales channel or a retailer. */
  condition: string | null;
  route: string;
  evidence: string[];
  weeks: Band | null;
  costUsd: Band | null;
  costVerified: string;
  source: string;
  confidence: string;
  notes: string | null;
  asOf: string;
};

export type Verdict = {
  status: RequirementStatus;
  decided: Trait[];
  missing: Trait[];
  condition: string | null;
};

/** A design decision rather than a property: selects one of two routes. */
const choice: Trait = 'module_certified';
const modulePending = 'it depends on whether the radio is a certified module, used within its grant';

/**
 * `conditional`: applies, subject to a condition that is not a trait (a state, a retailer, the use of a logo) or to the
 * open choice of a certified module. `likely`: applies, but a deciding trait was only inferred from the description.
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
  const undecided = choosing ? missing.filter((trait) => trait !== choice) : missing;
  if (undecided.length) return { status: 'unknown', decided, missing, condition: null };
  if (choosing) return { status: 'conditional', decided: includeRadio(decided), missing, condition: modulePending };
  if (condition) return { status: 'conditional', decided, missing, condition };
  const inferred = decided.some((trait) => findings[trait]?.basis === 'inferred');
  return { status: inferred ? 'likely' : 'required', decided, missing, condition };
}

const pickStated = (traits: Trait[], findings: Findings): Trait | undefined =>
  traits.find((trait) => findings[trait]?.basis !== 'inferred') ?? traits[0];

const includeRadio = (traits: Trait[]): Trait[] => (traits.includes('radio') ? traits : ['radio', ...traits]);

type Relief = { trait: Trait; note: string; free?: true };
const reliefs: Record<string, Relief> = {
  un38_3: {
    trait: 'pack_tested',
    note: 'The pack is already tested: no extra cost, keep the test summary',
    free: true,
  },
  iec62368: { trait: 'cb_report', note: 'A CB report is available: no extra cost', free: true },
  eu_red: { trait: 'module_certified', note: 'A certified module reduces the radio tests' },
};
/** Rules that accept tests of IEC 62368-1. */
const cbReportRules = ['us_ul_nrtl', 'eu_red', 'eu_lvd', 'uk_ukca'];

export const findRelief = ({ id }: Requirement, findings: Findings): Relief | null => {
  const relief = reliefs[id];
  return relief && findings[relief.trait]?.value ? relief : null;
};

export function explainVerdict(rule: Requirement, verdict: Verdict, findings: Findings): string {
  const { status, decided, missing, condition } = verdict;
  const found = decided.map((trait) => {
    const { value, because } = assertDefined(findings[trait], `Finding of the deciding trait ${trait}`);
    return `${value ? '' : 'no '}${getTraitName(trait)} (${because})`;
  });
  const facts = found.length ? found.join('; ') : 'applies to all goods';
  const asked = missing.map(getTraitName).join(', ');
  const known = found.length ? ` Known: ${facts}.` : '';
  const outcome: Record<RequirementStatus, string> = {
    required: `Applies: ${facts}.`,
    likely: `Likely applies: ${facts}. Confirm the inferred traits.`,
    conditional: `Conditional: ${condition}. The other criteria are met: ${facts}.`,
    not_applicable: `Does not apply: ${facts}.`,
    unknown: `Unknown: ${asked}.${known}`,
  };
  const mayApply = status !== 'not_applicable';
  const more = [
    `Scope of the rule: ${rule.appliesWhen}`,
    `Route: ${rule.route}`,
    rule.notes && `Note: ${rule.notes}`,
    mayApply && findRelief(rule, findings)?.note,
    mayApply && cbReportRules.includes(rule.id) && 'A CB report (IEC 62368-1) can be reused',
  ];
  const sentences = more.filter(Boolean).map((part) => `${part}.`);
  return [outcome[status], ...sentences, `Table of ${rule.asOf}.`].join(' ');
}

import { z } from 'zod';
import { parseTable } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';
import { PlanPhase } from './compliance.schema.ts';
import type { Requirement } from './requirement.rules.ts';
import { Trait } from './trait.schema.ts';

const traits = z
  .string()
  .transform((cell) => (cell ? cell.split(',') : []))
  .pipe(z.array(Trait));
const text = z.string().min(1);
const optional = z.string().transform((cell) => cell || null);
const number = z
  .string()
  .regex(/^\d*$/, 'a whole number or empty')
  .transform((cell) => (cell ? Number(cell) : null));

const Row = z.object({
  rule_id: text,
  market: text,
  phase: PlanPhase,
  name: text,
  legal_basis: text,
  applies_when: text,
  traits_all: traits,
  traits_any: traits,
  traits_none: traits,
  condition: optional,
  route: text,
  typical_evidence: z.string().transform((cell) => cell.split(', ')),
  weeks_low: number,
  weeks_high: number,
  cost_usd_low: number,
  cost_usd_high: number,
  cost_basis: z.string(),
  cost_verified: text,
  source: text,
  confidence: text,
  notes: optional,
  as_of: text,
});

const toBand = (low: number | null, high: number | null) => (low === null || high === null ? null : { low, high });

/**
 * As of September 2026. Where the traits of a rule differed from its `applies_when` text, they follow the text: USB-C
 * goods or an adapter (eu_ecodesign_eps), electronics or a battery (uk_weee_battery).
 */
export const readRequirements = (): Requirement[] =>
  parseRequirements(readDataFile(import.meta.dirname, 'requirements.csv'));

export const parseRequirements = (data: DataFile): Requirement[] =>
  parseTable(data, Row).map(({ row }) => ({
    id: row.rule_id,
    market: row.market,
    phase: row.phase,
    name: row.name,
    legalBasis: row.legal_basis,
    appliesWhen: row.applies_when,
    all: row.traits_all,
    any: row.traits_any,
    none: row.traits_none,
    condition: row.condition,
    route: row.route,
    evidence: row.typical_evidence,
    weeks: toBand(row.weeks_low, row.weeks_high),
    costUsd: toBand(row.cost_usd_low, row.cost_usd_high),
    costVerified: row.cost_verified,
    source: row.source,
    confidence: row.confidence,
    notes: row.notes,
    asOf: row.as_of,
  }));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { PlanPhase } from './compliance.shapes.ts';
import type { Requirement } from './requirement.rules.ts';
import { traitWords } from './trait-words.ts';

const Trait = z.custom<keyof typeof traitWords>((name) => typeof name === 'string' && name in traitWords);
const traits = z
  .string()
  .transform((cell) => (cell ? cell.split(',') : []))
  .pipe(z.array(Trait));
const text = z.string().min(1);
const optional = z.string().transform((cell) => cell || null);
const number = z.string().transform((cell) => (cell ? Number(cell) : null));

const Row = z
  .object({
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
    cost_verified: text,
    source: text,
    confidence: text,
    notes: optional,
    as_of: text,
  })
  .transform(
    (row): Requirement => ({
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
      weeks: bandOf(row.weeks_low, row.weeks_high),
      costUsd: bandOf(row.cost_usd_low, row.cost_usd_high),
      costVerified: row.cost_verified,
      source: row.source,
      confidence: row.confidence,
      notes: row.notes,
      asOf: row.as_of,
    }),
  );

const bandOf = (low: number | null, high: number | null) => (low === null || high === null ? null : { low, high });

/**
 * The 46 rules of `data/`, as of September 2026. Where the traits of a rule and the words it is for differ, the table
 * follows the words: USB-C goods or an adapter (eu_ecodesign_eps), electronics or a battery (uk_weee_battery).
 */
export function readRequirements(): Requirement[] {
  const rows: unknown[] = parse(readFileSync(join(import.meta.dirname, 'data/requirements.csv'), 'utf8'), {
    columns: true,
  });
  return rows.map((row) => Row.parse(row));
}

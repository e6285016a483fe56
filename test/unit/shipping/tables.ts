import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { readDutyTables } from '#modules/logistics/shipping/duty/duty-tables.file.ts';
import { computeEstimate, explainEstimate } from '#modules/logistics/shipping/estimate/estimate.rules.ts';
import { readCarrierLimits } from '#modules/logistics/shipping/freight/carrier-limits.file.ts';
import { readSurcharges } from '#modules/logistics/shipping/freight/dangerous-goods.file.ts';
import { readRateCard } from '#modules/logistics/shipping/freight/rate-card.file.ts';
import { readImportTables } from '#modules/logistics/shipping/landed-cost/import-tables.file.ts';
import { computeLandedCost } from '#modules/logistics/shipping/landed-cost/landed-cost.rules.ts';
import { LandedCostInput } from '#modules/logistics/shipping/landed-cost/landed-cost.schema.ts';
import { EstimateInput } from '#modules/logistics/shipping/shipping.schema.ts';
import { tariff } from '../../tariff.ts';

export { tariff };
export const card = readRateCard();
export const duty = readDutyTables();
export const tables = {
  tariff,
  rateCard: card,
  duty,
  surcharges: readSurcharges(),
  carrierLimits: readCarrierLimits(),
  imports: readImportTables(),
};

const parseInput = (input: object) => EstimateInput.parse({ destination: { country: 'US' }, ...input });

export const estimate = (input: object, asOf?: string) => computeEstimate(tables, parseInput(input), asOf);

export const explain = (input: object, asOf?: string) => explainEstimate(tables, parseInput(input), asOf);

export const landedCost = (input: object, asOf = '2026-11-23') =>
  computeLandedCost(tables, LandedCostInput.parse({ country: 'DE', ...input }), asOf)!;

type Rows = Record<string, string>[];
const parsed = new Map<string, Rows>();

/** Raw rows of a table, without what the service makes of them. */
export function rowsOf(file: string): Rows {
  const known = parsed.get(file);
  if (known) return known;
  const text = readFileSync(`src/modules/logistics/shipping/data/${file}`, 'utf8');
  const rows = Papa.parse<Rows[number]>(text, { header: true, skipEmptyLines: true }).data;
  parsed.set(file, rows);
  return rows;
}

export const oneCarton = [{ lengthCm: 40, widthCm: 30, heightCm: 30, weightKg: 12, count: 10 }];

export const us = { country: 'US', postcode: '90001' };
/** A steel part with an actual entry summary. */
export const asked = {
  cartons: oneCarton,
  destination: us,
  declaredValueUsd: 14_172,
  hts: '7326.90.8688',
  batteries: 'contained',
};

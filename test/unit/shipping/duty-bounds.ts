import { estimate, oneCarton } from './tables.ts';

export const declaredValueUsd = 10_000;
export const ask = (hts: string, asOf?: string) =>
  estimate({ cartons: oneCarton, hts, declaredValueUsd, modes: ['air_freight'] }, asOf);

/** Percent of duty in the landed range, taken back from its amounts: value, freight and the fee of an entry. */
export function readDutyBounds(hts: string): [low: number, high: number] {
  const { landedRange, options } = ask(hts);
  const [air] = options;
  const fee = 34.64;
  const toPercent = (landed: number, freight: number) =>
    Math.round(((landed - freight - fee - declaredValueUsd) / declaredValueUsd) * 1e6) / 1e4;
  return [toPercent(landedRange.lowUsd!, air!.costUsdLow!), toPercent(landedRange.highUsd!, air!.costUsdHigh!)];
}

/** Percent for ten digits: one where the suffix settles the duty, two where the weight of metal is still open. */
export const suffixedLines: [hts: string, low: number, high?: number][] = [
  ['6307.90.98.42', 69.5],
  ['6307.90.98.70', 69.5],
  ['6307.90.98.91', 27],
  ['7326.20.00.20', 53.9],
  ['7326.20.00.90', 78.9],
  ['7326.90.86.60', 52.9],
  ['7326.90.86.76', 52.9],
  ['7326.90.86.30', 77.9],
  ['7326.90.86.88', 77.9],
  ['7616.99.51.30', 52.5],
  ['7616.99.51.60', 77.5],
  ['7616.99.51.90', 77.5],
  ['8414.59.65.90', 39.8, 52.3],
  ['8414.59.65.60', 39.8],
  ['8479.89.95.99', 40, 40],
  ['8479.89.95.50', 40],
  ['8480.71.80.45', 40],
  ['8480.71.80.60', 40],
  ['8480.71.80.20', 40.6],
  ['8480.79.90.10', 40, 40.6],
  ['8480.79.90.90', 40.6],
  ['8482.10.50.04', 46.5, 59],
  ['8482.10.50.44', 46.5],
  ['8483.40.50.20', 40, 52.5],
  ['8483.40.50.50', 40],
  ['8505.11.00.70', 27.1],
  ['8505.11.00.50', 39.6],
  ['8517.62.00.90', 7.5],
  ['8517.62.00.20', 25],
  ['8536.90.85.85', 37.5, 50],
  ['8536.90.85.30', 37.5],
  ['9401.61.40.01', 12.5],
  ['9401.61.40.11', 50],
  ['9401.61.40.31', 50],
  ['9401.71.00.05', 12.5],
  ['9401.71.00.07', 20],
  ['9401.71.00.31', 37.5],
  ['9403.20.00.75', 37.5, 50],
  ['9403.20.00.50', 37.5],
  ['9403.70.80.03', 12.5],
  ['9403.70.80.15', 37.5],
  ['9403.99.90.40', 37.5, 50],
  ['9403.99.90.10', 37.5],
];

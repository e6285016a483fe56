import { expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import { list } from '../../json.ts';
import { oneCarton, rowsOf, us } from '../../unit/shipping/tables.ts';

const app = await startApp(unlimited);
const call = await app.live();
const value = 10_000;

/** Percent of duty that the landed range by air freight spans: without value, freight and the fee of 34.64. */
async function readDutyBounds(hts: string): Promise<[low: number, high: number]> {
  const input = { cartons: oneCarton, destination: us, declaredValueUsd: value, modes: ['air_freight'], hts };
  const { body } = await call.rest('POST', '/shipping/estimate', input);
  const [air] = list(body.options);
  const { lowUsd, highUsd } = body.landedRange;
  const toPercent = (landed: number, freight: number) =>
    Math.round(((landed - freight - 34.64 - value) / value) * 1e6) / 1e4;
  return [toPercent(lowUsd, air!.costUsdLow), toPercent(highUsd, air!.costUsdHigh)];
}

test('for all 185 worked lines the landed range spans the worked total with eight digits, and never widens with ten', async () => {
  const worked = rowsOf('hts-worked.csv');
  expect(worked).toHaveLength(185);
  const wrong: unknown[] = [];
  for (const { hts8, indicative_cn_total_pct } of worked) {
    const total = Number(indicative_cn_total_pct);
    const [low, high] = await readDutyBounds(hts8!);
    if (!(low <= total && total <= high)) wrong.push([hts8, total, low, high]);
    const [least, most] = await readDutyBounds(`${hts8}.90`);
    if (!(low <= least && most <= high)) wrong.push([hts8, 'suffix 90', least, most]);
    if (low === high && (least !== total || most !== total)) wrong.push([hts8, 'certain', total, least, most]);
  }
  expect(wrong).toEqual([]);
});

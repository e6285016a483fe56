import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { computeEstimate } from '#modules/logistics/shipping/estimate/estimate.rules.ts';
import { readRateCard } from '#modules/logistics/shipping/freight/rate-card.file.ts';
import { EstimateInput } from '#modules/logistics/shipping/shipping.schema.ts';
import { readConfig } from '#server/settings/config.ts';
import { openApp } from '../../../src/server/open-app.ts';
import { copyDatabase, put } from '../../harness.ts';
import { card, tables, us } from '../../unit/shipping/tables.ts';

const dir = mkdtempSync(join(tmpdir(), 'rate-card-'));
function fileOf(content: unknown): string {
  const file = join(dir, `${Math.random()}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('the built-in rate card', () => {
  test('has the researched rates for each mode and region', () => {
    const [west] = card.rates;
    expect(card.rates.map(({ mode, region }) => `${mode} ${region}`)).toEqual(
      ['air_express', 'air_freight', 'ocean_lcl'].flatMap((mode) =>
        ['west', 'central', 'east'].map((region) => `${mode} ${region}`),
      ),
    );
    expect(west).toMatchObject({
      baseUsd: { low: 20, high: 45 },
      rateUsd: { low: 6.2, high: 10.9 },
      fuelPct: { low: 29, high: 38 },
    });
    expect(card.rates.at(-1)).toMatchObject({
      baseUsd: { low: 250, high: 650 },
      rateUsd: { low: 131, high: 243 },
      fuelPct: null,
      transitDays: { low: 35, high: 50 },
    });
  });
});

describe('a rate card of the operator', () => {
  const input = (weightKg: number) =>
    EstimateInput.parse({
      cartons: [{ lengthCm: 10, widthCm: 10, heightCm: 10, weightKg, count: 1 }],
      destination: us,
      modes: ['air_express'],
    });

  test('replaces the built-in one with its weight breaks; above the last one the cost is unknown', () => {
    const [first] = card.rates;
    const upTo = (limit: number, rate: number) => ({
      ...first!,
      upTo: limit,
      rateUsd: { low: rate, high: rate },
      fuelPct: null,
    });
    const own = readRateCard(fileOf({ rateCardId: 'own', asOf: '2026-11-01', rates: [upTo(100, 4), upTo(20, 8)] }));
    const costOf = (weightKg: number) => computeEstimate({ ...tables, rateCard: own }, input(weightKg)).options[0]!;
    expect(costOf(20)).toMatchObject({ costUsdLow: 20 + 20 * 8, costUsdHigh: 45 + 20 * 8 });
    expect(costOf(20.5)).toMatchObject({ costUsdLow: 20 + 20.5 * 4 });
    expect(costOf(100.5)).toMatchObject({ costUsdLow: null, costUsdHigh: null, ratePerKgUsd: null });
    expect(costOf(100.5).basis.join()).toContain('above the last weight break');
    expect(costOf(20).basis[0]).toContain('own as of 2026-11-01');
  });

  test('without a region states so for it, and for an unknown region', () => {
    const west = readRateCard(fileOf({ ...card, rates: card.rates.filter(({ region }) => region === 'west') }));
    const said = (destination: object) => {
      const { costUsdLow, basis } = computeEstimate(
        { ...tables, rateCard: west },
        {
          ...input(10),
          destination: { country: 'US', ...destination },
        },
      ).options[0]!;
      return [costUsdLow, basis.join(' ')];
    };
    expect(said({ postcode: '90001' })[0]).toBeGreaterThan(0);
    expect(said({ postcode: '10001' })).toEqual([
      null,
      'The rate card has no rate for this mode and region (east). Request a quote.',
    ]);
    expect(said({})).toEqual([
      null,
      'The rate card has no rate for this mode and region (central, east). Request a quote.',
    ]);
  });

  test.each([
    ['/rates/0/baseUsd/low', 'twenty', 'rates.0.baseUsd.low'],
    ['/rates/0/baseUsd/low', 46, 'rates.0.baseUsd.high: low must not exceed high'],
    ['/rates/0/region', 'north', 'rates.0.region'],
    ['/rates/0/mode', 'rail', 'rates.0.mode'],
    ['/rates/0/unit', 'cbm', 'rates.0.unit: ocean_lcl is charged by cbm'],
    ['/rates/1/region', 'west', 'rates.1.upTo: Duplicate weight break for this mode and region'],
    ['/rates/0/rateUsd/high', -1, 'rates.0.rateUsd'],
    ['/rates/0/colour', 'red', 'rates.0'],
    ['/asOf', 'yesterday', 'asOf'],
    ['/rates', [], 'rates'],
  ])('with an invalid %s stops the start and names the field', async (pointer, value, words) => {
    const file = fileOf(put(structuredClone(card), pointer, value));
    const { serviceUrl } = await copyDatabase();
    const start = openApp(serviceUrl, readConfig({ RATE_CARD_FILE: file }), pino({ level: 'silent' }));
    await expect(start).rejects.toThrow(`Invalid RATE_CARD_FILE ${file}: ${words}`);
  });

  test.each(['not json', '', '[]', 'null'])('containing %j stops the start', async (content) => {
    const file = fileOf(content);
    const { serviceUrl } = await copyDatabase();
    const start = openApp(serviceUrl, readConfig({ RATE_CARD_FILE: file }), pino({ level: 'silent' }));
    await expect(start).rejects.toThrow(`Invalid RATE_CARD_FILE ${file}`);
  });
});

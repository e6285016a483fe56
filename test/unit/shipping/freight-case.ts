import type { Mode } from './duty-case.ts';

// The shape of a worked freight case and the notation it is written in. `rates` is a transcription of
// freight_rates.csv; costs and weights are never computed here but written out in the cases.

type Range = { low: number; high: number };

export type FreightInput = {
  cartons?: { lengthCm: number; widthCm: number; heightCm: number; weightKg: number; count: number }[];
  totals?: { grossWeightKg: number; volumeM3: number };
  modes?: Mode[];
  destination: { country: 'US'; postcode?: string; state?: string };
  batteries?: 'none' | 'contained' | 'packed_with' | 'standalone';
  declaredValueUsd?: number;
  hts?: string;
};

/** Compare actualKg, volumetricKg and volumeM3 to 4, 4 and 9 decimals; the chargeable figures exactly. */
export type Chargeable = {
  actualKg: number;
  volumetricKg: number | null;
  chargeableKg: number;
  /** Left out = the case says nothing about it. */
  divisor?: number | null;
  volumeM3: number;
  chargeableCbm: number | null;
};

/** A field left out = the case says nothing about it. */
export type FreightOption = {
  costUsdLow: number | null;
  costUsdHigh: number | null;
  base?: Range;
  rate?: Range;
  fuel?: Range | null;
  transit?: Range;
  dangerousGoods?: { surchargeUsd: Range | null } | null;
};

export type FreightCase = {
  name: string;
  input: FreightInput;
  /** All three modes, whatever `input.modes` asks for. */
  chargeable: Record<Mode, Chargeable>;
  /** The options worked out; an estimate answers exactly `input.modes` (default all three). */
  options: Partial<Record<Mode, FreightOption>>;
  /** Left out = not worked out. */
  landed?: { lowUsd: number; highUsd: number } | null;
  because: string;
};

export const carton = (lengthCm: number, widthCm: number, heightCm: number, weightKg: number, count = 1) => ({
  lengthCm,
  widthCm,
  heightCm,
  weightKg,
  count,
});

/** Each mode: volumetric kg, chargeable kg; ocean: volumetric kg, chargeable CBM, chargeable kg. */
export function weights(
  actualKg: number,
  volumeM3: number,
  by: { express: [number, number]; air: [number, number]; ocean: [number, number, number] },
): Record<Mode, Chargeable> {
  const of = (volumetricKg: number, chargeableKg: number, divisor: number | null, chargeableCbm: number | null) => ({
    actualKg,
    volumetricKg,
    chargeableKg,
    divisor,
    volumeM3,
    chargeableCbm,
  });
  return {
    air_express: of(by.express[0], by.express[1], 5000, null),
    air_freight: of(by.air[0], by.air[1], 6000, null),
    ocean_lcl: of(by.ocean[0], by.ocean[2], null, by.ocean[1]),
  };
}

/** freight_rates.csv: base low, base high, rate low, rate high, transit low, transit high; `anywhere` = no region known. */
const rates = {
  air_express: {
    west: [20, 45, 6.2, 10.9, 3, 7],
    central: [20, 45, 6.3, 11.4, 3, 7],
    east: [20, 45, 6.3, 11.6, 3, 7],
    anywhere: [20, 45, 6.2, 11.6, 3, 7],
  },
  air_freight: {
    west: [180, 450, 5.8, 8, 6, 12],
    central: [200, 500, 5.9, 8.4, 6, 12],
    east: [200, 500, 5.9, 8.5, 6, 13],
    anywhere: [180, 500, 5.8, 8.5, 6, 13],
  },
  ocean_lcl: {
    west: [250, 600, 110, 190, 25, 40],
    central: [280, 680, 119, 219, 30, 45],
    east: [250, 650, 131, 243, 35, 50],
    anywhere: [250, 680, 110, 243, 25, 50],
  },
} as const;

export type Region = keyof (typeof rates)['air_express'];

function priced(
  mode: Mode,
  region: Region,
  costUsdLow: number,
  costUsdHigh: number,
  surchargeUsd?: [number, number],
): FreightOption {
  const [baseLow, baseHigh, rateLow, rateHigh, daysLow, daysHigh] = rates[mode][region];
  return {
    costUsdLow,
    costUsdHigh,
    base: { low: baseLow, high: baseHigh },
    rate: { low: rateLow, high: rateHigh },
    fuel: mode === 'air_express' ? { low: 29, high: 38 } : null,
    transit: { low: daysLow, high: daysHigh },
    dangerousGoods: surchargeUsd ? { surchargeUsd: { low: surchargeUsd[0], high: surchargeUsd[1] } } : null,
  };
}

export const express = (region: Region, low: number, high: number, surcharge?: [number, number]) =>
  priced('air_express', region, low, high, surcharge);
export const air = (region: Region, low: number, high: number, surcharge?: [number, number]) =>
  priced('air_freight', region, low, high, surcharge);
export const ocean = (region: Region, low: number, high: number, surcharge?: [number, number]) =>
  priced('ocean_lcl', region, low, high, surcharge);

/** No cost for this mode. */
export const unpriced: FreightOption = { costUsdLow: null, costUsdHigh: null };

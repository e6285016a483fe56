import type { VariablesOf } from '../../app/graphql.ts';
import type { SearchState } from '../../app/search-state.ts';
import type { comparisonQuery } from './comparison.operations.ts';

type Input = VariablesOf<typeof comparisonQuery>['input'];
export type Rate = { currency: string; usdPerUnit: string; asOf: string; source: string };

/** What is compared, as the address has it: texts, as they were typed. */
export type Terms = { quantities: string[]; rates: Rate[]; shipment: Shipment };
export type Shipment = {
  country: string;
  hts: string;
  weightKg: string;
  volumeM3: string;
  dutyPct: string;
  dutySource: string;
};

const separator = '|';
const shipmentFields = ['country', 'hts', 'weightKg', 'volumeM3', 'dutyPct', 'dutySource'] as const;

export const splitQuantities = (text: string): string[] => text.split(/[\s,;，、]+/).filter(Boolean);

export function readTerms({ text, all }: SearchState, requested: readonly number[]): Terms {
  const given = splitQuantities(text('quantities'));
  const [country, hts, weightKg, volumeM3, dutyPct, dutySource] = shipmentFields.map(text);
  return {
    quantities: given.length ? given : requested.map(String),
    rates: all('rate').map((rate) => {
      const [currency = '', usdPerUnit = '', asOf = '', source = ''] = rate.split(separator);
      return { currency, usdPerUnit, asOf, source };
    }),
    shipment: {
      country: country ?? '',
      hts: hts ?? '',
      weightKg: weightKg ?? '',
      volumeM3: volumeM3 ?? '',
      dutyPct: dutyPct ?? '',
      dutySource: dutySource ?? '',
    },
  };
}

export const writeTerms = ({ quantities, rates, shipment }: Terms): Record<string, string | string[] | null> => ({
  ...shipment,
  quantities: quantities.join(','),
  rate: rates
    .filter(({ usdPerUnit }) => usdPerUnit)
    .map(({ currency, usdPerUnit, asOf, source }) => [currency, usdPerUnit, asOf, source].join(separator)),
});

/** What cannot be read as a number is sent as null, and the service says which value that is. */
export function toInput(rfqId: string, { quantities, rates, shipment }: Terms): Input {
  const { country, hts, weightKg, volumeM3, dutyPct, dutySource } = shipment;
  return {
    rfqId,
    quantities: quantities.map(Number),
    fxRates: rates,
    ...(country && {
      shipment: {
        destination: { country },
        unit: { weightKg: Number(weightKg), volumeM3: Number(volumeM3) },
        ...(hts && { hts }),
        ...(dutyPct && { duty: { ratePct: Number(dutyPct), source: dutySource } }),
      },
    }),
  };
}

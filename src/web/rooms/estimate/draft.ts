import type { EstimateInput } from './estimate.operations.ts';

export const cartonFields = ['count', 'lengthCm', 'widthCm', 'heightCm', 'weightKg'] as const;
export type CartonDraft = Record<(typeof cartonFields)[number], string> & { id: string };

export const batteryKinds = ['none', 'contained', 'packed_with', 'standalone'] as const;

/** The form as it is typed. */
export type Draft = {
  cartons: CartonDraft[];
  value: string;
  hts: string;
  batteries: (typeof batteryKinds)[number];
  postcode: string;
};

const createCarton = (id: string): CartonDraft => ({
  id,
  count: '',
  lengthCm: '',
  widthCm: '',
  heightCm: '',
  weightKg: '',
});

export const createDraft = (): Draft => ({
  cartons: [createCarton('1')],
  value: '',
  hts: '',
  batteries: 'none',
  postcode: '',
});

/** Its id stays with it while others are removed. */
export const addCarton = (cartons: CartonDraft[]): CartonDraft[] => [
  ...cartons,
  createCarton(String(1 + Math.max(...cartons.map(({ id }) => Number(id))))),
];

export const isPositive = (text: string): boolean => Number(text) > 0;

/** Null while a carton is not complete. Other fields are the service's to check. */
export function toInput({ cartons, value, hts, batteries, postcode }: Draft): EstimateInput | null {
  if (!cartons.every((carton) => cartonFields.every((name) => isPositive(carton[name])))) return null;
  return {
    cartons: cartons.map(({ count, lengthCm, widthCm, heightCm, weightKg }) => ({
      count: Number(count),
      lengthCm: Number(lengthCm),
      widthCm: Number(widthCm),
      heightCm: Number(heightCm),
      weightKg: Number(weightKg),
    })),
    destination: { country: 'US', ...(postcode.trim() && { postcode: postcode.trim() }) },
    batteries,
    ...(value.trim() && { declaredValueUsd: Number(value) }),
    ...(hts.trim() && { hts: hts.trim() }),
  };
}

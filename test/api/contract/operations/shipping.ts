import type { Rows } from '../row.ts';

const destination = { country: 'US', state: 'CA', postcode: '94103' };
const cartons = [{ lengthCm: 60, widthCm: 40, heightCm: 40, weightKg: 18, count: 20 }];

export const shippingRows: Rows = {
  'POST /shipping/estimate': {
    succeeds: () => ({
      body: { cartons, destination, modes: ['ocean_lcl', 'air_freight'], declaredValueUsd: 8000, hts: '9405.21.80.10' },
    }),
    fails: {
      validation_failed: () => ({ body: { cartons, destination: { country: 'DE' } } }),
      missing_facts: () => ({ body: { destination } }),
    },
  },
  'GET /shipping/providers': { succeeds: () => ({}) },
  'GET /shipping/track/{carrier}/{number}': {
    succeeds: () => ({ path: { carrier: 'auto', number: 'LX123456789CN' } }),
    fails: { validation_failed: () => ({ path: { carrier: 'auto', number: '1' } }) },
  },
};

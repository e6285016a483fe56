import { newId } from '#kernel/ids.ts';
import type { Rows } from '../row.ts';

const lamp = { description: 'A lamp with LEDs, charged over USB-C, controlled by Bluetooth.', markets: ['US', 'EU'] };

export const complianceRows: Rows = {
  'POST /compliance/path': {
    succeeds: async ({ project }) => ({
      body: { ...lamp, features: { wireless: true, mains: false }, projectId: await project() },
    }),
    fails: {
      validation_failed: () => ({ body: { ...lamp, markets: ['US', 'US'] } }),
      not_found: () => ({ body: { ...lamp, projectId: newId() } }),
    },
  },
  'POST /compliance/hts-candidates': {
    succeeds: () => ({ body: { description: 'desk lamp with LEDs', material: 'plastic', use: 'home', limit: 3 } }),
    fails: { validation_failed: () => ({ body: { description: 'desk lamp', limit: 11 } }) },
  },
};

import { actionRows } from './operations/actions.ts';
import { deliveryRows } from './operations/deliveries.ts';
import { exportRows } from './operations/exports.ts';
import { factoryRows } from './operations/factories.ts';
import { keyRows } from './operations/keys.ts';
import { projectRows } from './operations/projects.ts';
import { serviceRows } from './operations/service.ts';
import { shippingRows } from './operations/shipping.ts';
import type { Rows } from './row.ts';

/** Every operation of the published document, by example. */
export const rows: Rows = {
  ...serviceRows,
  ...keyRows,
  ...projectRows,
  ...actionRows,
  ...deliveryRows,
  ...factoryRows,
  ...exportRows,
  ...shippingRows,
};

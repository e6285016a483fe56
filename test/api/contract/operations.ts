import { actionRows } from './operations/actions.ts';
import { capabilityRows } from './operations/capabilities.ts';
import { complianceRows } from './operations/compliance.ts';
import { deliveryRows } from './operations/deliveries.ts';
import { engineeringRows } from './operations/engineering.ts';
import { eventRows } from './operations/events.ts';
import { exportRows } from './operations/exports.ts';
import { factoryRows } from './operations/factories.ts';
import { interviewRows } from './operations/interviews.ts';
import { keyRows } from './operations/keys.ts';
import { knowledgeRows } from './operations/knowledge.ts';
import { projectRows } from './operations/projects.ts';
import { rfqRows } from './operations/rfqs.ts';
import { runRows } from './operations/runs.ts';
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
  ...eventRows,
  ...exportRows,
  ...shippingRows,
  ...capabilityRows,
  ...runRows,
  ...interviewRows,
  ...engineeringRows,
  ...rfqRows,
  ...knowledgeRows,
  ...complianceRows,
};

import type { Route } from '#rest/route.ts';
import { actionRoutes } from './actions/action.rest.ts';
import { capabilityRoutes } from './capabilities/capability.rest.ts';
import { complianceRoutes } from './compliance/compliance.rest.ts';
import { deliveryRoutes } from './deliveries/delivery.rest.ts';
import { engineeringRoutes } from './engineering/engineering.rest.ts';
import { exportRoutes } from './exports/export.rest.ts';
import { factoryRoutes } from './factories/factory.rest.ts';
import { healthRoutes } from './health/health.rest.ts';
import { interactionRoutes } from './interactions/interaction.rest.ts';
import { interviewRoutes } from './interviews/interview.rest.ts';
import { deviceRoutes } from './keys/device.rest.ts';
import { keyRoutes } from './keys/key.rest.ts';
import { knowledgeRoutes } from './knowledge/knowledge.rest.ts';
import { lifecycleRoutes } from './lifecycle/lifecycle.rest.ts';
import { projectRoutes } from './projects/project.rest.ts';
import { rfqRoutes } from './rfqs/rfq.rest.ts';
import { runRoutes } from './runs/run.rest.ts';
import { shippingRoutes } from './shipping/shipping.rest.ts';
import { tariffClassificationRoutes } from './tariff-classification/classification.rest.ts';
import { trackingRoutes } from './tracking/tracking.rest.ts';

export const routes: Route[] = [
  ...healthRoutes,
  ...keyRoutes,
  ...deviceRoutes,
  ...projectRoutes,
  ...actionRoutes,
  ...capabilityRoutes,
  ...runRoutes,
  ...deliveryRoutes,
  ...factoryRoutes,
  ...interactionRoutes,
  ...interviewRoutes,
  ...exportRoutes,
  ...engineeringRoutes,
  ...rfqRoutes,
  ...shippingRoutes,
  ...trackingRoutes,
  ...knowledgeRoutes,
  ...lifecycleRoutes,
  ...complianceRoutes,
  ...tariffClassificationRoutes,
];

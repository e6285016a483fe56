import { capabilityRoutes } from '#modules/directory/capabilities/capability.rest.ts';
import { factoryRoutes } from '#modules/directory/factories/factory.rest.ts';
import { interactionRoutes } from '#modules/directory/interactions/interaction.rest.ts';
import { complianceRoutes } from '#modules/guidance/compliance/compliance.rest.ts';
import { knowledgeRoutes } from '#modules/guidance/knowledge/knowledge.rest.ts';
import { lifecycleRoutes } from '#modules/guidance/lifecycle/lifecycle.rest.ts';
import { deviceRoutes } from '#modules/identity/keys/device.rest.ts';
import { keyRoutes } from '#modules/identity/keys/key.rest.ts';
import { shippingRoutes } from '#modules/logistics/shipping/shipping.rest.ts';
import { tariffClassificationRoutes } from '#modules/logistics/tariff-classification/classification.rest.ts';
import { trackingRoutes } from '#modules/logistics/tracking/tracking.rest.ts';
import { eventRoutes } from '#modules/platform/events/event.rest.ts';
import { createExportRoutes } from '#modules/platform/exports/export.rest.ts';
import { healthRoutes } from '#modules/platform/health/health.rest.ts';
import { webhookRoutes } from '#modules/platform/webhooks/webhook.rest.ts';
import { actionRoutes } from '#modules/sourcing/actions/action.rest.ts';
import { deliveryRecord, deliveryRoutes } from '#modules/sourcing/deliveries/delivery.rest.ts';
import { engineeringRoutes } from '#modules/sourcing/engineering/engineering.rest.ts';
import { interviewRoutes } from '#modules/sourcing/interviews/interview.rest.ts';
import { projectRoutes } from '#modules/sourcing/projects/project.rest.ts';
import { rfqRoutes } from '#modules/sourcing/rfqs/rfq.rest.ts';
import { runRoutes } from '#modules/sourcing/runs/run.rest.ts';
import { answerRoutes } from '#modules/sourcing/supplier-links/answers/supplier-answer.rest.ts';
import type { Route } from '#rest/route.ts';
import { actionKinds } from './action-kinds.ts';
import { exportFilter } from './export-sources.ts';

export const routes: Route[] = [
  ...healthRoutes,
  ...keyRoutes,
  ...deviceRoutes,
  ...projectRoutes,
  ...actionRoutes(actionKinds, deliveryRecord),
  ...capabilityRoutes,
  ...runRoutes,
  ...deliveryRoutes,
  ...factoryRoutes,
  ...interactionRoutes,
  ...interviewRoutes,
  ...createExportRoutes(exportFilter),
  ...eventRoutes,
  ...webhookRoutes,
  ...engineeringRoutes,
  ...rfqRoutes,
  ...answerRoutes,
  ...shippingRoutes,
  ...trackingRoutes,
  ...knowledgeRoutes,
  ...lifecycleRoutes,
  ...complianceRoutes,
  ...tariffClassificationRoutes,
];

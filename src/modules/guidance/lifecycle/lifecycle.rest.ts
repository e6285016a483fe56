import type { Route } from '#rest/route.ts';
import { StageParams } from './lifecycle.schema.ts';

export const lifecycleRoutes: Route[] = [
  {
    method: 'GET',
    path: '/lifecycle',
    mcp: 'read',
    summary: 'The 35 stages of a hardware product in six phases.',
    document: `query GetLifecycle {
      lifecycle { phases { id title order stages { ...LifecycleStageItem } } phaseCount stageCount }
    } fragment LifecycleStageItem on LifecycleStage { id title order summary }`,
    spread: 'lifecycle',
  },
  {
    method: 'GET',
    path: '/lifecycle/{stageId}',
    mcp: 'read',
    summary: 'One stage with questions, deliverables, risks, related actions and guides, and adjacent stages.',
    params: StageParams,
    document: `query GetLifecycleStage($stageId: String!) {
      stage: lifecycleStage(stageId: $stageId) {
        id title phaseId order summary questions deliverables risks actionKinds documentIds previousStageId nextStageId
      }
    }`,
    errors: ['not_found'],
  },
];

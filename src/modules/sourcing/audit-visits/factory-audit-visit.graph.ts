import { builder } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { dependsOn } from '#graph/operations/projection.ts';
import { zodObject } from '#graph/zod.ts';
import { FactoryNode, FactoryRef } from '#modules/directory/factories/factory.graph.ts';
import { TaskRef } from '#modules/sourcing/actions/tasks/task.graph.ts';
import type { TaskRow } from '#modules/sourcing/actions/tasks/task.queries.ts';
import { listVisitedFactoryIds } from './factory-audit-visit.queries.ts';
import { maxVisited, VisitedFactory } from './factory-audit-visit.schema.ts';

const VisitedFactoryRef = zodObject('FactoryAuditVisitResultFactory', VisitedFactory);
addEdge(VisitedFactoryRef, 'factory', 'factoryId', FactoryNode);

builder.objectField(TaskRef, 'factories', (t) =>
  t.field({
    type: [FactoryRef],
    description: 'The factories to be visited, with the access of `node`.',
    extensions: { ...dependsOn<TaskRow>('actionId'), ...withMaxCount(maxVisited) },
    resolve: async ({ actionId }, _, ctx, info) => {
      const ids = await listVisitedFactoryIds(ctx, actionId);
      const found = await Promise.all(ids.map((id) => FactoryNode.read(ctx, id, info)));
      return found.filter((factory) => factory !== null);
    },
  }),
);

import { addEdge } from '#graph/edge.ts';
import { FactoryNode } from '#modules/directory/factories/factory.graph.ts';
import { EventDataRef } from '#modules/platform/events/event.graph.ts';
import { ActionNode } from '#modules/sourcing/actions/action.graph.ts';
import { DeliveryNode } from '#modules/sourcing/deliveries/delivery.graph.ts';
import { ProjectNode } from '#modules/sourcing/projects/project.graph.ts';
import { RfqNode } from '#modules/sourcing/rfqs/rfq.graph.ts';

/** Events know the ids of records of any module; their edges need all of these modules. */
addEdge(EventDataRef, 'project', 'projectId', ProjectNode);
addEdge(EventDataRef, 'action', 'actionId', ActionNode);
addEdge(EventDataRef, 'factory', 'factoryId', FactoryNode);
addEdge(EventDataRef, 'rfq', 'rfqId', RfqNode);
addEdge(EventDataRef, 'delivery', 'deliveryId', DeliveryNode);

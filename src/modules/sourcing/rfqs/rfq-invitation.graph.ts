import { builder, forRest } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { zodEnum } from '#graph/zod.ts';
import { FactoryNode } from '#modules/directory/factories/factory.graph.ts';
import { DeliveryNode } from '#modules/sourcing/deliveries/delivery.graph.ts';
import { type InvitationRow, invitationRecords } from './rfq.queries.ts';
import { toContractStatus } from './rfq.rules.ts';
import { ContractInvitationStatus, InvitationFailure, InvitationStatus } from './rfq.schema.ts';

export const InvitationRef = builder.objectRef<InvitationRow>('RfqInvitation').implement({
  interfaces: [NodeRef],
  description:
    'One invited factory. `queued` means that its message is approved and released, `sent` that it was handed over, not that it was received.',
  fields: (t) => ({
    factoryId: t.expose('factoryId', { type: 'ID' }),
    factoryName: t.exposeString('factoryName'),
    deliveryId: t.expose('deliveryId', { type: 'ID', nullable: true }),
    status: t.expose('status', { type: zodEnum(InvitationStatus) }),
    contractStatus: t.field({
      ...forRest,
      type: zodEnum(ContractInvitationStatus),
      description: 'The status in the terms of the REST contract.',
      resolve: ({ status }) => toContractStatus(status),
    }),
    failure: t.expose('failure', {
      type: zodEnum(InvitationFailure),
      nullable: true,
      description: 'Why the status is `failed`; null otherwise.',
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    respondedAt: t.expose('respondedAt', { type: 'DateTime', nullable: true }),
  }),
});
export const RfqInvitationNode = defineNode(InvitationRef, { lookUp: 'rfq', columns: [], records: invitationRecords });

addEdge(InvitationRef, 'factory', 'factoryId', FactoryNode);
addEdge(InvitationRef, 'delivery', 'deliveryId', DeliveryNode);

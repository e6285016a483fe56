import { builder } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { DomainError } from '#kernel/errors.ts';
import { FactoryNode } from '#modules/directory/factories/factory.graph.ts';
import type { DeliveryRow } from '../delivery.queries.ts';
import type { Recipient } from './recipient.rules.ts';

export const RecipientRef = builder.objectRef<Recipient>('Recipient').implement({
  description:
    'Returned to live keys of the same organisation with approvals:write or contacts:read. Before approval, an address counts as a contact read, once per credential, factory and 24 hours.',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    addressNote: t.exposeString('addressNote', {
      nullable: true,
      description: 'Why the address is null: it is withheld, a quota is reached, or none is on file.',
    }),
    factoryId: t.expose('factoryId', { type: 'ID', nullable: true }),
  }),
});

const maxPageSize = 50;

/** Selected only for a recipient: of `to`, and of a review. */
const recipientColumns: readonly (keyof DeliveryRow)[] = ['frozenName', 'contactName'];

export function assertRecipientPageSize(first: number, columns: readonly (keyof DeliveryRow)[]): void {
  if (first <= maxPageSize || !recipientColumns.some((column) => columns.includes(column))) return;
  const message = `Recipients are available on pages of at most ${maxPageSize} deliveries.`;
  throw new DomainError('query_too_complex', message, { limit: maxPageSize, value: first });
}

addEdge(RecipientRef, 'factory', 'factoryId', FactoryNode);

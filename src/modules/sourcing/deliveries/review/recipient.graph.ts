import { builder } from '#graph/builder.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Page } from '#kernel/pagination/page.ts';
import type { DeliveryRow } from '../delivery.queries.ts';
import type { Recipient } from './recipient.rules.ts';

export const RecipientRef = builder.objectRef<Recipient>('Recipient').implement({
  description:
    'Shown to live keys of the same organisation that may approve or read contacts. An address that is not approved yet counts once per credential, factory and 24 hours.',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    addressNote: t.exposeString('addressNote', {
      nullable: true,
      description: 'Why there is no address: withheld, a quota is reached, or none on file.',
    }),
    factoryId: t.expose('factoryId', { type: 'UUID', nullable: true }),
  }),
});

const maxPageSize = 50;

/** Refuses pages that would show more recipients at a time. Only what shows one selects its name. */
export function assertRecipientPageSize({ first }: Page, columns: readonly (keyof DeliveryRow)[]): void {
  if (first <= maxPageSize || !columns.includes('contactName')) return;
  const message = `Recipients are shown on pages of at most ${maxPageSize} deliveries.`;
  throw new DomainError('query_too_complex', message, { limit: maxPageSize, value: first });
}

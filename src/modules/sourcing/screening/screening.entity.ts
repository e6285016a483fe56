import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Factory } from '#modules/directory/factories/factory.entity.ts';
import type { Approver } from '#modules/identity/approvers/approver.schema.ts';

/** An owner has looked at the exact matches of one recipient, as it was then, in one version of the list. */
const ScreeningConfirmationSchema = defineEntity({
  name: 'ScreeningConfirmation',
  ...owned,
  indexes: [
    {
      name: 'screening_confirmation_by_recipient',
      properties: ['factoryId', 'owner', 'recipientSha256', 'listVersion'],
    },
  ],
  properties: {
    ...ownedIdentity,
    recipientSha256: p.string().length(64),
    listVersion: p.string().length(60),
    reason: p.string().length(500),
    confirmedBy: p.json<Approver>(),
    factoryId: () => p.manyToOne(Factory).mapToPk().joinColumn('factory_id').index(false),
  },
});
export class ScreeningConfirmation extends ScreeningConfirmationSchema.class {}
ScreeningConfirmationSchema.setClass(ScreeningConfirmation);

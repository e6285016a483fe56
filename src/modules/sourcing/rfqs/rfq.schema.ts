import { z } from 'zod';
import type { Incoterm } from '#kernel/enums.ts';
import { numberedPage, numberedPageQuery } from '#kernel/pagination/numbered-page.ts';
import { DateRange, TimeRange } from '#kernel/pagination/page.ts';
import type { DeliveryFile } from '#modules/sourcing/deliveries/delivery.schema.ts';

export const RfqStatus = z.enum(['draft', 'sent', 'closed']).meta({ id: 'RfqStatus' });
export type RfqStatus = z.output<typeof RfqStatus>;

const unsent = ['pending', 'queued', 'failed', 'revoked'] as const;
const responded = ['declined', 'quoted', 'expired'] as const;
export const SavedInvitationStatus = z.enum([...unsent, 'answered', ...responded]);
/** `sent` is never saved: it follows from the delivery. */
export const InvitationStatus = z.enum([...unsent, 'sent', 'answered', ...responded]).meta({ id: 'InvitationStatus' });
export type InvitationStatus = z.output<typeof InvitationStatus>;
/** REST knows these alone. */
export const ContractInvitationStatus = z
  .enum(['pending', 'sent', ...responded])
  .meta({ id: 'ContractInvitationStatus' });

export const SavedInvitationFailure = z.enum([
  ...(['no_contact', 'delivery_unsettled', 'contact_changed'] as const),
  ...(['sender_changed', 'project_archived', 'approval_lost'] as const),
]);
/** Why no message of the publication was sent to an invited factory. The delivery and the request decide the last three. */
export const InvitationFailure = z
  .enum([...SavedInvitationFailure.options, 'refused', 'settled_as_not_sent', 'rfq_closed'])
  .meta({ id: 'InvitationFailure' });
export type InvitationFailure = z.output<typeof InvitationFailure>;
/** Known before publication. The others arise at release or afterwards. */
export const RecipientReason = z
  .enum(['no_contact', 'delivery_unsettled', 'already_sent'])
  .meta({ id: 'RecipientReason' });

/** To whom the approved message of an invitation goes. */
export type InvitationRecipient = {
  channel: 'email' | 'wechat';
  from: string | null;
  /** Absent or null where no reference is to be added. */
  replyTo?: string | null;
  to: { name: string | null; address: string };
  subject: string;
  bodyEn: string;
  bodyZh: string;
  /** Absent where it was approved before messages had links. */
  hasLink?: boolean;
  files?: DeliveryFile[];
};

export const DisclosureStatus = z.enum(['pending', 'released', 'revoked', 'expired']).meta({ id: 'DisclosureStatus' });
export const DisclosureKind = z
  .enum(['rfq_content', 'file', 'company_identity', 'product_identity'])
  .meta({ id: 'DisclosureKind' });
export type DisclosureItem = { kind: z.output<typeof DisclosureKind>; name: string; fileId: string | null };

export const RfqId = z.object({ id: z.uuid() });
const RfqFilter = z.strictObject({ status: RfqStatus.optional(), projectId: z.uuid().optional() });
export const RfqListFilter = z.strictObject({
  projectId: z.uuid().nullish(),
  status: z.array(RfqStatus).max(RfqStatus.options.length).nullish().meta({ description: 'Any of these.' }),
  createdAt: TimeRange.nullish(),
  quoteBy: DateRange.nullish(),
});

export const RfqPageInput = RfqFilter.extend(numberedPage);
export type RfqPageInput = z.output<typeof RfqPageInput>;
export const RfqListQuery = RfqFilter.extend(numberedPageQuery);

export const DisclosureFilter = z.strictObject({
  projectId: z.uuid().nullish(),
  rfqId: z.uuid().nullish(),
  factoryId: z.uuid().nullish(),
  kind: z.array(DisclosureKind).max(DisclosureKind.options.length).nullish().meta({ description: 'Any of these.' }),
  releaseAt: TimeRange.nullish(),
  createdAt: TimeRange.nullish(),
});

export const DisclosureId = z.object({ id: z.uuid() });
export const Revocation = z.strictObject({ reason: z.string().max(400).optional() });

export type Terms = {
  quantities: number[];
  targetUnitPrice: string | null;
  currency: string;
  incoterm: z.output<typeof Incoterm> | null;
  namedPlace: string | null;
  deliverTo: string | null;
};

import { z } from 'zod';
import { TimeRange } from '#kernel/pagination/page.ts';
import { textScalars } from '#kernel/text.ts';
import { signed } from '#modules/identity/passkeys/passkey.schema.ts';

export const DeliveryStatus = z
  .enum(['draft', 'needs_contact', 'approved', 'queued', 'sent', 'not_sent', 'rejected', 'resend_failed'])
  .meta({ id: 'DeliveryStatus' });
export type DeliveryStatus = z.output<typeof DeliveryStatus>;
export const DispatchStatus = z
  .enum(['ready', 'sending', 'uncertain', 'failed', 'accepted'])
  .meta({ id: 'DispatchStatus' });
export type DispatchStatus = z.output<typeof DispatchStatus>;
/**
 * `quote_request`: drafted by the action, each approved alone. `rfq_publication`: approved with the publication.
 * `counter_question`: on the thread of one of these, approved alone.
 */
export const DeliveryKind = z
  .enum(['quote_request', 'rfq_publication', 'counter_question'])
  .meta({ id: 'DeliveryKind' });
export const Channel = z.enum(['email', 'wechat']).meta({ id: 'Channel' });
export const Transport = z.enum(['email_provider', 'manual_outbox']).meta({ id: 'Transport' });

export const ProviderEventType = z
  .enum(['sent', 'delivered', 'delivery_delayed', 'bounced', 'complained', 'failed', 'suppressed'])
  .meta({ id: 'ProviderEventType' });
export type ProviderEventType = z.output<typeof ProviderEventType>;
export const ReceiptEvents = z.partialRecord(z.enum(ProviderEventType.options), z.iso.datetime());
export type ReceiptEvents = z.output<typeof ReceiptEvents>;

/** A file of the project that the holder of the link may download, as approved: an anonymous request hides names in it. */
export type DeliveryFile = { fileId: string; name: string; revision: string; sizeBytes: number; sha256: string };

export const ReviewReason = z.enum(['recipient', 'status', 'context', 'quota', 'rights']).meta({ id: 'ReviewReason' });
export type ReviewReason = z.output<typeof ReviewReason>;

/** What an approval would do now. */
export const ApprovalEffect = z
  .enum(['sent', 'simulated', 'manual_outbox', 'frozen', 'refused'])
  .meta({ id: 'ApprovalEffect' });
export type ApprovalEffect = z.output<typeof ApprovalEffect>;

export const DeliveryId = z.object({ id: z.uuid() });
export const DeliveryFilter = z.strictObject({ projectId: z.uuid().optional(), status: DeliveryStatus.optional() });

export const DeliveryListFilter = z.strictObject({
  projectId: z.uuid().nullish(),
  actionId: z.uuid().nullish(),
  factoryId: z.uuid().nullish(),
  status: z.array(DeliveryStatus).max(DeliveryStatus.options.length).nullish().meta({ description: 'Any of these.' }),
  channel: z.array(Channel).max(Channel.options.length).nullish().meta({ description: 'Any of these.' }),
  dispatchStatus: z
    .array(DispatchStatus)
    .max(DispatchStatus.options.length)
    .nullish()
    .meta({ description: 'Any of these.' }),
  waitingForApproval: z.boolean().nullish().meta({ description: 'Whether a person can approve it now.' }),
  createdAt: TimeRange.nullish(),
  q: z.string().min(1).max(200).nullish().meta({ description: 'Part of the subject or of the name of the factory.' }),
});

const sha256 = { scalar: 'Sha256' } as const;
export const ReviewSha256 = z
  .string()
  .regex(/^[a-f0-9]{64}$/)
  .register(textScalars, sha256);
export const Approval = z.strictObject({
  expectedReviewSha256: ReviewSha256.meta({
    description: 'The reviewSha256 of the review that a person has read. Required for the first approval.',
  })
    .register(textScalars, sha256)
    .optional(),
});
export const ApproveDelivery = z.strictObject({ ...DeliveryId.shape, ...Approval.shape, ...signed });
export const SentByHand = z.strictObject({
  sentBy: z.string().min(1).max(120).meta({ description: 'The person who sent the message.' }),
  reference: z.string().max(200).optional().meta({ description: 'Id of the message outside this service.' }),
});
const OutboxStatus = z.enum(['queued', 'needs_contact']).meta({ id: 'OutboxStatus' });
export const OutboxFilter = z.strictObject({
  status: z.array(OutboxStatus).max(OutboxStatus.options.length).nullish(),
  projectId: z.uuid().nullish(),
  factoryId: z.uuid().nullish(),
  channel: z.array(Channel).max(Channel.options.length).nullish().meta({ description: 'Any of these.' }),
  waitingSince: TimeRange.nullish(),
});
/** `stuck`: due for more than ten minutes, or held back because something has changed since the approval. */
export const UnsettledState = z.enum(['uncertain', 'failed', 'stuck']).meta({ id: 'UnsettledState' });
export type UnsettledState = z.output<typeof UnsettledState>;
export const UnsettledFilter = z.strictObject({
  state: z.array(UnsettledState).max(UnsettledState.options.length).nullish().meta({ description: 'Any of these.' }),
  projectId: z.uuid().nullish(),
  approvedAt: TimeRange.nullish(),
});
export const OutboxQuery = z.strictObject({ status: OutboxStatus.default('queued') });

export const SettledOutcome = z.enum(['accepted', 'not_sent']).meta({ id: 'SettledOutcome' });
export type SettledOutcome = z.output<typeof SettledOutcome>;
export const Settlement = z.strictObject({
  outcome: SettledOutcome,
  evidence: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .meta({ description: 'How the outcome was established, such as an entry in the log of the provider.' }),
});

export const Rejection = z.strictObject({ reason: z.string().max(400).optional() });

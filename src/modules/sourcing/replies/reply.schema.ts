import { z } from 'zod';
import { TimeRange } from '#kernel/pagination/page.ts';

export const ReplySource = z.enum(['resend', 'mbox']).meta({ id: 'ReplySource' });
/** `pending`: announced by the provider, not fetched yet. `duplicate`: the same mail was received before. */
export const ReceivedMailStatus = z.enum(['pending', 'unmatched', 'assigned', 'dismissed', 'duplicate']);
export const ReplyMatch = z.enum(['reference', 'thread', 'staff']).meta({ id: 'ReplyMatch' });
export type ReplyMatch = z.output<typeof ReplyMatch>;

export const UnmatchedReason = z
  .enum(['no_reference', 'unknown_reference', 'ambiguous', 'not_verified', 'other_sender', 'unreadable'])
  .meta({ id: 'UnmatchedReason' });
export type UnmatchedReason = z.output<typeof UnmatchedReason>;

export const UnmatchedReplyFilter = z.strictObject({
  reason: z.array(UnmatchedReason).max(UnmatchedReason.options.length).nullish().meta({ description: 'Any of these.' }),
  isAutomatic: z.boolean().nullish().meta({ description: 'Whether a program wrote it, such as an absence notice.' }),
  receivedAt: TimeRange.nullish(),
});

export const DeliveryReplyFilter = z.strictObject({
  deliveryId: z.uuid().nullish().meta({ description: 'Replies to this message.' }),
  isAutomatic: z.boolean().nullish().meta({ description: 'Whether a program wrote it, such as an absence notice.' }),
  receivedAt: TimeRange.nullish(),
});

export const ReplyAssignment = z.strictObject({
  id: z.uuid().meta({ description: 'Id of the unmatched reply.' }),
  deliveryId: z.uuid().meta({ description: 'The message that the mail answers.' }),
});
export const ReplyDismissal = z.strictObject({
  id: z.uuid().meta({ description: 'Id of the unmatched reply.' }),
  reason: z.string().trim().min(1).max(400).meta({ description: 'Why it is no reply to a message.' }),
});

import { z } from 'zod';
import { DomainError } from '#kernel/errors.ts';
import type { ProviderEvent } from '../delivery.entity.ts';
import { ReceiptEvents } from '../delivery.schema.ts';

/** The stored part of an event. Addresses and subject are not read. */
type ParsedEvent = Pick<
  ProviderEvent,
  'type' | 'messageId' | 'mailMessageId' | 'deliveryId' | 'occurredAt' | 'receivedAt'
>;

/** Some API versions return tags as a map, others as the list that was sent. */
const DeliveryTag = z.union([
  z.object({ delivery_id: z.uuid() }).transform((tags) => tags.delivery_id),
  z
    .array(
      z
        .object({ name: z.literal('delivery_id'), value: z.uuid() })
        .nullable()
        .catch(null),
    )
    .transform((tags) => tags.find((tag) => tag)?.value ?? null),
]);

/** Unusable fields are treated as absent, so that the rest of a signed event is not lost. */
const Event = z.object({
  type: z
    .string()
    .regex(/^[\w.]{1,60}$/)
    .catch('unknown'),
  created_at: z.string().transform(parseTime).catch(null),
  data: z
    .object({
      email_id: z
        .string()
        .regex(/^[!-~]{1,200}$/)
        .catch(''),
      message_id: z
        .string()
        .regex(/^<[!-;=?-~]{1,500}>$/)
        .transform((id) => id.slice(1, -1))
        .nullable()
        .catch(null),
      tags: DeliveryTag.nullable().catch(null),
    })
    .catch({ email_id: '', message_id: null, tags: null }),
});

/** `messageId` is empty if the event names no message. Without a time, the event occurred at `receivedAt`. */
export function parseProviderEvent(body: Uint8Array, receivedAt: Date): ParsedEvent {
  const event = Event.safeParse(parseJson(body));
  if (!event.success) throw new DomainError('invalid_json', 'The body must be a JSON object.');
  const { type, created_at, data } = event.data;
  const { email_id: messageId, message_id: mailMessageId, tags: deliveryId } = data;
  return { type, messageId, mailMessageId, deliveryId, occurredAt: created_at ?? receivedAt, receivedAt };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    return null;
  }
}

const timePattern = /^(2\d{3}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d{1,9})?(?:Z|([+-]\d\d):?(\d\d)?)?$/;

/** Accepts ISO 8601 and the PostgreSQL format: `2026-09-14 16:00:02.000+00`. */
function parseTime(text: string): Date | null {
  const [, date, time, fraction = '', hours = '+00', minutes = '00'] = timePattern.exec(text) ?? [];
  const at = new Date(`${date}T${time}${fraction.slice(0, 4)}${hours}:${minutes}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

const prefix = 'email.';

export const receiptTypes: readonly string[] = ReceiptEvents.keyType.options.map((event) => `${prefix}${event}`);

export function findEarliestEvents(events: readonly Pick<ParsedEvent, 'type' | 'occurredAt'>[]): ReceiptEvents {
  const latestFirst = events
    .filter(({ type }) => receiptTypes.includes(type))
    .toSorted((a, b) => b.occurredAt.getTime() - a.occurredAt.getTime());
  return Object.fromEntries(
    latestFirst.map(({ type, occurredAt }) => [type.slice(prefix.length), occurredAt.toISOString()]),
  );
}

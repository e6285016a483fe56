const timeline = [
  { name: 'sent', afterMs: 0 },
  { name: 'delivery_delayed', afterMs: 3_000 },
  { name: 'delivered', afterMs: 8_000 },
] as const;

export const lateMessagePattern = 'sim-late-%';

type AcceptedMail = { providerMessageId: string; acceptedAt: Date };

/** The events due by now. Deterministic, so that reporting them again changes nothing. */
export const simulateEvents = ({ providerMessageId: messageId, acceptedAt }: AcceptedMail, now: Date) =>
  timeline
    .map(({ name, afterMs }) => ({
      id: `${messageId}-${name}`,
      provider: 'simulator',
      messageId,
      mailMessageId: null,
      deliveryId: null,
      type: `email.${name}`,
      occurredAt: new Date(acceptedAt.getTime() + afterMs),
      receivedAt: now,
    }))
    .filter(({ occurredAt }) => occurredAt <= now);

/** What befalls a mail to `late@simulator.test` after it was taken, the last of it last. */
const timeline = [
  { name: 'sent', afterMs: 0 },
  { name: 'delivery_delayed', afterMs: 3_000 },
  { name: 'delivered', afterMs: 8_000 },
] as const;

/** The simulator names such messages so (ports/simulator.ts). */
export const lateMessagePattern = 'sim-late-%';

type AcceptedMail = { providerMessageId: string; acceptedAt: Date };

/** What a provider would have called back for by now. Equal every time, so that it may be reported again. */
export const simulateEvents = ({ providerMessageId: messageId, acceptedAt }: AcceptedMail, now: Date) =>
  timeline
    .map(({ name, afterMs }) => ({
      id: `${messageId}-${name}`,
      provider: 'simulator',
      messageId,
      deliveryId: null,
      type: `email.${name}`,
      occurredAt: new Date(acceptedAt.getTime() + afterMs),
      receivedAt: now,
    }))
    .filter(({ occurredAt }) => occurredAt <= now);

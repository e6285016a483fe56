import { Webhook } from 'standardwebhooks';
import { newId } from '#kernel/ids.ts';

/** What a receipt speaks of. Resend reports more, such as `opened`. */
export const receiptEvents = [
  'sent',
  'delivered',
  'delivery_delayed',
  'bounced',
  'complained',
  'failed',
  'suppressed',
] as const;

type Told = {
  emailId: string;
  type: string;
  at?: Date;
  tags?: unknown;
  from?: string;
  to?: string[];
  subject?: string;
};

/** The body of an event as Resend writes it. */
export const eventBody = ({ emailId, type, at = new Date(), ...mail }: Told): string =>
  JSON.stringify({
    type: `email.${type}`,
    created_at: at.toISOString(),
    data: { email_id: emailId, created_at: at.toISOString(), message_id: `<${emailId}@resend.dev>`, ...mail },
  });

type Signing = { secret: string; id?: string; at: Date };
export type Callback = { headers: Record<string, string>; body: string };

/** Signed by the library of Standard Webhooks, which knows nothing of how the service checks. */
export const signed = (body: string, { secret, id = `msg_${newId()}`, at }: Signing): Callback => ({
  headers: {
    'content-type': 'application/json',
    'svix-id': id,
    'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
    'svix-signature': new Webhook(secret).sign(id, at, body),
  },
  body,
});

import { newId } from '#kernel/ids.ts';
import type { Outcome } from '#ports/mail/mailer.ts';
import { quoteRequest, reachable, startApp, unlimited } from '../../../harness.ts';
import type { Json } from '../../../json.ts';
import { eventBody, signed } from '../../../stand-ins/resend-events.ts';

/** Letters and digits only, as the secret scan of the harness expects. */
export const createSecret = (name: string) => `whsec_${Buffer.from(name.padEnd(33, '.')).toString('base64')}`;
export const unknown: Outcome = { kind: 'unknown', outcome: 'timeout' };
export const takenAs = (providerMessageId: string): Outcome => ({ kind: 'accepted', providerMessageId });

type Told = Partial<Parameters<typeof eventBody>[0]> & { id?: string };

/** The service with a provider that sends callbacks; `tell` returns the response status. */
export async function startCallbacks() {
  const secret = createSecret('the secret');
  const app = await startApp({ ...unlimited, RESEND_WEBHOOK_SECRET: secret });
  app.secrets.learn('webhook secret', secret.slice('whsec_'.length));
  const now = app.clock.now;

  const post = async (body: string, id?: string, on = app.app) => {
    const callback = signed(body, { secret, at: app.clock.now, ...(id && { id }) });
    return (await on.request('/webhooks/resend', { method: 'POST', ...callback })).status;
  };
  const tell = ({ id, ...told }: Told, on = app.app) =>
    post(eventBody({ emailId: newId(), type: 'delivered', at: now, ...told }), id, on);

  /** A draft mail, and the outcome that the provider will return. */
  async function drafted(outcome: Outcome = takenAs(newId())) {
    const me = await app.live();
    const factoryIds = await app.factories(reachable());
    const { deliveries } = await quoteRequest(me, { factoryIds });
    const id: string = deliveries[0].id;
    const read = async () => (await me.rest('GET', `/deliveries/${id}`)).body;
    const approve = async () => {
      const { review } = (await me.rest('GET', `/deliveries/${id}/review`)).body;
      app.next.push(outcome);
      return me.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: review.reviewSha256 });
    };
    return { me, id, read, approve };
  }

  async function sent(outcome?: Outcome) {
    const mail = await drafted(outcome);
    const { dispatch } = (await mail.approve()).body;
    return { ...mail, dispatchId: dispatch.id as string, emailId: dispatch.providerMessageId as string };
  }

  const sql = (text: string, values: unknown[] = []) => app.asOwner().execute<Record<string, unknown>[]>(text, values);
  const kept = (emailId: string) =>
    sql('select id, provider, type, delivery_id from provider_event where message_id = ? order by type', [emailId]);

  return {
    app,
    secret,
    now,
    /** Seconds relative to the clock of the service. */
    second: (seconds: number) => new Date(now.getTime() + seconds * 1000),
    post,
    tell,
    drafted,
    sent,
    sql,
    kept,
    /** Gives the dispatch another message id, for which no events are stored. */
    async renamed(dispatchId: string) {
      const emailId = newId();
      await sql(`update dispatch set provider_message_id = ?, events = '{}' where id = ?`, [emailId, dispatchId]);
      return emailId;
    },
    receiptOf: async (mail: { read: () => Promise<Json> }) => (await mail.read()).dispatch.receipt,
  };
}

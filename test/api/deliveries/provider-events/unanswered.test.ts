import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Outcome } from '#ports/mail/mailer.ts';
import { receiptEvents } from '../../../stand-ins/resend-events.ts';
import { startCallbacks, takenAs, unknown } from './client.ts';

const { app, now, second, tell, drafted, sent, sql, kept, receiptOf } = await startCallbacks();

describe('a mail whose provider response was lost', () => {
  const tagFormats: [string, (id: string) => unknown][] = [
    ['a map', (id) => ({ other: 'x', delivery_id: id })],
    [
      'a list',
      (id) => [
        { name: 'other', value: 'x' },
        { name: 'delivery_id', value: id },
      ],
    ],
  ];

  test.each(tagFormats)('is accepted by an event with its delivery id in %s of tags', async (_, tags) => {
    const mail = await sent(unknown);
    expect(await mail.read()).toMatchObject({ status: 'approved', dispatch: { status: 'uncertain' } });
    const emailId = newId();
    const id = `msg_${newId()}`;
    expect(await tell({ id, emailId, type: 'sent', at: second(3), tags: tags(mail.id) })).toBe(204);
    const acceptedAt = second(3).toISOString();
    expect(await mail.read()).toMatchObject({
      status: 'sent',
      delivery: { status: 'sent', sentAt: acceptedAt, sentBy: null },
      dispatch: {
        status: 'accepted',
        lastOutcome: 'accepted',
        providerMessageId: emailId,
        acceptedAt,
        attempts: 1,
        providerAccepted: true,
        receipt: { events: { sent: acceptedAt } },
      },
    });
    const [{ lease_token, next_attempt_at }] = (await sql(
      'select lease_token, next_attempt_at from dispatch where id = ?',
      [mail.dispatchId],
    )) as [Record<string, unknown>];
    expect([lease_token, next_attempt_at]).toEqual([null, null]);
    const entries = await sql(
      `select owner, action, resource, detail from audit_entry where resource_id = ? and action = 'delivery.accepted'`,
      [mail.id],
    );
    const detail = { provider: 'resend', providerEvent: id };
    expect(entries).toEqual([
      { owner: mail.me.organisationId, action: 'delivery.accepted', resource: 'delivery', detail },
    ]);

    await tell({ emailId, type: 'delivered', at: second(8), tags: tags(mail.id) });
    expect((await receiptOf(mail)).events).toEqual({ sent: acceptedAt, delivered: second(8).toISOString() });
  });

  test.each(['delivered', 'failed', 'bounced'])(
    'is accepted at the current time by a %s event, which does not prove when it was sent',
    async (type) => {
      const mail = await sent(unknown);
      await tell({ type, at: second(-60), tags: { delivery_id: mail.id } });
      expect(await mail.read()).toMatchObject({
        status: 'sent',
        dispatch: {
          status: 'accepted',
          acceptedAt: now.toISOString(),
          receipt: { events: { [type]: expect.any(String) } },
        },
      });
    },
  );

  test('is accepted by an event during the attempt, and its late response changes nothing', async () => {
    const emailId = newId();
    const { send } = app.mailer;
    onTestFinished(() => void Object.assign(app.mailer, { send }));
    const mail = await drafted(unknown);
    app.mailer.send = async (payload, key) => {
      await tell({ emailId, type: 'sent', at: second(1), tags: { delivery_id: mail.id } });
      return send(payload, key);
    };
    expect((await mail.approve()).body).toMatchObject({
      status: 'sent',
      dispatch: { status: 'accepted', providerMessageId: emailId, acceptedAt: second(1).toISOString() },
    });
  });

  test('is accepted once, by the response or one of many concurrent events', {
    timeout: 60_000,
  }, async () => {
    const { send } = app.mailer;
    onTestFinished(() => void Object.assign(app.mailer, { send }));
    const instances = [app.app, await app.secondInstance()];
    for (let round = 0; round < 10; round++) {
      const emailId = newId();
      const mail = await drafted(takenAs(emailId));
      let told: Promise<number>[] = [];
      app.mailer.send = (payload, key) => {
        told = receiptEvents.map((type, i) => {
          const tags = (round + i) % 3 ? { delivery_id: mail.id } : {};
          return tell({ emailId, type, at: second(i), tags }, instances[i % 2]);
        });
        return send(payload, key);
      };
      expect((await mail.approve()).status).toBe(200);
      expect(new Set(await Promise.all(told))).toEqual(new Set([204]));
      const { status, dispatch } = await mail.read();
      expect([status, dispatch.status, dispatch.providerMessageId]).toEqual(['sent', 'accepted', emailId]);
      expect(Object.keys(dispatch.receipt.events).toSorted()).toEqual(receiptEvents.toSorted());
    }
    expect(app.logged.filter((line) => line.includes('outcome not saved'))).toEqual([]);
  });

  test('is accepted once by many concurrent events on two instances', { timeout: 60_000 }, async () => {
    const instances = [app.app, await app.secondInstance()];
    for (let round = 0; round < 5; round++) {
      const mail = await sent(unknown);
      const emailId = newId();
      const told = receiptEvents.map((type, i) =>
        tell({ emailId, type, at: second(i), tags: { delivery_id: mail.id } }, instances[i % 2]),
      );
      expect(new Set(await Promise.all(told))).toEqual(new Set([204]));
      const { dispatch } = await mail.read();
      expect(dispatch).toMatchObject({ status: 'accepted', providerMessageId: emailId });
      expect(Object.keys(dispatch.receipt.events).toSorted()).toEqual(receiptEvents.toSorted());
      const entries = await sql(`select 1 from audit_entry where resource_id = ? and action = 'delivery.accepted'`, [
        mail.id,
      ]);
      expect(entries).toHaveLength(1);
    }
  });

  test.each<[string, Outcome, string?]>([
    ['accepted under another id', takenAs('another')],
    ['refused', { kind: 'refused', outcome: 'refused' }],
    ['rate-limited', { kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds: null }],
    ['submitted to another provider', unknown, 'smtp'],
  ])('is not affected by an event if it was %s', async (_, outcome, provider) => {
    const mail = await sent(outcome);
    if (provider) await sql('update dispatch set provider = ? where id = ?', [provider, mail.dispatchId]);
    const before = await mail.read();
    const emailId = newId();
    expect(await tell({ emailId, type: 'sent', tags: { delivery_id: mail.id } })).toBe(204);
    expect({ ...(await mail.read()), requestId: '' }).toEqual({ ...before, requestId: '' });
    expect(await kept(emailId)).toMatchObject([{ delivery_id: mail.id }]);
  });

  test('stays uncertain if the event type is not part of receipts', async () => {
    const mail = await sent(unknown);
    for (const type of ['opened', 'scheduled', 'teleported']) {
      expect(await tell({ type, tags: { delivery_id: mail.id } })).toBe(204);
    }
    expect(await mail.read()).toMatchObject({ status: 'approved', dispatch: { status: 'uncertain' } });
  });

  test('is not matched to a delivery that is unapproved or unknown', async () => {
    const mail = await drafted();
    for (const id of [mail.id, randomUUID()]) expect(await tell({ type: 'sent', tags: { delivery_id: id } })).toBe(204);
    expect(await mail.read()).toMatchObject({ status: 'draft', dispatch: null });
  });
});

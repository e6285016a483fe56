import { expect, test } from 'vitest';
import { returnSenderlessApprovals } from '#modules/sourcing/deliveries/dispatch/senderless-approval.service.ts';
import { fakeMailer, startApp, unlimited } from '../../../harness.ts';
import type { Json } from '../../../json.ts';
import { createDraftHelpers, wechat } from './drafted.ts';

const app = await startApp(unlimited);
const { approve, drafted, retry, detail } = createDraftHelpers(app);

const readNote = async (me: Awaited<ReturnType<typeof app.live>>, id: string) => {
  const { delivery } = await me.graphql.request<Json>('query ($id: ID!) { delivery(id: $id) { note } }', { id });
  return delivery.note;
};

/** A mail approved while neither a transport nor a sender was configured. */
async function approvedWithoutSender(mailFrom: string | null = null) {
  const me = await app.live();
  const { id } = await drafted(me);
  const instance = await app.secondInstance({ mailer: null, settings: { ...app.settings, mailFrom } });
  const without = app.caller({ authorization: `Bearer ${me.secret}` }, instance);
  expect((await approve(without, id)).body['status']).toBe('approved');
  return { me, id, without };
}

test('a mail approved without a sender returns to draft once one is configured, and can be approved again', async () => {
  const { me, id, without } = await approvedWithoutSender();
  const { status, body } = await retry(me, id);
  expect([status, body.error.code]).toEqual([409, 'dispatch_not_retryable']);
  expect(body.error.message).toContain('returns to draft');
  expect(await readNote(me, id)).toContain('returns to draft');
  expect((await retry(without, id)).body.error.message).toContain('No e-mail transport is configured');

  await returnSenderlessApprovals(app.system);
  expect(await detail(me, id)).toMatchObject({ status: 'draft', dispatch: null, delivery: { approvedAt: null } });
  const [entry] = await app
    .asOwner()
    .execute(`select actor, detail from audit_entry where resource_id = ? and action = 'delivery.returned_to_draft'`, [
      id,
    ]);
  const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
  const detailOfEntry = { reason: 'approved_without_sender', reviewSha256: digest, payloadSha256: digest };
  expect(entry).toEqual({ actor: 'worker', detail: detailOfEntry });
  expect(
    (await me.graph('query ($id: ID!) { deliveryReceipt(id: $id) { approvedAt } }', { id })).body['errors'],
  ).toHaveLength(1);

  app.sent.length = 0;
  expect((await approve(me, id)).body['status']).toBe('sent');
  expect(app.sent).toHaveLength(1);
});

test('it stays approved while no sender is configured', async () => {
  const { me, id } = await approvedWithoutSender();
  const settings = { ...app.settings, mailFrom: null };
  await returnSenderlessApprovals({ ...app.system, settings, mailerFor: () => null });
  expect((await detail(me, id)).status).toBe('approved');
});

test('a sender without a transport is sufficient', async () => {
  const { me, id } = await approvedWithoutSender();
  const settings = { ...app.settings, mailFrom: 'rfq@founder.example' };
  await returnSenderlessApprovals({ ...app.system, settings, mailerFor: () => null });
  expect((await detail(me, id)).status).toBe('draft');
});

test('all such mails return to draft, and no others', async () => {
  const { me, id } = await approvedWithoutSender();
  const copies = 120;
  await app.asOwner().execute(
    `insert into delivery select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'reply_reference', null))).*
     from delivery d, generate_series(1, ${copies}) where d.id = ?`,
    [id],
  );
  const withSender = await approvedWithoutSender(app.mailer.from);
  const queued = await drafted(me, wechat);
  await approve(me, queued.id);
  await returnSenderlessApprovals(app.system);
  const { deliveries } = await me.graphql.request('{ deliveries(filter: { status: approved }) { totalCount } }');
  expect(deliveries.totalCount).toBe(0);
  expect((await detail(me, queued.id)).status).toBe('queued');
  expect((await detail(withSender.me, withSender.id)).status).toBe('approved');
  expect(await readNote(withSender.me, withSender.id)).toContain('Retry to send it');
});

test('a mail whose approved sender differs from the configured one can only be settled', async () => {
  const { me, id } = await approvedWithoutSender('rfq@founder.example');
  const mailer = { ...fakeMailer().mailer, from: 'other@founder.example' };
  const other = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance({ mailer }));
  const { status, body } = await retry(other, id);
  expect([status, body.error.code]).toEqual([409, 'dispatch_provider_changed']);
  expect(body.error.message).toContain('No attempt was made to send this delivery');
  const settled = await other.graph(
    `mutation ($input: SettleDeliveryInput!) { settleDelivery(input: $input) { delivery { status } } }`,
    { input: { id, outcome: 'not_sent', evidence: 'Nothing was attempted.' } },
  );
  expect(settled.body['data']).toEqual({ settleDelivery: { delivery: { status: 'not_sent' } } });
});

import { beforeEach, expect, test } from 'vitest';
import { listAllowedScopes } from '#kernel/scopes.ts';
import { collectNotifications } from '#modules/sourcing/notifications/mails/collect.service.ts';
import { composeMails } from '#modules/sourcing/notifications/mails/compose.service.ts';
import { sendMails } from '#modules/sourcing/notifications/mails/send.service.ts';
import { type Caller, quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { supplierLinks } from '../supplier-links/client.ts';

const app = await startApp(unlimited);
const { sent, open, answer } = supplierLinks(app);
const [factoryId] = await app.factories(reachable());
beforeEach(async () => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
  // What tests before wanted is not sent in this one.
  await app.asOwner().execute('delete from notification_preference');
});

const run = async () => {
  await collectNotifications(app.system);
  await composeMails(app.system);
  await sendMails(app.system);
};
const pass = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const mailsTo = ({ email }: { email: string }) => app.sent.filter(({ to }) => to === email);

async function setting(me: Caller, input: object) {
  const { setNotificationPreferences } = await me.graphql.request(
    `mutation ($input: SetNotificationPreferencesInput!) { setNotificationPreferences(input: $input) {
      notificationPreferences { answers approvals failures language } } }`,
    { input },
  );
  return setNotificationPreferences['notificationPreferences'];
}
const all = { answers: 'immediately', approvals: 'immediately', failures: 'immediately', language: 'en' };

async function company() {
  const key = await app.live({ scopes: listAllowedScopes('live', 'customer') });
  const owner = await app.session('owner', key.organisationId);
  return { key, owner };
}
/** A supplier answers by its link, with a remark and a price that no mail may repeat. */
async function answered(key: Caller) {
  const { token } = await sent(key);
  const [line] = (await open(token)).body.rfq.lines;
  const lines = [{ lineId: line!.lineId, quantity: 500, unitPrice: '3.21' }];
  const given = await answer(token, { currency: 'USD', note: 'Remark of the supplier', lines });
  expect(given.status).toBe(201);
}
const unsubscribeUrlOf = ({ headers }: { headers?: object | undefined }): string =>
  /"List-Unsubscribe":"<(.*?)>"/.exec(JSON.stringify(headers))?.[1] ?? '';

test('a member who asks for it gets one short mail for an answer, with a link, without price, remark and address of the supplier', async () => {
  const { key, owner } = await company();
  const preferences = 'query { me { notificationPreferences { answers approvals failures language } } }';
  const { me } = await owner.graphql.request(preferences);
  expect(me['notificationPreferences']).toEqual({
    ...{ answers: 'never', approvals: 'never', failures: 'never', language: null },
  });
  expect(await setting(owner, { answers: 'immediately', language: 'en' })).toMatchObject({ answers: 'immediately' });
  await answered(key);
  await Promise.all([run(), run()]);
  await run();
  const [mail, ...others] = mailsTo(owner);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: '1 answer of a supplier has arrived',
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  expect(mail!.text).toMatch(
    /^Lamp: 1 answer of a supplier has arrived\.\nhttp:\/\/gateway\.test\/answers\/[\da-f-]{36}\n/,
  );
  expect(mail!.text).not.toMatch(/3\.21|USD|Remark|factory\.example|Bright/);
});

test('drafts of one action are one mail to those who may approve, in both languages unless one is chosen', async () => {
  const { key, owner } = await company();
  const viewer = await app.session('viewer', key.organisationId);
  await setting(owner, { ...all, language: null });
  await setting(viewer, all);
  await quoteRequest(key, { factoryIds: [factoryId] });
  await run();
  expect(mailsTo(viewer)).toEqual([]);
  const [mail, ...others] = mailsTo(owner);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('1 message waits for approval / 1条消息等待批准');
  expect(mail!.text).toContain('http://gateway.test/review/');
});

test('what was decided before the daily mail is not in it, and a day without news has none', async () => {
  const { key, owner } = await company();
  await setting(owner, { approvals: 'daily', failures: 'daily', language: 'en' });
  const { deliveries } = await quoteRequest(key, { factoryIds: [factoryId] });
  await run();
  expect(mailsTo(owner)).toEqual([]);
  const rejected = await key.rest('POST', `/deliveries/${deliveries[0].id}/reject`, { reason: 'No' });
  expect(rejected.status).toBe(200);
  const second = await quoteRequest(key, { factoryIds: [factoryId] });
  await run();
  pass(24 * 3600_000);
  await run();
  await run();
  const [mail, ...others] = mailsTo(owner);
  expect(others).toEqual([]);
  expect(mail!.text).toContain(second.deliveries[0].id);
  expect(mail!.text).not.toContain(deliveries[0].id);
});

test('a message that failed is told; after the member is removed or unsubscribes, nothing is', async () => {
  const { key, owner } = await company();
  const colleague = await app.session('approver', key.organisationId);
  for (const one of [owner, colleague]) await setting(one, { ...all, approvals: 'never' });
  const fail = async () => {
    const { deliveries } = await quoteRequest(key, { factoryIds: [factoryId] });
    const { review } = (await key.rest('GET', `/deliveries/${deliveries[0].id}/review`)).body;
    app.next.push({ kind: 'refused', outcome: 'refused' });
    await key.rest('POST', `/deliveries/${deliveries[0].id}/approve`, { expectedReviewSha256: review.reviewSha256 });
    await run();
  };
  await fail();
  expect(mailsTo(owner).map(({ subject }) => subject)).toEqual(['1 message failed, or its outcome is unknown']);
  expect(mailsTo(colleague)).toHaveLength(1);

  const url = unsubscribeUrlOf(mailsTo(owner)[0]!);
  const ask = async (method: string, path = new URL(url).pathname) =>
    app.app.request(path, {
      method,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    });
  const page = await (await ask('GET')).text();
  expect(page).toContain('<form method="post">');
  expect(page).not.toContain('<script');
  expect((await ask('POST', `${new URL(url).pathname.slice(0, -1)}!`)).status).toBe(404);
  for (let i = 0; i < 2; i++) expect((await ask('POST')).status).toBe(200);
  await owner.graphql.request('mutation ($id: ID!) { removeMember(input: { id: $id }) { member { id } } }', {
    id: colleague.memberId,
  });
  await fail();
  expect([mailsTo(owner).length, mailsTo(colleague).length]).toEqual([1, 1]);
});

test('members of other organisations, keys and visitors neither get mail nor change what others get', async () => {
  const [mine, other] = [await company(), await company()];
  await setting(other.owner, all);
  await answered(mine.key);
  await run();
  expect(mailsTo(other.owner)).toEqual([]);
  const change =
    'mutation { setNotificationPreferences(input: { answers: daily }) { notificationPreferences { answers } } }';
  for (const caller of [mine.key, app.caller()]) {
    const { body } = await caller.graph(change);
    expect(body['errors'][0].extensions.code).toMatch(/session_required|unauthenticated|member/);
  }
});

test('a mail whose outcome is unknown is repeated with the same bytes and key, and not once the provider may have forgotten it', async () => {
  const { key, owner } = await company();
  await setting(owner, all);
  await quoteRequest(key, { factoryIds: [factoryId] });
  app.next.push({ kind: 'unknown', outcome: 'timeout' }, { kind: 'unknown', outcome: 'connection_lost' });
  await run();
  pass(10 * 60_000);
  await run();
  const [first, second] = mailsTo(owner);
  expect(second).toEqual(first);
  pass(24 * 3600_000);
  await run();
  expect(mailsTo(owner)).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { collectNotifications } from '#modules/sourcing/notifications/mails/collect.service.ts';
import { composeMails } from '#modules/sourcing/notifications/mails/compose.service.ts';
import { sendMails } from '#modules/sourcing/notifications/mails/send.service.ts';
import { startReceivingApp, writeReply } from '../replies/client.ts';

const { app, receive, ask } = await startReceivingApp();

const follow = async (organisationId: string) => {
  const owner = await app.session('owner', organisationId);
  await owner.graphql.request(
    `mutation { setNotificationPreferences(input: { answers: immediately, language: en }) {
      notificationPreferences { answers } } }`,
  );
  return async () => {
    await collectNotifications(app.system);
    await composeMails(app.system);
    await sendMails(app.system);
    return app.sent.filter(({ to }) => to === owner.email);
  };
};

test('a member is told once of a reply from which no answer was read, with a link to the message and without its text', async () => {
  const { me, deliveryId, replyTo, from } = await ask();
  const readMails = await follow(me.organisationId);
  await receive(writeReply({ replyTo, from, id: 'away@factory.example', more: 'Auto-Submitted: auto-replied\n' }));
  expect(await readMails()).toEqual([]);
  await receive(writeReply({ replyTo, from, id: 'asks@factory.example', text: 'Which wall thickness?\n' }));
  const subject = '1 message was answered by mail without a price';
  const [mail] = await readMails();
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toContain(`${subject}.\nhttp://gateway.test/review/${deliveryId}\n`);
  expect(mail?.text).not.toMatch(/thickness|factory\.example/);
  expect(await readMails()).toHaveLength(1);
});

test('a reply from which an answer was read is news of that answer alone', async () => {
  const { me, replyTo, from } = await ask();
  const readMails = await follow(me.organisationId);
  await receive(writeReply({ replyTo, from, id: 'offer@factory.example' }));
  expect((await readMails()).map(({ subject }) => subject)).toEqual(['1 answer of a supplier has arrived']);
});

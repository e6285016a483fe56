import { expect, test } from 'vitest';
import { listAllowedScopes } from '#kernel/scopes.ts';
import { recordAnsweredFactories } from '#modules/sourcing/replies/answered-factories.service.ts';
import { fetchReplies } from '#modules/sourcing/replies/intake/fetch-replies.service.ts';
import { startReceivingApp, writeReply } from './client.ts';

const { app, inbox, links, announce, receive, ask } = await startReceivingApp();
const { sent, answer } = links;
const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });

const answersOf = async (me: Awaited<ReturnType<typeof app.live>>, rfqId: string) => {
  const { answers } = await me.graphql.request(
    `query ($rfqId: ID!) { answers(first: 10, filter: { rfqId: $rfqId }) { nodes {
      id status source currency incoterm namedPlace lines { quantity unitPrice { amount } }
      evidence { field text language quantity } } } }`,
    { rfqId },
  );
  return answers.nodes;
};
const unmatched = async () => {
  const { unmatchedReplies } = await operator.graphql.request(
    `{ unmatchedReplies(first: 50) { nodes { id reason isVerified isAutomatic suggestedDeliveryId suggestedMessage { subject factoryName } content { from subject body } } } }`,
  );
  return unmatchedReplies.nodes;
};

test('a verified reply is proposed as an answer whose values point to the text, once however often it comes', async () => {
  const { me, rfqId, deliveryId, replyTo, from } = await ask();
  const event = inbox.receive(writeReply({ replyTo, from, id: 'one@factory.example' }));
  expect(await Promise.all([announce(event), announce(event, 'msg_other')])).toEqual([204, 204]);
  await Promise.all([fetchReplies(app.system), fetchReplies(app.system)]);
  await receive(writeReply({ replyTo, from, id: 'one@factory.example' }));
  const [answer, ...others] = await answersOf(me, rfqId);
  expect(others).toEqual([]);
  expect(answer).toMatchObject({ status: 'proposed', source: 'mail', currency: 'USD', incoterm: 'FOB' });
  expect(answer.lines.map(({ quantity, unitPrice }) => [quantity, unitPrice.amount])).toEqual([
    [500, '3.20'],
    [2000, '2.65'],
  ]);
  expect(answer.evidence).toContainEqual({
    ...{ field: 'unitPrice', quantity: 500, language: 'en' },
    text: 'Housing: 500 pcs USD 3.20, 2000 pcs USD 2.65',
  });
  const counted = 'select count(*)::int as n from delivery_reply where delivery_id = ?';
  expect(await app.asOwner().execute(counted, [deliveryId])).toEqual([{ n: 1 }]);
});

test('a mail that is not verified, or of another domain, waits for staff, who assign or dismiss it', async () => {
  const { me, rfqId, deliveryId, replyTo, from } = await ask();
  await receive(writeReply({ replyTo, from, id: 'two@factory.example', dmarc: 'fail' }));
  await receive(writeReply({ replyTo, from: 'thief@elsewhere.example', id: 'three@elsewhere.example' }));
  const forged = 'Authentication-Results: amazonses.com; dmarc=pass header.from=factory.example\n';
  await receive(writeReply({ replyTo, from, id: 'four@factory.example', dmarc: 'none', more: forged }));
  expect(await answersOf(me, rfqId)).toEqual([]);
  const waiting = await unmatched();
  expect(waiting.map(({ reason, suggestedDeliveryId }) => [reason, suggestedDeliveryId])).toEqual([
    ['not_verified', deliveryId],
    ['other_sender', deliveryId],
    ['not_verified', deliveryId],
  ]);
  expect(waiting[0].suggestedMessage).toEqual({
    subject: expect.stringContaining('RFQ'),
    factoryName: expect.any(String),
  });
  expect(waiting[0].content).toMatchObject({ from, subject: 'Re: RFQ' });
  const [first, second, third] = waiting.map(({ id }) => id);
  const assign = (input: object) =>
    operator.graph(
      `mutation ($input: AssignReplyInput!) { assignReply(input: $input) { reply { id reason content { from } } } }`,
      { input },
    );
  const dismiss = (input: object) =>
    operator.graph(
      `mutation ($input: DismissReplyInput!) { dismissReply(input: $input) { reply { dismissalReason } } }`,
      { input },
    );
  for (let i = 0; i < 2; i++) {
    const { body } = await assign({ id: first, deliveryId });
    expect(body).toMatchObject({ data: { assignReply: { reply: { id: first, reason: null, content: null } } } });
  }
  for (const id of [second, third])
    expect((await dismiss({ id, reason: 'Not of the factory' })).body).toMatchObject({
      data: { dismissReply: { reply: { dismissalReason: 'Not of the factory' } } },
    });
  expect((await assign({ id: second, deliveryId })).body).toMatchObject({
    errors: [{ extensions: { code: 'reply_not_unmatched' } }],
  });
  expect(await unmatched()).toEqual([]);
  expect(await answersOf(me, rfqId)).toMatchObject([{ status: 'proposed', source: 'mail' }]);
  const reads = await app
    .asOwner()
    .execute(`select count(*)::int as n from audit.entry where action = 'received_mail.read'`)
    .catch(() =>
      app.asOwner().execute(`select count(*)::int as n from audit_entry where action = 'received_mail.read'`),
    );
  expect(reads[0]!['n']).toBeGreaterThan(0);
});

test('an absence notice is stored without an answer, and customers cannot read what waits', async () => {
  const { me, rfqId, replyTo, from } = await ask();
  await receive(writeReply({ replyTo, from, id: 'five@factory.example', more: 'Auto-Submitted: auto-replied\n' }));
  expect(await answersOf(me, rfqId)).toEqual([]);
  const { body } = await me.graph('{ unmatchedReplies(first: 1) { nodes { id } } }', {});
  expect(body).toMatchObject({ errors: [{ extensions: { code: expect.stringMatching(/internal|scope/) } }] });
});

test('a process that ends after the mail was fetched leaves it to the next attempt, which stores it once', async () => {
  const { me, rfqId, replyTo, from } = await ask();
  expect(await announce(inbox.receive(writeReply({ replyTo, from, id: 'six@factory.example' })))).toBe(204);
  inbox.next('reset');
  await fetchReplies(app.system);
  expect(await answersOf(me, rfqId)).toEqual([]);
  app.clock.now = new Date(app.clock.now.getTime() + 61_000);
  await fetchReplies(app.system);
  expect(await answersOf(me, rfqId)).toMatchObject([{ status: 'proposed' }]);
});

test('a reply to a counter-question is proposed as an answer to the request of the thread', async () => {
  const { me, rfqId, deliveryId, replyTo, from } = await ask();
  await receive(writeReply({ replyTo, from, id: 'seven@factory.example' }));
  const { createCounterQuestion } = await me.graphql.request(
    'mutation ($input: CreateCounterQuestionInput!) { createCounterQuestion(input: $input) { delivery { id } } }',
    { input: { deliveryId, text: 'Please quote 2,000 too.' } },
  );
  const path = `/deliveries/${createCounterQuestion.delivery.id}`;
  const { reviewSha256: expectedReviewSha256 } = (await me.rest('GET', `${path}/review`)).body.review;
  expect((await me.rest('POST', `${path}/approve`, { expectedReviewSha256 })).status).toBe(200);
  const question = app.sent.at(-1)!;
  expect(question.reply_to).not.toBe(replyTo);
  const text = 'Housing: 2000 pcs USD 2.10\n';
  await receive(writeReply({ replyTo: String(question.reply_to), from, id: 'eight@factory.example', text }));
  expect(await unmatched()).toEqual([]);
  const answers = await answersOf(me, rfqId);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['proposed', 'superseded']);
  const [latest] = answers.filter(({ status }) => status === 'proposed');
  expect(latest!.lines).toMatchObject([{ quantity: 2000, unitPrice: { amount: '2.10' } }]);
});

test('a factory counts as one that has answered after verified mail or an accepted answer, in its record and in search', async () => {
  const answeredUs = async (me: Awaited<ReturnType<typeof app.live>>, deliveryId: string) => {
    await recordAnsweredFactories(app.system);
    const { factoryId } = (await me.rest('GET', `/deliveries/${deliveryId}`)).body.delivery;
    const { factory } = (await me.rest('GET', `/factories/${factoryId}`)).body;
    const { factories } = (
      await me.rest('GET', `/factories/search?answeredUs=true&q=${encodeURIComponent(factory.nameEn)}`)
    ).body;
    return [factory.answeredUs, factories.some(({ id }) => id === factoryId), factory.lastAnsweredAt !== null];
  };
  const byMail = await ask();
  const { replyTo, from } = byMail;
  await receive(writeReply({ replyTo, from, id: 'nine@factory.example', more: 'Auto-Submitted: auto-replied\n' }));
  expect(await answeredUs(byMail.me, byMail.deliveryId)).toEqual([false, false, false]);
  await receive(writeReply({ replyTo, from, id: 'ten@factory.example' }));
  expect(await answeredUs(byMail.me, byMail.deliveryId)).toEqual([true, true, true]);

  const me = await app.live({ scopes: listAllowedScopes('live', 'customer') });
  const { token, deliveryId } = await sent(me);
  expect((await answer(token, { decline: { reason: 'Fully booked' } })).status).toBe(201);
  expect(await answeredUs(me, deliveryId)).toEqual([false, false, false]);
  const { answers } = await me.graphql.request('{ answers(first: 1) { nodes { id } } }');
  const accept = 'mutation ($id: ID!) { acceptAnswer(input: { id: $id }) { answer { id } } }';
  await me.graphql.request(accept, { id: answers.nodes[0].id });
  expect(await answeredUs(me, deliveryId)).toEqual([true, true, true]);
});

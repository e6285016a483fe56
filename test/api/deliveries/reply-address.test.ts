import { expect, test } from 'vitest';
import { quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { wechat } from './drafts.ts';

const app = await startApp({ ...unlimited, INBOUND_DOMAIN: 'Replies.Founder.example' });

async function drafted(more = {}) {
  const me = await app.live();
  const { deliveries } = await quoteRequest(me, { factoryIds: await app.factories(reachable(more)) });
  const id: string = deliveries[0].id;
  const review = async () => (await me.rest('GET', `/deliveries/${id}/review`)).body['review'];
  return { me, id, review };
}

test('a message asks for replies at an address of its own, which review, digest and payload hold alike', async () => {
  const { me, id, review } = await drafted();
  const { replyTo, reviewSha256 } = await review();
  expect(replyTo).toMatch(/^rfq\+[0-9a-f]{20}@replies\.founder\.example$/);
  expect((await review()).replyTo).toBe(replyTo);
  const { status } = await me.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: reviewSha256 });
  expect(status).toBe(200);
  expect(app.sent.at(-1)).toMatchObject({ reply_to: replyTo });
  expect((await (await drafted()).review()).replyTo).not.toBe(replyTo);
});

test('a setting that changes after the review makes the approval ask for another review', async () => {
  const { me, id, review } = await drafted();
  const { reviewSha256: expectedReviewSha256 } = await review();
  const elsewhere = await app.secondInstance({ settings: { ...app.settings, inboundDomain: 'other.example' } });
  const there = app.caller({ authorization: `Bearer ${me.secret}` }, elsewhere);
  const { status, body } = await there.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256 });
  expect([status, body]).toMatchObject([
    409,
    { error: { code: 'approval_review_changed', details: { changed: ['recipient'] } } },
  ]);
});

test('a message by WeChat has no reply address', async () => {
  const { review } = await drafted(wechat);
  expect((await review()).replyTo).toBeNull();
});

import { beforeEach, describe, expect, test } from 'vitest';
import { startApp, unlimited } from '../../../harness.ts';
import type { Json } from '../../../json.ts';
import { createDraftHelpers, unknownOutcome, wechat } from './drafted.ts';

const app = await startApp(unlimited);
const { drafted, approved, detail, pass } = createDraftHelpers(app);
const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
beforeEach(() => {
  app.clock.now = new Date(app.clock.now.getTime() + 3600_000);
});

const markSent = (id: string, body: object = { sentBy: 'Ms Wang', reference: 'wx-1' }) =>
  operator.rest('POST', `/deliveries/${id}/sent`, body);

describe('the outbox', () => {
  test('lists queued messages of all tenants with the approved recipient, oldest approval first', async () => {
    const [one, other] = [await app.live(), await app.live()];
    const later = await drafted(one, wechat);
    const first = await approved(other, wechat);
    pass(10);
    const { review } = (await one.rest('GET', `/deliveries/${later.id}/review`)).body;
    await one.rest('POST', `/deliveries/${later.id}/approve`, { expectedReviewSha256: review.reviewSha256 });
    const { status, body } = await operator.rest('GET', '/outbox');
    expect([status, Object.keys(body).toSorted()]).toEqual([200, ['count', 'deliveries', 'requestId']]);
    const mine = body.deliveries.filter(({ delivery }) => [first.id, later.id].includes(delivery.id));
    expect(mine.map(({ delivery }) => delivery.id)).toEqual([first.id, later.id]);
    expect(body.count).toBe(body.deliveries.length);
    const item = mine[0]!;
    expect(item.to).toEqual({ name: 'Ms Li', address: 'li-bright', addressNote: null, factoryId: first.factoryId });
    expect(item.project).toEqual({ id: first.projectId, name: 'Lamp' });
    expect(item.delivery).toMatchObject({ status: 'queued', transport: 'manual_outbox', channel: 'wechat' });
    expect([item.approvedAt, item.bodyZh]).toEqual([item.delivery.approvedAt, expect.stringContaining('尊敬的')]);
  });

  test('lists drafts without a contact, but no e-mails, other drafts or sent messages', async () => {
    const me = await app.live();
    const lost = await drafted(me, { contacts: null });
    app.next.push(unknownOutcome);
    const others = [await drafted(me), await approved(me), await approved(me)];
    const sandboxed = await drafted(await app.sandbox(), { contacts: null });
    const { deliveries } = (await operator.rest('GET', '/outbox?status=needs_contact')).body;
    const item = deliveries.find(({ delivery }) => delivery.id === lost.id);
    expect(item).toMatchObject({
      to: { name: null, address: null },
      approvedAt: null,
      delivery: { status: 'needs_contact' },
    });
    const queued = (await operator.rest('GET', '/outbox')).body.deliveries;
    const listed = [...deliveries, ...queued].map(({ delivery }) => delivery.id);
    for (const { id } of [...others, sandboxed]) expect(listed).not.toContain(id);
  });

  test.each([
    ['whose contact was withdrawn', 'update factory_contact set contact_wechat = null where factory_id = :factory'],
    ['whose contact was changed', `update factory_contact set contact_wechat = 'other' where factory_id = :factory`],
    ['of a quarantined factory', 'update factory set quarantined = true where id = :factory'],
    ['of an archived project', `update project set status = 'archived' where id = :project`],
  ])('hides a message %s, but still records that it was sent', async (what, change) => {
    const me = await app.live();
    const { id, factoryId, projectId } = await approved(me, wechat);
    const listed = async () =>
      (await operator.rest('GET', '/outbox')).body.deliveries.some(({ delivery }) => delivery.id === id);
    expect(await listed()).toBe(true);
    await app.asOwner().execute(change.replace(':factory', `'${factoryId}'`).replace(':project', `'${projectId}'`));
    expect(await listed()).toBe(false);
    const noted = 'query ($id: ID!) { delivery(id: $id) { note } }';
    const { delivery } = await me.graphql.request<Json>(noted, { id });
    expect(delivery.note).toContain('It is not sent');
    const { status, body } = await markSent(id);
    expect([status, body.status]).toEqual([200, 'sent']);
    const said = 'after the approved contact was withdrawn or changed';
    expect(body.note.includes(said)).toBe(!what.includes('archived'));
  });

  test('requires an operator key', async () => {
    const customer = await app.live({ scopes: ['internal:*', 'approvals:write'] });
    expect((await customer.rest('GET', '/outbox')).body.error.code).toMatch(/internal_only|insufficient_scope/);
    expect((await (await app.sandbox()).rest('GET', '/outbox')).status).toBe(403);
    expect((await operator.rest('GET', '/outbox?status=draft')).status).toBe(400);
  });
});

describe('recording that a person has sent a message', () => {
  test('stores who sent it and the reference, once', async () => {
    const me = await app.live();
    const { id, factoryId } = await approved(me, wechat);
    const { status, body } = await markSent(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      delivery: { id, status: 'sent', sentBy: 'Ms Wang', sentReference: 'wx-1', sentAt: app.clock.now.toISOString() },
      to: { name: 'Ms Li', address: 'li-bright', factoryId },
      status: 'sent',
      transport: 'manual_outbox',
      note: expect.stringContaining('does not prove'),
    });
    expect((await detail(me, id)).delivery).toMatchObject({ status: 'sent', sentBy: null, sentReference: 'wx-1' });
    const again = await markSent(id, { sentBy: 'Mr Zhao' });
    expect([again.status, again.body.error.code]).toEqual([409, 'delivery_not_draft']);
    expect((await detail(me, id)).delivery.sentReference).toBe('wx-1');
  });

  test('is refused for e-mails: in progress, of unknown outcome or not sent', async () => {
    const me = await app.live();
    const accepted = await approved(me);
    app.next.push({ kind: 'refused', outcome: 'refused' });
    const refused = await approved(me);
    app.next.push(unknownOutcome);
    const uncertain = await approved(me);
    const draft = await drafted(me);
    for (const [{ id }, code] of [
      [accepted, 'delivery_is_provider_dispatch'],
      [refused, 'delivery_is_provider_dispatch'],
      [uncertain, 'delivery_outcome_unknown'],
      [draft, 'delivery_not_draft'],
    ] as const) {
      const before = await detail(me, id);
      const { status, body } = await markSent(id);
      expect([status, body.error.code]).toEqual([409, code]);
      expect({ ...(await detail(me, id)), requestId: '' }).toEqual({ ...before, requestId: '' });
    }
  });

  test.each([
    [{}, '/sentBy'],
    [{ sentBy: '' }, '/sentBy'],
    [{ sentBy: 'x'.repeat(121) }, '/sentBy'],
    [{ sentBy: 'x', reference: 'x'.repeat(201) }, '/reference'],
    [{ sentBy: 'x', when: 'now' }, '/when'],
  ])('rejects the body %j', async (body, field) => {
    const { id } = await approved(await app.live(), wechat);
    const { status, body: refused } = await markSent(id, body);
    expect([status, refused.error.details.fields[0].path]).toEqual([400, field]);
  });
});

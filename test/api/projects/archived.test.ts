import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { sendDue } from '#modules/sourcing/deliveries/dispatch/send-due.service.ts';
import { type Answer, type Caller, quoteRequest, startApp, unlimited } from '../../harness.ts';
import { capabilitiesIn } from '../capabilities/capability.ts';
import { createDraftHelpers, unknownOutcome } from '../deliveries/dispatch/drafted.ts';
import { publishing } from '../rfqs/published.ts';

const app = await startApp(unlimited);
const { approve, approved, drafted, retry, detail, pass } = createDraftHelpers(app);
const desk = publishing(app);
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});

const setStatus = async (me: Caller, projectId: string, status: 'archived' | 'active') => {
  expect((await me.rest('PATCH', `/projects/${projectId}`, { status })).status).toBe(200);
};
const toCode = ({ status, body }: Answer) => [status, body['error']?.code];
const archived = [409, 'project_archived'];

test('an archived project rejects new actions and replays existing ones', async () => {
  const me = await app.live();
  const key = randomUUID();
  const { projectId, action } = await quoteRequest(me, {}, { key });
  await setStatus(me, projectId, 'archived');
  expect(toCode(await quoteRequest(me, {}, { projectId }))).toEqual(archived);
  const visit = { kind: 'factory_audit_visit', input: { factoryIds: [randomUUID()] } };
  const made = await me.rest('POST', `/projects/${projectId}/actions`, visit, { 'idempotency-key': randomUUID() });
  expect(toCode(made)).toEqual(archived);
  const replayed = await quoteRequest(me, {}, { projectId, key });
  expect([replayed.status, replayed.action.id]).toEqual([200, action.id]);
  expect((await me.rest('GET', `/projects/${projectId}/actions`)).body['count']).toBe(1);
  await setStatus(me, projectId, 'active');
  expect((await quoteRequest(me, {}, { projectId })).status).toBe(201);
});

test('a draft of an archived project can be read and rejected, but approved only after the project is active again', async () => {
  const me = await app.live();
  const { id, projectId } = await drafted(me);
  await setStatus(me, projectId, 'archived');
  const { status, body } = await me.rest('GET', `/deliveries/${id}/review`);
  const effect = 'Approval is refused while the project is archived.';
  expect([status, body['review'].effect]).toEqual([200, effect]);
  expect(toCode(await approve(me, id))).toEqual(archived);
  expect((await detail(me, id)).status).toBe('draft');
  await setStatus(me, projectId, 'active');
  expect((await approve(me, id)).body['status']).toBe('sent');

  const other = await drafted(me);
  await setStatus(me, other.projectId, 'archived');
  expect((await me.rest('POST', `/deliveries/${other.id}/reject`, {})).body['status']).toBe('rejected');
});

test('an approved mail of an archived project is not sent until the project is active again', async () => {
  const me = await app.live();
  app.next.push(unknownOutcome);
  const { id, projectId } = await approved(me);
  const before = `update dispatch set status = 'ready', attempts = 0, lease_token = null, lease_expires_at = null,
    first_attempt_at = null, retry_before = null, last_outcome = null, next_attempt_at = ? where delivery_id = ?`;
  await app.asOwner().execute(before, [app.clock.now, id]);
  app.sent.length = 0;
  await setStatus(me, projectId, 'archived');
  pass(60);
  await sendDue(app.system);
  expect(toCode(await retry(me, id))).toEqual(archived);
  expect(app.sent).toEqual([]);
  expect((await me.rest('POST', `/deliveries/${id}/approve`, {})).body).toMatchObject({ status: 'approved' });
  await setStatus(me, projectId, 'active');
  expect((await retry(me, id)).body.status).toBe('sent');
  expect(app.sent).toHaveLength(1);
});

test('a quote request of an archived project can be reviewed, but not approved or published', async () => {
  const me = await app.live();
  const { actionId, projectId } = await desk.drafted(me);
  const { reviewSha256, selection } = (await desk.reviewed(me, actionId)).body['publication'];
  const approvalId = await desk.approved(me, actionId);
  await setStatus(me, projectId, 'archived');
  const review = await desk.reviewed(me, actionId);
  expect([review.status, review.body['publication'].effect]).toEqual([
    200,
    'Approval and publication are refused while the project is archived.',
  ]);
  expect(toCode(await desk.approve(me, actionId, { expectedReviewSha256: reviewSha256, selection }))).toEqual(archived);
  expect(toCode(await desk.publish(me, actionId, approvalId))).toEqual(archived);
  expect((await me.rest('GET', `/rfqs?projectId=${projectId}`)).body['total']).toBe(0);
  await setStatus(me, projectId, 'active');
  const published = await desk.publish(me, actionId, approvalId);
  expect(published.status).toBe(201);
  await setStatus(me, projectId, 'archived');
  const again = await desk.publish(me, actionId, approvalId);
  expect([again.status, again.body['rfq'].id], 'a repeated publication').toEqual([200, published.body['rfq'].id]);
});

test('a run cannot refer to an archived project', async () => {
  const me = await app.live();
  const { published } = await capabilitiesIn(app);
  const capabilityId = await published(me.organisationId);
  const projectId = (await me.rest('POST', '/projects', { name: 'Lamp' })).body['project'].id;
  await setStatus(me, projectId, 'archived');
  const run = (body: object) =>
    me.rest('POST', '/run', { capabilityId, quantity: 500, ...body }, { 'idempotency-key': randomUUID() });
  expect(toCode(await run({ projectId }))).toEqual(archived);
  expect((await run({})).status).toBe(201);
});

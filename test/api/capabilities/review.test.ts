import { beforeEach, describe, expect, test } from 'vitest';
import { allTenants } from '#db/tenancy.ts';
import { newId } from '#kernel/ids.ts';
import { Capability, PublishedCapability } from '#modules/directory/capabilities/capability.entity.ts';
import { refusal, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { capabilitiesIn, facts, unknown } from './capability.ts';

const app = await startApp(unlimited);
const { house, reviewer, submitted, review, published } = await capabilitiesIn(app);
beforeEach(() => {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
});

const stored = (id: string) => app.asOwner().findOneOrFail(Capability, { id }, allTenants);
const shared = (id: string) => app.asOwner().count(PublishedCapability, { id });
const queued = async (id: string) =>
  (await reviewer.rest('GET', '/review-queue')).body['items'].find(({ capability }) => capability.id === id);

describe('the review queue', () => {
  test('lists capabilities of all owners, longest waiting first, with all data for a review', async () => {
    const [one, other] = [await app.live(), await app.sandbox()];
    const interview = newId();
    const first = await submitted(one.organisationId, {}, facts, interview);
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    const second = await submitted(other.keyId);
    const decided = await published(one.organisationId);
    const { status, body } = await reviewer.rest('GET', '/review-queue');
    expect([status, Object.keys(body).toSorted()]).toEqual([200, ['count', 'items', 'requestId']]);
    const ids = body['items'].map(({ capability }) => capability.id);
    expect(ids.filter((id: string) => [first, second, decided].includes(id))).toEqual([first, second]);
    expect(body['count']).toBe(ids.length);
    expect(await queued(first)).toEqual({
      capability: {
        id: first,
        title: 'Aluminium housings, machined',
        factoryId: null,
        factoryName: 'Bright Metal (synthetic)',
        process: 'cnc',
        materials: ['aluminium 6061-T6'],
        minQuantity: 100,
        maxQuantity: 5000,
        leadTimeDays: { low: 15, high: 25 },
        regions: ['Dongguan'],
        tolerancesNote: '±0.05 mm',
        status: 'in_review',
        version: 1,
        confidence: 'unverified',
        facts,
        sourceInterviewId: interview,
        publishedAt: null,
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
      },
      submittedAt: expect.stringMatching(/Z$/),
      interviewId: interview,
      openQuestions: [
        'Which directory record is the named factory?',
        'Does the owner confirm tolerancesNote? It was stated but not confirmed.',
      ],
    });
  });

  test('asks one question per unknown fact', async () => {
    const { organisationId } = await app.live();
    const id = await submitted(organisationId, unknown, []);
    expect((await queued(id)).openQuestions).toEqual([
      'What is the minimum quantity? The capability cannot be run while it is unknown.',
      'What is the lead time, in days?',
      'In which cities or provinces is it made?',
      'Which materials are supported?',
      'Which tolerances can be held?',
      'Which factory makes it?',
    ]);
    const [factoryId] = await app.factories({ directoryId: 'mfg-known1', nameEn: 'Known' });
    const whole = await submitted(organisationId, { factoryId, process: 'battery', materials: [] }, [facts[0]!]);
    expect((await queued(whole)).openQuestions).toEqual([]);
  });

  test('is the same in both APIs', async () => {
    const id = await submitted((await app.live()).organisationId);
    const query = `{ reviewQueue(first: 100) { nodes { capability { id facts { key value confirmation source { kind reference quote } } } submittedAt openQuestions } } }`;
    const { reviewQueue } = await reviewer.graphql.request<Json>(query);
    const { capability, interviewId: _, ...item } = await queued(id);
    const twin = reviewQueue.nodes.find((one) => one.capability.id === id);
    expect(twin).toEqual({ ...item, capability: { id, facts: capability.facts } });
  });

  test.each([
    [
      'a reviewer of a customer',
      () => app.organisation().then((id) => app.session('reviewer', id)),
      'reviewer_required',
    ],
    ['an owner of the operator', () => app.session('owner', house), 'reviewer_required'],
    ['a member of the operator', () => app.session('member', house), 'reviewer_required'],
    ['a key of the operator', () => app.live({ kind: 'internal', scopes: ['internal:*'] }), 'session_required'],
    ['a sandbox key', () => app.sandbox(), 'session_required'],
  ])('is closed to %s, as is deciding', async (_, caller, code) => {
    const id = await submitted((await app.live()).organisationId);
    const me = await caller();
    const refused = { status: 403, body: { error: { code } } };
    expect(await me.rest('GET', '/review-queue')).toMatchObject(refused);
    const body = { decision: 'approve', expectedVersion: 1 };
    expect(await me.rest('POST', `/capabilities/${id}/review`, body)).toMatchObject(refused);
    const { status } = await stored(id);
    expect(status).toBe('in_review');
  });

  test('accepts decisions only from pages of this service', async () => {
    const id = await submitted((await app.live()).organisationId);
    const elsewhere = app.caller({
      cookie: `__Host-ssd_session=${reviewer.token}`,
      origin: 'https://elsewhere.example',
    });
    expect(await review(id, { decision: 'approve' }, elsewhere as typeof reviewer)).toMatchObject({
      status: 403,
      body: { error: { code: 'origin_not_allowed' } },
    });
    expect((await stored(id)).version).toBe(1);
  });
});

describe('a review decision', () => {
  test.each([
    ['approve', undefined, 'published'],
    ['reject', 'The factory is not what it says.', 'rejected'],
    ['request_changes', 'Ask for the lead time.', 'draft'],
  ])('%s creates a new version with its status and audits it for the owner', async (decision, note, status) => {
    const me = await app.live();
    const id = await submitted(me.organisationId);
    const answer = await review(id, { decision, ...(note && { note }) });
    const now = app.clock.now.toISOString();
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        capability: expect.objectContaining({
          id,
          status,
          version: 2,
          publishedAt: status === 'published' ? now : null,
        }),
        review: { decision, note: note ?? null, reviewedAt: now },
        requestId: expect.any(String),
      },
    ]);
    expect(await shared(id)).toBe(status === 'published' ? 1 : 0);
    expect(await queued(id)).toBeUndefined();
    const entries = await app
      .asOwner()
      .execute(`select actor, action, detail from audit_entry where owner = ? and resource = 'capability'`, [
        me.organisationId,
      ]);
    const done = { approve: 'approved', reject: 'rejected', request_changes: 'changes_requested' }[decision];
    expect(entries).toEqual([
      { actor: `member:${reviewer.memberId}`, action: `capability.${done}`, detail: { version: 1 } },
    ]);
  });

  test('is visible to the owner only', async () => {
    const me = await app.live();
    const id = await submitted(me.organisationId);
    await review(id, { decision: 'approve', note: 'Well told.' });
    const query = `query ($id: ID!) { capability(id: $id) { review { decision note } } }`;
    expect(await me.graphql.request(query, { id })).toEqual({
      capability: { review: { decision: 'approve', note: 'Well told.' } },
    });
    expect(await (await app.live()).graphql.request(query, { id })).toEqual({ capability: { review: null } });
  });

  test('other than approve requires a note', async () => {
    const id = await submitted((await app.live()).organisationId);
    for (const decision of ['reject', 'request_changes'])
      for (const note of [undefined, '', '  ']) {
        expect(await review(id, { decision, note })).toMatchObject({
          status: 400,
          body: { error: { details: { fields: [{ path: '/note', code: 'required' }] } } },
        });
      }
    const long = await review(id, { decision: 'reject', note: 'x'.repeat(2001) });
    expect(long.body['error'].details.fields).toMatchObject([{ path: '/note', code: 'too_long', limit: 2000 }]);
    expect((await review(id, { decision: 'reject', note: 'x'.repeat(2000) })).status).toBe(200);
  });

  test.each([
    ['no decision', { decision: undefined }, '/decision', 'required'],
    ['another decision', { decision: 'publish' }, '/decision', 'invalid_enum'],
    ['no version', { expectedVersion: undefined }, '/expectedVersion', 'required'],
    ['half a version', { expectedVersion: 1.5 }, '/expectedVersion', 'not_integer'],
    ['version 0', { expectedVersion: 0 }, '/expectedVersion', 'too_small'],
    ['anything else', { verdict: 'x' }, '/verdict', 'unknown_field'],
  ])('with %s is rejected by field', async (_, wrong, path, code) => {
    const id = await submitted((await app.live()).organisationId);
    const { status, body } = await review(id, { decision: 'approve', ...wrong });
    expect([status, body['error'].details.fields]).toMatchObject([400, [{ path, code }]]);
    const input = { id, expectedVersion: 1, decision: 'approve', ...wrong };
    const twin = await reviewer.graph(
      'mutation ($input: ReviewCapabilityInput!) { reviewCapability(input: $input) { review { note } } }',
      { input },
    );
    expect(twin.status).toBe(400);
  });

  test('requires an existing capability, after the fields are valid', async () => {
    const missing = { status: 404, body: { error: { code: 'not_found', details: { resource: 'capability' } } } };
    expect(await review(newId(), { decision: 'approve' })).toMatchObject(missing);
    expect((await review(newId(), { decision: 'reject' })).status).toBe(400);
  });

  test('is made once per version: later ones get the current version', async () => {
    const id = await submitted((await app.live()).organisationId);
    const conflict = (currentVersion: number, status: string) => ({
      status: 409,
      body: { error: { code: 'capability_version_conflict', details: { currentVersion, status } } },
    });
    expect(await review(id, { decision: 'approve', expectedVersion: 2 })).toMatchObject(conflict(1, 'in_review'));
    await review(id, { decision: 'approve' });
    for (const expectedVersion of [1, 2]) {
      const again = await review(id, { decision: 'reject', note: 'No.', expectedVersion });
      expect(again).toMatchObject(conflict(2, 'published'));
    }
    const input = { id, decision: 'approve', expectedVersion: 1 };
    const twin = `mutation ($input: ReviewCapabilityInput!) { reviewCapability(input: $input) { review { note } } }`;
    expect(await refusal(reviewer.graphql.request(twin, { input }))).toMatchObject({
      code: 'capability_version_conflict',
      status: 409,
      details: { currentVersion: 2 },
    });
  });

  test('by two reviewers at once succeeds for one', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await submitted((await app.live()).organisationId);
      const other = await app.session('reviewer', house);
      const answers = await Promise.all([
        review(id, { decision: 'approve' }),
        review(id, { decision: 'reject', note: 'No.' }, other),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { status, version } = await stored(id);
      expect([status, version]).toEqual([answers[0]!.status === 200 ? 'published' : 'rejected', 2]);
      expect(await shared(id)).toBe(status === 'published' ? 1 : 0);
    }
  });
});

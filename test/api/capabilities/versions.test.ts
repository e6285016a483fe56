import { beforeEach, describe, expect, test } from 'vitest';
import { allTenants } from '#db/tenancy.ts';
import { Capability, PublishedCapability } from '#modules/directory/capabilities/capability.entity.ts';
import { refusal, startApp, unlimited } from '../../harness.ts';
import { capabilitiesIn, facts } from './capability.ts';

const app = await startApp(unlimited);
const { reviewer, submitted, review, published } = await capabilitiesIn(app);
beforeEach(() => {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
});

const stored = (id: string) => app.asOwner().findOneOrFail(Capability, { id }, allTenants);
const shared = (id: string) => app.asOwner().count(PublishedCapability, { id });
const queued = async (id: string) =>
  (await reviewer.rest('GET', '/review-queue')).body['items'].find(({ capability }) => capability.id === id);
const submit = `mutation ($input: SubmitCapabilityInput!) { submitCapability(input: $input) { capability {
  id status version minQuantity leadTimeDays { low high } factoryId factoryName facts { key value confirmation source { kind reference quote } } confidence review { decision note } } } }`;
const retire = `mutation ($input: RetireCapabilityInput!) { retireCapability(input: $input) { capability { id status version } } }`;

describe('a new version', () => {
  test.each(['reject', 'request_changes'])('returns to review after %s, with the edited facts', async (decision) => {
    const me = await app.live();
    const id = await submitted(me.organisationId, { leadTimeDays: null });
    await review(id, { decision, note: 'Ask for the lead time.' });
    const edit = { minQuantity: null, leadTimeDays: { low: 20, high: 30 }, tolerancesNote: '±0.1 mm' };
    const input = { id, expectedVersion: 2, ...edit };
    const { submitCapability } = await me.graphql.request(submit, { input });
    const source = { kind: 'caller', reference: 'version 3', quote: null };
    const said = (key: string, value: unknown) => ({ key, value, confirmation: 'caller_confirmed', source });
    expect(submitCapability.capability).toEqual({
      id,
      status: 'in_review',
      version: 3,
      minQuantity: null,
      leadTimeDays: { low: 20, high: 30 },
      factoryId: null,
      factoryName: 'Bright Metal (synthetic)',
      facts: [said('leadTimeDays', { low: 20, high: 30 }), said('tolerancesNote', '±0.1 mm')],
      confidence: 'reported',
      review: { decision, note: 'Ask for the lead time.' },
    });
    expect(await queued(id)).toMatchObject({ submittedAt: app.clock.now.toISOString(), capability: { version: 3 } });
    expect((await review(id, { decision: 'approve', expectedVersion: 3 })).status).toBe(200);
  });

  test('may be empty; a changed factory name clears the factory id', async () => {
    const me = await app.live();
    const [factoryId] = await app.factories({ directoryId: 'mfg-first1', nameEn: 'First' });
    const id = await submitted(me.organisationId, { factoryId });
    await review(id, { decision: 'request_changes', note: 'Which factory?' });
    const same = await me.graphql.request(submit, { input: { id, expectedVersion: 2 } });
    expect(same.submitCapability.capability).toMatchObject({ version: 3, factoryId, facts });
    await review(id, { decision: 'request_changes', note: 'Which factory?', expectedVersion: 3 });
    const other = await me.graphql.request(submit, { input: { id, expectedVersion: 4, factoryName: 'Second' } });
    expect(other.submitCapability.capability).toMatchObject({ version: 5, factoryId: null, factoryName: 'Second' });
  });

  test('is validated together with the previous content', async () => {
    const me = await app.live();
    const id = await submitted(me.organisationId);
    await review(id, { decision: 'reject', note: 'No.' });
    const refused = await refusal(me.graphql.request(submit, { input: { id, expectedVersion: 2, maxQuantity: 99 } }));
    expect(refused).toMatchObject({ status: 400, details: { fields: [{ path: '/minQuantity' }] } });
    expect((await stored(id)).status).toBe('rejected');
  });

  test('is rejected while in review, after publication, and after another change', async () => {
    const me = await app.live();
    const id = await submitted(me.organisationId);
    const ask = async (expectedVersion: number) =>
      refusal(me.graphql.request(submit, { input: { id, expectedVersion } }));
    const conflict = { code: 'capability_version_conflict', status: 409 };
    expect(await ask(1)).toMatchObject(conflict);
    await review(id, { decision: 'reject', note: 'No.' });
    expect(await ask(1)).toMatchObject({ ...conflict, details: { currentVersion: 2, status: 'rejected' } });
    const both = await Promise.all([ask(2), ask(2)]);
    expect(both.filter((refused) => refused === null)).toHaveLength(1);
    await review(id, { decision: 'approve', expectedVersion: 3 });
    expect(await ask(4)).toMatchObject(conflict);
  });
});

describe('retiring a capability', () => {
  test('removes it from search and runs; its owner can still read it', async () => {
    const [me, other] = [await app.live(), await app.live()];
    const id = await published(me.organisationId);
    expect((await other.rest('POST', '/inspect', { capabilityId: id })).status).toBe(200);
    const input = { id, expectedVersion: 2 };
    expect(await refusal(other.graphql.request(retire, { input }))).toMatchObject({ code: 'not_found' });
    expect(await me.graphql.request(retire, { input })).toEqual({
      retireCapability: { capability: { id, status: 'retired', version: 3 } },
    });
    expect(await shared(id)).toBe(0);
    expect((await other.rest('POST', '/inspect', { capabilityId: id })).status).toBe(404);
    expect((await me.rest('POST', '/inspect', { capabilityId: id })).body['capability']).toMatchObject({
      status: 'retired',
      facts,
    });
    expect(await refusal(me.graphql.request(retire, { input: { id, expectedVersion: 3 } }))).toMatchObject({
      code: 'capability_version_conflict',
      details: { currentVersion: 3, status: 'retired' },
    });
  });

  test('requires a published capability and a key with interviews:write', async () => {
    const me = await app.live();
    const id = await submitted(me.organisationId);
    const input = { id, expectedVersion: 1 };
    expect(await refusal(me.graphql.request(retire, { input }))).toMatchObject({ status: 409 });
    const { graphql } = await app.live({ organisationId: me.organisationId, scopes: ['capabilities:read'] });
    for (const mutation of [retire, submit]) {
      expect(await refusal(graphql.request(mutation, { input }))).toMatchObject({
        code: 'insufficient_scope',
        details: { requiredScopes: ['interviews:write'] },
      });
    }
  });
});

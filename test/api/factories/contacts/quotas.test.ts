import { describe, expect, test } from 'vitest';
import { listDefaultScopes } from '#kernel/scopes.ts';
import { quoteRequest, startApp, unlimited } from '../../../harness.ts';
import { purge } from '../../../purge.ts';
import { contactReads, newFactories, perDay, perOrganisation } from './reads.ts';

const app = await startApp(unlimited);
const { drafted, audited, counted, haveRead, letDaysPass, detail } = contactReads(app);
const withContacts = (organisationId?: string) =>
  app.live({ scopes: [...listDefaultScopes('live'), 'contacts:read'], ...(organisationId && { organisationId }) });

describe('a credential', () => {
  test('may read the recipients of 300 factories a day, for any number of quote requests', async () => {
    const me = await app.live();
    await haveRead(me.organisationId, me.keyId, 240);
    const factoryIds = await app.factories(...newFactories(65));
    const { projectId } = await quoteRequest(me, { factoryIds: factoryIds.slice(0, 5) });
    for (let i = 5; i < factoryIds.length; i += 5) {
      await quoteRequest(me, { factoryIds: factoryIds.slice(i, i + 5) }, { projectId });
    }
    const shown = new Map<string, string | null>();
    for (let after = ''; shown.size < factoryIds.length; ) {
      const { deliveries } = await me.graphql.request(
        `{ deliveries(first: 50${after}) { nodes { to { address addressNote factoryId } } pageInfo { endCursor } } }`,
      );
      for (const { to } of deliveries.nodes) {
        shown.set(to.factoryId, to.address);
        expect(to.addressNote).toEqual(to.address === null ? expect.stringMatching(perDay) : null);
      }
      after = `, after: "${deliveries.pageInfo.endCursor}"`;
    }
    expect([...shown.values()].filter((address) => address !== null)).toHaveLength(60);
    expect(await counted(me.organisationId)).toBe(300);
    expect(await audited(me.organisationId)).toHaveLength(60);
  });

  test('above its quota sees no new contacts in any field, and still those already read', async () => {
    const me = await withContacts();
    const seen = await drafted(me);
    await haveRead(me.organisationId, me.keyId, 299);
    expect((await detail(me, seen.id)).to).toMatchObject({ address: seen.address, addressNote: null });

    const unseen = await drafted(me);
    const withheld = { name: null, address: null, addressNote: expect.stringMatching(perDay) };
    expect((await detail(me, unseen.id)).to).toEqual({ ...withheld, factoryId: unseen.factoryId });
    expect((await me.rest('GET', `/factories/${unseen.factoryId}`)).body['factory']).toMatchObject({
      contacts: null,
      contactsNote: expect.stringMatching(perDay),
    });
    const review = await me.rest('GET', `/deliveries/${unseen.id}/review`);
    const details = { limit: 'contact_reads_per_day', max: 300, windowSeconds: 86_400 };
    expect(review).toMatchObject({ status: 429, body: { error: { code: 'quota_reached', details } } });
    const wait = review.body['error'].details.retryAfterSeconds;
    expect([wait > 80_000, wait <= 82_800, review.headers.get('retry-after')]).toEqual([true, true, String(wait)]);
    expect((await me.rest('POST', `/deliveries/${unseen.id}/reject`, {})).body['to']).toMatchObject(withheld);

    expect((await me.rest('GET', `/deliveries/${seen.id}/review`)).body['review'].to.address).toBe(seen.address);
    expect((await me.rest('GET', `/factories/${seen.factoryId}`)).body['factory'].contacts.contactEmail).toBe(
      seen.address,
    );
    expect(await audited(me.organisationId)).toMatchObject([{ factoryId: seen.factoryId, where: 'Delivery.to' }]);
  });

  test('may read new contacts after 24 hours', async () => {
    const me = await app.live();
    const { id, address } = await drafted(me);
    await haveRead(me.organisationId, me.keyId, 300);
    expect((await detail(me, id)).to.address).toBeNull();
    await letDaysPass(me.organisationId, 1);
    expect((await detail(me, id)).to.address).toBe(address);
    expect(await counted(me.organisationId)).toBe(301);
    await purge(app.system, 'contact_reads');
    expect(await counted(me.organisationId)).toBe(1);
  });

  test('is counted and audited again for a factory on another day', async () => {
    const me = await app.live();
    const { id, factoryId } = await drafted(me);
    for (const _ of [1, 2]) await detail(me, id);
    await letDaysPass(me.organisationId, 1);
    for (const _ of [1, 2]) await detail(me, id);
    expect((await audited(me.organisationId)).map((entry) => entry.factoryId)).toEqual([factoryId, factoryId]);
    expect(await counted(me.organisationId)).toBe(1);
  });

  test('counts a factory once for any fields', async () => {
    const me = await withContacts();
    const { id, factoryId } = await drafted(me);
    await me.rest('GET', `/deliveries/${id}/review`);
    await detail(me, id);
    await me.rest('GET', `/factories/${factoryId}`);
    await me.rest('POST', `/deliveries/${id}/reject`, {});
    expect(await audited(me.organisationId)).toEqual([
      {
        actor: `key:${me.keyId}`,
        factoryId,
        where: 'DeliveryReview.to',
        fields: ['contactName', 'contactEmail'],
      },
    ]);
  });

  test('is not counted for deliveries approved by its organisation', async () => {
    const me = await app.live();
    const { id, address } = await drafted(me);
    const { reviewSha256 } = (await me.rest('GET', `/deliveries/${id}/review`)).body['review'];
    const approved = await me.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: reviewSha256 });
    expect(approved.body['to'].address).toBe(address);
    const colleague = await app.live({ organisationId: me.organisationId });
    await haveRead(me.organisationId, colleague.keyId, 300);
    expect((await detail(colleague, id)).to).toMatchObject({ address, addressNote: null });
    expect(await audited(me.organisationId)).toHaveLength(1);
  });
});

describe('an organisation', () => {
  test('may read contacts 1,000 times a day over all its keys', async () => {
    const me = await app.live();
    for (const reads of [300, 300, 300, 99]) {
      const { keyId } = await app.live({ organisationId: me.organisationId });
      await haveRead(me.organisationId, keyId, reads);
    }
    const [first, second] = [await drafted(me), await drafted(me)];
    expect((await detail(me, first.id)).to.address).toBe(first.address);
    expect((await detail(me, second.id)).to).toMatchObject({
      address: null,
      addressNote: expect.stringMatching(perOrganisation),
    });
    const colleague = await app.live({ organisationId: me.organisationId });
    const limit = 'contact_reads_per_organisation_day';
    expect(await colleague.rest('GET', `/deliveries/${first.id}/review`)).toMatchObject({
      status: 429,
      body: { error: { code: 'quota_reached', details: { limit, max: 1000 } } },
    });
    const other = await app.live();
    const theirs = await drafted(other);
    expect((await detail(other, theirs.id)).to.address).toBe(theirs.address);
  });
});

describe('concurrently', () => {
  test('fifty reads of one delivery are counted and audited once', async () => {
    const me = await app.live();
    const { id, address } = await drafted(me);
    const answers = await Promise.all(Array.from({ length: 50 }, () => detail(me, id)));
    expect(new Set(answers.map(({ to }) => to.address))).toEqual(new Set([address]));
    expect([await counted(me.organisationId), await audited(me.organisationId)]).toEqual([1, [expect.anything()]]);
  });

  test('reads of many factories by several keys never exceed the quota', async () => {
    const me = await app.live();
    const keys = await Promise.all([1, 2].map(() => app.live({ organisationId: me.organisationId })));
    const spent = await Promise.all([1, 2, 3, 4].map(() => app.live({ organisationId: me.organisationId })));
    for (const [i, { keyId }] of spent.entries()) await haveRead(me.organisationId, keyId, i ? 250 : 243);
    const factoryIds = await app.factories(...newFactories(10));
    const ids: string[] = [];
    for (const half of [factoryIds.slice(0, 5), factoryIds.slice(5)]) {
      const { deliveries } = await quoteRequest(me, { factoryIds: half });
      ids.push(...deliveries.map(({ id }) => id));
    }
    const answers = await Promise.all(keys.flatMap((key) => ids.map((id) => detail(key, id))));
    expect(answers.filter(({ to }) => to.address !== null)).toHaveLength(7);
    expect([await counted(me.organisationId), (await audited(me.organisationId)).length]).toEqual([1000, 7]);
  });
});

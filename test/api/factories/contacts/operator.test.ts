import { describe, expect, test } from 'vitest';
import type { Scope } from '#kernel/scopes.ts';
import { reachable, refusal, startApp, unlimited } from '../../../harness.ts';
import { importing, mail, mbox } from '../../interactions/mail.ts';
import { contactReads, newFactories, perDay } from './reads.ts';

const app = await startApp(unlimited);
const { drafted, audited, counted, haveRead } = contactReads(app);
const staff = (...scopes: Scope[]) => app.live({ kind: 'internal', scopes: ['network:read', 'internal:*', ...scopes] });

describe('the imported row of a factory', () => {
  const raw = () => reachable({ specialty: 'Housings', notes: { sourceNote: 'fair 2025' } });
  const read = async (me: Awaited<ReturnType<typeof staff>>, id: string, query = '') =>
    (await me.rest('GET', `/factories/${id}${query}`)).body['factory'];

  test('has no contacts for operator staff without contacts:read, with a reason', async () => {
    const me = await staff();
    const factory = raw();
    const [id] = (await app.factories(factory)) as [string];
    const { contacts, ...rest } = factory;
    const answer = await read(me, id);
    const note = 'Contacts are withheld: this key lacks the scope contacts:read.';
    expect(answer).toMatchObject({ contacts: null, contactsNote: note });
    expect(answer.directoryFields).toMatchObject({ rawNote: note });
    expect(answer.directoryFields.raw).toEqual(rest);
    expect(JSON.stringify(answer)).not.toMatch(new RegExp(`${contacts.contactEmail}|Ms Li`));
    expect(await audited(me.organisationId)).toEqual([]);
  });

  test('has contacts with contacts:read, counted and audited once together with sibling fields', async () => {
    const me = await staff('contacts:read');
    const factory = raw();
    const [id] = (await app.factories(factory)) as [string];
    expect((await read(me, id)).directoryFields).toMatchObject({ raw: factory, rawNote: null });
    const document = `{ factory(id: "${id}") { directoryFields } }`;
    expect(await me.graphql.request(document)).toMatchObject({ factory: { directoryFields: { raw: factory } } });
    expect([await counted(me.organisationId), await audited(me.organisationId)]).toEqual([1, [expect.anything()]]);
  });

  test('consumes no quota if contacts are not requested', async () => {
    const me = await staff('contacts:read');
    const [id] = (await app.factories(raw())) as [string];
    const { directoryFields } = await read(me, id, '?contacts=false');
    expect(directoryFields.raw).not.toHaveProperty('contacts');
    expect(directoryFields.rawNote).toBe('Contacts were not requested (contacts=false).');
    expect(await counted(me.organisationId)).toBe(0);
  });

  test('has no contacts once the quota is reached', async () => {
    const me = await staff('contacts:read');
    const [id] = (await app.factories(raw())) as [string];
    await haveRead(me.organisationId, me.keyId, 300);
    const { directoryFields, contacts } = await read(me, id);
    expect(directoryFields.raw).not.toHaveProperty('contacts');
    expect([contacts, directoryFields.rawNote]).toEqual([null, expect.stringMatching(perDay)]);
  });

  test('has contacts for at most ten factories per request', async () => {
    const me = await staff('contacts:read');
    await app.factories(...newFactories(11, { processes: ['camera'] }));
    const list = (first: number, args = '') =>
      me.graphql.request(
        `{ factories(first: ${first}, filter: { process: camera }) { nodes { directoryFields${args} } } }`,
      );
    expect(await refusal(list(11))).toMatchObject({ status: 400, code: 'query_too_complex', details: { limit: 10 } });
    expect(await counted(me.organisationId)).toBe(0);
    expect(await refusal(list(11, '(contacts: false)'))).toBeNull();
    expect(await refusal(list(10))).toBeNull();
    expect(await counted(me.organisationId)).toBe(10);
  });

  test('is never quoted with contacts as a source', async () => {
    const me = await staff('contacts:read');
    const [id] = (await app.factories(raw())) as [string];
    const document = `{ factory(id: "${id}") { name: provenance(field: "nameEn") { quote } contacts: provenance(field: "contacts") { quote } } }`;
    expect(await me.graphql.request(document)).toEqual({
      factory: { name: { quote: expect.stringContaining('Bright Metal') }, contacts: { quote: null } },
    });
  });
});

describe('interactions with a factory', () => {
  test('counts as a contact read if there are mails, and is refused above the quota', async () => {
    const me = await staff();
    const factories = newFactories(3);
    const [first, second, silent] = (await app.factories(...factories)) as [string, string, string];
    const to = factories.slice(0, 2).map(({ contacts }) => mail({ To: contacts.contactEmail }));
    await importing(app, 'mbox', mbox(to));
    const read = (id: string) => me.rest('GET', `/factories/${id}/interactions`);
    await haveRead(me.organisationId, me.keyId, 299);
    for (const id of [first, first, silent]) expect((await read(id)).status).toBe(200);
    const details = { limit: 'contact_reads_per_day', max: 300 };
    expect(await read(second)).toMatchObject({ status: 429, body: { error: { code: 'quota_reached', details } } });
    expect((await read(first)).status).toBe(200);
    expect(await audited(me.organisationId)).toEqual([
      { actor: `key:${me.keyId}`, factoryId: first, where: 'Query.factoryInteractions', fields: ['threads'] },
    ]);
  });
});

describe('the outbox', () => {
  const wechat = { contacts: { contactName: 'Ms Li', contactWechat: 'li-bright' } };

  test('is audited once per factory and day without consuming the quota; sent messages still show their recipient', async () => {
    const me = await staff();
    const customer = await app.live();
    const { id, factoryId } = await drafted(customer, reachable(wechat));
    const { reviewSha256 } = (await customer.rest('GET', `/deliveries/${id}/review`)).body['review'];
    await customer.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: reviewSha256 });
    await haveRead(me.organisationId, me.keyId, 300);
    const to = { name: 'Ms Li', address: 'li-bright', addressNote: null, factoryId };
    for (const _ of [1, 2]) {
      const { deliveries } = (await me.rest('GET', '/outbox')).body;
      expect(deliveries.filter(({ delivery }) => delivery.id === id)).toMatchObject([{ to }]);
    }
    const { outbox } = await me.graphql.request(
      '{ outbox(first: 100) { nodes { to { name address addressNote factoryId } delivery { id to { name address addressNote factoryId } } } } }',
    );
    expect(outbox.nodes.filter(({ delivery }) => delivery.id === id)).toEqual([{ to, delivery: { id, to } }]);
    expect((await me.rest('POST', `/deliveries/${id}/sent`, { sentBy: 'Wu' })).body['to']).toEqual(to);
    expect(await counted(me.organisationId)).toBe(300);
    const ofThis = (await audited(me.organisationId)).filter((entry) => entry.factoryId === factoryId);
    expect(ofThis).toEqual([
      { actor: `key:${me.keyId}`, factoryId, where: 'Delivery.to', fields: ['contactName', 'contactWechat'] },
    ]);
  });

  test('does not make a later contact read of the factory free', async () => {
    const me = await staff('contacts:read');
    const customer = await app.live();
    const { id, factoryId } = await drafted(customer, reachable(wechat));
    const { reviewSha256 } = (await customer.rest('GET', `/deliveries/${id}/review`)).body['review'];
    await customer.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: reviewSha256 });
    await me.rest('GET', '/outbox');
    const before = await counted(me.organisationId);
    await me.graphql.request(`{ factory(id: "${factoryId}") { contacts { contactWechat } } }`);
    expect(await counted(me.organisationId)).toBe(before + 1);
    const mine = (await audited(me.organisationId)).filter((entry) => entry.factoryId === factoryId);
    expect(mine.map(({ where }) => where)).toEqual(['Delivery.to', 'Factory.contacts']);
  });
});

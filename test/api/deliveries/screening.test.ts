import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readNameWords } from '#modules/sourcing/screening/name-words.file.ts';
import { createScreener } from '#modules/sourcing/screening/screening-match.rules.ts';
import type { Deps } from '#server/app.ts';
import { openApp } from '#server/open-app.ts';
import { readConfig } from '#server/settings/config.ts';
import { type Caller, quoteRequest, reachable, refusal, startApp } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { publishing } from '../rfqs/published.ts';

const words = readNameWords();
const entry = (name: string, kind: 'person' | 'organisation' | null = null) => ({
  list: 'Invented List',
  kind,
  name,
  aliases: [],
  addresses: ['1 Vymysel Street, Ningbo, CN'],
  endDate: null,
});
const screening = (listVersion: string, ...names: string[]): Deps['screening'] => ({
  listVersion,
  isSynthetic: false,
  match: createScreener(
    names.map((name) => entry(name)),
    words,
  ),
});
const list = { listed: 'STARFALL INSTRUMENTS', person: 'PHANTASMOVA, Vera', chinese: '星落仪器厂' };
const app = await startApp({}, { screening: screening('2026-08-01-aaaaaaaaaaaa', ...Object.values(list)) });
const desk = publishing(app);

const listed = { nameEn: 'Starfall Instruments Co., Ltd' };
const reason = 'Another company: checked the licence and the address.';

async function drafted(more: Record<string, unknown>) {
  const key = await app.live();
  const factory = reachable(more);
  const [factoryId] = (await app.factories(factory)) as [string];
  const { deliveries, projectId } = await quoteRequest(key, { factoryIds: [factoryId] });
  const owner = await app.session('owner', key.organisationId);
  return { key, owner, factory, factoryId, projectId, id: deliveries[0].id as string };
}
const review = async (by: Caller, id: string): Promise<Json> =>
  (await by.rest('GET', `/deliveries/${id}/review`)).body['review'];
async function approve(by: Caller, id: string) {
  const { reviewSha256 } = await review(by, id);
  return by.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: reviewSha256 });
}
const confirm = (by: Caller, input: object) =>
  by.graphql.request(
    `mutation ($input: ConfirmScreeningInput!) { confirmScreening(input: $input) {
      screening { listVersion note confirmedAt confirmedBy { kind id label } matches { name exact } }
    } }`,
    { input: { listVersion: '2026-08-01-aaaaaaaaaaaa', reason, ...input } },
  );

describe('the review', () => {
  test('shows who on the list has the name of the recipient, outside its digest', async () => {
    const { key, id } = await drafted(listed);
    const { screening: shown, reviewSha256 } = await review(key, id);
    expect(shown).toEqual({
      listVersion: '2026-08-01-aaaaaaaaaaaa',
      matches: [
        {
          list: 'Invented List',
          name: 'STARFALL INSTRUMENTS',
          score: 1,
          why: ['English name: the same name; case, punctuation and legal forms do not count.'],
          exact: true,
        },
      ],
      note: 'An exact match blocks the approval until an owner confirms it with a reason. No match is no clearance: the list may be out of date, names are spelled in many ways, and owners are not looked up.',
      confirmedBy: null,
      confirmedAt: null,
    });
    const other = app.caller(
      { authorization: `Bearer ${key.secret}` },
      await app.secondInstance({ screening: screening('2026-08-02-bbbbbbbbbbbb') }),
    );
    expect(await review(other, id)).toMatchObject({
      reviewSha256,
      screening: {
        listVersion: '2026-08-02-bbbbbbbbbbbb',
        matches: [],
        note: expect.stringMatching(/^No match is no clearance/),
      },
    });
  });

  test.each([
    ['Chinese name', { nameZh: '宁波星落仪器厂有限公司' }, false],
    ['Chinese name', { nameZh: '星落仪器厂' }, true],
    ['Contact person', { contacts: { contactName: 'Vera Phantasmova', contactEmail: 'vera@factory.example' } }, true],
    ['English name', { nameEn: 'Starfal Instruments' }, false],
  ])('screens the %s', async (label, more, exact) => {
    const { key, id } = await drafted(more);
    const { screening: shown } = await review(key, id);
    expect(shown.matches).toMatchObject([{ exact, why: [expect.stringMatching(`^${label}: `)] }]);
  });

  test('asks for no more statements for a page than for one message', async () => {
    const { key, id } = await drafted(listed);
    const read = (first: number) =>
      key.graphql.request<Json>(
        `{ deliveries(first: ${first}) { nodes { review { screening { matches { name } } } } } }`,
      );
    await quoteRequest(key, { factoryIds: await app.factories(reachable(listed), reachable(listed)) });
    await review(key, id);
    await read(3);
    const count = async (first: number) => {
      const before = app.queries.length;
      await read(first);
      return app.queries.slice(before).filter((sql) => /"factory"|"screening_confirmation"/.test(sql)).length;
    };
    const one = await count(1);
    expect(one).toBeGreaterThan(0);
    expect(await count(3)).toBe(one);
  });
});

describe('an exact match', () => {
  beforeEach(() => {
    app.clock.now = new Date('2026-09-01T08:00:00Z');
  });

  test('blocks the approval until an owner confirms it', async () => {
    const { key, owner, factoryId, id } = await drafted(listed);
    expect(await approve(key, id)).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'screening_blocked',
          details: {
            listVersion: '2026-08-01-aaaaaaaaaaaa',
            matches: [{ factoryId, list: 'Invented List', name: 'STARFALL INSTRUMENTS', score: 1, exact: true }],
          },
        },
      },
    });
    expect(app.sent).toEqual([]);

    const confirmedBy = { kind: 'MEMBER', id: owner.memberId, label: owner.email };
    const { confirmScreening } = await confirm(owner, { deliveryId: id });
    expect(confirmScreening.screening).toMatchObject({ confirmedBy, confirmedAt: '2026-09-01T08:00:00.000Z' });
    expect((await review(key, id)).screening).toMatchObject({
      confirmedBy,
      confirmedAt: '2026-09-01T08:00:00.000Z',
      note: expect.not.stringContaining('blocks'),
    });
    expect(await approve(key, id)).toMatchObject({ status: 200, body: { status: 'sent' } });
    expect(app.sent).toHaveLength(1);
  });

  test('is confirmed once and audited with its reason', async () => {
    const { owner, factoryId, id } = await drafted(listed);
    const first = await confirm(owner, { deliveryId: id });
    app.clock.now = new Date('2026-09-01T08:00:01Z');
    expect(await confirm(owner, { deliveryId: id, reason: 'Quite another reason.' })).toEqual(first);
    const entries = await app
      .asOwner()
      .execute(`select actor, detail from audit_entry where action = 'screening.confirmed' and owner = ?`, [
        owner.organisationId,
      ]);
    expect(entries).toMatchObject([
      {
        actor: `member:${owner.memberId}`,
        detail: {
          factoryId,
          listVersion: '2026-08-01-aaaaaaaaaaaa',
          reason,
          matches: [{ list: 'Invented List', name: 'STARFALL INSTRUMENTS' }],
        },
      },
    ]);
  });

  test.each([
    ['another name', (factory: Json) => ({ ...factory, nameEn: 'Starfall Instruments' })],
    [
      'another contact',
      (factory: Json) => ({ ...factory, contacts: { contactName: 'Mr Wu', contactEmail: 'wu@factory.example' } }),
    ],
  ])('asks again for a recipient with %s', async (_, change) => {
    const { key, owner, factory, id } = await drafted(listed);
    await confirm(owner, { deliveryId: id });
    await app.factories(change(factory as unknown as Json));
    expect(await approve(key, id)).toMatchObject({ status: 409, body: { error: { code: 'screening_blocked' } } });
    await confirm(owner, { deliveryId: id });
    expect(await approve(key, id)).toMatchObject({ status: 200 });
  });

  test('asks again for a new list', async () => {
    const { key, owner, id } = await drafted(listed);
    await confirm(owner, { deliveryId: id });
    const renewed = await app.secondInstance({ screening: screening('2026-09-01-cccccccccccc', list.listed) });
    const there = app.caller({ authorization: `Bearer ${key.secret}` }, renewed);
    expect(await approve(there, id)).toMatchObject({ status: 409, body: { error: { code: 'screening_blocked' } } });
    const ownerThere = app.caller(owner.headers, renewed);
    expect(await refusal(confirm(ownerThere, { deliveryId: id }))).toMatchObject({
      code: 'version_conflict',
      details: { listVersion: '2026-09-01-cccccccccccc' },
    });
    await confirm(ownerThere, { deliveryId: id, listVersion: '2026-09-01-cccccccccccc' });
    expect(await approve(there, id)).toMatchObject({ status: 200 });
  });

  test('is confirmed for one organisation only', async () => {
    const mine = await drafted(listed);
    await confirm(mine.owner, { deliveryId: mine.id });
    const other = await app.live();
    const { deliveries } = await quoteRequest(other, { factoryIds: [mine.factoryId] });
    expect((await review(other, deliveries[0].id)).screening).toMatchObject({ confirmedBy: null });
    expect(await approve(other, deliveries[0].id)).toMatchObject({ status: 409 });
    const otherOwner = await app.session('owner', other.organisationId);
    expect(await refusal(confirm(otherOwner, { deliveryId: mine.id }))).toMatchObject({ code: 'not_found' });
  });

  test('holds for all messages of the organisation to this recipient', async () => {
    const { key, owner, factoryId, id } = await drafted(listed);
    await confirm(owner, { deliveryId: id });
    const { deliveries } = await quoteRequest(key, { factoryIds: [factoryId] });
    expect(await approve(key, deliveries[0].id)).toMatchObject({ status: 200 });
  });
});

describe('only an owner who is signed in confirms', () => {
  test.each(['approver', 'member', 'viewer'] as const)('not a member with the role %s', async (role) => {
    const { id, owner } = await drafted(listed);
    const person = await app.session(role, owner.organisationId);
    expect(await refusal(confirm(person, { deliveryId: id }))).toMatchObject({ code: 'owner_required' });
  });

  test('not a key', async () => {
    const { key, id } = await drafted(listed);
    expect(await refusal(confirm(key, { deliveryId: id }))).toMatchObject({ code: 'session_required' });
  });

  test.each([
    ['a reason of nine characters', { reason: '123456789' }, '/reason'],
    ['a reason of 501 characters', { reason: 'x'.repeat(501) }, '/reason'],
    ['a blank reason', { reason: ' '.repeat(20) }, '/reason'],
    ['no recipient', { deliveryId: undefined }, '/deliveryId'],
  ])('not with %s', async (_, input, path) => {
    const { owner, id } = await drafted(listed);
    expect(await refusal(confirm(owner, { deliveryId: id, ...input }))).toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path }] },
    });
  });

  test('not for two recipients at once, nor without an exact match, nor without a contact', async () => {
    const { owner, id, factoryId } = await drafted({ nameEn: 'Starfal Instruments' });
    expect(await refusal(confirm(owner, { deliveryId: id, factoryId }))).toMatchObject({
      details: { fields: [{ path: '/deliveryId', code: 'mutually_exclusive' }] },
    });
    expect(await refusal(confirm(owner, { deliveryId: id }))).toMatchObject({ code: 'validation_failed' });
    const without = await drafted({ ...listed, contacts: null });
    expect(await refusal(confirm(without.owner, { deliveryId: without.id }))).toMatchObject({
      code: 'approval_contact_missing',
    });
  });
});

describe('the approval of a publication', () => {
  test('is blocked by an exact match of any recipient, whether or not it has a draft', async () => {
    const key = await app.live();
    const owner = await app.session('owner', key.organisationId);
    const { actionId } = await desk.drafted(key, { factories: 1 });
    const factoryIds = await app.factories(reachable(), reachable(listed));
    const { publication } = (await desk.reviewed(key, actionId, { factoryIds: factoryIds.join(',') })).body;
    expect(publication.screenings).toMatchObject([
      { factoryId: factoryIds[0], screening: { matches: [] } },
      { factoryId: factoryIds[1], screening: { matches: [{ exact: true }] } },
    ]);
    const body = { expectedReviewSha256: publication.reviewSha256, selection: publication.selection };
    expect(await desk.approve(key, actionId, body)).toMatchObject({
      status: 409,
      body: { error: { code: 'screening_blocked', details: { matches: [{ factoryId: factoryIds[1] }] } } },
    });
    await confirm(owner, { factoryId: factoryIds[1] });
    const approval = await desk.approve(key, actionId, body);
    expect(approval.status, 'the digest is the same').toBe(201);
  });

  test('a recipient without an address is not screened', async () => {
    const key = await app.live();
    const factoryIds = await app.factories(reachable(), reachable({ ...listed, contacts: null }));
    const { actionId } = await desk.drafted(key, { input: { factoryIds } });
    const { screenings } = (await desk.reviewed(key, actionId)).body['publication'];
    expect(screenings.map(({ factoryId }) => factoryId)).toEqual([factoryIds[0]]);
    await desk.approved(key, actionId);
  });
});

describe('the list', () => {
  const file = join(tmpdir(), `screening-${process.pid}.csv`);
  afterAll(() => rmSync(file, { force: true }));
  const open = (name: string) =>
    openApp(app.serviceUrl, readConfig({ SCREENING_LIST_FILE: name }), pino({ level: 'silent' }));

  test('a file that cannot be read prevents the start', async () => {
    await expect(open('/does/not/exist.csv')).rejects.toThrow('Invalid SCREENING_LIST_FILE: ENOENT');
    const shipped = readFileSync('src/modules/sourcing/screening/data/synthetic-list.csv', 'utf8');
    writeFileSync(file, shipped.replace('alt_names', 'aka'));
    await expect(open(file)).rejects.toThrow(`Invalid SCREENING_LIST_FILE: ${file}, line 1, column alt_names: missing`);
  });

  test('without a file, the note says that the list is synthetic', async () => {
    const { key, id } = await drafted({});
    const plain = await openApp(
      app.serviceUrl,
      readConfig({ PUBLIC_URL: 'http://gateway.test' }),
      pino({ level: 'silent' }),
    );
    const there = app.caller({ authorization: `Bearer ${key.secret}` }, plain.app);
    const shown = (await review(there, id)).screening;
    await plain.close();
    expect(shown.listVersion).toMatch(/^synthetic-/);
    expect(shown.note).toMatch(/^This list is a synthetic sample of invented names and clears nobody/);
  });
});

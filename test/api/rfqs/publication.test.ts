import { beforeEach, describe, expect, test } from 'vitest';
import { digest } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { type Answer, put, reachable, startApp, unlimited } from '../../harness.ts';
import { type Json, list } from '../../json.ts';
import { createEngineeringClient } from '../engineering/client.ts';
import { closing, publishing, toCode } from './published.ts';

const app = await startApp(unlimited);
const { drafted, reviewed, approve, approved, publish, published, detail, pass } = publishing(app);
const me = await app.live({ name: 'Orbit Lamps' });
const other = await app.live();
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});

const everyTerm = {
  currency: 'USD',
  incoterm: 'FCA',
  namedPlace: 'Shenzhen Yantian',
  deliverTo: '1 Dock Road, Oakland',
  targetUnitPrice: '2.50',
  quoteBy: '2026-10-30',
};
/** Never changed: for tests that only read, or are refused. */
const standing = await drafted(me);
const isId = expect.stringMatching(/^[0-9a-f-]{36}$/);

describe('a review', () => {
  test('shows everything that would be disclosed, with defaults from the action', async () => {
    const { actionId, projectId, factoryIds, result } = await drafted(me);
    const { status, body } = await reviewed(me, actionId);
    expect(status).toBe(200);
    const { publication, draft } = body;
    expect(draft).toBe(true);
    expect(publication).toEqual({
      actionId,
      projectId,
      projectVersion: 'v1',
      selection: {
        currency: 'USD',
        incoterm: 'FOB',
        namedPlace: null,
        deliverTo: null,
        targetUnitPrice: null,
        quantities: [500, 2000],
        quoteBy: '2026-10-09',
        factoryIds,
        anonymised: true,
      },
      factories: result.shortlist.map(({ factoryId, nameEn, nameZh }) => ({ factoryId, nameEn, nameZh })),
      rfq: { en: expect.any(String), zh: expect.any(String) },
      files: [],
      disclosures: [{ kind: 'rfq_content', name: 'The request in English and Chinese' }],
      recipients: result.shortlist.map(({ factoryId }) => ({
        factoryId,
        channel: 'email',
        from: expect.stringContaining('@'),
        replyTo: null,
        to: { name: 'Ms Li', address: expect.stringContaining('@factory.example') },
        subject: expect.stringContaining('RFQ-'),
        bodyEn: expect.stringContaining(publication.rfq.en),
        bodyZh: expect.stringContaining(publication.rfq.zh),
        hasLink: true,
        reachable: true,
        reason: null,
      })),
      screenings: factoryIds.map((factoryId) => ({ factoryId, screening: expect.objectContaining({ matches: [] }) })),
      reviewSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      effect: expect.stringContaining('2 factories'),
      note: expect.stringContaining('Reading this approves and publishes nothing.'),
    });
    expect(publication.rfq.en.split('\n\n')[0]).toBe(result.rfq.en.split('\n\n')[0]);
    expect(publication.rfq.en).toContain('\nPlease quote in USD.\n');
    expect(publication.rfq.zh).toContain('\n请以美元报价。\n');
    const { disclosures: _, screenings: __, reviewSha256, effect: ___, note: ____, ...content } = publication;
    const recipients = content.recipients.map(({ replyTo: _, ...recipient }) => recipient);
    expect(reviewSha256).toBe(digest({ v: 2, kind: 'publication', ...(content as object), recipients }));
  });

  test('states every term in both languages, but never the target price', async () => {
    const { actionId } = standing;
    const { rfq, selection } = (await reviewed(me, actionId, everyTerm)).body['publication'];
    expect(selection).toMatchObject(everyTerm);
    for (const text of [rfq.en, rfq.zh]) {
      expect(text).toContain('FCA Shenzhen Yantian');
      expect(text).toContain('1 Dock Road, Oakland');
      expect(text).not.toContain('2.50');
    }
    expect(rfq.en).toContain('Please reply by 2026-10-30 18:00 Beijing time.');
    expect(rfq.zh).toContain('请于2026年10月30日18:00（北京时间）前回复。');
    expect(rfq.en).toContain('Please quote FCA Shenzhen Yantian (Incoterms 2020).');
    expect(rfq.en).not.toContain('Where they differ');
  });

  test('of an anonymous request redacts names, also in the terms', async () => {
    const project = { intake: { productName: 'Glowing Orb' } };
    const { actionId } = await drafted(me, { project });
    const deliverTo = 'Orbit Lamps, dock of the Glowing Orb';
    const { rfq } = (await reviewed(me, actionId, { deliverTo })).body['publication'];
    expect(rfq.en).toContain('Deliver to: [company], dock of the [product]');
    expect(rfq.zh).toContain('送货地址：[公司], dock of the [产品]');
    expect(JSON.stringify(rfq)).not.toMatch(/Orbit Lamps|Glowing Orb/);
  });

  test('of a request that is not anonymous lists the company and the product as disclosures', async () => {
    const { actionId } = await drafted(me, { input: { anonymised: false } });
    const { disclosures, selection } = (await reviewed(me, actionId)).body['publication'];
    expect(selection.anonymised).toBe(false);
    expect(disclosures.map(({ kind }) => kind)).toEqual(['rfq_content', 'company_identity', 'product_identity']);
  });

  test('accepts factories by uuid and directory id, also outside the shortlist, and keeps their order', async () => {
    const { actionId, factoryIds } = await drafted(me);
    const record = reachable();
    const [more] = await app.factories(record);
    const asked = `${record.directoryId}, ${factoryIds[0]}`;
    const { selection } = (await reviewed(me, actionId, { factoryIds: asked })).body['publication'];
    expect(selection.factoryIds).toEqual([more, factoryIds[0]]);
  });

  test('resolves a merged factory to the remaining one', async () => {
    const old = reachable();
    const [oldId] = await app.factories(old);
    const { actionId } = await drafted(me, { input: { factoryIds: [oldId] } });
    const [survivor] = await app.factories(reachable({ aliases: [old.directoryId] }));
    const { selection } = (await reviewed(me, actionId)).body['publication'];
    expect(selection.factoryIds).toEqual([survivor]);
  });

  test.each<[string, Record<string, string>, string, string]>([
    ['an unknown currency', { currency: 'USX' }, 'currency', 'invalid_value'],
    ['a currency in lower case', { currency: 'usd' }, 'currency', 'invalid_value'],
    ['an unknown incoterm', { incoterm: 'FOR' }, 'incoterm', 'invalid_enum'],
    ['a place of 121 characters', { namedPlace: 'x'.repeat(121) }, 'namedPlace', 'too_long'],
    ['an address of 201 characters', { deliverTo: 'x'.repeat(201) }, 'deliverTo', 'too_long'],
    ['a price that is not a decimal', { targetUnitPrice: '1e3' }, 'targetUnitPrice', 'invalid_format'],
    ['a price with seven decimals', { targetUnitPrice: '1.1234567' }, 'targetUnitPrice', 'invalid_format'],
    ['an invalid date', { quoteBy: '2026-02-30' }, 'quoteBy', 'invalid_format'],
    ['a past date', { quoteBy: '2026-08-31' }, 'quoteBy', 'invalid_value'],
    ['six factories', { factoryIds: 'a,b,c,d,e,f' }, 'factoryIds', 'too_long'],
    ['an unknown factory', { factoryIds: newId() }, 'factoryIds', 'invalid_value'],
    ['an unknown parameter', { page: '1' }, 'page', 'unknown_field'],
  ])('rejects %s with the name of the parameter', async (_, terms, path, code) => {
    const { status, body } = await reviewed(me, standing.actionId, terms);
    expect(status).toBe(400);
    expect(body['error'].details.fields).toEqual([expect.objectContaining({ location: 'query', path, code })]);
  });

  test('accepts each term at its limit', async () => {
    const { actionId, factoryIds } = standing;
    const edge = {
      namedPlace: 'x'.repeat(120),
      deliverTo: 'y'.repeat(200),
      targetUnitPrice: '999999999999.123456',
      quoteBy: '2026-09-01',
      factoryIds: factoryIds.join(','),
    };
    expect((await reviewed(me, actionId, edge)).status).toBe(200);
  });

  test('rejects namedPlace without incoterm, and a request without currency', async () => {
    const { actionId } = await drafted(me, { input: { incoterm: undefined } });
    const placed = await reviewed(me, actionId, { namedPlace: 'Shenzhen' });
    expect([placed.status, placed.body['error'].details.fields[0].path]).toEqual([400, 'namedPlace']);
    const { status, body } = await me.rest('GET', `/actions/${actionId}/publication/review`);
    expect([status, body['error'].details.fields[0]]).toEqual([
      400,
      expect.objectContaining({ path: 'currency', code: 'required' }),
    ]);
  });

  test.each<[string, string, (actionId: string, projectId: string) => Promise<unknown>]>([
    ['an action that is running', 'status', (id) => set(id, `status = 'running', output = null`)],
    ['an action that failed', 'status', (id) => set(id, `status = 'failed', output = null`)],
    ['an action without a text', 'content', (id) => set(id, `output = jsonb_set(output, '{result,rfq}', 'null')`)],
    ['a project that has changed', 'context', (_, id) => me.rest('PATCH', `/projects/${id}`, { name: 'Lantern' })],
  ])('is unavailable for %s', async (_, reason, happen) => {
    const { actionId, projectId } = await drafted(me);
    await happen(actionId, projectId);
    const { status, body } = await reviewed(me, actionId);
    expect([status, body['error'].code, body['error'].details]).toEqual([409, 'review_unavailable', { reason }]);
  });

  test('is unavailable for another kind of action, and without a factory', async () => {
    const { projectId, factoryIds } = await drafted(me);
    const visit = { kind: 'factory_audit_visit', input: { factoryIds } };
    const made = await me.rest('POST', `/projects/${projectId}/actions`, visit, { 'idempotency-key': newId() });
    const ofVisit = await reviewed(me, made.body['action'].id);
    expect(ofVisit.body['error']).toMatchObject({ code: 'review_unavailable', details: { reason: 'kind' } });
    const none = await drafted(me, { input: { factoryIds: ['nobody'] } });
    const { status, body } = await reviewed(me, none.actionId);
    expect([status, body['error'].code, body['error'].details]).toEqual([
      422,
      'missing_facts',
      { missing: ['factoryIds'] },
    ]);
  });

  const set = (id: string, change: string) => app.asOwner().execute(`update action set ${change} where id = ?`, [id]);
});

test('sandbox keys, keys without the scope and other organisations cannot publish', async () => {
  const { actionId } = await drafted(me);
  const approvalId = await approved(me, actionId);
  const sandbox = await app.sandbox();
  const without = await app.live({ organisationId: me.organisationId, scopes: ['rfqs:read'] });
  const { selection, reviewSha256 } = (await reviewed(me, actionId)).body['publication'];
  const calls = (who: typeof me | typeof sandbox): Promise<Answer>[] => [
    reviewed(who, actionId),
    approve(who, actionId, { expectedReviewSha256: reviewSha256, selection }),
    publish(who, actionId, approvalId),
  ];
  const codes = async (who: typeof me | typeof sandbox) => (await Promise.all(calls(who))).map(toCode);
  expect(await codes(sandbox)).toEqual(Array(3).fill([403, 'live_key_required']));
  expect(await codes(without)).toEqual(Array(3).fill([403, 'insufficient_scope']));
  expect(await codes(other)).toEqual(Array(3).fill([404, 'not_found']));
});

describe('an approval', () => {
  test('holds for the reviewed content, and for 30 minutes', async () => {
    const { actionId } = await drafted(me);
    const { reviewSha256, selection } = (await reviewed(me, actionId)).body['publication'];
    const { status, body } = await approve(me, actionId, { expectedReviewSha256: reviewSha256, selection });
    expect([status, body]).toEqual([
      201,
      {
        approval: { id: isId, reviewSha256, expiresAt: '2026-09-01T08:30:00.000Z' },
        requestId: expect.any(String),
      },
    ]);
  });

  test.each<[string, string, unknown]>([
    ['currency', '/selection/currency', 'CNY'],
    ['incoterm', '/selection/incoterm', 'EXW'],
    ['missing incoterm', '/selection/incoterm', null],
    ['place', '/selection/namedPlace', 'Ningbo'],
    ['address', '/selection/deliverTo', '2 Dock Road'],
    ['target price', '/selection/targetUnitPrice', '2.51'],
    ['quantities', '/selection/quantities', [500]],
    ['day', '/selection/quoteBy', '2026-10-10'],
    ['anonymity', '/selection/anonymised', false],
    ['digest', '/expectedReviewSha256', '0'.repeat(64)],
  ])('with a different value is refused: %s', async (_, pointer, value) => {
    const { actionId } = standing;
    const { reviewSha256, selection } = (await reviewed(me, actionId)).body['publication'];
    const body = put({ expectedReviewSha256: reviewSha256, selection }, pointer, value);
    expect(toCode(await approve(me, actionId, body))).toEqual([409, 'publication_review_changed']);
  });

  test('with other quantities or another anonymity than the action is refused with any digest', async () => {
    const { actionId } = standing;
    const { publication } = (await reviewed(me, actionId)).body;
    const { disclosures: _, reviewSha256: __, effect: ___, note: ____, ...content } = publication;
    for (const forged of [{ quantities: [1] }, { anonymised: false }]) {
      const selection = { ...content.selection, ...forged };
      const expectedReviewSha256 = digest({ v: 2, kind: 'publication', ...(content as object), selection });
      expect(toCode(await approve(me, actionId, { expectedReviewSha256, selection }))).toEqual([
        409,
        'publication_review_changed',
      ]);
    }
  });

  test.each<[string, string, unknown, string]>([
    ['no digest', '/expectedReviewSha256', undefined, '/expectedReviewSha256'],
    ['a digest in capitals', '/expectedReviewSha256', 'A'.repeat(64), '/expectedReviewSha256'],
    ['no currency', '/selection/currency', undefined, '/selection/currency'],
    ['no factory', '/selection/factoryIds', [], '/selection/factoryIds'],
    ['an unknown field', '/selection/price', '1', '/selection/price'],
    ['a past date', '/selection/quoteBy', '2026-08-31', '/selection/quoteBy'],
  ])('with %s is rejected with the path of the field', async (_, pointer, value, path) => {
    const { actionId } = standing;
    const { reviewSha256, selection } = (await reviewed(me, actionId)).body['publication'];
    const body = put({ expectedReviewSha256: reviewSha256, selection }, pointer, value);
    const { status, body: answer } = await approve(me, actionId, body);
    expect([status, answer['error'].details.fields[0].path]).toEqual([400, path]);
  });
});

/** Changes between a review and the next step. */
const changes: [string, (draft: Awaited<ReturnType<typeof drafted>>) => Promise<unknown>][] = [
  ['the project', ({ projectId }) => me.rest('PATCH', `/projects/${projectId}`, { name: 'Lantern' })],
  ['the English name', ({ factoryIds: [id] }) => factory(id!, `name_en = name_en || ' Ltd'`)],
  ['the Chinese name', ({ factoryIds: [id] }) => factory(id!, `name_zh = name_zh || '有限公司'`)],
  ['the quarantine status', ({ factoryIds: [id] }) => factory(id!, 'quarantined = true')],
  ['the English text', ({ actionId }) => text(actionId, 'en')],
  ['the Chinese text', ({ actionId }) => text(actionId, 'zh')],
];
const factory = (id: string, change: string) =>
  app.asOwner().execute(`update factory set ${change} where id = ?`, [id]);
const text = (id: string, language: string) =>
  app
    .asOwner()
    .execute(`update action set output = jsonb_set(output, ?, '"Send samples."') where id = ?`, [
      `{result,rfq,${language}}`,
      id,
    ]);

test.each(changes)('an approval is refused after a change of %s', async (_, change) => {
  const draft = await drafted(me);
  const { reviewSha256, selection } = (await reviewed(me, draft.actionId)).body['publication'];
  await change(draft);
  const answer = await approve(me, draft.actionId, { expectedReviewSha256: reviewSha256, selection });
  expect(toCode(answer)).toEqual([409, 'publication_review_changed']);
});

describe('a publication', () => {
  test('creates an RFQ, invitations and disclosures, and sends nothing yet', async () => {
    const { actionId, projectId, factoryIds, answer } = await published(me, { terms: everyTerm });
    const { rfq, invitations, disclosures } = answer.body;
    expect(rfq).toEqual({
      id: isId,
      projectId,
      projectName: 'Lamp',
      title: expect.stringMatching(/^RFQ-[0-9A-F]{8} - Housing \+ 1 more$/),
      status: 'draft',
      anonymised: true,
      scope: 'mechanical_part',
      sourcingModel: 'unspecified',
      runKind: 'unknown',
      priority: '',
      drawingsStatus: 'none_yet',
      toolOwnershipRequired: true,
      bomId: null,
      lineIds: [isId, isId],
      fileIds: [],
      requested: {
        quantities: [500, 2000],
        targetUnitPrice: '2.50',
        currency: 'USD',
        currencyAtColumnDefault: false,
        incoterm: 'FCA',
        incotermAtColumnDefault: false,
        namedPlace: 'Shenzhen Yantian',
        deliverTo: '1 Dock Road, Oakland',
        quoteBy: '2026-10-30',
      },
      createdAt: '2026-09-01T08:00:00.000Z',
      updatedAt: '2026-09-01T08:00:00.000Z',
    });
    expect(invitations).toEqual(
      factoryIds.map((factoryId) => ({
        id: isId,
        factoryId,
        factoryName: expect.stringContaining('Bright Metal'),
        deliveryId: null,
        status: 'pending',
        sentAt: null,
        respondedAt: null,
      })),
    );
    expect(disclosures).toEqual(
      factoryIds.map((factoryId) => ({
        id: isId,
        projectId,
        actionId,
        rfqId: rfq.id,
        factoryId,
        factoryName: expect.stringContaining('Bright Metal'),
        kind: 'rfq_content',
        items: [{ kind: 'rfq_content', name: 'The request in English and Chinese', fileId: null }],
        status: 'pending',
        releaseAt: '2026-09-01T08:15:00.000Z',
        releasedAt: null,
        revokedAt: null,
        revokeReason: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      })),
    );
    expect(Object.keys(answer.body).toSorted()).toEqual(['disclosures', 'invitations', 'requestId', 'rfq']);
    expect(app.sent).toEqual([]);
    const entries = await app
      .asOwner()
      .execute(`select action from audit_entry where owner = ? and resource_id in (?, ?) order by seq`, [
        me.organisationId,
        actionId,
        rfq.id,
      ]);
    expect(entries).toEqual([{ action: 'publication.approved' }, { action: 'rfq.published' }]);
  });

  test('discloses the files of the current package', async () => {
    const me = await app.live();
    const { actionId, projectId } = await drafted(me);
    const { bring } = createEngineeringClient(me, projectId);
    const { files: first } = await bring({ 'housing.step': 'as drawn' }, 'A');
    const { publication } = (await reviewed(me, actionId)).body;
    const file = {
      fileId: first[0].entryId,
      name: 'housing.step',
      revision: 'A',
      sizeBytes: 8,
      sha256: first[0].sha256,
    };
    expect(publication.files).toEqual([file]);
    expect(publication.disclosures).toContainEqual({ kind: 'file', name: 'housing.step' });
    const stale = await approved(me, actionId);

    await bring({ 'housing.step': 'as changed' }, 'B');
    expect(toCode(await publish(me, actionId, stale))).toEqual([409, 'publication_review_changed']);
    const answer = await publish(me, actionId, await approved(me, actionId));
    const disclosed = answer.body['disclosures'].flatMap(({ items }) => list(items));
    expect(disclosed).toContainEqual({
      kind: 'file',
      name: 'housing.step',
      fileId: expect.not.stringMatching(file.fileId),
    });
  });

  test('has exactly the reviewed text', async () => {
    const draft = await drafted(me);
    const { rfq: text, reviewSha256 } = (await reviewed(me, draft.actionId)).body['publication'];
    const answer = await publish(me, draft.actionId, await approved(me, draft.actionId));
    const seen = await me.graphql.request<Json>(
      `query ($id: ID!) { rfq(id: $id) { textEn textZh reviewSha256 note } }`,
      {
        id: answer.body['rfq'].id,
      },
    );
    expect(seen.rfq).toEqual({
      textEn: text.en,
      textZh: text.zh,
      reviewSha256,
      note: 'No message has left. Until its release, each disclosure can be revoked.',
    });
  });

  test('marks a missing incoterm as the default', async () => {
    const { rfq } = await published(me, { input: { incoterm: undefined, quoteBy: undefined } });
    expect(rfq.requested).toMatchObject({ incoterm: 'EXW', incotermAtColumnDefault: true, quoteBy: null });
  });

  test('happens once per approval: repeating it returns the same RFQ, also after the approval has expired', async () => {
    const { actionId, approvalId, answer } = await published(me);
    pass(31);
    const again = await publish(me, actionId, approvalId);
    const said = ({ requestId: _, ...body }: Json) => body;
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    // After 15 minutes the disclosures are released; nothing else differs.
    const { disclosures, ...rest } = said(again.body);
    const { disclosures: before, ...same } = said(answer.body);
    expect(rest).toEqual(same);
    expect(disclosures.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    app.clock.now = new Date('2026-09-01T08:14:59Z');
    expect(said((await publish(me, actionId, approvalId)).body)).toEqual(said(answer.body));
  });

  test('is refused exactly 30 minutes after the approval, and possible one millisecond earlier', async () => {
    const { actionId } = await drafted(me);
    const approvalId = await approved(me, actionId);
    app.clock.now = new Date('2026-09-01T08:30:00.000Z');
    expect(toCode(await publish(me, actionId, approvalId))).toEqual([409, 'publication_approval_expired']);
    app.clock.now = new Date('2026-09-01T08:29:59.999Z');
    expect((await publish(me, actionId, approvalId)).status).toBe(201);
  });

  test('is refused while another RFQ of the action is open, and possible again after it is closed', async () => {
    const { actionId, rfqId, approvalId: first } = await published(me);
    const second = await approved(me, actionId);
    const refused = await publish(me, actionId, second);
    expect(toCode(refused)).toEqual([409, 'publication_already_done']);
    expect(refused.body['error'].details).toEqual({ rfqId });
    await me.graphql.request(closing, { id: rfqId });
    const again = await publish(me, actionId, second);
    expect([again.status, again.body['rfq'].id === rfqId]).toEqual([201, false]);
    expect((await publish(me, actionId, first)).body['rfq']).toMatchObject({ id: rfqId, status: 'closed' });
  });

  test('with an unknown approval or one of another action is not found', async () => {
    const [mine, another] = [await drafted(me), await drafted(me)];
    const approvalId = await approved(me, another.actionId);
    expect(toCode(await publish(me, mine.actionId, approvalId))).toEqual([404, 'not_found']);
    expect(toCode(await publish(me, mine.actionId, newId()))).toEqual([404, 'not_found']);
    expect(toCode(await publish(me, newId(), approvalId))).toEqual([404, 'not_found']);
  });

  test.each(changes)('is refused after a change of %s, and creates nothing', async (_, change) => {
    const draft = await drafted(me);
    const approvalId = await approved(me, draft.actionId);
    await change(draft);
    expect(toCode(await publish(me, draft.actionId, approvalId))).toEqual([409, 'publication_review_changed']);
    const rfqs = await app.asOwner().execute('select id from rfq where action_id = ?', [draft.actionId]);
    expect(rfqs).toEqual([]);
  });

  test('is refused after a factory was merged into another', async () => {
    const old = reachable();
    const [oldId] = await app.factories(old);
    const { actionId } = await drafted(me, { input: { factoryIds: [oldId] } });
    const approvalId = await approved(me, actionId);
    await app.factories(reachable({ aliases: [old.directoryId] }));
    expect(toCode(await publish(me, actionId, approvalId))).toEqual([409, 'publication_review_changed']);
  });

  test('is refused after quoteBy', async () => {
    app.clock.now = new Date('2026-10-09T23:45:00Z');
    const { actionId } = await drafted(me);
    const approvalId = await approved(me, actionId);
    app.clock.now = new Date('2026-10-10T00:00:00Z');
    expect(toCode(await publish(me, actionId, approvalId))).toEqual([409, 'publication_review_changed']);
  });

  test('is counted and listed in its project', async () => {
    const { projectId, rfqId } = await published(me);
    expect((await me.rest('GET', `/projects/${projectId}`)).body['project'].counts.rfqs).toBe(1);
    const { body } = await me.rest('GET', `/rfqs?projectId=${projectId}`);
    expect(body).toMatchObject({ rfqs: [{ id: rfqId }], page: 1, pageSize: 20, total: 1 });
    expect((await detail(me, rfqId))['quotes']).toEqual([]);
  });

  test('keeps both invitations if two factory records are merged', async () => {
    const [one, two] = [reachable(), reachable()];
    const factoryIds = await app.factories(one, two);
    const { rfqId } = await published(me, { input: { factoryIds } });
    await app.factories({ ...one, aliases: [two.directoryId] });
    const { invitations } = await detail(me, rfqId);
    expect(invitations.map(({ factoryId }) => factoryId)).toEqual([factoryIds[0], factoryIds[0]]);
  });
});

test('GraphQL reviews, approves and publishes like REST', async () => {
  const { actionId } = await drafted(me);
  const rest = (await reviewed(me, actionId, { currency: 'CNY' })).body['publication'];
  const { publicationReview: review } = await me.graphql.request(
    `query ($input: PublicationReviewInput!) { publicationReview(input: $input) {
      actionId projectId projectVersion
      selection { currency incoterm namedPlace deliverTo targetUnitPrice quantities quoteBy factoryIds anonymised }
      factories { factoryId nameEn nameZh } rfq { en zh } files { fileId name revision sizeBytes sha256 } disclosures { kind name }
      recipients { factoryId channel from replyTo to { name address } subject bodyEn bodyZh hasLink reachable reason }
      screenings { factoryId screening { listVersion matches { list name score why exact } note confirmedBy { kind id label } confirmedAt } }
      reviewSha256 effect note } }`,
    { input: { actionId, currency: 'CNY' } },
  );
  expect(review).toEqual(rest);
  const { reviewSha256: expectedReviewSha256, selection } = review;
  const { approvePublication } = await me.graphql.request(
    `mutation ($input: ApprovePublicationInput!) { approvePublication(input: $input) { approval { id } } }`,
    { input: { actionId, expectedReviewSha256, selection } },
  );
  const publishing = `mutation ($input: PublishQuoteRequestInput!) { publishQuoteRequest(input: $input) {
    replayed publication { rfq { id status } invitations { status } disclosures { status } } } }`;
  const input = { actionId, approvalId: approvePublication.approval.id };
  const publication = {
    rfq: { id: isId, status: 'draft' },
    invitations: [{ status: 'pending' }, { status: 'pending' }],
    disclosures: [{ status: 'pending' }, { status: 'pending' }],
  };
  const made = await me.graphql.request(publishing, { input });
  expect(made.publishQuoteRequest).toEqual({ replayed: false, publication });
  expect((await me.graphql.request(publishing, { input })).publishQuoteRequest.replayed).toBe(true);
});

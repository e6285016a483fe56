import { beforeEach, expect, test } from 'vitest';
import { releaseDue } from '#modules/sourcing/rfqs/release/release.service.ts';
import { openPair } from '../../api/deliveries/races/pair.ts';
import { closing, publishing, toCode } from '../../api/rfqs/published.ts';
import { wholeQuote } from '../../api/rfqs/quoted.ts';
import type { Answer } from '../../harness.ts';

const app = await openPair();
const { drafted, approved, publish, published, detail, pass } = publishing(app);
const me = await app.live();
const there = app.there(me);
const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});

const rounds = 5;
const readRfqs = (actionId: string) =>
  app.asOwner().execute<{ id: string }[]>('select id from rfq where action_id = ?', [actionId]);
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).toSorted();

test('publish and publish with one approval: one RFQ, returned to both', async () => {
  for (let round = 0; round < rounds; round++) {
    const { actionId } = await drafted(me, { factories: 1 });
    const approvalId = await approved(me, actionId);
    const racers = [me, there].map((who) => () => publish(who as typeof me, actionId, approvalId));
    const answers = await app.atOnce('action', actionId, round % 2 ? racers.toReversed() : racers);
    expect(statuses(answers)).toEqual([200, 201]);
    expect(new Set(answers.map(({ body }) => body['rfq'].id)).size).toBe(1);
    expect(await readRfqs(actionId)).toHaveLength(1);
  }
});

test('publish and publish with two approvals: one RFQ, and the other is refused', async () => {
  for (let round = 0; round < rounds; round++) {
    const { actionId } = await drafted(me, { factories: 1 });
    const approvals = [await approved(me, actionId), await approved(me, actionId)];
    const racers = approvals.map((id, i) => () => publish([me, there][i] as typeof me, actionId, id));
    const answers = await app.atOnce('action', actionId, racers);
    expect(answers.map(toCode).toSorted()).toEqual([
      [201, undefined],
      [409, 'publication_already_done'],
    ]);
    expect(await readRfqs(actionId)).toHaveLength(1);
  }
});

test('the database rejects a second open RFQ of an action and a second submitted quote of an invitation', async () => {
  const { rfq, rfqId, factoryIds } = await published(me);
  const input = wholeQuote(rfq, factoryIds[0]!);
  await operator.graphql.request(
    `mutation ($input: RecordSupplierQuoteInput!) { recordSupplierQuote(input: $input) { recorded } }`,
    { input },
  );
  const copies = [
    [
      `insert into rfq select (jsonb_populate_record(x, jsonb_build_object('id', gen_random_uuid()))).* from rfq x where id = ?`,
    ],
    [
      `insert into supplier_quote select (jsonb_populate_record(x, jsonb_build_object('id', gen_random_uuid(), 'version', 2))).* from supplier_quote x where rfq_id = ?`,
    ],
  ];
  for (const [copy] of copies)
    await expect(app.asOwner().execute(copy!, [rfqId])).rejects.toMatchObject({ code: '23505' });
});

test('publish and change the project: the approved content is published, or nothing', async () => {
  for (let round = 0; round < rounds; round++) {
    const { actionId, projectId } = await drafted(me, { factories: 1 });
    const approvalId = await approved(me, actionId);
    const racers = [
      () => publish(me, actionId, approvalId),
      () => there.rest('PATCH', `/projects/${projectId}`, { name: `Lantern ${round}` }),
    ];
    await app.atOnce('project', projectId, round % 2 ? racers.toReversed() : racers);
    const [rfq] = await readRfqs(actionId);
    const again = await publish(me, actionId, approvalId);
    expect(toCode(again)).toEqual(rfq ? [200, undefined] : [409, 'publication_review_changed']);
  }
});

test('revoke and release at releaseAt: it is released, and the revocation is refused', async () => {
  for (let round = 0; round < rounds; round++) {
    const { disclosures, rfqId } = await published(me, { factories: 1 });
    pass(15);
    const { id } = disclosures[0];
    const racers: (() => Promise<unknown>)[] = [
      () => me.rest('POST', `/pending-disclosures/${id}/revoke`, {}),
      ...app.systems.map((system) => () => releaseDue(system)),
    ];
    const [revoked] = (await app.atOnce('disclosure', id, racers)) as [Answer];
    expect(toCode(revoked)).toEqual([409, 'disclosure_not_pending']);
    // A job that found the RFQ locked leaves it to its next run.
    await releaseDue(app.system);
    expect((await detail(me, rfqId))['status']).toBe('sent');
    const entries = await app
      .asOwner()
      .execute(`select action from audit_entry where resource_id = ? and resource = 'disclosure'`, [id]);
    expect(entries).toEqual([{ action: 'disclosure.released' }]);
  }
});

test('revoke and close: one of them succeeds, and nothing is released', async () => {
  for (let round = 0; round < rounds; round++) {
    const { disclosures, rfqId } = await published(me, { factories: 1 });
    const { id } = disclosures[0];
    const racers = [
      () => me.rest('POST', `/pending-disclosures/${id}/revoke`, {}),
      () => there.graph(closing, { id: rfqId }),
    ];
    await app.atOnce('disclosure', id, round % 2 ? racers.toReversed() : racers);
    pass(16);
    await releaseDue(app.system);
    const [row] = await app.asOwner().execute('select status from disclosure where id = ?', [id]);
    expect(['revoked', 'expired']).toContain(row!.status);
    expect((await detail(me, rfqId))['invitations'][0].status).toBe('expired');
  }
});

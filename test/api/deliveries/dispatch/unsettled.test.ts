import { beforeEach, expect, test } from 'vitest';
import { sendDue } from '#modules/sourcing/deliveries/dispatch/send-due.service.ts';
import { type Caller, startApp, unlimited } from '../../../harness.ts';
import type { Json } from '../../../json.ts';
import { codeOf } from '../../keys/client.ts';
import { createDraftHelpers, unknownOutcome, wechat } from './drafted.ts';

const app = await startApp(unlimited);
const { drafted, approved, pass } = createDraftHelpers(app);
const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
beforeEach(() => app.asOwner().execute(`update delivery set status = 'rejected' where status = 'approved'`));

const document = `query ($filter: UnsettledDeliveryFilter) {
  unsettledDeliveries(filter: $filter) {
    totalCount
    nodes {
      state subject projectName organisationName approvedAt attempts firstAttemptAt lastOutcome providerMessageId
      to { address }
      delivery { id status channel factoryName }
    }
  }
}`;
const list = async (filter: object = {}, by: Pick<Caller, 'graphql'> = operator) =>
  (await by.graphql.request<{ unsettledDeliveries: Json }>(document, { filter })).unsettledDeliveries;
const idsIn = ({ nodes }: Json) => nodes.map(({ delivery }) => delivery.id);

const refusedOutcome = { kind: 'refused', outcome: 'refused' } as const;
async function approvedWith(outcome: typeof unknownOutcome | typeof refusedOutcome) {
  app.next.push(outcome);
  return approved(await app.live(), { nameEn: 'Bright Metal' });
}

test('operator staff see mails of all tenants that were refused or whose outcome is unknown, longest approved first', async () => {
  const uncertain = await approvedWith(unknownOutcome);
  pass(60);
  const failed = await approvedWith(refusedOutcome);
  const settled = await approvedWith(unknownOutcome);
  expect(idsIn(await list()), 'the service will try these again').toEqual([failed.id]);
  pass(24 * 3600);
  await sendDue(app.system);
  await operator.graphql.request('mutation ($input: SettleDeliveryInput!) { settleDelivery(input: $input) { note } }', {
    input: { id: settled.id, outcome: 'not_sent', evidence: 'Not in the log of the provider' },
  });
  const sent = await approved(await app.live());
  const found = await list();
  expect(idsIn(found)).toEqual([uncertain.id, failed.id]);
  expect(idsIn(found)).not.toContain(sent.id);
  expect(found.nodes[0]).toEqual({
    state: 'uncertain',
    subject: expect.any(String),
    projectName: 'Lamp',
    organisationName: expect.any(String),
    approvedAt: expect.any(String),
    attempts: 1,
    firstAttemptAt: expect.any(String),
    lastOutcome: 'timeout',
    providerMessageId: null,
    to: { address: expect.stringContaining('@') },
    delivery: { id: uncertain.id, status: 'approved', channel: 'email', factoryName: 'Bright Metal' },
  });
  expect(found.nodes[1]).toMatchObject({ state: 'failed', lastOutcome: 'refused' });
  expect(idsIn(await list({ state: ['failed'] }))).toEqual([failed.id]);
  expect(idsIn(await list({ projectId: uncertain.projectId }))).toEqual([uncertain.id]);
});

test('an approved mail that nothing has sent for ten minutes is stuck', async () => {
  const me = await app.live();
  const { id } = await drafted(me);
  await app
    .asOwner()
    .execute(`update delivery set status = 'approved', approved_at = ?, dispatch_status = null where id = ?`, [
      app.clock.now,
      id,
    ]);
  pass(9 * 60);
  expect(idsIn(await list())).toEqual([]);
  pass(2 * 60);
  const { nodes } = await list();
  expect(nodes).toMatchObject([
    { state: 'stuck', attempts: 0, lastOutcome: null, firstAttemptAt: null, delivery: { id } },
  ]);
});

test('messages that a person sends are in the outbox instead', async () => {
  await approved(await app.live(), wechat);
  pass(3600);
  expect(await list()).toMatchObject({ totalCount: 0, nodes: [] });
});

test('customers cannot list them', async () => {
  const answer = await (await app.live()).graph(document);
  expect(answer.body['errors'][0]?.extensions).toMatchObject({ status: 403 });
  expect(codeOf(answer)).toBeDefined();
});

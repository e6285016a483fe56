import { expect, test } from 'vitest';
import { quoteRequest, reachable, startApp, unlimited } from '../harness.ts';
import { openPrograms, settingsOf } from '../program.ts';

const app = await startApp(unlimited);
const { admin } = openPrograms(settingsOf(app));
const me = await app.live();
const member = await app.session('owner', me.organisationId);
const org = ['--org', me.organisationId] as const;
await quoteRequest(me, { factoryIds: await app.factories(reachable(), reachable()) });
const deliveries = await app
  .asOwner()
  .execute<{ id: string }[]>('select id from delivery where owner = ? order by id', [me.organisationId]);

test('the console lists organisations, members, keys, sessions, messages, actions and limits, without contacts and secrets', async () => {
  const [uncertain, queued] = deliveries.map(({ id }) => id);
  const em = app.asOwner();
  await em.execute(
    `update delivery set status = 'approved', dispatch_status = 'uncertain', approved_at = now() where id = ?`,
    [uncertain],
  );
  await em.execute(`update delivery set status = 'queued', approved_at = now() where id = ?`, [queued]);
  const answers = {
    orgs: (await admin('org', 'list', ...org)).answer,
    members: (await admin('member', 'list', ...org)).answer,
    keys: (await admin('key', 'list', ...org)).answer,
    sessions: (await admin('session', 'list', ...org)).answer,
    uncertain: (await admin('delivery', 'list', ...org)).answer,
    outbox: (await admin('delivery', 'list', ...org, '--state', 'outbox')).answer,
    actions: (await admin('action', 'list', ...org)).answer,
    limits: (await admin('limit', 'show', me.keyId)).answer,
  };
  expect(answers).toMatchObject({
    orgs: { organisations: [{ id: me.organisationId, members: 1, validKeys: 1 }], nextAfter: null },
    members: { members: [{ id: member.memberId, role: 'owner', sessions: 1 }] },
    keys: { keys: [{ id: me.keyId, revokedAt: null }] },
    sessions: { sessions: [{ id: member.sessionId, memberId: member.memberId }] },
    uncertain: { deliveries: [{ id: uncertain, dispatchStatus: 'uncertain' }] },
    outbox: { deliveries: [{ id: queued, status: 'queued' }] },
    actions: { actions: [] },
    limits: {
      limits: expect.arrayContaining([
        expect.objectContaining({ bucket: `key:${me.keyId}`, lastDay: expect.any(Number) }),
      ]),
    },
  });
  expect(JSON.stringify(answers)).not.toMatch(/@|factory\.example|ssd_live_\w{9}/);
});

test('the console revokes a key and ends a session, audited; an unknown id is not found', async () => {
  expect((await admin('key', 'revoke', me.keyId)).answer).toMatchObject({ key: { id: me.keyId } });
  expect((await admin('session', 'end', member.sessionId)).answer).toEqual({
    session: { id: member.sessionId, ended: true },
  });
  expect((await me.rest('GET', '/me')).status).toBe(401);
  expect((await member.rest('GET', '/me')).status).toBe(401);
  const unknown = await admin('session', 'end', member.sessionId);
  expect(unknown).toMatchObject({ code: 1, answer: { error: { code: 'not_found' } } });
  const entries = await app
    .asOwner()
    .execute(`select action, actor from audit_entry where action in ('key.revoked', 'session.ended') order by 1`);
  expect(entries).toEqual([
    { action: 'key.revoked', actor: 'console' },
    { action: 'session.ended', actor: 'console' },
  ]);
});

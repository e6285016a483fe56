import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { type Caller, startApp } from '../../harness.ts';
import { codeOf } from './client.ts';

const app = await startApp();
app.clock.now = new Date();

describe('revoking a key', () => {
  test('takes effect at once; repeating changes nothing', async () => {
    const me = await app.live();
    const gone = await me.rest('DELETE', `/keys/${me.keyId}`);
    expect(gone).toMatchObject({ status: 200, body: { revoked: true, key: { id: me.keyId, status: 'revoked' } } });
    expect(codeOf(await me.rest('GET', '/me'))).toEqual([401, 'key_revoked']);
    const owner = await app.session('owner', me.organisationId);
    const again = await owner.rest('DELETE', `/keys/${me.keyId}`);
    expect([again.status, again.body['key'].revokedAt]).toEqual([200, gone.body['key'].revokedAt]);
  });

  test('is allowed to owners for any key of the organisation, also unused or expired ones', async () => {
    const owner = await app.session('owner', await app.organisation());
    const { organisationId } = owner;
    const made = (await owner.rest('POST', '/keys', { mode: 'live' })).body;
    const [used, expired] = [await app.live({ organisationId }), await app.live({ organisationId })];
    await used.rest('GET', '/me');
    await app.asOwner().execute(`update api_key set expires_at = now() where id = ?`, [expired.keyId]);
    for (const id of [made['key'].id, used.keyId, expired.keyId]) {
      const { status, body } = await owner.rest('DELETE', `/keys/${id}`);
      expect([status, body]).toMatchObject([200, { revoked: true, key: { id, status: 'revoked', organisationId } }]);
      expect(body['key'].revokedAt).toBe(app.clock.now.toISOString());
    }
    for (const { secret } of [{ secret: made['secret'] }, used, expired]) {
      const me = app.caller({ authorization: `Bearer ${secret}` });
      expect(codeOf(await me.rest('GET', '/me'))).toEqual([401, 'key_revoked']);
    }
  });

  test('twice at once gives the same result and one audit entry', async () => {
    const second = await app.secondInstance();
    for (let i = 0; i < 10; i++) {
      const me = await app.live();
      const owner = await app.session('owner', me.organisationId);
      const headers = { cookie: `__Host-ssd_session=${owner.token}`, origin: 'http://gateway.test' };
      const answers = await Promise.all(
        [app.app, second, app.app, second].map((on) => app.caller(headers, on).rest('DELETE', `/keys/${me.keyId}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const entries = await app
        .asOwner()
        .execute(`select from audit_entry where resource_id = ? and action = 'key.revoked'`, [me.keyId]);
      expect(entries).toHaveLength(1);
    }
  });

  test('takes effect on another instance with the next request', async () => {
    const me = await app.live();
    const elsewhere = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance());
    expect((await elsewhere.rest('GET', '/me')).status).toBe(200);
    expect((await me.rest('DELETE', `/keys/${me.keyId}`)).status).toBe(200);
    expect(codeOf(await elsewhere.rest('GET', '/me'))).toEqual([401, 'key_revoked']);
  });

  test('is refused from other origins', async () => {
    const me = await app.live();
    const owner = await app.session('owner', me.organisationId);
    const foreign = await owner.rest('DELETE', `/keys/${me.keyId}`, undefined, { origin: 'http://evil.test' });
    expect(codeOf(foreign)).toEqual([403, 'origin_not_allowed']);
    expect((await me.rest('GET', '/me')).status).toBe(200);
  });

  test.each<[string, (me: { organisationId: string }) => Promise<Caller>]>([
    ['another key of the organisation', ({ organisationId }) => app.live({ organisationId })],
    ['a member of the organisation', ({ organisationId }) => app.session('member', organisationId)],
    ['the owner of another organisation', async () => app.session('owner', await app.organisation())],
    ['a sandbox key', () => app.sandbox()],
  ])('is refused to %s', async (_, who) => {
    const me = await app.live();
    const other = await who(me);
    const refused = await other.rest('DELETE', `/keys/${me.keyId}`);
    expect([refused.status, refused.body['error']]).toEqual([
      404,
      (await other.rest('DELETE', `/keys/${newId()}`)).body['error'],
    ]);
    expect((await me.rest('GET', '/me')).status).toBe(200);
  });

  test('requires a credential', async () => {
    expect(codeOf(await app.caller().rest('DELETE', `/keys/${newId()}`))).toEqual([401, 'unauthenticated']);
  });
});

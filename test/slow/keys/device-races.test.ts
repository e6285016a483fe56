import { describe, expect, onTestFinished, test } from 'vitest';
import { hashSecret } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { type Answer, type KeyRow, outcome, startDevices } from '../../api/keys/device/client.ts';

const app = await startDevices();
const { acknowledge, approve, approved, cancel, deny, elsewhere, execute, issued, me, owner, poll, second, start } =
  app;
const both = [app.app, second];

const keysLabelled = (label: string) => execute<KeyRow>('select * from api_key where label = ?', [label]);
/** Continues when this many wait for a lock; the service times out after two seconds. */
const waiting = async (count: number) => {
  const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await execute(sql)).length, { interval: 1, timeout: 1900 }).toBe(count);
};

type Ends<Calls extends readonly (() => Promise<unknown>)[]> = { [At in keyof Calls]: Awaited<ReturnType<Calls[At]>> };

/**
 * Every second round starts all at once. The others start one after the other, each waiting for the lock, so that they
 * meet inside in an order that changes per round.
 */
async function race<const Calls extends readonly (() => Promise<unknown>)[]>(
  deviceCode: string,
  round: number,
  calls: Calls,
): Promise<Ends<Calls>> {
  const first = (round >> 1) % calls.length;
  const order = calls.map((_, i) => (i + first) % calls.length);
  const ends: Promise<readonly [number, unknown]>[] = [];
  const begin = (i: number) => void ends.push(calls[i]!().then((answer) => [i, answer] as const));
  if (round % 2) order.forEach(begin);
  else {
    await app.asOwner().transactional(async (em) => {
      await em.execute('select from device_connection where device_code_sha256 = ? for update', [
        hashSecret(deviceCode),
      ]);
      for (const [n, i] of order.entries()) {
        begin(i);
        await waiting(n + 1);
      }
    });
  }
  const answers = await Promise.all(ends);
  return answers.toSorted(([a], [b]) => a - b).map(([, answer]) => answer) as Ends<Calls>;
}

/** Runs the rounds in sequence and counts the outcomes. */
async function rounds(count: number, run: (round: number, label: string) => Promise<string>): Promise<object> {
  const seen: Record<string, number> = {};
  for (let round = 0; round < count; round++) {
    const end = await run(round, newId());
    seen[end] = (seen[end] ?? 0) + 1;
  }
  expect(Object.values(seen).reduce((sum, one) => sum + one)).toBe(count);
  return seen;
}
const some = expect.any(Number);

describe('concurrently on two instances', () => {
  const on = (round: number) => [both[(round >> 2) % 2], both[((round >> 2) + 1) % 2]] as const;
  /** The GraphQL result as an outcome. */
  const graph = (call: Promise<unknown>) =>
    call.then(
      () => [200, undefined],
      ({ response }) => [response.errors[0].extensions.status, response.errors[0].extensions.code],
    );
  const goneFor = async (secret: string) => {
    for (const instance of both) expect(outcome(await me(secret, instance))).toEqual([401, 'key_revoked']);
  };

  test('polls return one key', async () => {
    const seen = await rounds(24, async (round, label) => {
      const { deviceCode } = await approved({ label });
      const answers = await race(
        deviceCode,
        round,
        Array.from({ length: 6 }, (_, i) => () => poll(deviceCode, both[i % 2])),
      );
      expect(answers.map(({ status, body }) => [status, body['status']])).toEqual(Array(6).fill([200, 'approved']));
      const secrets = new Set(answers.map(({ body }) => body['secret']));
      const keys = await keysLabelled(label);
      expect(keys.map(({ sha256 }) => sha256)).toEqual([...secrets].map(hashSecret));
      expect(await execute('select from audit_entry where resource_id = ?', [keys[0]!.id])).toHaveLength(1);
      return 'same key';
    });
    expect(seen).toEqual({ 'same key': 24 });
  });

  test.each([
    ['approved', approved],
    ['issued', issued],
  ] as const)('cancel and poll of what is %s: no usable key afterwards', async (_, begin) => {
    const seen = await rounds(20, async (round, label) => {
      const { deviceCode } = await begin({ label });
      const [there, here] = on(round);
      const [ended, polled] = (await race(deviceCode, round, [
        () => cancel(deviceCode, there),
        () => poll(deviceCode, here),
      ])) as [Answer, Answer];
      const keys = await keysLabelled(label);
      expect([ended.status, ended.body['revokedKeyId']]).toEqual([200, keys[0]?.id ?? null]);
      expect(keys.length).toBeLessThanOrEqual(1);
      for (const key of keys) expect(key.revoked_at).not.toBeNull();
      const { secret, status } = polled.body;
      expect([polled.status, status]).toEqual([200, secret ? 'approved' : 'cancelled']);
      if (secret) await goneFor(secret);
      expect((await poll(deviceCode)).body).toMatchObject({ status: 'cancelled', secret: null });
      return secret ? 'key given and revoked' : 'nothing given';
    });
    expect(seen).toEqual({ 'key given and revoked': some, 'nothing given': some });
  });

  test('of cancel and acknowledge one succeeds, and the key has the matching state', async () => {
    const seen = await rounds(34, async (round, label) => {
      const { deviceCode, secret } = await issued({ label });
      const [there, here] = on(round);
      const answers = await race(deviceCode, round, [
        () => cancel(deviceCode, there),
        () => acknowledge(secret, deviceCode, here),
      ]);
      const [ended, kept] = answers.map(outcome);
      expect(await keysLabelled(label)).toHaveLength(1);
      if (ended![0] === 200) {
        expect(kept).toEqual([401, 'key_revoked']);
        await goneFor(secret);
        return 'cancelled';
      }
      expect([ended, kept]).toEqual([
        [409, 'device_already_acknowledged'],
        [200, undefined],
      ]);
      for (const instance of both) expect((await me(secret, instance)).status).toBe(200);
      return 'acknowledged';
    });
    expect(seen).toEqual({ cancelled: some, acknowledged: some });
  });

  test('approve and cancel during a poll end cancelled, without a valid key', async () => {
    const seen = await rounds(34, async (round, label) => {
      const { deviceCode, userCode } = await start({ label });
      const [there, here] = on(round);
      const session = elsewhere(await owner(), there!);
      const [granted, ended, polled] = await race(deviceCode, round, [
        () => graph(approve(session, userCode)),
        () => cancel(deviceCode, here).then((answer) => [...outcome(answer), answer.body['revokedKeyId']]),
        () => poll(deviceCode, there),
      ]);
      const keys = await keysLabelled(label);
      expect(ended).toEqual([200, undefined, keys[0]?.id ?? null]);
      expect(keys.length).toBeLessThanOrEqual(1);
      expect([
        [200, undefined],
        [409, 'device_already_decided'],
      ]).toContainEqual(granted);
      expect(polled.status).toBe(200);
      if (polled.body.secret) await goneFor(polled.body.secret);
      expect((await poll(deviceCode)).body).toMatchObject({ status: 'cancelled', secret: null });
      return granted[0] === 200 ? 'approved first' : 'cancelled first';
    });
    expect(seen).toEqual({ 'approved first': some, 'cancelled first': some });
  });

  test('of approve and deny the first decides, for its organisation only', async () => {
    const seen = await rounds(34, async (round, label) => {
      const [one, other] = [await owner(), await owner()];
      const same = round % 8 < 4;
      const { deviceCode, userCode } = await start({ label });
      const [there, here] = on(round);
      const denier = same ? one : other;
      const [yes, no] = await race(deviceCode, round, [
        () => graph(approve(elsewhere(one, there!), userCode)),
        () => graph(deny(elsewhere(denier, here!), userCode)),
      ]);
      const late = same ? [409, 'device_already_decided'] : [404, 'not_found'];
      const wasApproved = yes[0] === 200;
      expect(wasApproved ? no : yes).toEqual(late);
      expect(wasApproved ? yes : no).toEqual([200, undefined]);
      expect((await poll(deviceCode)).body['status']).toBe(wasApproved ? 'approved' : 'denied');
      const keys = await keysLabelled(label);
      expect(keys.map((key) => key.organisation_id)).toEqual(wasApproved ? [one.organisationId] : []);
      return wasApproved ? 'approved' : 'denied';
    });
    expect(seen).toEqual({ approved: some, denied: some });
  });

  test('acknowledge and expiry or revocation never leave a valid key of an ended connection', async () => {
    const seen = await rounds(34, async (round, label) => {
      const { deviceCode, secret, key, session } = await issued({ label });
      const [there, here] = on(round);
      const expire = () =>
        app.asOwner().transactional(async (em) => {
          const past = app.clock.now;
          const sql = `update device_connection set expires_at = ? where key_id = ? and status = 'issued' returning 1`;
          const ended: unknown[] = await em.execute(sql, [past, key.id]);
          if (ended.length) await em.execute('update api_key set expires_at = ? where id = ?', [past, key.id]);
          return [ended.length ? 200 : 0];
        });
      const revoke = async () => outcome(await session.rest('DELETE', `/keys/${key.id}`));
      const [kept, ended] = await race(deviceCode, round, [
        () => acknowledge(secret, deviceCode, here).then(outcome),
        expire,
      ]);
      expect(await keysLabelled(label)).toHaveLength(1);
      if (ended[0] === 200) {
        expect(kept).toEqual([401, 'key_revoked']);
        await goneFor(secret);
        return 'ended';
      }
      expect([kept, (await me(secret, there)).status]).toEqual([[200, undefined], 200]);
      const [again, revoked] = await Promise.all([acknowledge(secret, deviceCode, here).then(outcome), revoke()]);
      expect(revoked).toEqual([200, undefined]);
      expect([
        [200, undefined],
        [401, 'key_revoked'],
      ]).toContainEqual(again);
      await goneFor(secret);
      return 'acknowledged';
    });
    expect(seen).toEqual({ ended: some, acknowledged: some });
  });

  test('an acknowledgement that waits beyond the expiry is too late', async () => {
    const { deviceCode, secret } = await issued();
    const then = app.clock.now;
    onTestFinished(() => app.at(then, 0));
    const late = await app.asOwner().transactional(async (em) => {
      await em.execute('select from device_connection where device_code_sha256 = ? for update', [
        hashSecret(deviceCode),
      ]);
      const kept = acknowledge(secret, deviceCode, second);
      await waiting(1);
      app.at(then, 600);
      return { kept };
    });
    expect(outcome(await late.kept)).toEqual([401, 'key_revoked']);
    expect((await poll(deviceCode)).body).toMatchObject({ status: 'expired', secret: null });
  });
});

import { expect, test } from 'vitest';
import { changeRole, remove, startPeople } from '../../api/members/people.ts';

const { app, follow, invited, ownerOf } = await startPeople();

/** Audit entries are chained: holding the chain lock while waiting for another row would block all writers. */
const rounds = Array.from({ length: 20 });
const statuses = async (calls: Promise<{ status: number }>[]) => (await Promise.all(calls)).map(({ status }) => status);
const settled = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error) => error.response.errors[0].extensions.status as number,
  );

test('creating keys and changing roles concurrently does not deadlock', async () => {
  const owner = await ownerOf();
  const { id } = await invited(owner);
  for (const [i] of rounds.entries()) {
    const role = i % 2 ? 'member' : 'viewer';
    const made = statuses([1, 2].map(() => owner.rest('POST', '/keys', { mode: 'live' })));
    expect([await settled(changeRole(owner, { id, role })), ...(await made)]).toEqual([200, 201, 201]);
  }
});

test('removing a member during sign-in succeeds either way, without an error', async () => {
  const owner = await ownerOf();
  for (const _ of rounds) {
    const { id, link } = await invited(owner);
    const [removed, token] = await Promise.all([settled(remove(owner, { id })), follow(link)]);
    expect(removed).toBe(200);
    if (token)
      expect((await app.caller({ cookie: `__Host-ssd_session=${token}` }).rest('GET', '/me')).status).toBe(401);
  }
});

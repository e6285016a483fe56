import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { createDraftHelpers } from '../api/deliveries/dispatch/drafted.ts';
import { startApp, unlimited } from '../harness.ts';
import { openPrograms, settingsOf } from '../program.ts';

const app = await startApp(unlimited);
const { approved, drafted } = createDraftHelpers(app);
const { admin } = openPrograms({ ...settingsOf(app), SECRET_KEY: randomBytes(32).toString('base64') });
const settle = (id: string, evidence = 'Not in the log of the provider') =>
  admin('delivery', 'settle', id, '--outcome', 'not_sent', '--evidence', evidence);

test('the console records what is established about a refused message, audited', async () => {
  const me = await app.live();
  app.next.push({ kind: 'refused', outcome: 'refused' });
  const { id } = await approved(me);
  expect((await settle(id)).answer).toEqual({ delivery: { id, settledOutcome: 'not_sent' } });
  expect((await me.rest('GET', `/deliveries/${id}`)).body['status']).toBe('not_sent');
  expect(
    await app.asOwner().execute(
      `select actor, detail ->> 'outcome' as outcome from audit_entry
      where action = 'delivery.settled' and resource_id = ?`,
      [id],
    ),
  ).toEqual([{ actor: 'console', outcome: 'not_sent' }]);
});

test('the console settles no message that something else can settle, none without evidence, and none that is unknown', async () => {
  const { id } = await drafted(await app.live());
  const codes = await Promise.all([settle(id), settle(id, ' '), settle(newId())]).then((ended) =>
    ended.map(({ code, answer }) => [code, answer.error.code]),
  );
  expect(codes).toEqual([
    [1, 'delivery_not_settleable'],
    [1, 'validation_failed'],
    [1, 'not_found'],
  ]);
});

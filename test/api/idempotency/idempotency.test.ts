import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { digest } from '#kernel/hash.ts';
import { startApp, unlimited } from '../../harness.ts';
import { capabilitiesIn } from '../capabilities/capability.ts';

const app = await startApp(unlimited);
const me = await app.live();
const { published } = await capabilitiesIn(app);
const capabilityId = await published(me.organisationId);
const projectId = (await me.rest('POST', '/projects', { name: 'Lamp' })).body['project'].id as string;

const quote = { kind: 'quote_request', input: { scope: 'mixed', parts: [{ name: 'Bracket' }] } };
const wanted = { capabilityId, quantity: 500 };

test.each<[string, string, object, object]>([
  ['an action', `/projects/${projectId}/actions`, quote, { ...quote, input: { ...quote.input, dfmQuestions: 'Why?' } }],
  ['a run', '/run', wanted, { ...wanted, quantity: 600 }],
])(
  'an idempotency key of an earlier version replays %s, and is refused with a different body',
  async (_, path, body, other) => {
    const key = { 'idempotency-key': randomUUID() };
    const made = await me.rest('POST', path, body, key);
    expect(made.status).toBe(201);
    const earlier = digest({ path, body });
    const saved = await app
      .asOwner()
      .execute('update idempotency_key set fingerprint = ? where key = ? and fingerprint <> ? returning key', [
        ...[earlier, key['idempotency-key'], earlier],
      ]);
    expect(saved).toHaveLength(1);
    const replayed = await me.rest('POST', path, body, key);
    expect([replayed.status, replayed.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(await me.rest('POST', path, other, key)).toMatchObject({
      ...{ status: 409, body: { error: { code: 'idempotency_conflict' } } },
    });
  },
);

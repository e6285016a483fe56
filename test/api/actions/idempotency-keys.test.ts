import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { put, reachable, startApp } from '../../harness.ts';
import { asJson } from '../../json.ts';
import { createFullRequest, createVisit, startProject } from './requests.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '100000' });
const [factoryId] = (await app.factories(reachable())) as [string];
const full = createFullRequest(factoryId);
const visit = createVisit(factoryId);

const inProject = () => startProject(app);
const quote = (input: object = full) => ({ kind: 'quote_request', input });

describe('an idempotency key', () => {
  test('has 8 to 120 letters, digits, underscores and hyphens', async () => {
    const { post } = await inProject();
    for (const key of ['a'.repeat(8), 'Z'.repeat(120), '_-_-0aZ9']) expect((await post(visit, key)).status).toBe(201);
    for (const key of ['a'.repeat(7), 'a'.repeat(121), 'with space', 'with.dot', 'with/slash', 'schlüssel']) {
      expect([key, await post(visit, key)]).toMatchObject([
        key,
        { status: 400, body: { error: { code: 'idempotency_key_invalid' } } },
      ]);
    }
  });

  test('is required', async () => {
    const { me, projectId } = await inProject();
    expect(await me.rest('POST', `/projects/${projectId}/actions`, visit)).toMatchObject({
      status: 400,
      body: { error: { code: 'idempotency_key_required' } },
    });
  });

  test('replays the saved record, even if the project has changed since', async () => {
    const { me, projectId, post } = await inProject();
    const first = await post(quote(), 'the-same-key');
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null]);
    expect(
      (await me.rest('PATCH', `/projects/${projectId}`, { intake: { productName: 'Other', currentQuantity: 9 } }))
        .status,
    ).toBe(200);
    const again = await post(quote(), 'the-same-key');
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(again.body).toEqual({ ...first.body, replayed: true, requestId: again.body['requestId'] });
    expect((await me.rest('GET', '/deliveries')).body['count']).toBe(1);
  });

  test.each<[string, (projectId: string) => [object, string?]]>([
    ['with another body', () => [put(visit, '/input/notes', 'Changed')]],
    ['with another kind', () => [quote()]],
    ['in another project', (other) => [visit, other]],
  ])('reused %s is a conflict that returns the id of the unchanged first record', async (_, of) => {
    const { me, projectId, post } = await inProject();
    const made = (await post(visit, 'the-same-key')).body;
    const other = (await me.rest('POST', '/projects', { name: 'Other' })).body['project'].id;
    const [body, to = projectId] = of(other);
    expect(await me.rest('POST', `/projects/${to}/actions`, body, { 'idempotency-key': 'the-same-key' })).toMatchObject(
      {
        status: 409,
        body: { error: { code: 'idempotency_conflict', details: { existingId: made['action'].id } } },
      },
    );
    const { actions } = (await me.rest('GET', '/actions')).body;
    const { input, ...saved } = asJson(made['action']);
    expect(actions).toEqual([saved]);
  });

  test('is separate per organisation', async () => {
    const [mine, theirs] = [await inProject(), await inProject()];
    const made = [
      await mine.post(visit, 'the-same-key'),
      await theirs.post(put(visit, '/input/notes', 'x'), 'the-same-key'),
    ];
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
  });

  test('is not consumed by a rejected request', async () => {
    const { me, post } = await inProject();
    expect((await post({ ...visit, input: {} }, 'the-same-key')).status).toBe(400);
    const lost = await me.rest('POST', `/projects/${randomUUID()}/actions`, visit, {
      'idempotency-key': 'the-same-key',
    });
    expect(lost).toMatchObject({ status: 404, body: { error: { details: { resource: 'project' } } } });
    expect((await post(visit, 'the-same-key')).status).toBe(201);
  });

  test('creates one action for fifty concurrent requests to two instances', async () => {
    const { me, projectId } = await inProject();
    const there = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance());
    const post = (at: typeof there) =>
      at.rest('POST', `/projects/${projectId}/actions`, quote(), { 'idempotency-key': 'the-same-key' });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => post(i % 2 ? me : there)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body['action'].id)).size).toBe(1);
    const { project } = (await me.rest('GET', `/projects/${projectId}`)).body;
    expect(project.counts).toEqual({ actions: 1, deliveries: 1, rfqs: 0 });
  });
});

import { describe, expect, test } from 'vitest';
import { put, quoteRequest, reachable, startApp } from '../../harness.ts';
import { intake, intent } from './intent.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '100000' });
type Me = Awaited<ReturnType<typeof app.live>>;
const created = async (me: Me, body: object = { name: 'Lamp' }) =>
  (await me.rest('POST', '/projects', body)).body['project'];

describe('a project', () => {
  test('has every field after creation, null where unknown', async () => {
    const me = await app.live();
    const { status, body } = await me.rest('POST', '/projects', { name: 'Lamp' });
    expect([status, body]).toEqual([
      201,
      {
        project: {
          id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
          name: 'Lamp',
          status: 'active',
          mode: 'live',
          intake: null,
          intent: null,
          contextVersion: 'v1',
          currentQuantity: null,
          quantitySource: 'unknown',
          stageId: null,
          counts: { actions: 0, deliveries: 0, rfqs: 0 },
          createdAt: app.clock.now.toISOString(),
          updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
        requestId: expect.stringMatching(/^req_[0-9A-Z]{26}$/),
      },
    ]);
    expect((await me.rest('GET', `/projects/${body['project'].id}`)).body['project']).toEqual(body['project']);
  });

  test('keeps the given values and completes the intent with unknown values', async () => {
    const me = await app.live();
    expect(await created(me, { name: 'Lamp', intake, intent })).toMatchObject({ intake, intent });
    expect((await created(me, { name: 'Lamp', intent: { current: { quantity: 5 } } })).intent).toEqual({
      schemaVersion: 1,
      current: {
        purpose: 'unknown',
        quantity: 5,
        unit: null,
        configuration: null,
        revision: null,
        confirmation: 'unconfirmed',
        source: null,
      },
      plannedPilot: null,
      forecast: null,
      requirements: [],
      priorities: [],
      prioritySource: null,
    });
  });

  test('counts its actions and deliveries, as a single project and in a list', async () => {
    const me = await app.live();
    const factoryIds = await app.factories(reachable(), reachable());
    const { projectId } = await quoteRequest(me, { factoryIds });
    await created(me, { name: 'idle' });
    const { projects } = (await me.rest('GET', '/projects')).body;
    expect(projects.map(({ counts }) => counts)).toEqual([
      { actions: 0, deliveries: 0, rfqs: 0 },
      { actions: 1, deliveries: 2, rfqs: 0 },
    ]);
    expect((await me.rest('GET', `/projects/${projectId}`)).body['project'].counts).toEqual(projects[1].counts);
  });

  test.each<[string, object, number | null, string]>([
    ['nothing', {}, null, 'unknown'],
    ['the intake', { intake }, 500, 'project'],
    ['a confirmed intent before the intake', { intake, intent }, 200, 'manufacturing_intent'],
    ['a confirmed intent alone', { intent }, 200, 'manufacturing_intent'],
    [
      'the intake if the intent is unconfirmed',
      { intake, intent: put(intent, '/current/confirmation', 'unconfirmed') },
      500,
      'project',
    ],
    [
      'the intake if the intent has no quantity',
      { intake, intent: put(intent, '/current/quantity', null) },
      500,
      'project',
    ],
    ['nothing if there are only plans and forecasts', { intent: put(intent, '/current', {}) }, null, 'unknown'],
  ])('takes its current quantity from %s', async (_, known, currentQuantity, quantitySource) => {
    expect(await created(await app.live(), { name: 'Lamp', ...known })).toMatchObject({
      currentQuantity,
      quantitySource,
    });
  });
});

describe('an edit', () => {
  test('replaces the whole intake, and the intent key by key; null clears a plan', async () => {
    const me = await app.live();
    const { id } = await created(me, { name: 'Lamp', intake, intent });
    const edit = { intake: { productName: 'Lamp 2' }, expectedContextVersion: 'v1' };
    const part = { current: { quantity: 7 }, plannedPilot: null };
    const { project } = (await me.rest('PATCH', `/projects/${id}`, { ...edit, intent: part })).body;
    const current = { ...intent.current, purpose: 'unknown', quantity: 7, unit: null, revision: null, source: null };
    expect(project).toMatchObject({ name: 'Lamp', status: 'active', intake: { productName: 'Lamp 2' } });
    expect(project.intake).toEqual({ productName: 'Lamp 2' });
    expect(project.intent).toEqual({
      ...intent,
      current: { ...current, confirmation: 'unconfirmed' },
      plannedPilot: null,
    });
    const cleared = { intent: { forecast: null }, expectedContextVersion: 'v2' };
    expect((await me.rest('PATCH', `/projects/${id}`, cleared)).body['project'].intent).toEqual({
      ...project.intent,
      forecast: null,
    });
  });

  test('creates a new context version only if name, intake or intent differ', async () => {
    const me = await app.live();
    const { id } = await created(me, { name: 'Lamp', intake, intent });
    const backwards = Object.fromEntries(Object.entries(intake).reverse());
    const steps: [object, string][] = [
      [{ name: 'Lamp' }, 'v1'],
      [{ name: 'Lantern' }, 'v2'],
      [{ status: 'archived' }, 'v2'],
      [{ status: 'active', name: 'Lantern' }, 'v2'],
      [{ intake: backwards }, 'v2'],
      [{ intake: { ...intake, notes: '' } }, 'v3'],
      [{ intent: { priorities: ['quality', 'price'] } }, 'v3'],
      [{ intent: { priorities: ['price', 'quality'] } }, 'v4'],
      [{ name: 'Lamp', intake, intent: { forecast: null } }, 'v5'],
    ];
    let expectedContextVersion = 'v1';
    for (const [edit, version] of steps) {
      const { body } = await me.rest('PATCH', `/projects/${id}`, { ...edit, expectedContextVersion });
      expect([edit, body['project']?.contextVersion]).toEqual([edit, version]);
      expectedContextVersion = version;
    }
  });

  test.each<[string, object]>([
    ['the name', { name: 'Late' }],
    ['the intent', { intent: { forecast: null } }],
    ['the status', { status: 'archived' }],
  ])('of %s based on an old version is refused and changes nothing', async (_, edit) => {
    const me = await app.live();
    const { id } = await created(me);
    const now = (await me.rest('PATCH', `/projects/${id}`, { name: 'Lantern' })).body['project'];
    expect(await me.rest('PATCH', `/projects/${id}`, { ...edit, expectedContextVersion: 'v1' })).toMatchObject({
      status: 409,
      body: { error: { code: 'context_version_conflict', details: { currentContextVersion: 'v2' } } },
    });
    expect((await me.rest('GET', `/projects/${id}`)).body['project']).toEqual(now);
  });

  test('succeeds once if ten are made concurrently on the same version', async () => {
    const me = await app.live();
    const { id } = await created(me);
    const names = Array.from({ length: 10 }, (_, i) => `Edit ${i}`);
    const answers = await Promise.all(
      names.map((name) => me.rest('PATCH', `/projects/${id}`, { name, expectedContextVersion: 'v1' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const winner = names[answers.findIndex(({ status }) => status === 200)];
    const { project } = (await me.rest('GET', `/projects/${id}`)).body;
    expect(project).toMatchObject({ name: winner, contextVersion: 'v2' });
  });

  test.each<[object, string, string]>([
    [{}, '', 'required'],
    [{ expectedContextVersion: 'v1' }, '', 'required'],
    [{ intent: { forecast: null } }, '/expectedContextVersion', 'required'],
    [{ name: 'x', expectedContextVersion: 'v0' }, '/expectedContextVersion', 'invalid_format'],
    [{ name: 'x', expectedContextVersion: '1' }, '/expectedContextVersion', 'invalid_format'],
    [{ name: null }, '/name', 'invalid_type'],
    [{ intake: null }, '/intake', 'invalid_type'],
    [{ status: 'deleted' }, '/status', 'invalid_enum'],
    [{ id: 'x' }, '/id', 'unknown_field'],
  ])('of %j is refused, whether or not the project exists', async (edit, path, code) => {
    const me = await app.live();
    const { id } = await created(me);
    for (const to of [id, me.keyId]) {
      expect(await me.rest('PATCH', `/projects/${to}`, edit)).toMatchObject({
        status: 400,
        body: { error: { code: 'validation_failed', details: { fields: [{ location: 'body', path, code }] } } },
      });
    }
  });
});

describe('the project list', () => {
  test('returns the newest 50, newest first, without intake and intent', async () => {
    const me = await app.live();
    const start = app.clock.now.getTime();
    for (let i = 0; i < 51; i++) {
      app.clock.now = new Date(start + Math.floor(i / 3));
      await created(me, { name: `Lamp ${i}`, intake, intent });
    }
    const { status, body } = await me.rest('GET', '/projects');
    expect([status, body['count']]).toEqual([200, 50]);
    expect(body['projects'].map(({ name }) => name)).toEqual(Array.from({ length: 50 }, (_, i) => `Lamp ${50 - i}`));
    const { intake: _, intent: __, ...item } = await created(me, { name: 'Lamp 51', intake, intent });
    expect((await me.rest('GET', '/projects')).body['projects'][0]).toEqual(item);
  });

  test('has no paging and shows nothing of another organisation', async () => {
    const [me, other] = [await app.live(), await app.live()];
    const { id } = await created(other);
    expect((await me.rest('GET', '/projects')).body).toMatchObject({ projects: [], count: 0 });
    const field = { location: 'query', path: 'page', code: 'unknown_field' };
    const refused = { status: 400, body: { error: { code: 'validation_failed', details: { fields: [field] } } } };
    expect(await me.rest('GET', '/projects?page=2')).toMatchObject(refused);
    const missing = { status: 404, body: { error: { code: 'not_found', details: { resource: 'project' } } } };
    expect(await me.rest('GET', `/projects/${id}`)).toMatchObject(missing);
    expect(await me.rest('PATCH', `/projects/${id}`, { name: 'Mine' })).toMatchObject(missing);
    expect((await other.rest('GET', `/projects/${id}`)).body['project'].name).toBe('Lamp');
  });
});

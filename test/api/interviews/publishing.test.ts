import { describe, expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import { getErrorCode, prepareInterview, startInterview } from './client.ts';

const app = await startApp(unlimited);
const at = app.clock.now.toISOString();

const longer = ['A lamp that glows.', '$12.50', '2027-03-31', 'full product'];

describe('a project intake', () => {
  test('becomes a project with the confirmed facts', async () => {
    const me = await app.live();
    const { id, say, publish } = await prepareInterview(me);
    for (const text of longer) await say(text);
    const { status, body } = await publish();
    const { interview, capability, project, ...rest } = body;
    expect([status, Object.keys(rest), capability]).toEqual([200, ['requestId'], null]);
    expect(interview).toMatchObject({
      id,
      status: 'published',
      version: 10,
      turnCount: 8,
      nextQuestion: null,
      missingFacts: [],
      publishedProjectId: project.id,
      publishedCapabilityId: null,
    });
    expect(project).toEqual({
      id: expect.any(String),
      name: 'Glow Lamp',
      status: 'active',
      mode: 'live',
      contextVersion: 'v1',
      currentQuantity: 500,
      quantitySource: 'project',
      stageId: null,
      counts: { actions: 0, deliveries: 0, rfqs: 0 },
      intake: {
        productName: 'Glow Lamp',
        summary: 'A lamp that glows.',
        stage: 'prototype',
        currentQuantity: 500,
        targetMarkets: ['US'],
        targetUnitCostUsd: '12.5',
        neededBy: '2027-03-31',
        scope: 'full_product',
      },
      intent: null,
      createdAt: at,
      updatedAt: expect.any(String),
    });
    expect((await me.rest('GET', `/projects/${project.id}`)).body['project']).toEqual(project);
    expect((await me.rest('GET', `/interviews/${id}`)).body['interview']).toEqual(interview);
  });

  test('omits facts that were never confirmed', async () => {
    const { say, publish } = await prepareInterview(await app.live());
    await say('A lamp. It would be nice to have it by December 1.');
    const { project, interview } = (await publish()).body;
    expect(interview.facts.find(({ key }) => key === 'neededBy')).toMatchObject({
      value: '2026-12-01',
      confirmation: 'unconfirmed',
    });
    expect(project.intake).not.toHaveProperty('neededBy');
  });

  test('records unknown facts as null', async () => {
    const me = await app.live();
    const { say, publish } = await startInterview(me);
    for (const text of ['Glow Lamp', 'just an idea', "I don't know yet", 'not decided']) await say(text);
    const { project } = (await publish()).body;
    expect(project).toMatchObject({ currentQuantity: null, quantitySource: 'unknown' });
    expect(project.intake).toEqual({ productName: 'Glow Lamp', stage: 'idea', currentQuantity: null });
  });

  test('about a project updates its intake and keeps other fields', async () => {
    const me = await app.live();
    const intake = { productName: 'Glow', currentQuantity: 300, notes: 'keep', category: 'lamps' };
    const { project } = (await me.rest('POST', '/projects', { name: 'My lamp', intake })).body;
    const { say, publish } = await startInterview(me, { projectId: project.id });
    for (const text of ['prototype', 'US', 'we need 800 pcs now', 'yes']) await say(text);
    // Changes made in the meantime are not reverted.
    await me.rest('PATCH', `/projects/${project.id}`, { intake: { ...intake, productName: 'Glow 2' } });
    const { body } = await publish();
    expect(body['project']).toMatchObject({
      id: project.id,
      name: 'My lamp',
      contextVersion: 'v3',
      currentQuantity: 800,
    });
    expect(body['project'].intake).toEqual({
      ...intake,
      productName: 'Glow 2',
      stage: 'prototype',
      targetMarkets: ['US'],
      currentQuantity: 800,
      unit: 'pcs',
    });
    expect(body['interview'].publishedProjectId).toBe(project.id);
    expect((await me.rest('GET', '/projects')).body['count']).toBe(1);
  });

  test('of a sandbox key becomes a sandbox project', async () => {
    const { publish } = await prepareInterview(await app.sandbox());
    expect((await publish()).body['project'].mode).toBe('sandbox');
  });

  test('requires only the scope interviews:write', async () => {
    const me = await app.live({ scopes: ['interviews:write'] });
    const { publish } = await prepareInterview(me);
    expect((await publish()).body['project'].name).toBe('Glow Lamp');
    expect(getErrorCode(await me.rest('GET', '/projects'))).toBe('insufficient_scope');
  });

  test('writes an audit entry without message texts', async () => {
    const me = await app.live();
    const { id, publish } = await prepareInterview(me);
    const { project } = (await publish()).body;
    const entries = await app.asOwner().execute('select * from audit_entry where owner = ?', [me.organisationId]);
    expect(entries).toMatchObject([
      { action: 'interview.published', resource: 'interview', resource_id: id, detail: { projectId: project.id } },
    ]);
  });
});

describe('a capability', () => {
  const opening =
    'We offer CNC machining of brass fittings in Shenzhen, MOQ 100 pcs, lead time 3-4 weeks, tolerance ±0.05 mm.';

  test('is submitted for review with the confirmed facts and their sources', async () => {
    const me = await app.live();
    const { id, say, publish } = await startInterview(me, { family: 'capability', opening });
    expect((await say('Yes, that is right.')).body['interview'].status).toBe('ready');
    const { status, body } = await publish();
    const { interview, capability, project } = body;
    expect([status, project, interview.publishedProjectId]).toEqual([200, null, null]);
    expect(interview).toMatchObject({ status: 'published', version: 3, publishedCapabilityId: capability.id });
    expect(capability).toMatchObject({
      title: 'CNC machining of brass fittings',
      process: 'cnc',
      materials: ['brass'],
      minQuantity: 100,
      maxQuantity: null,
      leadTimeDays: { low: 21, high: 28 },
      regions: ['Shenzhen'],
      tolerancesNote: '±0.05 mm',
      factoryId: null,
      factoryName: null,
      status: 'in_review',
      version: 1,
      confidence: 'reported',
      sourceInterviewId: id,
      publishedAt: null,
    });
    expect(capability.facts).toEqual(interview.facts);
    const { capabilities } = (await me.rest('GET', '/capabilities')).body;
    expect(capabilities).toEqual([capability]);
  });

  test('shows unconfirmed facts to the reviewer without including them', async () => {
    const me = await app.live();
    const { say, publish } = await startInterview(me, { family: 'capability', opening });
    await say('Yes');
    await say('We can make maybe up to 10,000 pcs.');
    const { capability } = (await publish()).body;
    expect(capability).toMatchObject({ maxQuantity: null, confidence: 'unverified' });
    expect(capability.facts.find(({ key }) => key === 'maxQuantity')).toMatchObject({
      value: 10_000,
      confirmation: 'unconfirmed',
    });
  });

  test('has null for unknown materials and minimum quantity', async () => {
    const { say, publish } = await startInterview(await app.sandbox(), { family: 'capability', locale: 'zh' });
    for (const text of ['塑胶外壳注塑', '对', '不知道', '不清楚']) await say(text);
    await say('对');
    const { body } = await publish();
    expect(body['error']).toBeUndefined();
    expect(body['capability']).toMatchObject({ materials: [], minQuantity: null, process: 'injection_molding' });
  });

  test('is not visible to another tenant', async () => {
    const { say, publish } = await startInterview(await app.live(), { family: 'capability', opening });
    await say('yes');
    await publish();
    expect((await (await app.live()).rest('GET', '/capabilities')).body['total']).toBe(0);
  });
});

test('a failed publication leaves the interview unchanged', async () => {
  const me = await app.live();
  const { publish, read } = await prepareInterview(me);
  await app
    .asOwner()
    .execute(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
  await app
    .asOwner()
    .execute('create trigger refuse before update on interview for each row execute function refuse()');
  const { status } = await publish();
  await app.asOwner().execute('drop trigger refuse on interview');
  expect(status).toBe(500);
  expect(await read()).toMatchObject({ status: 'ready', publishedProjectId: null, version: 5 });
  expect((await me.rest('GET', '/projects')).body['count']).toBe(0);
  expect((await publish()).status).toBe(200);
});

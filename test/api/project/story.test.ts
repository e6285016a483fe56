import { expect, test } from 'vitest';
import { reachable, startApp } from '../../harness.ts';
import { withoutTokens } from '../../supplier-links.ts';

const app = await startApp();

const request = (factoryIds: string[]) => ({
  kind: 'quote_request',
  input: {
    scope: 'mechanical_part',
    parts: [{ name: 'Bracket', process: 'cnc', material: 'Al 6061' }],
    quantities: [100, 500],
    factoryIds,
  },
});

test('a quote request becomes a bilingual draft that is reviewed, approved and sent as exactly one mail', async () => {
  const factory = reachable();
  const [factoryId] = await app.factories(factory);
  const me = await app.live();
  const { project } = (await me.rest('POST', '/projects', { name: 'Lamp', intake: { productName: 'Glow Lamp' } })).body;
  const made = await me.rest('POST', `/projects/${project.id}/actions`, request([factoryId!]), {
    'idempotency-key': 'story-0001',
  });
  expect(made).toMatchObject({ status: 201, body: { action: { status: 'completed' }, replayed: false, draft: true } });
  const [delivery] = made.body['deliveries'];
  expect(delivery).toMatchObject({ status: 'draft', channel: 'email', factoryId });

  const { review } = (await me.rest('GET', `/deliveries/${delivery.id}/review`)).body;
  expect(review).toMatchObject({
    to: { address: factory.contacts.contactEmail, factoryId },
    from: 'rfq@founder.example',
    cc: [],
  });
  expect(app.sent).toEqual([]);

  const approved = await me.rest('POST', `/deliveries/${delivery.id}/approve`, {
    expectedReviewSha256: review.reviewSha256,
  });
  expect(approved).toMatchObject({
    status: 200,
    body: { delivery: { status: 'sent' }, dispatch: { status: 'accepted', attempts: 1 } },
  });
  const again = await me.rest('POST', `/deliveries/${delivery.id}/approve`, {
    expectedReviewSha256: review.reviewSha256,
  });
  expect(again.status).toBe(200);
  expect(app.sent).toMatchObject([
    { to: factory.contacts.contactEmail, subject: review.subject, from: 'rfq@founder.example' },
  ]);
  for (const body of [review.bodyEn, review.bodyZh]) expect(withoutTokens(app.sent[0]!.text)).toContain(body);
});

test('nested fields take one statement per level, regardless of the number of rows', async () => {
  const me = await app.live();
  const ids = await app.factories(reachable(), reachable());
  const make = async (name: string) => {
    const { project } = (await me.rest('POST', '/projects', { name })).body;
    await me.rest('POST', `/projects/${project.id}/actions`, request(ids), { 'idempotency-key': `many-${project.id}` });
  };
  const read = async () => {
    app.queries.length = 0;
    const data = await me.graphql.request(`{
      projects { nodes { name actions { nodes { kind deliveries { status factory { nameEn } } } } } }
    }`);
    return { statements: app.queries.length, projects: data.projects.nodes };
  };
  await make('one');
  const one = await read();
  expect(one.projects[0].actions.nodes[0].deliveries).toMatchObject([
    { status: 'draft', factory: {} },
    { status: 'draft' },
  ]);
  await make('two');
  await make('three');
  expect((await read()).projects).toHaveLength(3);
  expect([one.statements, (await read()).statements]).toEqual([4, 4]);
});

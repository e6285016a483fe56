import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { listDefaultScopes } from '#kernel/scopes.ts';
import { type Answer, type Caller, startApp, unlimited } from '../../harness.ts';
import { list } from '../../json.ts';

const app = await startApp(unlimited);
const me = await app.live();

const operations = {
  path: {
    rest: (who: Caller, input: object) => who.rest('POST', '/compliance/path', input),
    graph: (who: Caller, input: object) =>
      who.graph(
        `query ($input: CompliancePathInput!) { compliancePath(input: $input) {
          requirements { id market name status because evidence typicalWeeks { low high } typicalCost { low high currency } source }
          unknowns binding draft note } }`,
        { input },
      ),
    root: 'compliancePath',
  },
  candidates: {
    rest: (who: Caller, input: object) => who.rest('POST', '/compliance/hts-candidates', input),
    graph: (who: Caller, input: object) =>
      who.graph(
        `query ($input: HtsCandidatesInput!) { htsCandidates(input: $input) {
          candidates { hts description score why generalRateText generalRatePct source } asOf binding draft note } }`,
        { input },
      ),
    root: 'htsCandidates',
  },
};
type Operation = keyof typeof operations;

const good: Record<Operation, object> = {
  path: { description: 'Lamp with Bluetooth', markets: ['US', 'EU'] },
  candidates: { description: 'Lamp with Bluetooth' },
};

type Requirement = { typicalCostUsd: { low: number; high: number } | null };
/** In GraphQL costs have a currency. */
const toGraph = ({ requirements, ...body }: Record<string, unknown>) => ({
  ...body,
  ...(requirements !== undefined && {
    requirements: list<Requirement>(requirements).map(({ typicalCostUsd: cost, ...rest }) => ({
      ...rest,
      typicalCost: cost && { low: String(cost.low), high: String(cost.high), currency: 'USD' },
    })),
  }),
});

/** The errors of a call in REST and GraphQL, as REST error bodies. */
async function readErrors(operation: Operation, input: object, who: Caller = me) {
  const { rest, graph } = operations[operation];
  const [one, other] = await Promise.all([rest(who, input), graph(who, input)]);
  const problem = ({ body }: Answer): object => body['error'] ?? body['errors']?.[0].extensions;
  return [one, other].map((answer) => ({ status: answer.status, ...problem(answer) }));
}

describe.each(Object.keys(operations) as Operation[])('%s', (operation) => {
  const { rest, graph, root } = operations[operation];

  test('has the same result in REST and GraphQL', async () => {
    const [answer, twin] = [await rest(me, good[operation]), await graph(me, good[operation])];
    const { requestId, ...body } = answer.body;
    expect([answer.status, twin.status]).toEqual([200, 200]);
    expect(requestId).toMatch(/^req_/);
    expect({ [root]: toGraph(body) }).toEqual(twin.body['data']);
    expect(body).toMatchObject({ binding: false, draft: true, note: expect.any(String) });
  });

  test('accepts sandbox keys', async () => {
    expect((await rest(await app.sandbox(), good[operation])).status).toBe(200);
  });

  test('requires an API key', async () => {
    const [one, other] = await readErrors(operation, good[operation], app.caller());
    expect([one, other]).toMatchObject([
      { status: 401, code: 'unauthenticated' },
      { code: 'unauthenticated', status: 401 },
    ]);
  });

  test('requires only the scope compliance:read', async () => {
    const others = listDefaultScopes('live').filter((scope) => scope !== 'compliance:read');
    const without = await app.live({ scopes: others });
    for (const refusal of await readErrors(operation, good[operation], without)) {
      expect(refusal).toMatchObject({
        status: 403,
        code: 'insufficient_scope',
        details: { requiredScopes: ['compliance:read'] },
      });
    }
    expect((await rest(await app.live({ scopes: ['compliance:read'] }), good[operation])).status).toBe(200);
  });
});

type Bound = [Operation, what: string, change: object, path: string, code: string];
const refused: Bound[] = [
  ...(['path', 'candidates'] as const).flatMap((operation): Bound[] => [
    [operation, 'no description', { description: undefined }, '/description', 'required'],
    [operation, 'a description of 2', { description: 'ab' }, '/description', 'too_short'],
    [operation, 'a description of 2001', { description: 'a'.repeat(2001) }, '/description', 'too_long'],
    [operation, 'a description that is not a string', { description: 7 }, '/description', 'invalid_type'],
    [operation, 'an unknown field', { colour: 'red' }, '/colour', 'unknown_field'],
  ]),
  ['path', 'no markets', { markets: undefined }, '/markets', 'required'],
  ['path', 'an empty list of markets', { markets: [] }, '/markets', 'too_short'],
  ['path', 'seven markets', { markets: ['US', 'EU', 'UK', 'CN', 'JP', 'CA', 'AU'] }, '/markets', 'too_long'],
  ['path', 'a market twice', { markets: ['US', 'US'] }, '/markets', 'duplicate'],
  ['path', 'another market', { markets: ['US', 'IN'] }, '/markets/1', 'invalid_enum'],
  ['path', 'an unknown feature', { features: { wifi: true } }, '/features/wifi', 'unknown_field'],
  ['path', 'a feature that is not a boolean', { features: { mains: 'yes' } }, '/features/mains', 'invalid_type'],
  ['path', 'other batteries', { features: { batteries: 'some' } }, '/features/batteries', 'invalid_enum'],
  ['path', 'an invalid project id', { projectId: 'lamp' }, '/projectId', 'invalid_format'],
  ['candidates', 'a material of 201', { material: 'a'.repeat(201) }, '/material', 'too_long'],
  ['candidates', 'a use of 201', { use: 'a'.repeat(201) }, '/use', 'too_long'],
  ['candidates', 'a limit of 0', { limit: 0 }, '/limit', 'too_small'],
  ['candidates', 'a limit of 11', { limit: 11 }, '/limit', 'too_big'],
  ['candidates', 'a limit of 2.5', { limit: 2.5 }, '/limit', 'not_integer'],
];

describe('an invalid field', () => {
  test.each(refused)('%s: %s', async (operation, _, change, path, code) => {
    const input = { ...good[operation], ...change };
    const { body, status } = await operations[operation].rest(me, input);
    expect([status, body['error'].code]).toEqual([400, 'validation_failed']);
    expect(body['error'].details.fields).toContainEqual(expect.objectContaining({ location: 'body', path, code }));
    const [, twin] = await readErrors(operation, input);
    expect(twin).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test.each<[Operation, object]>([
    ['path', { description: 'abc', markets: ['AU'] }],
    ['path', { description: 'a'.repeat(2000), markets: ['US', 'EU', 'UK', 'CN', 'JP', 'CA'], features: {} }],
    ['candidates', { description: 'abc', material: '', use: '', limit: 1 }],
    ['candidates', { description: 'a'.repeat(2000), material: 'a'.repeat(200), use: 'a'.repeat(200), limit: 10 }],
  ])('%s at its limits is accepted', async (operation, input) => {
    expect((await operations[operation].rest(me, input)).status).toBe(200);
    expect((await operations[operation].graph(me, input)).status).toBe(200);
  });
});

describe('POST /compliance/path with a project', () => {
  const intake = {
    productName: 'Glow',
    summary: 'Reading lamp with Bluetooth',
    notes: 'A lithium battery is inside',
    targetMarkets: ['DE', 'GB', 'JP', 'US'],
  };
  const ask = (who: Caller, projectId: string, more: object = {}) =>
    who.rest('POST', '/compliance/path', { description: 'Desk lamp', markets: ['US'], projectId, ...more });
  const createProject = async (who: Caller): Promise<string> =>
    (await who.rest('POST', '/projects', { name: 'Lamp', intake })).body['project'].id;
  const ruleIn = ({ body }: Answer, id: string) => body['requirements'].find((one: { id: string }) => one.id === id);

  test('infers traits from the intake that the description does not mention', async () => {
    const projectId = await createProject(me);
    const alone = await me.rest('POST', '/compliance/path', { description: 'Desk lamp', markets: ['US'] });
    expect(ruleIn(alone, 'bt_sig')).toBeUndefined();
    const answer = await ask(me, projectId);
    expect(ruleIn(answer, 'bt_sig')).toMatchObject({
      status: 'required',
      because: expect.stringContaining('the project’s intake says “bluetooth”'),
    });
    expect(ruleIn(answer, 'un38_3').status).toBe('required');
    const denied = await ask(me, projectId, { description: 'Desk lamp without Bluetooth' });
    expect(ruleIn(denied, 'bt_sig').status).toBe('not_applicable');
  });

  test('lists its other target markets', async () => {
    const { body } = await ask(me, await createProject(me), { markets: ['US', 'UK'] });
    expect(body['unknowns']).toContain('The project’s target market EU is not included in this request.');
    expect(body['unknowns']).toContain('The project’s target market JP is not included in this request.');
    expect(list<string>(body['unknowns']).filter((line) => line.includes('target market'))).toHaveLength(2);
  });

  test('accepts a project without intake', async () => {
    const { body } = await me.rest('POST', '/projects', { name: 'Bare' });
    expect((await ask(me, body['project'].id)).status).toBe(200);
  });

  test('of another tenant, or an unknown one, is not found in both APIs', async () => {
    const projectId = await createProject(await app.live());
    const colleague = await app.live({ organisationId: me.organisationId });
    expect((await ask(colleague, await createProject(me))).status).toBe(200);
    for (const id of [projectId, newId()]) {
      for (const refusal of await readErrors('path', { ...good.path, projectId: id })) {
        expect(refusal).toMatchObject({ status: 404, code: 'not_found', details: { resource: 'project' } });
      }
    }
    const sandbox = await app.sandbox();
    expect((await ask(await app.sandbox(), await createProject(sandbox))).status).toBe(404);
  });

  test('checks the scope first, then the fields, then the project', async () => {
    const unknownProject = { description: 'a', markets: ['US'], projectId: newId() };
    expect((await me.rest('POST', '/compliance/path', unknownProject)).status).toBe(400);
    const without = await app.live({ scopes: ['projects:read'] });
    expect((await without.rest('POST', '/compliance/path', unknownProject)).status).toBe(403);
  });
});

test('the market without a rule for the class is the first requirement', async () => {
  const { body } = await me.rest('POST', '/compliance/path', { description: 'Hammer with handle', markets: ['JP'] });
  expect(body['requirements'][0]).toMatchObject({
    id: 'jp_tools_not_covered',
    market: 'JP',
    status: 'unknown',
    evidence: [],
    typicalWeeks: null,
    typicalCostUsd: null,
  });
  expect(body['unknowns'][0]).toMatch(/^Not covered: /);
  expect(body['note']).toMatch(/^Not covered: JP \(tool\)/);
});

test('GraphQL also returns phases, routes, legal bases, classes, gaps and totals', async () => {
  const { compliancePath } = await me.graphql.request(
    `{ compliancePath(input: { description: "LED lamp", markets: [US, JP], features: { mains: true, batteries: none } }) {
      requirements {
        id phase route confidence costVerified asOf legalBasis standards issuedBy appliesFrom officialPage
      }
      classes { id name } notCovered { market class text } totals { weeks { low high } cost { low high currency } counted } } }`,
  );
  const sdoc = compliancePath.requirements.find(({ id }: { id: string }) => id === 'fcc_15b_sdoc');
  expect(sdoc).toEqual({
    id: 'fcc_15b_sdoc',
    phase: 'test',
    route:
      'Supplier’s Declaration of Conformity by a responsible party in the US, tested in an own or another laboratory',
    confidence: 'high',
    costVerified: 'partly',
    asOf: '2026-11',
    legalBasis: '47 CFR 15.101, 15.107, 15.109; 47 CFR 2.906 (SDoC), 2.1077',
    standards: ['ANSI C63.4'],
    issuedBy: 'the responsible party in the US (importer), on the report of a laboratory',
    appliesFrom: null,
    officialPage: 'https://www.ecfr.gov/current/title-47/part-15/subpart-B',
  });
  expect(compliancePath.classes).toEqual([{ id: 'lamps', name: 'lamp or luminaire' }]);
  expect(compliancePath.notCovered).toEqual([]);
  expect(compliancePath.totals.counted).toEqual(['fcc_15b_sdoc']);
});

test('neither description nor material is logged', async () => {
  app.logged.length = 0;
  await me.rest('POST', '/compliance/hts-candidates', { description: 'Lamp qqsecretqq', material: 'wwsecretww' });
  await me.rest('POST', '/compliance/path', { description: 'Lamp qqsecretqq', markets: ['US'] });
  expect(app.logged.join('')).not.toMatch(/secret/);
});

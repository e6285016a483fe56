import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actionKinds } from '#modules/action-kinds.ts';
import { startApp, unlimited } from '../../harness.ts';

const app = await startApp(unlimited);
const me = await app.sandbox();

/** Repeated on purpose: changing an id breaks clients that have stored it. */
const phases = {
  concept: [
    ...['problem_definition', 'market_and_competitor_scan', 'requirements_definition', 'feasibility_study'],
    ...['unit_economics', 'regulatory_scoping'],
  ],
  prototype: [
    ...['industrial_design', 'system_architecture', 'electronics_design', 'mechanical_design'],
    ...['firmware_development', 'proof_of_concept_prototype', 'dfm_review', 'bom_and_sourcing_plan'],
  ],
  evt_dvt: [
    ...['rfq_and_quote', 'supplier_qualification', 'supply_chain_setup', 'evt_build', 'tooling', 'dvt_build'],
    ...['reliability_testing', 'compliance_testing'],
  ],
  pilot: [
    ...['packaging_design', 'test_fixture_development', 'golden_sample_approval', 'pvt_build'],
    ...['production_readiness_review', 'logistics_and_import_setup'],
  ],
  production: [
    ...['purchase_order_and_planning', 'mass_production_ramp', 'outgoing_quality_inspection'],
    'shipping_and_customs',
  ],
  aftermarket: ['fulfilment_and_launch', 'support_and_returns', 'sustaining_and_end_of_life'],
};
const stageIds = Object.values(phases).flat();

type Stage = Record<'id' | 'title' | 'phaseId' | 'summary', string> & {
  order: number;
  questions: string[];
  deliverables: string[];
  risks: string[];
  actionKinds: string[];
  documentIds: string[];
  previousStageId: string | null;
  nextStageId: string | null;
};
const readStage = async (id: string) => (await me.rest('GET', `/lifecycle/${id}`)).body['stage'] as unknown as Stage;

test('the lifecycle has 35 stages in six phases, in order, equal in REST and GraphQL', async () => {
  const { status, body } = await me.rest('GET', '/lifecycle');
  expect(status).toBe(200);
  const { requestId: _, ...catalogue } = body;
  expect(Object.keys(catalogue).toSorted()).toEqual(['phaseCount', 'phases', 'stageCount']);
  expect([catalogue['phaseCount'], catalogue['stageCount']]).toEqual([6, 35]);
  const shown = catalogue['phases'].map(({ id, order, stages }) => [id, order, stages.map(({ id }) => id)]);
  expect(shown).toEqual(Object.entries(phases).map(([id, stages], at) => [id, at + 1, stages]));
  const stages = catalogue['phases'].flatMap(({ stages }) => stages);
  expect(stages.map(({ order }) => order)).toEqual(stageIds.map((_, at) => at + 1));
  expect(Object.keys(stages[0]!).toSorted()).toEqual(['id', 'order', 'summary', 'title']);
  const { lifecycle } = await me.graphql.request<{ lifecycle: object }>(
    '{ lifecycle { phases { id title order stages { id title order summary } } } }',
  );
  expect(lifecycle).toEqual({ phases: catalogue['phases'] });
});

test('a stage has exactly the fields of the contract, equal in REST and GraphQL', async () => {
  const stage = await readStage('tooling');
  expect(stage).toEqual({
    id: 'tooling',
    title: 'Tooling',
    phaseId: 'evt_dvt',
    order: 19,
    summary: 'Design, order and try moulds, dies, jigs',
    questions: expect.any(Array),
    deliverables: ['mould flow', 'T0/T1 samples', 'tooling agreement'],
    risks: expect.any(Array),
    actionKinds: ['quote_request', 'dfm_review'],
    documentIds: ['injection-moulding-design', 'tooling-agreement', 'mould-trials'],
    previousStageId: 'evt_build',
    nextStageId: 'dvt_build',
  });
  const { lifecycleStage } = await me.graphql.request<{ lifecycleStage: object }>(
    `query ($stageId: String!) { lifecycleStage(stageId: $stageId) {
      id title phaseId order summary questions deliverables risks actionKinds documentIds previousStageId nextStageId
    } }`,
    { stageId: 'tooling' },
  );
  expect(lifecycleStage).toEqual(stage);
});

test('stages link to their neighbours, each with questions, deliverables, risks and a guide', async () => {
  const stages = await Promise.all(stageIds.map(readStage));
  expect(stages.map(({ previousStageId }) => previousStageId)).toEqual([null, ...stageIds.slice(0, -1)]);
  expect(stages.map(({ nextStageId }) => nextStageId)).toEqual([...stageIds.slice(1), null]);
  for (const { id, questions, deliverables, risks, documentIds } of stages) {
    expect([questions.length >= 4, questions.length <= 6, deliverables.length >= 1], id).toEqual([true, true, true]);
    expect([risks.length >= 3, risks.length <= 5, documentIds.length >= 1], id).toEqual([true, true, true]);
    expect(
      questions.filter((question) => !question.endsWith('?')),
      id,
    ).toEqual([]);
    expect(
      risks.filter((risk) => !risk.endsWith('.')),
      id,
    ).toEqual([]);
  }
});

test('the guides of a stage equal its filtered list, and guides of all stages are read by one statement', async () => {
  app.queries.length = 0;
  const { lifecycle } = await me.graphql.request('{ lifecycle { phases { stages { id documentIds } } } }');
  expect(app.queries.filter((query) => query.includes('knowledge_document'))).toHaveLength(1);
  for (const { id, documentIds } of lifecycle.phases.flatMap(({ stages }) => stages)) {
    const { body } = await me.rest('GET', `/knowledge/documents?stageId=${id}&pageSize=50`);
    expect(documentIds, id).toEqual(body['documents'].map(({ id }) => id));
  }
});

test.each(['moon', 'Tooling', 'tooling ', 'concept', '%'])('the stage %j is not found', async (id) => {
  const { status, body } = await me.rest('GET', `/lifecycle/${encodeURIComponent(id)}`);
  expect([status, body['error'].code, body['error'].details]).toEqual([
    404,
    'not_found',
    { resource: 'lifecycle_stage' },
  ]);
  const graph = await me.graph('query ($id: String!) { lifecycleStage(stageId: $id) { id } }', { id });
  expect(graph.body['errors'][0].extensions).toMatchObject({
    code: 'not_found',
    details: { resource: 'lifecycle_stage' },
  });
});

test('a stage id of more than 120 characters is refused', async () => {
  expect((await me.rest('GET', `/lifecycle/${'x'.repeat(120)}`)).status).toBe(404);
  const { status, body } = await me.rest('GET', `/lifecycle/${'x'.repeat(121)}`);
  expect([status, body['error'].details.fields[0].code]).toEqual([400, 'too_long']);
  const id = 'x'.repeat(121);
  const graph = await me.graph('query ($id: String!) { lifecycleStage(stageId: $id) { id } }', { id });
  expect(graph.body['errors'][0].extensions.code).toBe('validation_failed');
});

test('every stage referenced in the code exists', () => {
  for (const { kind, stageIds: named } of actionKinds) {
    expect(
      named.filter((id) => !stageIds.includes(id)),
      kind,
    ).toEqual([]);
  }
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('cli/'),
  );
  const named = sources.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/stageIds?:\s*(\[[^\]]*\]|'[^']*')/g)].flatMap(([, value]) =>
      [...value!.matchAll(/'([^']+)'/g)].map(([, id]) => id!),
    ),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((id) => !stageIds.includes(id))).toEqual([]);
});

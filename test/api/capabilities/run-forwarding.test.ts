import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { type Caller, reachable, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { publishing } from '../rfqs/published.ts';
import { record, wholeQuote } from '../rfqs/quoted.ts';
import { capabilitiesIn } from './capability.ts';

const app = await startApp(unlimited);
const { published: publishedCapability } = await capabilitiesIn(app);
const { approved: approvePublication, publish } = publishing(app);
const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
const maker = await app.live();
const [factoryId] = (await app.factories(reachable())) as [string];
const capabilityId = await publishedCapability(maker.organisationId, { factoryId });

async function saved(of = capabilityId, inProject = true) {
  const me = await app.live({ name: 'Glowworks Inc.' });
  const { project } = (await me.rest('POST', '/projects', { name: 'Lamp' })).body;
  const projectId = project.id as string;
  const body = { capabilityId: of, quantity: 500, notes: 'Can you hold ±0.05 mm?', ...(inProject && { projectId }) };
  const { run } = (await me.rest('POST', '/run', body, { 'idempotency-key': newId() })).body;
  return { me, id: run.id as string, projectId };
}
type Saved = Awaited<ReturnType<typeof saved>>;

const runFields = 'id status note forwardedAt actionId history { at change by }';
const codeOf = ({ body }: { body: Json }) => body['errors']?.[0].extensions.code;
const forward = ({ me, id, projectId }: Saved) =>
  me.graph(
    `mutation ($input: ForwardRunInput!) { forwardRun(input: $input) {
      replayed run { ${runFields} } action { id kind status deliveries { id factory { id } status subject bodyEn bodyZh review { reviewSha256 } } }
    } }`,
    { input: { id, projectId } },
  );
const close = ({ me, id }: Pick<Saved, 'me' | 'id'>) =>
  me.graph(`mutation ($id: ID!) { closeRun(input: { id: $id }) { run { ${runFields} } } }`, { id });
const read = async ({ me, id }: Pick<Saved, 'me' | 'id'>): Promise<Json> =>
  (await me.graphql.request(`query ($id: ID!) { run(id: $id) { ${runFields} } }`, { id }))['run'];
const received = async (by: Caller): Promise<Json> =>
  (
    await by.graphql.request(
      `query ($of: ID!) { receivedRuns(first: 100, filter: { capabilityId: $of }) {
        totalCount nodes { id status forwardedAt subject bodyEn bodyZh capability { id } }
      } }`,
      { of: capabilityId },
    )
  )['receivedRuns'];

async function drafted(run: Saved) {
  const { forwardRun } = (await forward(run)).body['data'];
  return { ...run, action: forwardRun.action, delivery: forwardRun.action.deliveries[0] };
}
const approve = (me: Caller, { id, review }: Json) =>
  me.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: review.reviewSha256 });
async function forwarded(run: Saved) {
  const draft = await drafted(run);
  expect((await approve(run.me, draft.delivery)).body['status']).toBe('sent');
  return draft;
}
/** The supplier answers the published request. */
async function answered({ me, action }: Awaited<ReturnType<typeof drafted>>) {
  const approvalId = await approvePublication(me, action.id, { incoterm: 'FOB' });
  const { rfq } = (await publish(me, action.id, approvalId)).body;
  await record(operator, wholeQuote(rfq, factoryId));
}

describe('a run', () => {
  const make = {
    saved: () => saved(),
    'saved, with a draft': async () => drafted(await saved()),
    forwarded: async () => forwarded(await saved()),
    'closed, with a draft': async () => {
      const draft = await drafted(await saved());
      await close(draft);
      return draft;
    },
    closed: async () => {
      const sent = await forwarded(await saved());
      await close(sent);
      return sent;
    },
  };
  type Drafted = Saved & { delivery?: Json };
  const verbs = {
    forwardRun: forward,
    closeRun: close,
    'its draft leaves': ({ me, delivery }: Drafted) => delivery && approve(me, delivery),
  };
  type State = keyof typeof make;
  type Verb = keyof typeof verbs;
  const same = 'unchanged';
  const outcomes: Record<State, Record<Verb, string | string[]>> = {
    saved: { forwardRun: ['saved'], closeRun: ['saved', 'closed'], 'its draft leaves': same },
    'saved, with a draft': {
      forwardRun: same,
      closeRun: ['saved', 'closed'],
      'its draft leaves': ['saved', 'forwarded'],
    },
    forwarded: { forwardRun: same, closeRun: ['saved', 'forwarded', 'closed'], 'its draft leaves': same },
    'closed, with a draft': {
      forwardRun: 'run_closed',
      closeRun: same,
      'its draft leaves': ['saved', 'closed', 'forwarded'],
    },
    closed: { forwardRun: 'run_closed', closeRun: same, 'its draft leaves': same },
  };
  const cases = Object.entries(outcomes).flatMap(([state, byVerb]) =>
    Object.entries(byVerb).map(([verb, outcome]) => [state as State, verb as Verb, outcome] as const),
  );

  test.each(cases)('that is %s: %s → %s', async (state, verb, outcome) => {
    const run: Drafted = await make[state]();
    const before = await read(run);
    const answer = await verbs[verb](run);
    const after = await read(run);
    if (outcome === 'run_closed') expect(answer && codeOf(answer)).toBe(outcome);
    else expect(answer?.body['errors']).toBeUndefined();
    if (typeof outcome === 'string') return expect(after).toEqual(before);
    expect(after.history.map(({ change }) => change)).toEqual(outcome);
    expect(after.status).toBe(outcome.includes('closed') ? 'closed' : outcome.at(-1));
    expect(after.forwardedAt !== null).toBe(outcome.includes('forwarded'));
    expect(after.note.includes('has been sent')).toBe(outcome.includes('forwarded'));
  });

  test('is forwarded to the same draft again', async () => {
    const run = await drafted(await saved());
    const { forwardRun } = (await forward(run)).body['data'];
    expect([forwardRun.replayed, forwardRun.action.id]).toEqual([true, run.action.id]);
  });

  test('that is forwarded makes one anonymous draft to the factory of the capability, and sends nothing', async () => {
    const run = await saved();
    const { forwardRun } = (await forward(run)).body['data'];
    expect(forwardRun).toMatchObject({ replayed: false, run: { status: 'saved', forwardedAt: null } });
    const { action } = forwardRun;
    expect(action).toMatchObject({ kind: 'quote_request', status: 'completed' });
    expect(action.deliveries).toMatchObject([{ factory: { id: factoryId }, status: 'draft' }]);
    expect(action.deliveries[0].bodyEn).toContain('±0.05 mm?');
    expect(JSON.stringify(action.deliveries)).not.toMatch(/glowworks/i);
    expect(app.sent).toEqual([]);
    const { nodes } = (await run.me.graphql.request('{ runs(first: 5) { nodes { id actionId action { id } } } }'))[
      'runs'
    ];
    expect(nodes).toEqual([{ id: run.id, actionId: action.id, action: { id: action.id } }]);
  });

  test('is forwarded in the transaction in which its draft is recorded as sent, with its history', async () => {
    const run = await forwarded(await saved());
    const at = app.clock.now.toISOString();
    expect(await read(run)).toMatchObject({
      status: 'forwarded',
      forwardedAt: at,
      history: [
        { change: 'saved', by: 'requester' },
        { at, change: 'forwarded', by: 'requester' },
      ],
    });
    expect((await run.me.rest('GET', `/runs/${run.id}`)).body['run']).toMatchObject({ status: 'forwarded' });
    const [same] = await app
      .asOwner()
      .execute(`select r.xmin = d.xmin as same from run r join delivery d on d.id = r.delivery_id where r.id = ?`, [
        run.id,
      ]);
    expect(same).toEqual({ same: true });
  });

  test('is closed by the quote of its supplier', async () => {
    const run = await forwarded(await saved());
    await answered(run);
    const { status, history } = await read(run);
    expect([status, history.at(-1)]).toMatchObject(['closed', { change: 'closed', by: 'supplier' }]);
  });

  test('gets a new draft once the first is rejected', async () => {
    const first = await drafted(await saved());
    await first.me.rest('POST', `/deliveries/${first.delivery.id}/reject`, {});
    const { forwardRun } = (await forward(first)).body['data'];
    expect(forwardRun.replayed).toBe(false);
    expect(forwardRun.action.id).not.toBe(first.action.id);
    expect((await read(first)).actionId).toBe(forwardRun.action.id);
    expect((await approve(first.me, forwardRun.action.deliveries[0])).body['status']).toBe('sent');
    expect((await read(first)).status).toBe('forwarded');
  });

  test('is forwarded once by parallel requests', async () => {
    const run = await saved();
    const answers = await Promise.all(Array.from({ length: 5 }, () => forward(run)));
    const ids = answers.map(({ body }) => body['data'].forwardRun.action.id);
    expect(new Set(ids).size).toBe(1);
    expect((await run.me.rest('GET', '/actions')).body['count']).toBe(1);
  });

  test('goes to the project it was saved in, to a capability with a factory of the directory, from its own organisation', async () => {
    const [run, other] = [await saved(), await saved()];
    const { project } = (await run.me.rest('POST', '/projects', { name: 'Another' })).body;
    expect(codeOf(await forward({ ...run, projectId: project.id }))).toBe('validation_failed');
    const elsewhere = await saved(capabilityId, false);
    expect((await forward(elsewhere)).body['data'].forwardRun.replayed).toBe(false);
    for (const verb of [forward, close]) {
      expect(codeOf(await verb({ ...run, me: other.me }))).toBe('not_found');
      expect(codeOf(await verb({ ...run, me: maker }))).toBe('not_found');
    }
    expect(codeOf(await forward({ ...run, projectId: other.projectId }))).toBe('validation_failed');
    const nameless = await saved(await publishedCapability(maker.organisationId));
    expect(codeOf(await forward(nameless))).toBe('no_factory_resolved');
    expect((await read(run)).status).toBe('saved');
  });
});

test('the owner of the capability sees a run once it has left, and only the text that left', async () => {
  const before = (await received(maker)).totalCount;
  const run = await drafted(await saved());
  expect((await received(maker)).totalCount).toBe(before);
  await approve(run.me, run.delivery);
  const { nodes, totalCount } = await received(maker);
  expect(totalCount).toBe(before + 1);
  const { subject, bodyEn, bodyZh } = run.delivery;
  expect(nodes[0]).toEqual({
    id: run.id,
    status: 'forwarded',
    forwardedAt: app.clock.now.toISOString(),
    ...{ subject, bodyEn, bodyZh },
    capability: { id: capabilityId },
  });
  expect(JSON.stringify(nodes)).not.toMatch(/glowworks|Lamp/i);
  expect(codeOf(await maker.graph('query ($id: ID!) { run(id: $id) { id } }', { id: run.id }))).toBe('not_found');
  for (const by of [run.me, await app.live()]) expect((await received(by)).totalCount).toBe(0);
  await close(run);
  expect((await received(maker)).nodes[0]).toMatchObject({ id: run.id, status: 'closed' });
});

test('operator staff read runs with their history, without contacts of the requester', async () => {
  const run = await forwarded(await saved());
  const person = await app.session('operator', operator.organisationId);
  const seen = await read({ me: person as never, id: run.id });
  expect(seen).toMatchObject({ status: 'forwarded', history: [{ change: 'saved' }, { change: 'forwarded' }] });
  const requester = await app.session('owner', run.me.organisationId);
  expect(JSON.stringify(seen)).not.toContain(requester.email);
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Caller, reachable, startApp, unlimited } from '../../harness.ts';
import { openTask } from '../changes/stream.ts';
import { requestFactoryVisit } from './visits.ts';

const app = await startApp(unlimited);
const operatorsId = await app.organisation('internal');
const operator = await app.session('operator', operatorsId);
const operatorKey = await app.live({ organisationId: operatorsId, scopes: ['internal:*', 'network:read'] });
const [factoryId] = (await app.factories(reachable({ nameEn: 'Bright Metal' }))) as [string];

const requestVisit = <Me extends Caller>(me: Me) => requestFactoryVisit(me, factoryId);
const requested = async () => requestVisit(await app.live());

const report = { text: 'The moulds are theirs.', date: '2026-09-03' };
const inputs = {
  assign: { assignee: 'Ms Wang of the Shenzhen office' },
  start: {},
  complete: { report },
  cancel: { reason: 'The factory has closed.' },
};
type Verb = keyof typeof inputs;
const fields = 'id status note assignee report { text date } cancellationReason history { at change by }';

async function apply(by: Caller, verb: Verb, id: string, input: object = inputs[verb]) {
  const mutation = `${verb}Task`;
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const { body } = await by.graph(
    `mutation ($input: ${type}!) { made: ${mutation}(input: $input) { task { ${fields} } } }`,
    { input: { id, ...input } },
  );
  const [error] = body['errors'] ?? [];
  return error ? error.extensions.code : (body['data'] as unknown as { made: { task: object } }).made.task;
}

const readAsRequester = async (me: Caller, actionId: string, selected: string) =>
  (await me.graphql.request(`query ($id: ID!) { action(id: $id) { task { ${selected} } } }`, { id: actionId })).action
    .task;
const ofRequester = 'id status note report { text date } cancellationReason history { at change by } factories { id }';

describe('a task', () => {
  const before: Record<string, Verb[]> = {
    open: [],
    in_progress: ['start'],
    done: ['start', 'complete'],
    cancelled: ['cancel'],
  };
  const same = { assign: 'assigned', start: 'started', complete: 'completed', cancel: 'cancelled' };
  const outcomes: Record<string, Record<Verb, string>> = {
    open: { assign: 'open', start: 'in_progress', complete: 'task_not_started', cancel: 'cancelled' },
    in_progress: { assign: 'in_progress', start: 'unchanged', complete: 'done', cancel: 'cancelled' },
    done: { assign: 'task_ended', start: 'task_ended', complete: 'unchanged', cancel: 'task_ended' },
    cancelled: { assign: 'task_ended', start: 'task_ended', complete: 'task_ended', cancel: 'unchanged' },
  };
  const cases = Object.entries(outcomes).flatMap(([status, verbs]) =>
    Object.entries(verbs).map(([verb, outcome]) => [status, verb as Verb, outcome] as const),
  );

  test.each(cases)('that is %s: %s → %s', async (status, verb, outcome) => {
    const { me, id, actionId } = await requested();
    for (const earlier of before[status]!) await apply(operator, earlier, id);
    const known = await readAsRequester(me, actionId, ofRequester);
    expect(known.status).toBe(status);
    const answer = await apply(operator, verb, id);
    const now = await readAsRequester(me, actionId, ofRequester);
    if (outcome.startsWith('task_')) expect(answer).toBe(outcome);
    else expect(answer).toMatchObject({ status: outcome === 'unchanged' ? status : outcome });
    if (outcome === 'unchanged' || outcome.startsWith('task_')) return expect(now).toEqual(known);
    expect(now.history.slice(0, -1)).toEqual(known.history);
    expect(now.history.at(-1)).toEqual({ at: app.clock.now.toISOString(), change: same[verb], by: 'operator' });
  });

  test('that has ended takes no other report and no other reason', async () => {
    const { id } = await requested();
    await apply(operator, 'start', id);
    await apply(operator, 'complete', id);
    expect(await apply(operator, 'complete', id, { report: { ...report, text: 'Another.' } })).toBe('task_ended');
    const other = await requested();
    await apply(operator, 'cancel', other.id);
    expect(await apply(operator, 'cancel', other.id, { reason: 'Another.' })).toBe('task_ended');
  });

  test('shows its requester state, report and history, but nobody of the staff', async () => {
    const { me, id, actionId } = await requested();
    for (const verb of ['assign', 'start', 'complete'] as const) await apply(operator, verb, id);
    const task = await readAsRequester(me, actionId, ofRequester);
    expect(task).toMatchObject({ status: 'done', note: 'Look at the moulds', report, factories: [{ id: factoryId }] });
    expect(task.history.map(({ change, by }) => [change, by])).toEqual([
      ['requested', 'requester'],
      ['assigned', 'operator'],
      ['started', 'operator'],
      ['completed', 'operator'],
    ]);
    const { body } = await me.graph('query ($id: ID!) { action(id: $id) { task { id assignee } } }', { id: actionId });
    expect(body['errors'][0].extensions.code).toBe('internal_only');
    expect(JSON.stringify([task, body])).not.toMatch(/Wang|Shenzhen|people\.example/);
    const entries = await app
      .asOwner()
      .execute('select owner, actor, action, detail from audit_entry where resource_id = ? order by seq', [id]);
    const actor = `member:${operator.memberId}`;
    const entry = (action: string, status: string) => ({ owner: me.organisationId, actor, action, detail: { status } });
    expect(entries).toEqual([
      entry('task.assigned', 'open'),
      entry('task.started', 'in_progress'),
      entry('task.completed', 'done'),
    ]);
  });

  test('of another organisation is not found, and no customer changes one', async () => {
    const [mine, theirs] = [await requested(), await requested()];
    const owner = await app.session('owner', mine.me.organisationId);
    for (const verb of Object.keys(inputs) as Verb[]) {
      expect(await apply(mine.me, verb, mine.id)).toBe('internal_only');
      expect(await apply(owner, verb, mine.id)).toBe('role_required');
      expect(await apply(operator, verb, randomUUID())).toBe('not_found');
    }
    const { body } = await mine.me.graph('{ tasks { nodes { id } } }');
    expect(body['errors'][0].extensions.code).toBe('internal_only');
    const seen = await mine.me.graphql.request('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: [mine.id, theirs.id],
    });
    expect(seen['nodes']).toEqual([{ id: mine.id }, null]);
  });
});

test('operator staff list the tasks of all organisations by state, project and time', async () => {
  const [one, two] = [await requested(), await requestVisit(await app.sandbox())];
  await apply(operator, 'assign', one.id);
  await apply(operator, 'start', one.id);
  const list = async (by: Caller, filter: object) =>
    (
      await by.graphql.request(
        `query ($filter: TaskFilter) {
          tasks(first: 100, filter: $filter, orderBy: { field: CREATED_AT, direction: DESC }) {
            totalCount nodes { id title status assignee factories { id nameEn } }
          }
        }`,
        { filter },
      )
    )['tasks'];
  for (const by of [operator, operatorKey]) {
    const { nodes } = await list(by, {});
    expect(nodes.slice(0, 2).map(({ id }) => id)).toEqual([two.id, one.id]);
  }
  const { nodes, totalCount } = await list(operator, { status: ['in_progress'], projectId: one.projectId });
  expect([totalCount, nodes]).toEqual([
    1,
    [
      {
        id: one.id,
        title: 'Audit visit: Bright Metal',
        status: 'in_progress',
        assignee: inputs.assign.assignee,
        factories: [{ id: factoryId, nameEn: 'Bright Metal' }],
      },
    ],
  ]);
  expect((await list(operator, { status: ['open'], projectId: one.projectId })).totalCount).toBe(0);
});

test('a visit to no factory of the directory is refused and opens nothing', async () => {
  const me = await app.live();
  const { project } = (await me.rest('POST', '/projects', { name: 'Lamp' })).body;
  const ask = (factoryIds: string[]) =>
    me.rest(
      'POST',
      `/projects/${project.id}/actions`,
      { kind: 'factory_audit_visit', input: { factoryIds } },
      { 'idempotency-key': 'visit-nowhere-1' },
    );
  const unknown = [randomUUID(), 'mfg-nowhere'];
  const refused = await ask(unknown);
  expect([refused.status, refused.body['error']]).toMatchObject([
    422,
    { code: 'no_factory_resolved', details: { unresolvedFactoryIds: unknown } },
  ]);
  expect((await me.rest('GET', '/actions')).body['count']).toBe(0);
  const made = await ask(['mfg-nowhere', factoryId]);
  expect([made.status, made.body['task'].status]).toEqual([201, 'open']);
});

test('taskChanged sends the changes of one task, or of all of the organisation', async () => {
  const { me, id } = await requested();
  const [one, all] = [await openTask(me, { id }), await openTask(me, { filter: { status: ['done'] } })];
  expect(await one.change()).toMatchObject({ task: { id, status: 'open' } });
  await apply(operator, 'start', id);
  expect(await one.change()).toMatchObject({ task: { status: 'in_progress' } });
  await apply(operator, 'complete', id);
  expect(await all.change()).toMatchObject({ task: { id, status: 'done' } });
  await Promise.all([one.close(), all.close()]);
});

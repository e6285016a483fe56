import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { rows } from '../../api/contract/operations.ts';
import { peopleOf } from '../../api/contract/person.ts';
import { askTwin, comparable, twins } from '../../api/contract/twin.ts';
import { type Answer, quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';

/** A document is interpreted when it comes for the first time and compiled when it comes again. Nobody can tell. */
const app = await startApp(unlimited);
app.clock.now = new Date();
const factoryIds = await app.factories(reachable(), reachable(), reachable());
const person = peopleOf(app, factoryIds);

/** The bytes of an answer, but for what differs between any two requests. */
function bytesOf({ status, body }: Answer, isOfNewRecord: boolean): string {
  const { extensions, ...said } = body;
  const { requested, actual } = extensions?.cost ?? {};
  const text = JSON.stringify([status, { ...said, requested, actual }]).replace(
    /(?<="(requestId|remaining|remainingToday|resetSeconds|retryAfterSeconds)":)("[^"]*"|\d+)/g,
    '0',
  );
  return isOfNewRecord ? JSON.stringify(comparable(JSON.parse(text)[1])) : text;
}

test.each([...twins])('%s', async (name, twin) => {
  const row = rows[name]!;
  const reads = twin.definition.operation === 'query';
  const prepared = async () => {
    const me = await person(row.by);
    const { by, ...request } = await row.succeeds(me);
    return { caller: by ?? me.caller, request };
  };
  const first = await prepared();
  const second = reads ? first : await prepared();
  const ask = ({ caller, request }: typeof first) => askTwin(twin, caller, request, row.by === 'operator');
  const interpreted = bytesOf(await ask(first), !reads);
  expect(bytesOf(await ask(second), !reads)).toBe(interpreted);
});

describe('documents as clients write them', async () => {
  const me = await app.live();
  const { projectId, deliveries } = await quoteRequest(me, { factoryIds });
  const deliveryId = deliveries[0].id as string;
  const missing = newId();

  test.each<[string, string, object?]>([
    [
      'fragments and aliases',
      `{ a: deliveries { ...P } b: deliveries(first: 2) { ...P edges { cursor } } }
      fragment P on DeliveryConnection { nodes { id subject project { id name } } totalCount }`,
    ],
    [
      'a fragment with a condition in one place of two',
      `query ($all: Boolean!) {
        projects { nodes { ...A @include(if: $all) } } project(id: "${projectId}") { ...A }
      } fragment A on Project { id name counts { actions } }`,
      { all: false },
    ],
    [
      'response names that look alike when they are joined',
      `{ delivery(id: "${deliveryId}") {
        a_project: project { counts { actions } id } a: project { project_name: name name } } }`,
    ],
    ['a name that means something to objects', `{ __proto__: me { mode } constructor: me { mode } }`],
    ['a default', 'query ($n: Int = 1) { deliveries(first: $n) { nodes { id } } }'],
    ['a default that a variable replaces', 'query ($n: Int! = 1) { deliveries(first: $n) { nodes { id } } }', { n: 2 }],
    ['a default of a condition', 'query ($all: Boolean = true) { me { mode @include(if: $all) } }'],
    ['a variable inside a literal', 'query ($q: String) { factories(filter: { q: $q }) { totalCount } }', {}],
    ['null where a default stands', 'query ($n: Int = 1) { deliveries(first: $n) { nodes { id } } }', { n: null }],
    [
      'null for an argument that may not be null',
      `query ($id: ID = "${missing}") { project(id: $id) { id } }`,
      { id: null },
    ],
    ['what is not there', `{ project(id: "${missing}") { id } }`],
    ['what is not there beside what is', `{ me { mode } delivery(id: "${missing}") { id } }`],
    ['a page that no list has', '{ projects(first: 101) { nodes { id } } }'],
    ['what a key may not do', '{ rfqs { nodes { id } } keys { id } }'],
    [
      'members of a union',
      `{ trackShipment(carrier: auto, number: "LX123456789CN") {
        __typename ... on LiveTracking { events { time } } ... on PlannedTracking { message } } }`,
    ],
    ['the schema', '{ __schema { queryType { name fields { name args { name type { name } } } } } }'],
    ['an enum whose values are stored by another name', '{ events { nodes { ...E } } } fragment E on Event { type }'],
    ['a type', '{ __type(name: "Project") { name fields { name } } __typename }'],
    [
      'variables that are wrong',
      'query ($id: ID!, $n: Int) { project(id: $id) { id } projects(first: $n) { totalCount } }',
      { id: 'x', n: [] },
    ],
    ['variables that are absent', 'query ($id: ID!) { project(id: $id) { id } }', {}],
    ['more variables than are declared', '{ me { mode } }', { more: 1 }],
  ])('%s', async (_, document, variables = {}) => {
    const answers = [];
    for (let use = 1; use <= 3; use++) answers.push(bytesOf(await me.graph(document, variables), false));
    expect(answers[1]).toBe(answers[0]);
    expect(answers[2]).toBe(answers[0]);
  });
});

import { describe, expect, test } from 'vitest';
import { type Json, list as listOf } from '../../json.ts';
import { createProjectClient } from '../engineering/client.ts';
import { app, type Case, cases, me, type Row } from './list-cases.ts';

async function read(
  { by, place = (list) => `{ ${list} }`, path, field, shown, filter }: Case,
  args: string,
  f?: object,
) {
  const list = `list: ${field}(${args}) { nodes { ${shown} } totalCount pageInfo { endCursor startCursor hasNextPage hasPreviousPage } }`;
  const document = `query ${f ? `($f: ${filter})` : ''} ${place(list)}`;
  const { body } = await by.graph(document, f && { f });
  expect(body['errors']).toBeUndefined();
  const holder: Json = path.slice(0, -1).reduce((at, name) => at[name as 'factory'], body['data']);
  return holder['list' as 'factory'];
}
const rowsOf = (page: Json) => listOf<Row>(page.nodes);
const bytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe.each(cases.map((one) => [one.path.join('.'), one] as const))('%s', (_, one) => {
  test.each(
    Object.entries(one.orders).flatMap(([order, keyOf]) =>
      ['ASC', 'DESC'].map((direction) => [order, direction, keyOf] as const),
    ),
  )('by %s %s, in pages in both directions', async (order, direction, keyOf) => {
    const orderBy = `orderBy: { field: ${order}, direction: ${direction} }`;
    const page = await read(one, `first: 100, ${orderBy}`);
    const whole = rowsOf(page);
    expect(whole.length).toBeGreaterThan(2);
    expect(page.totalCount).toBe(whole.length);
    const sorted = whole.toSorted((a, b) => bytes(keyOf(a), keyOf(b)) || bytes(a.id, b.id));
    expect(whole).toEqual(direction === 'ASC' ? sorted : sorted.toReversed());
    const [forward, backward]: [Row[], Row[]] = [[], []];
    for (let args = 'first: 2'; args; ) {
      const page = await read(one, `${args}, ${orderBy}`);
      forward.push(...rowsOf(page));
      args = page.pageInfo.hasNextPage ? `first: 2, after: "${page.pageInfo.endCursor}"` : '';
    }
    for (let args = 'last: 2'; args; ) {
      const page = await read(one, `${args}, ${orderBy}`);
      backward.unshift(...rowsOf(page));
      args = page.pageInfo.hasPreviousPage ? `last: 2, before: "${page.pageInfo.startCursor}"` : '';
    }
    expect([forward, backward]).toEqual([whole, whole]);
  });

  test.each(Object.entries(one.filters))('filtered by %s', async (_, [toFilter, matches]) => {
    const whole = rowsOf(await read(one, 'first: 100'));
    const page = await read(one, 'first: 100, filter: $f', toFilter(whole));
    const expected = whole.filter((row) => matches(row, whole));
    expect(rowsOf(page)).toEqual(expected);
    expect(page.totalCount).toBe(expected.length);
  });
});

test('the histories of the factories of a page are one statement', async () => {
  const query = '{ factories(first: 5) { nodes { history(first: 2) { nodes { reference } } } } }';
  await me.graph(query);
  app.queries.length = 0;
  const { body } = await me.graph(query);
  expect(body['errors']).toBeUndefined();
  expect(app.queries.filter((text) => /factory_change/.test(text))).toHaveLength(1);
});

test('pending disclosures of an unknown project are not found', async () => {
  const other = await createProjectClient(await app.live());
  const { body } = await me.graph(
    `{ pendingDisclosures(filter: { projectId: "${other.projectId}" }) { nodes { id } } }`,
  );
  expect(body['errors'][0].extensions).toMatchObject({ code: 'not_found', details: { resource: 'project' } });
});

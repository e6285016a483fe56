import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import { initGraphQLTada } from 'gql.tada';
import { type GraphQLObjectType, introspectionFromSchema, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { publishedSchema } from '#modules/schema.ts';
import type { introspection } from '../../../../schema/graphql.d.ts';
import { startApp, unlimited } from '../../../harness.ts';
import * as documents from '../documents.ts';
import { complete, openGateway, summarize } from '../gateway.ts';

/** urql with its normalised cache, which knows the schema, and types by gql.tada. */
const { openApprover } = await openGateway(await startApp(unlimited));

const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { Date: string; DateTime: string; JSON: unknown; SafeInt: number; Sha256: string };
}>();
const waiting = graphql(documents.waiting);
const approve = graphql(documents.approve);
const reject = graphql(documents.reject);

/** All other types are parts of the record that contains them. */
const isRecord = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === 'Node');
const parts = Object.values(publishedSchema.getTypeMap()).filter((type) => isObjectType(type) && !isRecord(type));

test('the page of approvals is one request, continues, and follows approvals by its cache', async () => {
  const { ids, requests, url, headers, fetch, email } = await openApprover();
  const cache = cacheExchange({
    schema: introspectionFromSchema(publishedSchema),
    keys: Object.fromEntries(parts.map(({ name }) => [name, () => null])),
    resolvers: { Query: { deliveries: relayPagination() } },
  });
  const client = new Client({
    url,
    fetch,
    fetchOptions: { headers },
    preferGetMethod: false,
    exchanges: [cache, fetchExchange],
  });
  const readPage = () => client.readQuery(waiting, { first: 3 })?.data?.deliveries.edges.map(({ node }) => node) ?? [];

  const { data, error } = await client.query(waiting, { first: 3 });
  expect(error).toBeUndefined();
  expect(requests).toHaveLength(1);
  expect(data?.deliveries.totalCount).toBe(5);
  expect(readPage().map(summarize)).toEqual([complete('Lamp'), complete('Lamp'), complete('Speaker')]);
  expect(readPage().map(({ id }) => id)).toEqual(ids.slice(0, 3));

  await client.query(waiting, { first: 3, after: data?.deliveries.pageInfo.endCursor });
  expect(requests).toHaveLength(2);
  expect(readPage().map(({ id }) => id)).toEqual(ids);

  for (const { id, review } of readPage().slice(0, 1)) {
    await client.mutation(approve, { input: { id, expectedReviewSha256: review?.reviewSha256 } });
  }
  for (const { id } of readPage().slice(1, 2)) {
    await client.mutation(reject, { input: { id, reason: 'Too late' } });
  }
  expect(requests).toHaveLength(4);
  expect(readPage().map(({ status, approvedBy, rejectReason }) => [status, approvedBy?.label, rejectReason])).toEqual([
    ['sent', email, null],
    ['rejected', undefined, 'Too late'],
    ...[3, 4, 5].map(() => ['draft', undefined, null]),
  ]);
  expect(requests).toHaveLength(4);
});

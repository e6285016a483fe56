import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { expect, test } from 'vitest';
import { publishedSchema } from '#modules/schema.ts';
import { startApp, unlimited } from '../../../harness.ts';
import * as documents from '../documents.ts';
import { complete, openGateway, summarize } from '../gateway.ts';
import { graphql } from './__generated__/gql.ts';
import { generateClient } from './codegen.ts';

/** Apollo Client with its normalised cache, and types by the client preset of GraphQL Code Generator. */
const { openApprover } = await openGateway(await startApp(unlimited));

const waiting = graphql(documents.waiting);
const approve = graphql(documents.approve);
const reject = graphql(documents.reject);

test('the generated types match the schema', async () => {
  for (const [file, content] of await generateClient(publishedSchema, Object.values(documents))) {
    await expect(content).toMatchFileSnapshot(`./__generated__/${file}`);
  }
});

test('the page of approvals is one request, continues, and follows approvals by its cache', async () => {
  const { ids, requests, url, headers, fetch, email } = await openApprover();
  const client = new ApolloClient({
    link: new HttpLink({ uri: url, headers, fetch }),
    cache: new InMemoryCache({
      typePolicies: { Query: { fields: { deliveries: relayStylePagination(['filter', 'orderBy']) } } },
    }),
  });
  const page = client.watchQuery({ query: waiting, variables: { first: 3 } });
  const readPage = () =>
    client.readQuery({ query: waiting, variables: { first: 3 } })?.deliveries.edges.map(({ node }) => node) ?? [];

  const { data } = await client.query({ query: waiting, variables: { first: 3 } });
  expect(requests).toHaveLength(1);
  expect(data?.deliveries.totalCount).toBe(5);
  expect(readPage().map(summarize)).toEqual([complete('Lamp'), complete('Lamp'), complete('Speaker')]);
  expect(readPage().map(({ id }) => id)).toEqual(ids.slice(0, 3));

  await page.fetchMore({ variables: { after: data?.deliveries.pageInfo.endCursor ?? null } });
  expect(requests).toHaveLength(2);
  expect(readPage().map(({ id }) => id)).toEqual(ids);

  for (const { id, review } of readPage().slice(0, 1)) {
    await client.mutate({
      mutation: approve,
      variables: { input: { id, expectedReviewSha256: review?.reviewSha256 } },
    });
  }
  for (const { id } of readPage().slice(1, 2)) {
    await client.mutate({ mutation: reject, variables: { input: { id, reason: 'Too late' } } });
  }
  expect(requests).toHaveLength(4);
  expect(readPage().map(({ status, approvedBy, rejectReason }) => [status, approvedBy?.label, rejectReason])).toEqual([
    ['sent', email, null],
    ['rejected', undefined, 'Too late'],
    ...[3, 4, 5].map(() => ['draft', undefined, null]),
  ]);
  expect(requests).toHaveLength(4);
  client.stop();
});

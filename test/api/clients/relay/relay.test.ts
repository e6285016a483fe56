import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lexicographicSortSchema, printSchema } from 'graphql';
import {
  commitMutation,
  createOperationDescriptor,
  Environment,
  fetchQuery,
  type GraphQLTaggedNode,
  getFragment,
  getRefetchMetadata,
  getRequest,
  type MutationParameters,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import { waitForFragmentData } from 'relay-runtime/experimental.js';
import { expect, test } from 'vitest';
import { assertDefined } from '#kernel/assert.ts';
import { publishedSchema } from '#modules/schema.ts';
import { startApp, unlimited } from '../../../harness.ts';
import { complete, openGateway, summarize } from '../gateway.ts';
import type { page_project$key } from './__generated__/page_project.graphql.ts';
import type { page_waiting$key } from './__generated__/page_waiting.graphql.ts';
import type { pageApproveMutation } from './__generated__/pageApproveMutation.graphql.ts';
import type { pageProjectQuery } from './__generated__/pageProjectQuery.graphql.ts';
import type { pageQuery } from './__generated__/pageQuery.graphql.ts';
import type { pageRejectMutation } from './__generated__/pageRejectMutation.graphql.ts';
import type { pageWaitingQuery } from './__generated__/pageWaitingQuery.graphql.ts';
import { loadDocuments } from './documents.ts';

/** Relay: its compiler with the documents of page.ts, then its store and network over HTTP. */
const { openApprover } = await openGateway(await startApp(unlimited));
const { page, waiting, project, approve, reject } = await loadDocuments();
const nextOf = (fragment: typeof waiting) => getRefetchMetadata(getFragment(fragment), 'page').refetchableRequest;

const commit = <Mutation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
) =>
  new Promise((resolve, onError) =>
    commitMutation<Mutation>(environment, { mutation, variables, onCompleted: resolve, onError }),
  );

test('the compiler accepts the schema and the documents, and the artifacts match', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'relay-'));
  try {
    for (const file of ['page.ts', 'relay.config.json']) {
      await cp(join(import.meta.dirname, file), join(folder, file));
    }
    await writeFile(join(folder, 'schema.graphql'), printSchema(lexicographicSortSchema(publishedSchema)));
    await mkdir(join(folder, '__generated__'));
    const compiler = join(import.meta.dirname, '../../../../node_modules/.bin/relay-compiler');
    await promisify(execFile)(compiler, ['relay.config.json'], { cwd: folder });
    const artifacts = join(folder, '__generated__');
    for (const file of await readdir(artifacts)) {
      await expect(await readFile(join(artifacts, file), 'utf8')).toMatchFileSnapshot(`./__generated__/${file}`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the page of approvals is one request, continues at both levels, and follows approvals by its store', async () => {
  const { ids, requests, url, headers, fetch, email } = await openApprover();
  const network = Network.create(async ({ text }, variables) => {
    const body = JSON.stringify({ query: text, variables });
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    return response.json();
  });
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  environment.retain(createOperationDescriptor(getRequest(page), { first: 3 }));

  const fetched = await fetchQuery<pageQuery>(environment, page, { first: 3 }).toPromise();
  const key: page_waiting$key = assertDefined(fetched, 'The page');
  const readPage = async () => (await waitForFragmentData(environment, waiting, key)).deliveries;
  const readNodes = async () => (await readPage()).edges.map(({ node }) => node);
  const readProject = (key: page_project$key) => waitForFragmentData(environment, project, key);
  const listIds = (edges: readonly { node: { id: string } }[]) => edges.map(({ node }) => node.id);
  expect(requests).toHaveLength(1);
  expect((await readNodes()).map(summarize)).toEqual([complete('Lamp'), complete('Lamp'), complete('Speaker')]);
  expect((await readNodes()).map(({ id }) => id)).toEqual(ids.slice(0, 3));

  const { totalCount, pageInfo } = await readPage();
  expect(totalCount).toBe(5);
  const next = { first: 3, after: pageInfo.endCursor };
  await fetchQuery<pageWaitingQuery>(environment, nextOf(waiting), next).toPromise();
  expect(requests).toHaveLength(2);
  expect((await readNodes()).map(({ id }) => id)).toEqual(ids);

  for (const { project: key } of (await readNodes()).slice(2, 3)) {
    const { id, deliveries } = await readProject(key);
    expect(listIds(deliveries.edges)).toEqual(ids.slice(2, 4));
    const next = { id, first: 2, after: deliveries.pageInfo.endCursor };
    await fetchQuery<pageProjectQuery>(environment, nextOf(project), next).toPromise();
    expect(listIds((await readProject(key)).deliveries.edges)).toEqual(ids.slice(2));
  }
  expect(requests).toHaveLength(3);

  for (const { id, review } of (await readNodes()).slice(0, 1)) {
    const input = { id, expectedReviewSha256: review?.reviewSha256 };
    await commit<pageApproveMutation>(environment, approve, { input });
  }
  for (const { id } of (await readNodes()).slice(1, 2)) {
    await commit<pageRejectMutation>(environment, reject, { input: { id, reason: 'Too late' } });
  }
  const nodes = await readNodes();
  expect(nodes.map(({ status, approvedBy, rejectReason }) => [status, approvedBy?.label, rejectReason])).toEqual([
    ['sent', email, null],
    ['rejected', undefined, 'Too late'],
    ...[3, 4, 5].map(() => ['draft', undefined, null]),
  ]);
  // The project shows the same records.
  for (const { project: key } of nodes.slice(0, 1)) {
    const { deliveries } = await readProject(key);
    expect(deliveries.edges.map(({ node }) => node.status)).toEqual(['sent', 'rejected']);
  }
  expect(requests).toHaveLength(5);
});

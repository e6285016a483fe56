import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { initGraphQLTada, type ResultOf, type VariablesOf } from 'gql.tada';
import { introspectionFromSchema, lexicographicSortSchema } from 'graphql';
import { expect, expectTypeOf, test } from 'vitest';
import { publishedSchema } from '#modules/schema.ts';
import type { introspection } from '../../../schema/graphql.d.ts';
import { quoteRequest, reachable, startApp } from '../../harness.ts';

/**
 * A client as others write it: documents in text, types from the committed schema alone. `npm run types` fails where a
 * document below no longer fits, `npm run contract` rewrites the types with the schema.
 */
const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { Date: string; DateTime: string; JSON: unknown; SafeInt: number };
}>();

test('the client types match the GraphQL schema', () => {
  const introspection = introspectionFromSchema(lexicographicSortSchema(publishedSchema), { descriptions: false });
  const types = outputIntrospectionFile(minifyIntrospection(introspection), {
    fileType: '.d.ts',
    shouldPreprocess: true,
  });
  return expect(types).toMatchFileSnapshot('../../../schema/graphql.d.ts');
});

const Brief = graphql(`fragment Brief on Delivery { id status channel factory { nameEn city } }`);
const Dashboard = graphql(
  `query Dashboard($first: Int) {
    projects(first: $first) {
      totalCount
      nodes { id name stageId createdAt actions(first: 5) { nodes { kind status deliveries { ...Brief } } } }
    }
  }`,
  [Brief],
);
const Rename = graphql(
  `mutation Rename($input: UpdateProjectInput!) { updateProject(input: $input) { project { name contextVersion } } }`,
);

const app = await startApp();
const [factoryId] = await app.factories(reachable({ city: 'Dongguan' }));

test('typed documents return data of their types', async () => {
  const me = await app.live();
  const { projectId } = await quoteRequest(me, { factoryIds: [factoryId] });
  const { projects } = await me.graphql.request(Dashboard, { first: 5 });
  const [project] = projects.nodes;
  const name: string = project!.name;
  const stage: string | null = project!.stageId;
  expect([projects.totalCount, name, stage]).toEqual([1, 'Lamp', null]);
  const [action] = project!.actions.nodes;
  expect(action).toMatchObject({ kind: 'quote_request', status: 'completed' });
  expect(action!.deliveries).toMatchObject([{ status: 'draft', channel: 'email', factory: { city: 'Dongguan' } }]);

  const { updateProject } = await me.graphql.request(Rename, { input: { id: projectId, name: 'Desk lamp' } });
  expect(updateProject.project.name satisfies string).toBe('Desk lamp');
});

// A field that the schema has lost is unknown to the types, so whoever reads it no longer compiles.
const Lost = graphql(`{ me { mode nothing } }`);

test('types include nullability, enum values and required input', () => {
  type Project = ResultOf<typeof Dashboard>['projects']['nodes'][number];
  expectTypeOf<Project['stageId']>().toEqualTypeOf<string | null>();
  expectTypeOf<Project['actions']['nodes'][number]['status']>().toEqualTypeOf<
    'queued' | 'running' | 'completed' | 'failed'
  >();
  expectTypeOf<ResultOf<typeof Brief>['factory']>().toEqualTypeOf<{ nameEn: string; city: string | null } | null>();
  expectTypeOf<VariablesOf<typeof Dashboard>>().toEqualTypeOf<{ first?: number | null | undefined }>();
  // @ts-expect-error the id of a project is needed
  expectTypeOf<VariablesOf<typeof Rename>>().toEqualTypeOf<{ input: { name: string } }>();
  // @ts-expect-error it is no text, nor anything else
  expectTypeOf<ResultOf<typeof Lost>['me']['nothing']>().toBeString();
});

import { readFileSync } from 'node:fs';
import { MikroORM } from '@mikro-orm/postgresql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { readDescriptions } from '#modules/contract.file.ts';
import { buildContract, loadContract } from '#modules/contract.ts';
import { routes } from '#modules/routes.ts';
import { publishedSchema } from '#modules/schema.ts';
import { listUndescribed } from '#rest/descriptions.ts';
import { ormOptions } from '../../../mikro-orm.config.ts';
import { copyDatabase } from '../../harness.ts';
import { document, operations, resolved, type Schema } from './document.ts';

/** The committed files are what callers and tools read. `npm run contract` rewrites them; a reviewer reads the diff. */
test('schema.graphql is up to date', () =>
  expect(`${printSchema(lexicographicSortSchema(publishedSchema))}\n`).toMatchFileSnapshot(
    '../../../schema/schema.graphql',
  ));
test('openapi.json is up to date', () =>
  expect(`${JSON.stringify(loadContract(), null, 2)}\n`).toMatchFileSnapshot('../../../schema/openapi.json'));

test('migrations and their snapshot match the entities', async () => {
  const { ownerUrl } = await copyDatabase();
  const opened = async (snapshot: boolean) => {
    const orm = await MikroORM.init(ormOptions(ownerUrl, { snapshot }));
    onTestFinished(() => orm.close());
    return orm;
  };
  const orm = await opened(false);
  expect(await orm.schema.getUpdateSchemaSQL()).toBe('');
  expect(await orm.migrator.getPending()).toEqual([]);
  expect(await (await opened(true)).migrator.checkSchema(), 'run npm run migrate:create').toBe(false);
});

test('every operation documents 500 and 503', () => {
  const silent = operations.filter(([, , { responses }]) => !responses[500] || !responses[503]);
  expect(silent.map(([name]) => name)).toEqual(['GET /openapi.json']);
});

test('every row is one operation, and only the OpenAPI document has no row', () => {
  const named = operations.map(([name]) => name);
  expect(named.toSorted()).toEqual(
    [...routes.map(({ method, path }) => `${method} ${path}`), 'GET /openapi.json'].toSorted(),
  );
  const ids = operations.map(([, , { operationId }]) => operationId);
  expect(ids.filter((id) => !/^[A-Z][A-Za-z]+$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the document is valid OpenAPI 3.1', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.1.3' }, servers: [{ url: '/api/v1' }] });
  expect(new Set(Object.keys(document))).toEqual(
    new Set(['openapi', 'info', 'servers', 'tags', 'paths', 'webhooks', 'components', 'x-action-kinds']),
  );
});

const tagNames = new Set(document.tags.map(({ name }) => name));
/** What is no JSON. */
const fileTypes: Record<string, string[]> = {
  'GET /exports/{id}/content': ['text/csv', 'application/x-ndjson', 'application/vnd.apache.parquet'],
  'POST /rfqs/{id}/comparison/content': [
    'text/csv',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  'GET /projects/{id}/engineering/packages/{packageId}/files/{entryId}/content': ['application/octet-stream'],
};
const shared = Object.fromEntries(
  Object.entries(document.components.responses).map(([name, it]) => [`#/components/responses/${name}`, it]),
);
const schemes = Object.keys(document.components.securitySchemes);

test.each(operations)(
  '%s is well formed',
  (name, path, { parameters = [], responses, requestBody, tags, security }) => {
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(inPath.every(({ required }) => required)).toBe(true);
    for (const parameter of parameters) {
      const { example: _, ...stated } = parameter;
      expect(stated).toEqual({
        name: expect.any(String),
        in: expect.stringMatching(/^(path|query|header)$/),
        required: expect.any(Boolean),
        description: expect.any(String),
        schema: expect.any(Object),
      });
    }
    const places = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(places).size).toBe(places.length);
    expect(tags.every((tag: string) => tagNames.has(tag))).toBe(true);
    expect(security.flatMap(Object.keys).every((name: string) => schemes.includes(name))).toBe(true);
    expect(Object.keys(responses).filter((status) => !/^[2345]\d\d$/.test(status))).toEqual([]);
    for (const [status, response] of Object.entries(responses)) {
      const { description, content } = shared[response.$ref ?? ''] ?? response;
      expect(description).toEqual(expect.any(String));
      if (status !== '304')
        expect(Object.keys(content ?? {})).toEqual(
          (/^20[06]$/.test(status) && fileTypes[name]) || ['application/json'],
        );
    }
    if (requestBody) expect(Object.keys(requestBody.content)).toEqual(['application/json']);
  },
);

test('nine subjects, each with a description, hold all operations', () => {
  expect(document.tags).toHaveLength(9);
  expect(document.tags.filter(({ description }) => !description)).toEqual([]);
  expect(new Set(operations.flatMap(([, , { tags }]) => tags))).toEqual(tagNames);
  expect(operations.filter(([, , { tags }]) => tags.length !== 1).map(([name]) => name)).toEqual([]);
});

test('every property and parameter has a description', () => {
  expect(listUndescribed(document as never).map(({ group, name }) => `${group}.${name}`)).toEqual([]);
});

/** The same text in two places would go out of date in one of them. */
test('contract-descriptions.yaml describes only what schemas do not', async () => {
  const written = readDescriptions();
  const bare = JSON.parse(JSON.stringify(buildContract({})));
  const needed = new Set(
    listUndescribed(bare).map(({ group, name }) => `${written[group]?.[name] === undefined ? '*' : group} ${name}`),
  );
  const file = 'src/modules/data/contract-descriptions.yaml';
  let group = '';
  const lines = readFileSync(file, 'utf8').split('\n');
  const kept = lines.filter((line) => {
    group = /^ {2}"?([\w*]+)"?:$/.exec(line)?.[1] ?? group;
    const [, name] = /^ {4}(\w+): /.exec(line) ?? [];
    return name === undefined || needed.has(`${group} ${name}`);
  });
  const text = kept.filter((line, at) => !(/^ {2}\S+:$/.test(line) && !/^ {4}/.test(kept[at + 1] ?? ''))).join('\n');
  await expect(text).toMatchFileSnapshot(`../../../${file}`);
});

test('every object is a named component, and every text, number and list has bounds', () => {
  const schemas = Object.entries(document.components.schemas);
  const problems = schemas.flatMap(([name, schema]) =>
    [...walk(schema, name)].flatMap(({ at, node }) => {
      if (typeof node.type !== 'string' || 'enum' in node || 'const' in node || at.endsWith('/properties')) return [];
      if (node.type === 'object') return at === name ? [] : [`${at} is anonymous`];
      const has = (...keys: string[]) => keys.some((key) => key in node);
      const isBound = {
        string: has('maxLength'),
        array: has('maxItems'),
        integer: has('minimum', 'exclusiveMinimum') && has('maximum', 'exclusiveMaximum') && has('format'),
        number: has('minimum', 'exclusiveMinimum') && has('maximum', 'exclusiveMaximum'),
      }[node.type];
      return isBound === false ? [`${at} has no bounds`] : [];
    }),
  );
  expect(problems).toEqual([]);
  const inline = operations.flatMap(([name, , { requestBody, responses }]) =>
    [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).flatMap(({ schema }) => (schema && !schema['$ref'] ? [name] : [])),
    ),
  );
  expect(inline).toEqual(['GET /openapi.json']);
});

/** Everything that a caller can send or get by example, from the requests of answers.test.ts. */
test('every operation and every refusal has an example', () => {
  const missing = operations.flatMap(([name, , { requestBody, responses }]) => {
    const contents = Object.entries(responses).map(([status, part]) => [status, resolved(part).content] as const);
    const silent = contents.filter(([, content]) => {
      const json = content?.['application/json'];
      return json && !Object.keys(json.examples ?? {}).length;
    });
    const body = requestBody && !requestBody.content['application/json'].examples ? ['request'] : [];
    return [...body, ...silent.map(([status]) => status)].map((part) => `${name}: ${part}`);
  });
  expect(missing).toEqual([]);
});

type Node = Schema & { $ref?: string; properties?: object };

/** Every object below a value with where it stands, and the root that a reference in it starts from. */
function* walk(value: unknown, at = '#', root: Node = document): Generator<{ at: string; node: Node; root: Node }> {
  if (value === null || typeof value !== 'object') return;
  const node = value as Node;
  const here = typeof node.$schema === 'string' ? node : root;
  yield { at, node, root: here };
  for (const [key, child] of Object.entries(value)) yield* walk(child, `${at}/${key}`, here);
}

test('every reference resolves', () => {
  const leads = (root: Node, ref: string) =>
    ref.startsWith('#/') &&
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (node as Node | undefined)?.[key], root) !== undefined;
  const refs = [...walk(document)].filter(({ node }) => typeof node.$ref === 'string');
  expect(refs.length).toBeGreaterThan(20);
  expect(refs.filter(({ node, root }) => !leads(root, node.$ref!)).map(({ at, node }) => [at, node.$ref])).toEqual([]);
});

test('every schema is valid JSON Schema 2020-12', () => {
  const known = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);
  const problems = [...walk({ paths: document.paths, components: document.components })].flatMap(({ at, node }) => {
    // Values of examples are no schemas.
    if (/\/(properties|examples|enum|default)$|\/examples\//.test(at) || Array.isArray(node)) return [];
    const wrong: string[] = [];
    if (typeof node.type === 'string' && !/securitySchemes/.test(at) && !known.has(node.type)) wrong.push('type');
    if ('nullable' in node) wrong.push('nullable belongs to 3.0');
    if (node.type === 'array' && !node.items && !node.prefixItems) wrong.push('items');
    if (Array.isArray(node.enum) && new Set(node.enum).size !== node.enum.length) wrong.push('enum');
    if (Array.isArray(node.required) && node.properties)
      wrong.push(...node.required.filter((name) => !(name in node.properties!)));
    return wrong.map((problem) => `${at}: ${problem}`);
  });
  expect(problems).toEqual([]);
});

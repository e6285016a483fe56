import { isSpecifiedScalarType } from 'graphql';
import { expect, test } from 'vitest';
import { type Contents, document, tasks } from '../../../docs/.vitepress/reference/document.ts';
import { listFields } from '../../../docs/.vitepress/reference/fields.ts';
import { graphPages } from '../../../docs/.vitepress/reference/graph.ts';
import { writeTask, writeWebhookMessages } from '../../../docs/.vitepress/reference/rest.ts';
import { publishedSchema } from '../../published-schema.ts';

const restPages = new Map(tasks.map((task) => [task.page, writeTask(task)]));
const headingsIn = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title!);

test('each operation and each message of a webhook has one section', () => {
  const operations = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect([...restPages.values()].flatMap(headingsIn).toSorted()).toEqual(operations.toSorted());
  expect(headingsIn(writeWebhookMessages())).toEqual(Object.keys(document.webhooks));
});

test('each root field and each type of the graph has one section, and each link leads to one', () => {
  const roots = [
    publishedSchema.getQueryType(),
    publishedSchema.getMutationType(),
    publishedSchema.getSubscriptionType(),
  ];
  const fields = roots.flatMap((root) => Object.keys(root!.getFields()));
  const types = Object.values(publishedSchema.getTypeMap())
    .filter(
      (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type) && !roots.some((root) => root === type),
    )
    .map(({ name }) => name);
  const sections = graphPages.map(({ name, text }) => [`${name}.md`, headingsIn(text)] as const);
  expect(sections.flatMap(([, headings]) => headings).toSorted()).toEqual([...fields, ...types].toSorted());
  const anchors = new Set(sections.flatMap(([page, names]) => names.map((name) => `${page}#${name.toLowerCase()}`)));
  const links = graphPages.flatMap(({ text }) => [...text.matchAll(/\]\((graphql-[^)]+)\)/g)].map(([, link]) => link!));
  expect(links.length).toBeGreaterThan(1000);
  expect(links.filter((link) => !anchors.has(link))).toEqual([]);
});

test('fields of objects within objects and lists have a row with type, limits and requirement', () => {
  const rows = new Map(
    listFields({ $ref: '#/components/schemas/CreateProjectRequest' }, { isRequest: true }).map(([path, ...cells]) => [
      path,
      cells,
    ]),
  );
  expect(rows.get('`name`')).toEqual(['text, 1 to 120 characters, required', 'Name for people.']);
  expect(rows.get('`intake.currentQuantity`')?.[0]).toBe('whole number, 1 to 10000000 or null');
  expect(rows.get('`intent.requirements[].strength`')?.[0]).toBe('`hard`, `preference` (default `"preference"`)');
  const action = listFields({ $ref: '#/components/schemas/CreateActionRequest' }, { isRequest: true }).map(
    ([path]) => path,
  );
  expect(action).toContain('`input.parts[].material`');
  expect(action).toContain('`input.factoryIds`');
});

test('an operation shows the request and the answer of the tests of the contract', () => {
  const [, projects = ''] = [...restPages].find(([page]) => page === 'projects')!;
  const { requestBody, responses } = document.paths['/projects']!['post']!;
  const exampleOf = (content: Contents | undefined) => Object.values(content!['application/json']!.examples!)[0]!.value;
  const request = exampleOf(requestBody!.content);
  expect(projects).toContain(JSON.stringify(request, null, 2));
  const answer = exampleOf(responses['201']!.content);
  expect(projects).toContain(JSON.stringify(answer, null, 2));
  expect(projects).toContain('[idempotency_conflict](../errors.md#idempotency_conflict)');
});

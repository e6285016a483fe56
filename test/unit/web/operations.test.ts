import { globSync, readFileSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { findOperations, replaceOperations } from '#web/build/operations.ts';
import { publishedSchema } from '../../published-schema.ts';

const files = globSync('src/web/**/*.operations.ts').toSorted();
const operations = files.flatMap((file) => findOperations(readFileSync(file, 'utf8')));

test('schema/persisted-operations.json holds the operations of the dashboard and no others', async () => {
  const list = Object.fromEntries(operations.map(({ id, text }) => [id, text]));
  await expect(`${JSON.stringify(list, null, 2)}\n`).toMatchFileSnapshot('../../../schema/persisted-operations.json');
});

test('every operation is valid in the published schema', () => {
  const problems = operations.flatMap(({ text }) => validate(publishedSchema, parse(text)));
  expect(operations.length).toBeGreaterThan(5);
  expect(problems.map(({ message }) => message)).toEqual([]);
});

test('the browser gets ids, and no text of an operation', () => {
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const sent = replaceOperations(source);
    expect(sent).not.toContain('graphql(');
    for (const { id } of findOperations(source)) expect(sent).toContain(`graphql.persisted('${id}')`);
  }
});

test('the id of an operation does not depend on its indentation', () => {
  const [one, other] = ['graphql(`\n  query A { me { role } }\n`)', 'graphql(`query A { me { role } }`)'].map(
    findOperations,
  );
  expect(one).toEqual(other);
});

import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { publishedSchema } from '#modules/schema.ts';

/** graphql-schema-linter with all rules that enum values and fields of REST allow. */
const rules = [
  ...['relay-connection-types-spec', 'relay-connection-arguments-spec', 'relay-page-info-spec'],
  ...['types-have-descriptions', 'fields-have-descriptions', 'arguments-have-descriptions'],
  ...['input-object-values-have-descriptions', 'enum-values-have-descriptions', 'descriptions-are-capitalized'],
  ...['deprecations-have-a-reason', 'defined-types-are-used', 'types-are-capitalized'],
  ...['input-object-values-are-camel-cased', 'type-fields-sorted-alphabetically'],
  ...['input-object-fields-sorted-alphabetically', 'enum-values-sorted-alphabetically'],
];

async function lint(schema: string): Promise<{ rule: string; message: string }[]> {
  const file = join(tmpdir(), `schema-${process.pid}.graphql`);
  await writeFile(file, schema);
  const args = ['--format', 'json', '--rules', rules.join(','), file];
  return new Promise((resolve) =>
    execFile('node_modules/.bin/graphql-schema-linter', args, { maxBuffer: 2 ** 26 }, (_, stdout) =>
      resolve(JSON.parse(stdout).errors),
    ),
  );
}

/** Its values stand in the extensions of errors, which no type describes. */
const outsideTypes = 'defined-types-are-used: The type `ErrorCode` is defined in the schema but not used anywhere.';

test('graphql-schema-linter reports nothing', async () => {
  const found = await lint(printSchema(lexicographicSortSchema(publishedSchema)));
  expect(found.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([outsideTypes]);
});

test('it reports a mistake', async () => {
  const found = await lint('type Query { things: ThingConnection } type ThingConnection { nodes: [String!]! }');
  expect(found.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['relay-connection-types-spec']));
});

import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges, specifiedScalarTypes } from 'graphql';
import { expect, test } from 'vitest';
import { publishedSchema } from '#modules/schema.ts';

const read = (name: string) => readFileSync(name, 'utf8');
const released = buildSchema(read('schema/released.graphql'));
const breaking = findBreakingChanges(released, publishedSchema);

/** A reviewer reads the diff. */
test('breaking-changes.txt lists what the published schema has broken since the last release', () => {
  const lines = breaking.map(({ type, description }) => `${type}: ${description}\n`);
  return expect(lines.toSorted().join('')).toMatchFileSnapshot('../../../schema/breaking-changes.txt');
});

/** What has changed, with the type that it no longer has and the new type that it has now. */
function listNames(description: string): string[] {
  const [subject = '', types = ''] = description.split(' changed type from ');
  const [before = [], after = []] = types.split(' to ').map((type) => type.match(/\w+/g) ?? []);
  const former = before.filter((type) => !specifiedScalarTypes.some(({ name }) => name === type));
  return [...(subject.match(/\w+/g) ?? []), ...former, ...after.filter((type) => !released.getType(type))];
}

test('each of them is named by a line of CHANGELOG.md with "GraphQL, breaking:"', () => {
  const [, unreleased = ''] = read('CHANGELOG.md').split(/^## /m);
  expect(unreleased).toMatch(/^Unreleased/);
  const lines = unreleased.split('\n').filter((line) => line.includes('GraphQL, breaking:'));
  const code = lines.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words));
  const named = new Set(code.flatMap((words) => words.match(/\w+/g) ?? []));
  const unnamed = breaking.filter(({ description }) => !listNames(description).some((name) => named.has(name)));
  expect(unnamed.map(({ description }) => description)).toEqual([]);
});

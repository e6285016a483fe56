import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { expect, test } from 'vitest';
import { estimateCost } from '#graph/limits/cost.ts';
import { maxCost } from '#graph/limits/limits.ts';
import { createOperationLoader, parseDocument } from '#graph/operations/load-operation.ts';
import { publishedSchema } from '#modules/schema.ts';

const load = createOperationLoader(publishedSchema);
const priceOf = (query: string) => estimateCost(load(query, parseDocument(query), undefined).price({}));

const isConnection = (type: GraphQLNamedType) => type.name.endsWith('Connection');
const fieldsOf = (type: GraphQLNamedType): GraphQLField<unknown, unknown>[] =>
  isObjectType(type) ? Object.values(type.getFields()) : [];

/** All fields of a record that need no argument, and those of what stands beside it to this depth. Without lists of records. */
function selectAll(type: GraphQLNamedType, depth: number): string {
  const selected = fieldsOf(type).flatMap(({ name, args, type }) => {
    const target = getNamedType(type);
    if (args.some(isRequiredArgument) || isConnection(target)) return [];
    if (isLeafType(target)) return [name];
    return depth > 0 ? [`${name} ${selectAll(target, depth - 1)}`] : [];
  });
  return `{ __typename ${selected.join(' ')} }`;
}

const lists = fieldsOf(publishedSchema.getQueryType()!).flatMap(({ name, type }): [string, GraphQLNamedType][] => {
  const item = fieldsOf(getNamedType(type)).find((field) => field.name === 'nodes');
  return isConnection(getNamedType(type)) && item ? [[name, getNamedType(item.type)]] : [];
});

test.each(lists)('a page of 20 %s with all fields and the records beside them is within the limit', (list, type) => {
  const all = selectAll(type, 1);
  const nodes = priceOf(`{ ${list}(first: 20) { nodes ${all} } }`);
  const edges = priceOf(`{ ${list}(first: 20) { edges { node ${all} } } }`);
  expect(edges).toBeLessThanOrEqual(maxCost);
  expect(edges - nodes, 'one point for each edge').toBe(20);
});

test('a page of 20 deliveries costs what the documentation says', () => {
  const delivery = publishedSchema.getType('Delivery')!;
  const costs = [1, 2].map((depth) => priceOf(`{ deliveries(first: 20) { nodes ${selectAll(delivery, depth)} } }`));
  expect(costs).toEqual([281, 1201]);
  const listsOfProject = fieldsOf(publishedSchema.getType('Project')!).filter(({ type }) =>
    isConnection(getNamedType(type)),
  );
  const withLists = (item: string) => {
    const nested = listsOfProject.map(({ name }) => `${name} { nodes { ${item} } }`);
    return priceOf(`{ deliveries(first: 20) { nodes { project { ${nested.join(' ')} } } } }`);
  };
  expect([listsOfProject.length, withLists('id')]).toEqual([7, 2981]);
  expect(withLists('id project { id }')).toBeGreaterThan(maxCost);
});

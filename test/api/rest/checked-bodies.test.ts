import { readFileSync } from 'node:fs';
import { getNamedType, isInputObjectType, typeFromAST } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createVariableCoercion } from '#graph/operations/coercion.ts';
import { parse } from '#kernel/validation.ts';
import { routes } from '#modules/routes.ts';
import { schema } from '#modules/schema.ts';
import { prepareOperation } from '#rest/operation.ts';
import type { Json } from '../../json.ts';

const examples: Record<string, { body?: Json }> = JSON.parse(readFileSync('schema/examples.json', 'utf8'));

/** Rows whose bodies reach resolvers without the checks of their input type, because its schema has checked them. */
const checked = routes.flatMap((route) => {
  const { bodyVariable, definition } = prepareOperation(route, schema);
  const declared = definition.variableDefinitions?.find(({ variable }) => variable.name.value === bodyVariable);
  const type = declared && getNamedType(typeFromAST(schema, declared.type));
  const isChecked = isInputObjectType(type) && type.extensions.schema === route.body;
  return isChecked
    ? [{ name: `${route.method} ${route.path}`, variable: bodyVariable!, definition, body: route.body! }]
    : [];
});

describe('the body of', () => {
  test.each(checked)(
    '$name would pass the checks of its input type unchanged',
    ({ name, variable, definition, body }) => {
      const given: z.output<typeof body> = parse(body, examples[name]?.body ?? {});
      const coerce = createVariableCoercion(schema, definition, new Map());
      const coerced = coerce({ [variable]: given, internal: false })[variable];
      expect(coerced).toEqual(given);
      expect(parse(body, coerced)).toEqual(given);
    },
  );
});

test('there are such rows', () => {
  expect(checked.map(({ name }) => name)).toEqual(expect.arrayContaining(['POST /keys', 'POST /discover']));
});

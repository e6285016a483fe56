import { GraphQLScalarType } from 'graphql';
import { GraphQLDate, GraphQLDateTimeISO, GraphQLJSON, GraphQLSafeInt } from 'graphql-scalars';
import { z } from 'zod';

const withExpectation = (scalar: GraphQLScalarType, expects: string) =>
  new GraphQLScalarType({ ...scalar.toConfig(), extensions: { ...scalar.extensions, expects } });

/** Output comes from typed columns. Validating each value again would take a fifth of the time of a long list. */
const createTrustedScalar = <T>(
  scalar: GraphQLScalarType,
  name: string,
  expects: string,
  serialize: (value: T) => unknown,
) =>
  withExpectation(
    new GraphQLScalarType({ ...scalar.toConfig(), name, serialize: (value) => serialize(value as T) }),
    expects,
  );

export const scalars = {
  Date: createTrustedScalar<string>(GraphQLDate, 'Date', 'a date such as 2026-11-30', (date) => date),
  DateTime: createTrustedScalar<Date | string>(
    GraphQLDateTimeISO,
    'DateTime',
    'a time such as 2026-11-30T08:00:00Z',
    (time) => (typeof time === 'string' ? time : time.toISOString()),
  ),
  JSON: GraphQLJSON,
  SafeInt: withExpectation(GraphQLSafeInt, 'a whole number'),
};

/** For `JSON` fields whose shape GraphQL cannot express: dynamic keys, absent instead of null, free-form JSON. */
export const withJsonSchema = (schema: z.ZodType) => ({ jsonSchema: z.toJSONSchema(schema) });

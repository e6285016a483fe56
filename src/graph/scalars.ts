import { GraphQLScalarType } from 'graphql';
import { GraphQLDate, GraphQLDateTimeISO, GraphQLJSON, GraphQLSafeInt } from 'graphql-scalars';
import { z } from 'zod';

/** Output comes from typed columns. Validating each value again would take a fifth of the time of a long list. */
const createTrustedScalar = <T>(scalar: GraphQLScalarType, name: string, serialize: (value: T) => unknown) =>
  new GraphQLScalarType({ ...scalar.toConfig(), name, serialize: (value) => serialize(value as T) });

export const scalars = {
  Date: createTrustedScalar<string>(GraphQLDate, 'Date', (date) => date),
  DateTime: createTrustedScalar<Date | string>(GraphQLDateTimeISO, 'DateTime', (time) =>
    typeof time === 'string' ? time : time.toISOString(),
  ),
  JSON: GraphQLJSON,
  SafeInt: GraphQLSafeInt,
};

/** For `JSON` fields whose shape GraphQL cannot express: dynamic keys, absent instead of null, free-form JSON. */
export const withJsonSchema = (schema: z.ZodType) => ({ jsonSchema: z.toJSONSchema(schema) });

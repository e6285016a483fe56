import { GraphQLScalarType } from 'graphql';
import { GraphQLDate, GraphQLDateTimeISO, GraphQLJSON, GraphQLSafeInt, GraphQLUUID } from 'graphql-scalars';
import { z } from 'zod';

/** What leaves comes from typed columns: checking each value again would cost a fifth of a long list. */
const createTrustedScalar = <T>(scalar: GraphQLScalarType, name: string, serialize: (value: T) => unknown) =>
  new GraphQLScalarType({ ...scalar.toConfig(), name, serialize: (value) => serialize(value as T) });

export const scalars = {
  Date: createTrustedScalar<string>(GraphQLDate, 'Date', (date) => date),
  DateTime: createTrustedScalar<Date | string>(GraphQLDateTimeISO, 'DateTime', (time) =>
    typeof time === 'string' ? time : time.toISOString(),
  ),
  JSON: GraphQLJSON,
  SafeInt: GraphQLSafeInt,
  UUID: createTrustedScalar<string>(GraphQLUUID, 'UUID', (id) => id),
};

/**
 * Documents a `JSON` field whose shape GraphQL cannot say: keys that come from data, absent instead of null,
 * free JSON. Use as `t.field({ type: 'JSON', extensions: shaped(schema), … })`.
 */
export const withJsonSchema = (schema: z.ZodType) => ({ jsonSchema: z.toJSONSchema(schema) });

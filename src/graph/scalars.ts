import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import {
  GraphQLCurrency,
  GraphQLDate,
  GraphQLDateTimeISO,
  GraphQLEmailAddress,
  GraphQLJSON,
  GraphQLSafeInt,
  GraphQLURL,
} from 'graphql-scalars';
import { z } from 'zod';

const withExpectation = (scalar: GraphQLScalarType, expects: string) =>
  new GraphQLScalarType({ ...scalar.toConfig(), extensions: { ...scalar.extensions, expects } });

function parseText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('Must be text.');
  return value;
}
const parseTextNode = (node: ValueNode): string => parseText(node.kind === Kind.STRING ? node.value : null);

/**
 * Input is validated by its zod schema. Output comes from typed columns: validating each value again would take a fifth
 * of the time of a long list.
 */
const createTextScalar = (
  name: string,
  { description, specifiedByURL, extensions }: Partial<GraphQLScalarType>,
  expects: string,
  serialize: (value: unknown) => unknown = (value) => value,
) =>
  new GraphQLScalarType({
    name,
    description,
    specifiedByURL,
    serialize,
    parseValue: parseText,
    parseLiteral: parseTextNode,
    extensions: { ...extensions, expects },
  });

/** REST describes these as plain strings. */
const extensions = { jsonSchema: { type: 'string' } };
const { description: currencyDescription } = GraphQLCurrency;
const { description: emailDescription, specifiedByURL: emailSpecification } = GraphQLEmailAddress;
const { description: urlDescription, specifiedByURL: urlSpecification } = GraphQLURL;

export const scalars = {
  CountryCode: createTextScalar(
    'CountryCode',
    { description: 'A country code of two letters as in ISO 3166-1, such as US.', extensions },
    'an ISO 3166 country code such as US',
  ),
  CurrencyCode: createTextScalar(
    'CurrencyCode',
    { description: currencyDescription, extensions },
    'an ISO 4217 currency code such as USD',
  ),
  Date: createTextScalar('Date', GraphQLDate, 'a date such as 2026-11-30'),
  DateTime: createTextScalar(
    'DateTime',
    {
      ...GraphQLDateTimeISO,
      description: 'A time as in RFC 3339, such as 2026-11-30T08:00:00.000Z. Responses are in UTC.',
    },
    'a time such as 2026-11-30T08:00:00Z',
    (time) => (time instanceof Date ? time.toISOString() : time),
  ),
  Decimal: createTextScalar(
    'Decimal',
    { description: 'A decimal number as text, such as 12.50, so that no digit is lost.', extensions },
    'a decimal number as text, such as "12.50"',
  ),
  EmailAddress: createTextScalar(
    'EmailAddress',
    { description: emailDescription, specifiedByURL: emailSpecification, extensions },
    'an e-mail address',
  ),
  JSON: GraphQLJSON,
  SafeInt: withExpectation(GraphQLSafeInt, 'a whole number'),
  Sha256: createTextScalar(
    'Sha256',
    { description: 'A SHA-256 digest: 64 hexadecimal digits.', extensions },
    '64 hexadecimal digits',
  ),
  Url: createTextScalar(
    'Url',
    { description: urlDescription, specifiedByURL: urlSpecification, extensions },
    'an absolute URL',
  ),
};

/** For fields whose shape GraphQL cannot express: dynamic keys, absent instead of null, free-form JSON, literals. */
export const withJsonSchema = (schema: z.ZodType) => ({ jsonSchema: z.toJSONSchema(schema) });

export const constant = (value: boolean) =>
  ({
    type: 'Boolean',
    description: `Always ${value}.`,
    extensions: withJsonSchema(z.literal(value)),
    resolve: () => value,
  }) as const;

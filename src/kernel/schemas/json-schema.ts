import { isRecord } from '../assert.ts';
import { maxBodyBytes } from '../errors.ts';

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  $defs?: Record<string, JsonSchema>;
  [keyword: string]: unknown;
};

/** Bounds that hold where a schema states none: all text comes in bodies or lines of at most 1 MiB. */
const [maxTextLength, maxListLength, maxNumber] = [maxBodyBytes, 10_000, Number.MAX_SAFE_INTEGER];
const int32Limit = 2_147_483_648;
const formatLengths: Record<string, number> = { uuid: 36, 'date-time': 35, date: 10, uri: 2000 };

/** Applies a change to each schema inside another one, for instance to its properties. */
export function mapParts(schema: JsonSchema, change: (part: JsonSchema, key: string) => JsonSchema): JsonSchema {
  const { properties, items, propertyNames, additionalProperties, anyOf, oneOf } = schema;
  const mapList = (parts: JsonSchema[]) => parts.map((part, index) => change(part, String(index)));
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, change(part, name)])),
    }),
    ...(items && { items: change(items, 'item') }),
    ...(propertyNames && { propertyNames: change(propertyNames, 'name') }),
    ...(isRecord(additionalProperties) && { additionalProperties: change(additionalProperties, 'value') }),
    ...(anyOf && { anyOf: mapList(anyOf) }),
    ...(oneOf && { oneOf: mapList(oneOf) }),
  };
}

/** Adds the bounds of texts, numbers and lists that a schema does not state, and the formats of integers. */
export function addBounds(schema: JsonSchema): JsonSchema {
  const stated = mapParts(schema, addBounds);
  const missing = Object.entries(findBounds(schema)).filter(([keyword]) => !(keyword in stated));
  return { ...stated, ...Object.fromEntries(missing) };
}

function findBounds(schema: JsonSchema): JsonSchema {
  const { format, pattern } = schema;
  const is = (type: string) => [schema.type].flat().includes(type);
  if ('enum' in schema || 'const' in schema) return {};
  if (is('string')) {
    const digest = pattern === '^[a-f0-9]{64}$' ? 64 : undefined;
    return { maxLength: digest ?? formatLengths[String(format)] ?? maxTextLength };
  }
  if (is('array')) return { maxItems: maxListLength };
  if (!is('integer') && !is('number')) return {};
  const range = {
    ...(!('exclusiveMinimum' in schema) && { minimum: -maxNumber }),
    ...(!('exclusiveMaximum' in schema) && { maximum: maxNumber }),
  };
  if (is('number')) return range;
  const limits = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'].map((key) => schema[key]);
  const isInt32 = limits.filter((limit) => typeof limit === 'number' && Math.abs(limit) <= int32Limit).length === 2;
  return { ...range, format: isInt32 ? 'int32' : 'int64' };
}

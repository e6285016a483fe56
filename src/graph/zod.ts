import type { EnumRef, InputRef, ObjectRef } from '@pothos/core';
import { z } from 'zod';
import { assertDefined, isRecord } from '#kernel/assert.ts';
import { textScalars } from '#kernel/text.ts';
import { isChecked } from '#kernel/validation.ts';
import { builder } from './builder.ts';
import { withMaxCount } from './limits/cost.ts';
import { maxItems } from './limits/list-bounds.ts';

type Json = {
  type?: string | string[];
  $ref?: string;
  anyOf?: Json[];
  enum?: string[];
  format?: string;
  items?: Json;
  maxItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  properties?: Record<string, Json>;
  required?: string[];
  description?: string;
  const?: unknown;
  $defs?: Record<string, Json>;
  /** Of `textScalars`. */
  scalar?: string;
  /** Name of the type that `zodObject` has defined for it. */
  object?: string;
  /** Of an object of which exactly one field is given. */
  isOneOf?: boolean;
};

const scalars: Record<string, string> = { string: 'String', boolean: 'Boolean', number: 'Float', integer: 'SafeInt' };
const scalarsOfFormats: Record<string, string> = {
  uuid: 'ID',
  date: 'Date',
  'date-time': 'DateTime',
  email: 'EmailAddress',
  uri: 'Url',
};
/** Types of what is built from JSON schema cannot be inferred; the zod schema has them. */
const withType = <T>(value: unknown): T => value as T;
type Types = (typeof builder)['$inferSchemaTypes'];

const shared = new Map<string, unknown>();
const objectNames = z.registry<{ object: string }>();

const describeSchema = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  withType<Json>(
    z.toJSONSchema(schema, {
      io,
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, textScalars.get(zodSchema), objectNames.get(zodSchema));
      },
    }),
  );

export const zodEnum = <const T extends string>(
  schema: z.ZodEnum<{ [value in T]: value }>,
  descriptions: Partial<Record<T, string>> = {},
) =>
  withType<EnumRef<never, T>>(
    defineEnum(assertDefined(schema.meta()?.id, 'The id of an enum'), schema.options, descriptions),
  );

/**
 * Enums need `.meta({ id })`; an object with an id becomes one shared input type. `described` differs from `schema` where
 * a verb validates a part of the input itself.
 */
export function zodInput<S extends z.ZodObject>(
  name: string,
  schema: S,
  described: z.ZodObject = schema,
): InputRef<z.output<S>> {
  const { $defs = {}, ...root } = describeSchema(described, 'input');

  const defineInput = (name: string, { properties, required = [], isOneOf }: Json, validate?: object): unknown => {
    const fields = Object.entries(assertDefined(properties, `The fields of ${name}`)).map(([key, json]) => {
      const type = withType<'String'>(resolveType(`${name.replace(/Input$/, '')}${capitalize(key)}`, json));
      const extensions = { ...readListBound(`${name}.${key}`, json), ...describeNumber(json) };
      return { key, type, required: required.includes(key), description: json.description, extensions };
    });
    return builder.inputType(name, {
      ...validate,
      ...(isOneOf && { isOneOf }),
      fields: (t) => Object.fromEntries(fields.map(({ key, ...options }) => [key, t.field(options)])),
    });
  };
  const resolveType = (name: string, json: Json): unknown => {
    const kind = [json.type].flat().find((type) => type !== 'null');
    const id = readDefinitionId(json);
    if (id) {
      const definition = assertDefined($defs[id], `The definition of ${id}`);
      return definition.enum
        ? defineEnum(id, definition.enum)
        : defineOnce(`${id}Input`, (name) => defineInput(name, definition));
    }
    const present = findPresent(json);
    if (present) return resolveType(name, present);
    if (kind === 'array') return [resolveType(name, assertDefined(json.items, `The items of ${name}`))];
    if (kind === 'object' && json.properties) return defineInput(`${name}Input`, json);
    return resolveScalar(json);
  };
  return withType<InputRef<z.output<S>>>(
    defineInput(name, root, { validate: { schema: toSyncSchema(schema) }, extensions: { schema } }),
  );
}

/** `nullable`: fields that are null in another member of a union, whose fields of one name must agree. */
type ObjectOptions = { description?: string; io?: 'input' | 'output'; nullable?: ReadonlySet<string> };

/** A type for values of this schema. What may be absent is null. Objects and enums with an id are shared. */
export function zodObject<S extends z.ZodObject>(
  name: string,
  schema: S,
  { description, io = 'output', nullable }: ObjectOptions = {},
): ObjectRef<Types, z.output<S>> {
  const { $defs = {}, ...shape } = describeSchema(schema, io);
  // The root stands among the definitions if it has an id.
  const root = $defs[readDefinitionId(shape) ?? ''] ?? shape;

  const defineObject = (name: string, { properties = {}, required = [] }: Json, description?: string): unknown => {
    const fields = Object.entries(properties).map(([key, json]) => ({
      key,
      type: withType<'String'>(resolveType(`${name}${capitalize(key)}`, json)),
      nullable: !required.includes(key) || isNullable(json) || nullable?.has(key),
      description: json.description,
      extensions: describeLength(json),
      resolve: (value: unknown) => withType<string | null>(Reflect.get(Object(value), key) ?? null),
    }));
    return builder.objectRef<unknown>(name).implement({
      description,
      fields: (t) => Object.fromEntries(fields.map(({ key, ...options }) => [key, t.field(withType<never>(options))])),
    });
  };
  /** Types with a name of their own may lead to records, whose number a request pays for. */
  const describeLength = ({ items, maxItems }: Json) => {
    const isNamed = items?.object ?? $defs[readDefinitionId(items ?? {}) ?? '']?.object;
    return isNamed && maxItems !== undefined ? withMaxCount(maxItems) : {};
  };
  const resolveType = (name: string, json: Json): unknown => {
    if (json.object) return shared.get(json.object);
    const id = readDefinitionId(json);
    if (id) {
      const definition = assertDefined($defs[id], `The definition of ${id}`);
      if (definition.object) return shared.get(definition.object);
      return definition.enum
        ? defineEnum(id, definition.enum)
        : defineOnce(id, (name) => defineObject(name, definition));
    }
    const present = findPresent(json);
    if (present) return resolveType(name, present);
    if (json.items) return [resolveType(toSingular(name), json.items)];
    return json.properties ? defineObject(name, json) : resolveScalar(json);
  };
  const ref = defineOnce(name, () => defineObject(name, root, description));
  objectNames.add(schema, { object: name });
  return withType<ObjectRef<Types, z.output<S>>>(ref);
}

const toSingular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');
const readDefinitionId = ({ $ref }: Json): string | undefined => $ref?.replace('#/$defs/', '');

/** The only other type of a nullable value. */
const findPresent = ({ anyOf }: Json): Json | undefined =>
  anyOf?.length === 2 ? anyOf.find(({ type }) => type !== 'null') : undefined;
const isNullable = ({ type, anyOf }: Json): boolean =>
  [type].flat().includes('null') || (anyOf?.some(isNullable) ?? false);

function resolveScalar({ type, format, scalar, const: literal }: Json): string {
  if (Number.isInteger(literal)) return 'Int';
  const kind = [type].flat().find((one) => one !== 'null');
  return scalar ?? scalarsOfFormats[format ?? ''] ?? scalars[kind ?? ''] ?? 'JSON';
}

/**
 * The plugin validates asynchronously, where zod cannot use its compiled parsers, and pipes the result through a schema
 * per nested field, which has no checks.
 */
function toSyncSchema(schema: z.ZodType): z.ZodType {
  const checked = z.unknown().transform((value, { issues }) => {
    if (isRecord(value) && isChecked(value, schema)) return value;
    const { success, data, error } = schema.safeParse(value);
    if (success) return data;
    issues.push(...withType<z.core.$ZodRawIssue[]>(error.issues));
    return z.NEVER;
  });
  return Object.assign(checked, { pipe: () => checked });
}

/** Lists are refused by length before their items are validated, so each needs a maximum. */
function readListBound(place: string, json: Json): Record<string, unknown> {
  const list = json.anyOf?.find(({ type }) => type === 'array') ?? json;
  if (![list.type].flat().includes('array')) return {};
  if (list.maxItems === undefined) throw new Error(`${place} is an unlimited list. Add .max() to its schema.`);
  return maxItems(list.maxItems);
}

/** What a number, or an item of a list of numbers, must be, if its schema limits it. */
function describeNumber(json: Json): { expects?: string } {
  const inner = json.anyOf?.find(({ type }) => type !== 'null') ?? json.items;
  if (inner) return describeNumber(inner);
  const { minimum = 0, exclusiveMinimum, maximum = 0 } = json;
  const [least, most] = [json.minimum, json.maximum].map(isLimit);
  const kind = [json.type].flat().includes('integer') ? 'a whole number' : 'a number';
  if (least && most) return { expects: `${kind} from ${minimum} to ${maximum}` };
  const limits = [
    ...(least ? [`at least ${minimum}`] : []),
    ...(exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum}`]),
    ...(most ? [`at most ${maximum}`] : []),
  ];
  return limits.length ? { expects: `${kind} ${limits.join(' and ')}` } : {};
}

/** Schemas of integers state the safe range. */
const isLimit = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

const defineEnum = (name: string, values: string[], descriptions: Partial<Record<string, string>> = {}) =>
  defineOnce(name, () =>
    builder.enumType(name, {
      // Names of GraphQL have no dots.
      values: Object.fromEntries(
        values.map((value) => [value.replaceAll('.', '_'), { value, description: descriptions[value] }]),
      ),
    }),
  );

function defineOnce(name: string, make: (name: string) => unknown): unknown {
  if (!shared.has(name)) shared.set(name, make(name));
  return shared.get(name);
}

export const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

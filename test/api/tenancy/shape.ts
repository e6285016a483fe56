import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { z } from 'zod';
import { newId } from '#kernel/ids.ts';

/** JSON Schema, as much of it as inputs are written in. */
export type Shape = {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
};
export type Input = Record<string, unknown>;

/** All enums and objects are written out in place. */
export function shapeOf(type: z.ZodType): Shape {
  return z.toJSONSchema(type, { io: 'input', metadata: z.registry() }) as Shape;
}

const scalars: Record<string, Shape> = {
  Boolean: { type: 'boolean' },
  Date: { format: 'date' },
  DateTime: { format: 'date-time' },
  EmailAddress: { format: 'email' },
  Float: { type: 'integer' },
  ID: { format: 'uuid' },
  Int: { type: 'integer' },
  SafeInt: { type: 'integer' },
  Sha256: { format: 'sha256' },
  String: { type: 'string' },
};

function inputOf(type: GraphQLInputType): Shape {
  if (isNonNullType(type)) return inputOf(type.ofType);
  if (isListType(type)) return { items: inputOf(type.ofType) };
  if (isEnumType(type)) return { enum: type.getValues().map(({ name }) => name) };
  return isInputObjectType(type) ? argumentsOf(Object.values(type.getFields())) : (scalars[type.name] ?? {});
}

export function argumentsOf(fields: readonly (GraphQLArgument | GraphQLInputField)[]): Shape {
  return {
    properties: Object.fromEntries(fields.map(({ name, type }) => [name, inputOf(type)])),
    required: fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name),
  };
}

/** A value that holds no others, and the names that lead to it; lists are passed through. */
export type Leaf = { path: string[]; shape: Shape; required: boolean };

export function leavesOf(shape: Shape, path: string[] = [], required = true): Leaf[] {
  const { items, anyOf, properties } = shape;
  const within = items ?? anyOf?.[0];
  if (within) return leavesOf(within, path, required);
  if (!properties) return [{ path, shape, required }];
  return Object.entries(properties).flatMap(([key, below]) =>
    leavesOf(below, [...path, key], required && shape.required?.includes(key) === true),
  );
}

/** The id of a credential is made by an authenticator and names no record. */
export const isId = ({ path, shape }: Leaf): boolean =>
  shape.format === 'uuid' || (shape.const === undefined && /^ids?$|(?<!credential)Ids?$/.test(path.at(-1) ?? ''));

/** What stands at one place of an input, given by name. */
export type Placed = { path: string[]; value: unknown };

/** The least that a shape accepts, with `placed` in it; `known` are values for what is called so anywhere. */
export function example(shape: Shape, placed: Placed | null = null, known: Input = {}): unknown {
  const { items, anyOf, properties, required = [] } = shape;
  if (placed?.path.length === 0) return items ? [placed.value] : placed.value;
  if (items) return [example(items, placed, known)];
  if (anyOf) return example(anyOf[0]!, placed, known);
  if (!properties) return scalar(shape);
  const [next, ...path] = placed?.path ?? [];
  const given = Object.entries(properties).filter(([key]) => key === next || required.includes(key));
  return Object.fromEntries(
    given.map(([key, below]) => [
      key,
      key === next
        ? example(below, { path, value: placed!.value }, known)
        : (known[key] ?? example(below, null, known)),
    ]),
  );
}

function scalar({ const: only, enum: values, type, format }: Shape): unknown {
  if (only !== undefined) return only;
  if (values) return values[0];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  return (formats[format ?? ''] ?? (() => 'text'))();
}

const formats: Record<string, () => string> = {
  date: () => '2026-10-01',
  email: () => 'somebody@people.example',
  'date-time': () => '2026-10-01T08:00:00Z',
  sha256: () => '0'.repeat(64),
  /** Another one in each call, as idempotency keys are. */
  once: newId,
  uuid: newId,
};

/** The same shape where these inputs are given and are of these shapes; those that it does not know are left out. */
export function narrowed(shape: Shape, inputs: Record<string, Shape>): Shape {
  const { properties = {}, required = [] } = shape;
  if (properties['input']?.properties) {
    return { ...shape, properties: { ...properties, input: narrowed(properties['input'], inputs) } };
  }
  const known = Object.entries(inputs).filter(([key]) => key in properties);
  return {
    properties: { ...properties, ...Object.fromEntries(known) },
    required: [...new Set([...required, ...known.map(([key]) => key)])],
  };
}

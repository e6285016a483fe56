import { type GraphQLLeafType, isEnumType } from 'graphql';
import { type FieldProblem, toJsonPointer } from '#kernel/validation.ts';

const builtIn: Record<string, string> = {
  Boolean: 'true or false',
  Float: 'a number',
  ID: 'an id',
  Int: 'a whole number from -2147483648 to 2147483647',
  String: 'text',
};

export const listAllowed = (type: unknown): string[] | null =>
  isEnumType(type) ? type.getValues().map(({ name }) => name) : null;

/** What a value of this type must be, for messages. */
export const describeExpected = (type: GraphQLLeafType): string =>
  isEnumType(type)
    ? `one of ${listAllowed(type)?.join(', ')}`
    : (type.extensions.expects ?? builtIn[type.name] ?? `of type ${type.name}`);

/** The kind of a value, but never the value, which may be a contact or a key. */
export function describeKind(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return Number.isInteger(value) ? 'a whole number' : 'a fraction';
    case 'boolean':
      return 'a boolean';
    default:
      return value === null ? 'null' : 'an object';
  }
}

/** As in REST, the path starts below the variable or argument that holds the input. */
export function toFieldProblem(
  [holder = '', ...rest]: readonly (string | number)[],
  code: FieldProblem['code'],
  message: string,
  more: Partial<FieldProblem>,
): FieldProblem {
  const path = toJsonPointer(rest.length ? rest : [holder]);
  return { location: 'body', path, code, message, limit: null, allowed: null, ...more };
}

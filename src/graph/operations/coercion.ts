import {
  assertInputType,
  GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLList,
  type GraphQLNonNull,
  GraphQLScalarType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type TypeNode,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromAST,
} from 'graphql';
import { isRecord } from '#kernel/assert.ts';
import { invalidField, toJsonPointer } from '#kernel/validation.ts';
import type { Variables } from '../limits/cost.ts';
import { getMaxItems, type ListBounds } from '../limits/list-bounds.ts';
import { InvalidRequest } from '../server/invalid-request.ts';

const maxProblems = 20;
const maxNameLength = 100;

/**
 * Unlike the reference implementation, stops at 20 problems, checks list lengths before items, and puts no values into
 * messages, which may be contacts or keys. Throws `InvalidRequest`.
 */
export function createVariableCoercion(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  bounds: ListBounds,
): (given: Variables) => Variables {
  const declared = variableDefinitions.map(({ variable, type, defaultValue }) => {
    const inputType = assertInputType(typeFromAST(schema, type));
    const name = variable.name.value;
    return {
      name,
      type: inputType,
      coerce: toCoercion(inputType),
      maxItems: bounds.get(name),
      standard: defaultValue && { value: valueFromAST(defaultValue, inputType) },
    };
  });

  return (given) => {
    const coerced: Record<string, unknown> = {};
    const problems = new Problems();
    for (const { name, type, coerce, maxItems, standard } of declared) {
      if (Object.hasOwn(given, name)) coerced[name] = coerce(given[name], [name], maxItems, problems);
      else if (standard) coerced[name] = standard.value;
      else if (isNonNullType(type)) {
        problems.add(`Variable "$${name}" of required type "${type}" was not provided.`);
      }
    }
    problems.throwIfAny();
    return coerced;
  };
}

type Path = (string | number)[];

class Problems {
  readonly #errors: GraphQLError[] = [];

  add(message: string, originalError?: Error): void {
    this.#errors.push(new GraphQLError(message, { originalError }));
    if (this.#errors.length === maxProblems) this.throwIfAny();
  }

  throwIfAny(): void {
    if (this.#errors.length) throw new InvalidRequest(this.#errors);
  }
}

/** `path` is changed and restored in place. */
type Coerce = (value: unknown, path: Path, maxItems: number | undefined, problems: Problems) => unknown;

type NullableType = GraphQLLeafType | GraphQLInputObjectType | GraphQLList<GraphQLInputType>;

/** Checks of types take longer than the values they are for, so each type is looked at once. */
const coercions = new WeakMap<GraphQLInputType, Coerce>();
function toCoercion(type: GraphQLInputType): Coerce {
  const known = coercions.get(type);
  if (known) return known;
  const coerce = isNonNullType(type) ? coerceNonNull(type) : coerceNullable(type);
  coercions.set(type, coerce);
  return coerce;
}

function coerceNonNull(type: GraphQLNonNull<NullableType>): Coerce {
  const coerce = toCoercion(type.ofType);
  return (value, path, maxItems, problems) =>
    value === null || value === undefined
      ? problems.add(`${describePath(path)} of non-null type "${type}" must not be null.`)
      : coerce(value, path, maxItems, problems);
}

function coerceNullable(type: NullableType): Coerce {
  const coerce = isListType(type) ? coerceList(type) : isInputObjectType(type) ? coerceObject(type) : coerceLeaf(type);
  return (value, path, maxItems, problems) =>
    value === null || value === undefined ? null : coerce(value, path, maxItems, problems);
}

function coerceList({ ofType }: GraphQLList<GraphQLInputType>): Coerce {
  const coerce = toCoercion(ofType);
  return (value, path, maxItems, problems) => {
    if (!Array.isArray(value)) return [coerce(value, path, maxItems, problems)];
    if (maxItems !== undefined && value.length > maxItems) {
      const message = `${describePath(path)} exceeds ${maxItems} items.`;
      return problems.add(message, listTooLong(path, message, maxItems));
    }
    return value.map((item, index) => {
      path.push(index);
      const coerced = coerce(item, path, maxItems, problems);
      path.pop();
      return coerced;
    });
  };
}

function coerceObject(type: GraphQLInputObjectType): Coerce {
  const fields = type.getFields();
  const list = Object.values(fields).map((field) => ({
    name: field.name,
    standard: field.defaultValue,
    required: isNonNullType(field.type) ? field.type : null,
    maxItems: getMaxItems(field),
    // Later, because a type may contain itself.
    coerce: (...args: Parameters<Coerce>) => toCoercion(field.type)(...args),
  }));
  return (value, path, _, problems) => {
    if (!isRecord(value) || Array.isArray(value)) {
      return problems.add(`${describePath(path)} must be an object of type ${type}.`);
    }
    const coerced: Record<string, unknown> = {};
    for (const { name, standard, required, maxItems, coerce } of list) {
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      if (given !== undefined) {
        path.push(name);
        coerced[name] = coerce(given, path, maxItems, problems);
        path.pop();
      } else if (standard !== undefined) coerced[name] = standard;
      else if (required) {
        problems.add(`${describePath([...path, name])} of required type "${required}" was not provided.`);
      }
    }
    for (const key in value) {
      if (!Object.hasOwn(fields, key)) {
        problems.add(`${describePath(path)} has an unknown field "${key.slice(0, maxNameLength)}" for type ${type}.`);
      }
    }
    return coerced;
  };
}

const coerceLeaf =
  (type: GraphQLLeafType): Coerce =>
  (value, path, _, problems) => {
    const parsed = parseLeaf(value, type);
    return parsed === undefined
      ? problems.add(`${describePath(path)} has a value that type ${type} does not accept.`)
      : parsed;
  };

/** Scalars repeat the value in their error message, so values of the wrong kind are refused first. */
function parseLeaf(value: unknown, type: GraphQLLeafType): unknown {
  if (isEnumType(type)) return typeof value === 'string' ? type.getValue(value)?.value : undefined;
  if (typeof value === 'object' && type.name !== 'JSON') return undefined;
  try {
    const parsed = type.parseValue(value);
    return Number.isNaN(parsed) ? undefined : parsed;
  } catch {
    return undefined;
  }
}

const listTooLong = ([name, ...rest]: Path, message: string, limit: number) =>
  invalidField(toJsonPointer(rest.length ? rest : [name ?? '']), message, { code: 'too_long', limit });

const describePath = ([name, ...rest]: Path): string =>
  rest.length === 0
    ? `Variable "$${name}"`
    : `Variable "$${name}" at "${name}${rest.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}"`;

const coerced = new GraphQLScalarType({ name: 'CoercedVariable' });
const coercedNode = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: coerced.name } } as const;

/** `CoercedVariable` is not reachable from the schema, so documents cannot name it. */
export const toExecutionSchema = (schema: GraphQLSchema): GraphQLSchema =>
  Object.create(schema, {
    getType: { value: (name: string) => (name === coerced.name ? coerced : schema.getType(name)) },
  });

/** The compiler requires `Boolean!` for variables of directives. */
export const withCoercedVariables = (operation: OperationDefinitionNode): OperationDefinitionNode => ({
  ...operation,
  variableDefinitions: (operation.variableDefinitions ?? []).map(
    ({ kind, variable, type }): VariableDefinitionNode => ({
      kind,
      variable,
      type: isRequiredBoolean(type) ? type : coercedNode,
    }),
  ),
});

export const isRequiredBoolean = (type: TypeNode): boolean =>
  type.kind === Kind.NON_NULL_TYPE && type.type.kind === Kind.NAMED_TYPE && type.type.name.value === 'Boolean';

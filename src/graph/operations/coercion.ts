import {
  assertInputType,
  GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
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
import { isRecord } from '#kernel/objects.ts';
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
      maxItems: bounds.get(name),
      standard: defaultValue && { value: valueFromAST(defaultValue, inputType) },
    };
  });

  return (given) => {
    const coerced: Record<string, unknown> = {};
    const problems = new Problems();
    for (const { name, type, maxItems, standard } of declared) {
      if (Object.hasOwn(given, name)) coerced[name] = coerce(given[name], type, [name], maxItems, problems);
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
function coerce(
  value: unknown,
  type: GraphQLInputType,
  path: Path,
  maxItems: number | undefined,
  problems: Problems,
): unknown {
  if (isNonNullType(type)) {
    if (value !== null && value !== undefined) return coerce(value, type.ofType, path, maxItems, problems);
    return problems.add(`${describePath(path)} of non-null type "${type}" must not be null.`);
  }
  if (value === null || value === undefined) return null;
  if (isListType(type)) {
    if (!Array.isArray(value)) return [coerce(value, type.ofType, path, maxItems, problems)];
    if (maxItems !== undefined && value.length > maxItems) {
      const message = `${describePath(path)} exceeds ${maxItems} items.`;
      return problems.add(message, listTooLong(path, message, maxItems));
    }
    return value.map((item, index) =>
      withPathKey(path, index, () => coerce(item, type.ofType, path, maxItems, problems)),
    );
  }
  if (isInputObjectType(type)) return coerceObject(value, type, path, problems);
  const parsed = parseLeaf(value, type);
  return parsed === undefined
    ? problems.add(`${describePath(path)} has a value that type ${type} does not accept.`)
    : parsed;
}

function coerceObject(value: unknown, type: GraphQLInputObjectType, path: Path, problems: Problems): unknown {
  if (!isRecord(value) || Array.isArray(value)) {
    return problems.add(`${describePath(path)} must be an object of type ${type}.`);
  }
  const coerced: Record<string, unknown> = Object.create(null);
  const fields = type.getFields();
  for (const field of Object.values(fields)) {
    if (value[field.name] !== undefined && Object.hasOwn(value, field.name)) {
      coerced[field.name] = withPathKey(path, field.name, () =>
        coerce(value[field.name], field.type, path, getMaxItems(field), problems),
      );
    } else if (field.defaultValue !== undefined) coerced[field.name] = field.defaultValue;
    else if (isNonNullType(field.type)) {
      problems.add(`${describePath([...path, field.name])} of required type "${field.type}" was not provided.`);
    }
  }
  for (const key in value) {
    if (!Object.hasOwn(fields, key)) {
      problems.add(`${describePath(path)} has an unknown field "${key.slice(0, maxNameLength)}" for type ${type}.`);
    }
  }
  return coerced;
}

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

function withPathKey<T>(path: Path, key: string | number, work: () => T): T {
  path.push(key);
  const result = work();
  path.pop();
  return result;
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

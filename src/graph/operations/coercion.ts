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
import { type FieldProblem, isChecked, maxProblems } from '#kernel/validation.ts';
import type { Variables } from '../limits/cost.ts';
import type { ListBounds } from '../limits/list-bounds.ts';
import { InvalidRequest } from '../server/invalid-request.ts';
import { describeExpected, describeKind, listAllowed, toFieldProblem } from './expectation.ts';

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
      place: { maxItems: bounds.get(name) },
      standard: defaultValue && { value: valueFromAST(defaultValue, inputType) },
    };
  });

  return (given) => {
    const coerced: Record<string, unknown> = {};
    const problems = new Problems();
    for (const { name, type, coerce, place, standard } of declared) {
      if (Object.hasOwn(given, name)) coerced[name] = coerce(given[name], [name], place, problems);
      else if (standard) coerced[name] = standard.value;
      else if (isNonNullType(type)) {
        problems.add([name], 'required', `of type ${type} is required.`);
      }
    }
    problems.throwIfAny();
    return coerced;
  };
}

type Path = (string | number)[];

class Problems {
  readonly #errors: GraphQLError[] = [];

  /** `fault` follows the path of the value. */
  add(path: Path, code: FieldProblem['code'], fault: string, more: Partial<FieldProblem> = {}): void {
    const message = `${describePath(path)} ${fault}`;
    const fields = [toFieldProblem(path, code, message, more)];
    this.#errors.push(new GraphQLError(message, { extensions: { details: { fields } } }));
    if (this.#errors.length === maxProblems) this.throwIfAny();
  }

  throwIfAny(): void {
    if (this.#errors.length) throw new InvalidRequest(this.#errors);
  }
}

/** `path` is changed and restored in place. */
type Coerce = (value: unknown, path: Path, place: Place, problems: Problems) => unknown;

/** What the field or argument of the value says beyond its type. */
type Place = { maxItems?: number | undefined; expects?: string | undefined };

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
  return (value, path, place, problems) =>
    value === null || value === undefined
      ? problems.add(path, 'required', `of type ${type} must not be null.`)
      : coerce(value, path, place, problems);
}

function coerceNullable(type: NullableType): Coerce {
  const coerce = isListType(type) ? coerceList(type) : isInputObjectType(type) ? coerceObject(type) : coerceLeaf(type);
  return (value, path, place, problems) =>
    value === null || value === undefined ? null : coerce(value, path, place, problems);
}

function coerceList({ ofType }: GraphQLList<GraphQLInputType>): Coerce {
  const coerce = toCoercion(ofType);
  return (value, path, place, problems) => {
    if (!Array.isArray(value)) return [coerce(value, path, place, problems)];
    const { maxItems } = place;
    if (maxItems !== undefined && value.length > maxItems) {
      return problems.add(path, 'too_long', `exceeds ${maxItems} items.`, { limit: maxItems });
    }
    return value.map((item, index) => {
      path.push(index);
      const coerced = coerce(item, path, place, problems);
      path.pop();
      return coerced;
    });
  };
}

function coerceObject(type: GraphQLInputObjectType): Coerce {
  const fields = type.getFields();
  const { schema } = type.extensions;
  const list = Object.values(fields).map((field) => ({
    name: field.name,
    standard: field.defaultValue,
    required: isNonNullType(field.type) ? field.type : null,
    place: field.extensions,
    // Later, because a type may contain itself.
    coerce: (...args: Parameters<Coerce>) => toCoercion(field.type)(...args),
  }));
  return (value, path, _, problems) => {
    if (!isRecord(value) || Array.isArray(value)) {
      return problems.add(path, 'invalid_type', `must be an object of type ${type}, got ${describeKind(value)}.`);
    }
    if (isChecked(value, schema)) return value;
    const coerced: Record<string, unknown> = {};
    for (const { name, standard, required, place, coerce } of list) {
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      if (given !== undefined) {
        path.push(name);
        coerced[name] = coerce(given, path, place, problems);
        path.pop();
      } else if (standard !== undefined) coerced[name] = standard;
      else if (required) {
        problems.add([...path, name], 'required', `of type ${required} is required.`);
      }
    }
    for (const key in value) {
      if (!Object.hasOwn(fields, key)) {
        problems.add([...path, key.slice(0, maxNameLength)], 'unknown_field', `is no field of ${type}.`);
      }
    }
    if (type.isOneOf && (Object.keys(coerced).length !== 1 || Object.values(coerced).includes(null))) {
      problems.add(path, 'mutually_exclusive', `must have exactly one of ${Object.keys(fields).join(', ')}.`);
    }
    return coerced;
  };
}

const coerceLeaf =
  (type: GraphQLLeafType): Coerce =>
  (value, path, place, problems) => {
    const parsed = parseLeaf(value, type);
    if (parsed !== undefined) return parsed;
    const expects = place.expects ?? describeExpected(type);
    const allowed = listAllowed(type);
    const kind = allowed && typeof value === 'string' ? '' : `, got ${describeKind(value)}`;
    return problems.add(path, allowed ? 'invalid_enum' : 'invalid_type', `must be ${expects}${kind}.`, { allowed });
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

const describePath = ([name, ...rest]: Path): string =>
  `$${name}${rest.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}`;

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

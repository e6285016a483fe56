import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '#kernel/context.ts';
import type { Variables } from '../limits/cost.ts';
import { isRequiredBoolean, withCoercedVariables } from './coercion.ts';

export type Executable = { schema: GraphQLSchema; document: DocumentNode; isQuery: boolean };
export type Execute = (coerced: Variables, ctx: Context) => Promise<ExecutionResult> | ExecutionResult;

export function toExecutable(
  schema: GraphQLSchema,
  { kind, definitions }: DocumentNode,
  operation: OperationDefinitionNode,
): Executable {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const isQuery = operation.operation === OperationTypeNode.QUERY;
  return { schema, document: { kind, definitions: [withCoercedVariables(operation), ...fragments] }, isQuery };
}

export function compileOperation({ schema, document, isQuery }: Executable): Execute | null {
  const compiled = compileQuery(schema, document, undefined, {
    disablingCapturingStackErrors: true,
    disableLeafSerialization: !selectsRenamedValues(schema, document),
  });
  if (!isCompiledQuery(compiled)) return null;
  return (coerced, ctx) => {
    if (isQuery) ctx.readFromReplica();
    return compiled.query(undefined, ctx, coerced);
  };
}

/**
 * Without serialization, which takes a sixth of a list of 100, texts, numbers, ids and values of enums are sent as
 * resolvers return them. Their types are checked, but a value of an enum may have another name.
 */
function selectsRenamedValues(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isFound = false;
  const enterField = () => {
    const type = getNamedType(types.getType());
    if (!isEnumType(type) || type.getValues().every(({ name, value }) => name === value)) return undefined;
    isFound = true;
    return BREAK;
  };
  visit(document, visitWithTypeInfo(types, { Field: enterField }));
  return isFound;
}

export const interpretOperation =
  ({ schema, document, isQuery }: Executable): Execute =>
  (coerced, ctx) => {
    if (isQuery) ctx.readFromReplica();
    return execute({ schema, document, variableValues: coerced, contextValue: ctx });
  };

/** Compiling costs more than one execution gains. */
export function compileOnSecondUse(executable: Executable): Execute {
  const interpret = interpretOperation(executable);
  let uses = 0;
  let run = interpret;
  return (coerced, ctx) => {
    if (++uses === 2) run = compileOperation(executable) ?? interpret;
    return run(coerced, ctx);
  };
}

/**
 * graphql-jit treats an absent variable in a literal as null, merges the conditions of all uses of a fragment, and
 * builds function names from response names joined by underscores.
 */
export function canCompile(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return false;
  const conditions = new Set(
    operation.variableDefinitions?.flatMap(({ type, variable }) =>
      isRequiredBoolean(type) ? variable.name.value : [],
    ),
  );
  let isSupported = true;
  let hasConditions = false;
  let hasSpreads = false;
  const markUnsupported = () => {
    isSupported = false;
    return BREAK;
  };
  visit(document, {
    Field: ({ alias }) => (alias?.value.includes('_') ? markUnsupported() : undefined),
    FragmentSpread: () => {
      hasSpreads = true;
    },
    Directive: ({ arguments: [condition] = [] }) => {
      hasConditions = true;
      const { value } = condition ?? {};
      return value?.kind === Kind.VARIABLE && !conditions.has(value.name.value) ? markUnsupported() : undefined;
    },
    ObjectField: ({ value }) => (value.kind === Kind.VARIABLE ? markUnsupported() : undefined),
    ListValue: ({ values }) => (values.some(({ kind }) => kind === Kind.VARIABLE) ? markUnsupported() : undefined),
  });
  return isSupported && !(hasConditions && hasSpreads);
}

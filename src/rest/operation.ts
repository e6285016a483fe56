import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type TypeNode,
  typeFromAST,
  validate,
  visit,
} from 'graphql';
import { operatorVariable } from '#graph/operations/document.ts';
import { findRequirement, type Requirement } from '#kernel/access.ts';
import { assertDefined, isRecord } from '#kernel/assert.ts';
import { type Route, toVariableName } from './route.ts';

export type Operation = {
  route: Route;
  document: DocumentNode;
  definition: OperationDefinitionNode;
  /** The variable that takes the whole input, if the document declares one input object. */
  merged: string | null;
  /** `merged`, if the body is the whole input. */
  bodyVariable: string | null;
  /** Variables beside `merged`, which only decide what is selected. */
  flags: readonly string[];
  name: string;
  requirement: Requirement;
};

const prepared = new WeakMap<Route, { schema: GraphQLSchema; operation: Operation }>();

/** Prepared once for all that serve or describe the row. Throws if the row does not fit its document. */
export function prepareOperation(route: Route, schema: GraphQLSchema): Operation {
  const known = prepared.get(route);
  if (known?.schema === schema) return known.operation;
  const operation = parseOperation(route, schema);
  prepared.set(route, { schema, operation });
  return operation;
}

function parseOperation(route: Route, schema: GraphQLSchema): Operation {
  const document = parse(route.document, { noLocation: true });
  const problems = validate(schema, document).map(({ message }) => message);

  const definition = assertDefined(
    document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION),
    `The operation of ${route.path}`,
  );
  const keys = (shape: Route['params']) => Object.keys(shape?.shape ?? {});
  const given = [
    ...keys(route.params),
    ...keys(route.query),
    ...keys(route.headers).map(toVariableName),
    ...keys(route.body),
  ].map((key) => route.rename?.[key] ?? key);
  const declared = (definition.variableDefinitions ?? []).filter(
    ({ variable }) => variable.name.value !== operatorVariable,
  );
  const used = declared.map(({ variable }) => variable.name.value);
  const objects = declared.filter(({ type }) => findInputType(type, schema));
  const single = objects.length === 1 ? objects[0] : undefined;
  const whole = single ? findInputType(single.type, schema) : null;
  const merged = single?.variable.name.value ?? null;
  const flags = merged === null ? [] : used.filter((variable) => variable !== merged);
  const known = whole ? [...Object.keys(whole.getFields()), ...flags] : used;
  const unknown = given.filter((key) => !known.includes(key));
  const idle = (merged === null ? used : flags).filter((variable) => !given.includes(variable));
  if (unknown.length || idle.length) problems.push(`declares the inputs (${given}), but its document has (${known})`);
  if (new Set(given).size < given.length) problems.push(`has a duplicate input (${given})`);
  // A compiled document refuses calls that omit a non-null variable or field with a default.
  if (definition.variableDefinitions?.some(({ defaultValue }) => defaultValue)) {
    problems.push('has defaults in its document; put them into the zod schemas');
  }

  // Compiled, an absent variable inside an object literal becomes null.
  visit(definition.selectionSet, {
    ObjectField: ({ value, name }) => {
      if (value.kind === Kind.VARIABLE)
        problems.push(`uses a variable in the literal field ${name.value}; variables must be whole arguments`);
    },
  });

  const pathNames = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  if (pathNames.sort().join() !== keys(route.params).sort().join())
    problems.push('has params that differ from its path');

  if (problems.length) throw new Error(`${route.method} ${route.path}: ${problems.join('; ')}`);
  const root = definition.selectionSet.selections.find((node) => node.kind === Kind.FIELD)?.name.value ?? '';
  const field = schema.getRootType(definition.operation)?.getFields()[root];
  return {
    route,
    document,
    definition,
    merged,
    bodyVariable: given.length === keys(route.body).length && !route.rename && !flags.length ? merged : null,
    flags,
    name: assertDefined(definition.name, `The name of the operation of ${route.path}`).value,
    requirement: resolveRequirement(route, assertDefined(field, `The root field of ${route.path}`)),
  };
}

function resolveRequirement({ sessions }: Route, field: GraphQLField<unknown, unknown>): Requirement {
  const { rights, ...requirement } = findRequirement(field);
  if (requirement.caller === 'key or member' && !sessions) return { ...requirement, caller: 'key' };
  return rights ? { ...requirement, rights } : requirement;
}

const findInputType = (type: TypeNode, schema: GraphQLSchema): GraphQLInputObjectType | null => {
  const input = getNamedType(typeFromAST(schema, type));
  return isInputObjectType(input) ? input : null;
};

/** The objects on the path `spread` of a row, from the data itself to what becomes the body. */
export function followPath(data: Record<string, unknown>, spread: string | undefined): Record<string, unknown>[] {
  const path = [data];
  let selected = data;
  for (const key of spread?.split('.') ?? []) {
    const next = selected[key];
    if (!isRecord(next)) throw new Error(`The response has no object at ${spread}.`);
    path.push(next);
    selected = next;
  }
  return path;
}

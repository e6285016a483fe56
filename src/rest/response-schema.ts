import {
  assertCompositeType,
  assertObjectType,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { assertDefined } from '#kernel/assert.ts';
import type { JsonSchema } from '#kernel/schemas/json-schema.ts';
import { type Components, capitalize } from './components.ts';

export type Json = Record<string, unknown>;

export type Source = {
  schema: GraphQLSchema;
  components: Components;
  fragments: Map<string, FragmentDefinitionNode>;
};

type Selected = {
  type: GraphQLCompositeType;
  set: SelectionSetNode;
  /** The most records of a connection. */
  first?: number | undefined;
};

/** The objects that become a body: one, or one per type of a union. */
export function followSelection(root: GraphQLObjectType, set: SelectionSetNode, path: string[], source: Source) {
  const end = path.reduce<Selected>(
    ({ type, set }, key) => {
      const parent = assertObjectType(type);
      const node = listFields(parent, set, source).find(({ alias, name }) => (alias ?? name).value === key);
      const { name, selectionSet, arguments: given = [] } = assertDefined(node, `The selection of ${key}`);
      const field = assertDefined(parent.getFields()[name.value], name.value);
      const first = given.find((argument) => argument.name.value === 'first')?.value;
      return {
        type: assertCompositeType(getNamedType(field.type)),
        set: assertDefined(selectionSet, `The selection of ${key}`),
        first: first?.kind === Kind.INT ? Number(first.value) : undefined,
      };
    },
    { type: root, set },
  );
  const members = isAbstractType(end.type) ? source.schema.getPossibleTypes(end.type) : [assertObjectType(end.type)];
  return members.map((member) => ({
    name: member.name,
    shape: selectionToSchema(member, end.set, source, end.first),
  }));
}

function listFields(type: GraphQLObjectType, { selections }: SelectionSetNode, source: Source): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    const fragment =
      node.kind === Kind.FRAGMENT_SPREAD
        ? assertDefined(source.fragments.get(node.name.value), `Fragment ${node.name.value}`)
        : node;
    const on = source.schema.getType(fragment.typeCondition?.name.value ?? type.name);
    const applies = on === type || (isAbstractType(on) && source.schema.isSubType(on, type));
    return applies ? listFields(type, fragment.selectionSet, source) : [];
  });
}

/** Selected fields are required and nullable; fields with a directive are optional. */
function selectionToSchema(type: GraphQLObjectType, set: SelectionSetNode, source: Source, first?: number): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const optional = new Set<string>();
  for (const node of listFields(type, set, source)) {
    const field = type.getFields()[node.name.value];
    const name = (node.alias ?? node.name).value;
    if (node.directives?.length) optional.add(name);
    if (!field) {
      properties[name] = { const: type.name };
      continue;
    }
    // The response to a look-up without a record is its error.
    const isLookUp = type === source.schema.getQueryType();
    const fieldType = isLookUp ? new GraphQLNonNull(getNullableType(field.type)) : field.type;
    const place = `${type.name}${capitalize(name)}`;
    const schema = fieldToSchema(fieldType, node.selectionSet, place, source, field.extensions.jsonSchema);
    properties[name] = {
      ...schema,
      ...(first !== undefined && field.name === 'nodes' && { maxItems: first }),
      ...(field.description && { description: field.description }),
    };
  }
  return closedObject(properties, optional);
}

export const closedObject = (
  properties: Record<string, JsonSchema>,
  sometimes: ReadonlySet<string> = new Set(),
): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !sometimes.has(name)),
});

function fieldToSchema(
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  place: string,
  source: Source,
  declared?: object,
): JsonSchema {
  const toSchema = (type: GraphQLOutputType) =>
    declared ? addDeclared(declared, place, source) : typeToSchema(type, set, place, source);
  if (isNonNullType(type)) return toSchema(type.ofType);
  return { anyOf: [toSchema(type), { type: 'null' }] };
}

function addDeclared(declared: object, place: string, { components }: Source): JsonSchema {
  const { $schema: _, id, $defs = {}, ...root }: JsonSchema = JSON.parse(JSON.stringify(declared));
  return components.addDefinitions(root, $defs, typeof id === 'string' ? id : place);
}

function typeToSchema(
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  place: string,
  source: Source,
): JsonSchema {
  const { components, schema } = source;
  if (isListType(type)) return { type: 'array', items: fieldToSchema(type.ofType, set, place, source) };
  if (isEnumType(type))
    return components.addEnum(
      type.name,
      type.getValues().map(({ name }) => name),
    );
  if (isScalarType(type)) return builtIn[type.name] ?? addDeclared(type.extensions.jsonSchema ?? {}, place, source);
  const named = assertCompositeType(getNamedType(type));
  const selection = assertDefined(set, `The selection of ${named.name}`);
  if (isAbstractType(named)) {
    return { anyOf: schema.getPossibleTypes(named).map((member) => addSelection(member, selection, source)) };
  }
  return addSelection(assertObjectType(named), selection, source);
}

/** Named after the fragment that alone selects it, else after its type. */
function addSelection(type: GraphQLObjectType, set: SelectionSetNode, source: Source): JsonSchema {
  const [only, ...others] = set.selections;
  const fragment = only?.kind === Kind.FRAGMENT_SPREAD && others.length === 0 ? only.name.value : null;
  return source.components.add(fragment ?? type.name, selectionToSchema(type, set, source));
}

const int32 = { minimum: -2_147_483_648, maximum: 2_147_483_647 };

const builtIn: Record<string, JsonSchema> = {
  /** Ids that are no uuids declare their own schema. */
  ID: { type: 'string', format: 'uuid' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer', ...int32 },
  Float: { type: 'number' },
};

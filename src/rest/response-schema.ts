import {
  assertCompositeType,
  type FragmentDefinitionNode,
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

export type Json = Record<string, unknown>;

export type JsonSchema = {
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  $defs?: Record<string, JsonSchema>;
  [keyword: string]: unknown;
};

export function hoistDefinitions(schema: object, schemas: Json): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    id: _id,
    ...own
  }: JsonSchema = JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
  for (const [name, { id: _, ...definition }] of Object.entries($defs)) schemas[name] = definition;
  return own;
}

export type Source = { schema: GraphQLSchema; schemas: Json; fragments: Map<string, FragmentDefinitionNode> };

/** Selected fields are required and nullable; fields with a directive are optional. */
export function selectionToSchema(type: GraphQLObjectType, { selections }: SelectionSetNode, source: Source) {
  const properties: Record<string, JsonSchema> = {};
  const optional = new Set<string>();
  for (const node of selections) {
    if (node.kind === Kind.FIELD) {
      const field = type.getFields()[node.name.value];
      const declared = field?.extensions.jsonSchema;
      const name = node.alias?.value ?? node.name.value;
      if (node.directives?.length) optional.add(name);
      const isLookUp = field && type === source.schema.getQueryType();
      // The response to a look-up without a record is its error.
      const fieldType = isLookUp ? new GraphQLNonNull(getNullableType(field.type)) : field?.type;
      properties[name] = fieldType
        ? fieldToSchema(fieldType, node.selectionSet, source, declared)
        : { const: type.name };
    } else {
      const fragment =
        node.kind === Kind.FRAGMENT_SPREAD
          ? assertDefined(source.fragments.get(node.name.value), `Fragment ${node.name.value}`)
          : node;
      const on = source.schema.getType(fragment.typeCondition?.name.value ?? type.name);
      if (on === type || (isAbstractType(on) && source.schema.isSubType(on, type))) {
        const inner = selectionToSchema(type, fragment.selectionSet, source);
        Object.assign(properties, inner.properties);
        for (const name of Object.keys(inner.properties)) if (!inner.required.includes(name)) optional.add(name);
      }
    }
  }
  return closedObject(properties, optional);
}

export const closedObject = (properties: Record<string, JsonSchema>, sometimes: ReadonlySet<string> = new Set()) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !sometimes.has(name)),
});

function fieldToSchema(
  type: GraphQLOutputType,
  selections: SelectionSetNode | undefined,
  source: Source,
  declared?: object,
): JsonSchema {
  const own = declared && hoistDefinitions(declared, source.schemas);
  if (!isNonNullType(type)) return { anyOf: [own ?? typeToSchema(type, selections, source), { type: 'null' }] };
  return own ?? typeToSchema(type.ofType, selections, source);
}

function typeToSchema(type: GraphQLOutputType, selections: SelectionSetNode | undefined, source: Source): JsonSchema {
  if (isListType(type)) return { type: 'array', items: fieldToSchema(type.ofType, selections, source) };
  if (isEnumType(type)) {
    source.schemas[type.name] = { type: 'string', enum: type.getValues().map(({ name }) => name) };
    return { $ref: `#/components/schemas/${type.name}` };
  }
  if (isScalarType(type))
    return builtIn[type.name] ?? hoistDefinitions(type.extensions.jsonSchema ?? {}, source.schemas);
  const named = assertCompositeType(getNamedType(type));
  const set = assertDefined(selections, `The selection of ${named.name}`);
  if (isAbstractType(named)) {
    return {
      anyOf: source.schema.getPossibleTypes(named).map((member) => selectionToSchema(member, set, source)),
    };
  }
  return selectionToSchema(named, set, source);
}

const builtIn: Record<string, JsonSchema> = {
  /** Ids that are no uuids declare their own schema. */
  ID: { type: 'string', format: 'uuid' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
};

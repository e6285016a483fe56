import {
  type GraphQLEnumValue,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';

/** Texts by place: `Type`, `Type.field`, `Type.VALUE`, `Type.field(argument)`; `*.name` and `*.*(argument)` of all types. */
export type Descriptions = ReadonlyMap<string, string>;

type Described = Pick<GraphQLNamedType | GraphQLEnumValue, 'description'>;

/** Describes what has no description in code. Types of inputs and payloads may be described by the field that uses them. */
export function describeSchema(schema: GraphQLSchema, texts: Descriptions): GraphQLSchema {
  const describe = (place: Described, ...names: string[]) => {
    place.description ??= names.map((name) => texts.get(name)).find((text) => text !== undefined);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    const { name } = type;
    describe(type, name);
    if (isEnumType(type))
      for (const value of type.getValues()) describe(value, `${name}.${value.name}`, `*.${value.name}`);
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) describe(field, `${name}.${field.name}`, `*.${field.name}`);
    }
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        describe(field, `${name}.${field.name}`, `*.${field.name}`);
        for (const arg of field.args) describe(arg, `${name}.${field.name}(${arg.name})`, `*.*(${arg.name})`);
      }
    }
  }
  describeByUse(schema);
  return schema;
}

function describeByUse(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const { name, args, type } of Object.values(root?.getFields() ?? {})) {
      const payload = getNamedType(type);
      payload.description ??= `Answer of \`${name}\`.`;
      for (const arg of args) getNamedType(arg.type).description ??= `Input of \`${name}\`.`;
    }
  }
}

/** What fields and scalars of this schema say beyond GraphQL: `withCost`, `withMaxCount`, `dependsOn`, `withJsonSchema`, `maxItems`. */
declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    costs?: number | ((args: Record<string, unknown>) => number | null);
    atMost?: number | ((args: Record<string, unknown>) => number);
    dependsOn?: readonly string[];
    jsonSchema?: object;
  }
  interface GraphQLInputFieldExtensions {
    maxItems?: number;
  }
  interface GraphQLArgumentExtensions {
    maxItems?: number;
  }
  interface GraphQLScalarTypeExtensions {
    jsonSchema?: object;
  }
}

import type { ZodType } from 'zod';

/** What fields, scalars and input types of this schema say beyond GraphQL: `withCost`, `withMaxCount`, `dependsOn`, `withJsonSchema`, `maxItems`, `expects`, `schema`. */
declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    costs?: number | ((args: Record<string, unknown>) => number | null);
    atMost?: number | ((args: Record<string, unknown>) => number);
    dependsOn?: readonly string[];
    jsonSchema?: object;
  }
  interface GraphQLInputFieldExtensions {
    maxItems?: number;
    /** What a value, or an item of a list, must be. */
    expects?: string;
  }
  interface GraphQLArgumentExtensions {
    maxItems?: number;
  }
  interface GraphQLInputObjectTypeExtensions {
    /** What validates values of the type. */
    schema?: ZodType;
  }
  interface GraphQLScalarTypeExtensions {
    expects?: string;
    jsonSchema?: object;
  }
}

import type { DocumentNode, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { isInternal } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';

export type Run = (variables: Record<string, unknown>, ctx: Context) => Promise<Record<string, unknown>>;

/** `$internal: Boolean!` tells a document whether the house is asking: `@include(if: $internal)` is a field for the house only. */
export const forTheHouse = 'internal';

/** A document of our own as one function, compiled once. It throws what a resolver threw. */
export function compile(document: DocumentNode, schema: GraphQLSchema): Run {
  const compiled = compileQuery(schema, document, undefined, { disablingCapturingStackErrors: true });
  if (!isCompiledQuery(compiled)) throw new Error(`A document does not compile: ${compiled.errors?.join('; ')}`);
  return async (variables, ctx) => {
    const { data, errors } = await compiled.query(undefined, ctx, {
      ...variables,
      [forTheHouse]: isInternal(ctx.viewer),
    });
    if (errors?.[0]) throw cause(errors[0]);
    return data!;
  };
}

/** The error a resolver threw, without the wrapping that GraphQL adds. */
function cause(error: unknown): unknown {
  const { originalError } = error as { originalError?: unknown };
  return originalError ? cause(originalError) : error;
}

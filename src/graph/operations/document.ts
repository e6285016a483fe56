import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql';
import { isInternal } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { schemaForExecution, variableCoercion } from './coercion.ts';
import { compileOperation, toExecutable } from './compile.ts';

export type Run = (variables: Record<string, unknown>, ctx: Context) => Promise<Record<string, unknown>>;

/** `$internal: Boolean!` tells a document whether the house is asking: `@include(if: $internal)` is a field for the house only. */
export const forOperator = 'internal';

/** A document of our own as one function, compiled once. It throws what a resolver threw. */
export function compile(document: DocumentNode, schema: GraphQLSchema): Run {
  const operation = getOperationAST(document);
  if (!operation) throw new Error('A document of our own has one operation.');
  const coerce = variableCoercion(schema, operation, new Map());
  const execute = compileOperation(toExecutable(schemaForExecution(schema), document, operation));
  if (!execute) throw new Error(`The document of ${operation.name?.value} does not compile.`);
  return async (variables, ctx) => {
    const coerced = coerce({ ...variables, [forOperator]: isInternal(ctx.viewer) });
    const { data, errors } = await execute(coerced, ctx);
    if (!data || errors?.length) throw cause(errors?.[0]);
    return data;
  };
}

/** The error a resolver threw, without the wrapping that GraphQL adds. */
function cause(error: unknown): unknown {
  const { originalError } = error as { originalError?: unknown };
  return originalError ? cause(originalError) : error;
}

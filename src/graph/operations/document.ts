import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql';
import { isInternal } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { createVariableCoercion, toExecutionSchema } from './coercion.ts';
import { compileOperation, toExecutable } from './compile.ts';

export type RunDocument = (variables: Record<string, unknown>, ctx: Context) => Promise<Record<string, unknown>>;

/** `$internal: Boolean!` tells a document whether the house is asking: `@include(if: $internal)` is a field for the house only. */
export const operatorVariable = 'internal';

/** A document of our own as one function, compiled once. It throws what a resolver threw. */
export function compile(document: DocumentNode, schema: GraphQLSchema): RunDocument {
  const operation = getOperationAST(document);
  if (!operation) throw new Error('A document of our own has one operation.');
  const coerce = createVariableCoercion(schema, operation, new Map());
  const execute = compileOperation(toExecutable(toExecutionSchema(schema), document, operation));
  if (!execute) throw new Error(`The document of ${operation.name?.value} does not compile.`);
  return async (variables, ctx) => {
    const coerced = coerce({ ...variables, [operatorVariable]: isInternal(ctx.viewer) });
    const { data, errors } = await execute(coerced, ctx);
    if (!data || errors?.length) throw unwrapError(errors?.[0]);
    return data;
  };
}

/** The error a resolver threw, without the wrapping that GraphQL adds. */
function unwrapError(error: unknown): unknown {
  const { originalError } = error as { originalError?: unknown };
  return originalError ? unwrapError(originalError) : error;
}

import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql';
import { isOperator } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { createVariableCoercion, toExecutionSchema } from './coercion.ts';
import { compileOperation, toExecutable } from './compile.ts';

export type RunDocument = (variables: Record<string, unknown>, ctx: Context) => Promise<Record<string, unknown>>;

/** `$internal: Boolean!` is true for internal keys: `@include(if: $internal)` makes a field operator-only. */
export const operatorVariable = 'internal';

const programs = new WeakMap<DocumentNode, RunDocument>();

/** A document is compiled on its first call, and once for all that run it: compiling all of them would delay the start. */
export function toProgram(document: DocumentNode, schema: GraphQLSchema): RunDocument {
  let program: RunDocument | undefined;
  return (variables, ctx) => {
    program ??= findProgram(document, schema);
    return program(variables, ctx);
  };
}

function findProgram(document: DocumentNode, schema: GraphQLSchema): RunDocument {
  const program = programs.get(document) ?? compile(document, schema);
  programs.set(document, program);
  return program;
}

function compile(document: DocumentNode, schema: GraphQLSchema): RunDocument {
  const operation = getOperationAST(document);
  if (!operation) throw new Error('The document must contain exactly one operation.');
  const coerce = createVariableCoercion(schema, operation, new Map());
  const execute = compileOperation(toExecutable(toExecutionSchema(schema), document, operation));
  if (!execute) throw new Error(`The document ${operation.name?.value} cannot be compiled.`);
  return async (variables, ctx) => {
    const coerced = coerce({ ...variables, [operatorVariable]: isOperator(ctx.viewer) });
    const { data, errors } = await execute(coerced, ctx);
    if (!data || errors?.length) throw unwrapError(errors?.[0]);
    return data;
  };
}

/** The error of a resolver. Errors of compiled queries need not be GraphQLErrors. */
export function unwrapError(error: unknown): unknown {
  const isWrapped = typeof error === 'object' && error !== null && 'originalError' in error && error.originalError;
  return isWrapped ? unwrapError(error.originalError) : error;
}

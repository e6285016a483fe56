import { BREAK, type DocumentNode, type ExecutionResult, execute, type GraphQLSchema, Kind, visit } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '#kernel/context.ts';
import type { Variables } from './cost.ts';

export type Run = (variables: Variables, ctx: Context) => Promise<ExecutionResult> | ExecutionResult;

/** An operation as a function, compiled when it is first asked for. */
export function runnerOf(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): Run {
  const compile = (): CompiledQuery | null => {
    const query = meansTheSame(document) ? compileQuery(schema, document, operationName, options) : null;
    return query && isCompiledQuery(query) ? query : null;
  };
  let query: CompiledQuery | null | undefined;

  return (variableValues, contextValue) => {
    if (query === undefined) query = compile();
    return query
      ? query.query(undefined, contextValue, variableValues)
      : execute({ schema, document, operationName, variableValues, contextValue });
  };
}

const options = { disablingCapturingStackErrors: true };

/** The compiler takes an absent variable inside a literal for null and knows no defaults; such documents are executed plainly. */
function meansTheSame(document: DocumentNode): boolean {
  let same = true;
  const differs = () => {
    same = false;
    return BREAK;
  };
  visit(document, {
    VariableDefinition: ({ defaultValue }) => (defaultValue ? differs() : undefined),
    ObjectField: ({ value }) => (value.kind === Kind.VARIABLE ? differs() : undefined),
    ListValue: ({ values }) => (values.some(({ kind }) => kind === Kind.VARIABLE) ? differs() : undefined),
  });
  return same;
}

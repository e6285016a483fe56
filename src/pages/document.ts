import { type GraphQLSchema, parse } from 'graphql';
import { toProgram } from '#graph/operations/document.ts';
import type { Context } from '#kernel/context.ts';

/** The caller states the type of what its document selects. */
export function parsePageDocument<Data>(text: string, schema: GraphQLSchema) {
  const run = toProgram(parse(text, { noLocation: true }), schema);
  return (variables: Record<string, unknown>, ctx: Context) => run(variables, ctx) as Promise<Data>;
}

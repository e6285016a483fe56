import type { GraphQLError } from 'graphql';

/** What GraphQL complains of in a document or its variables, at most 20 things. */
export class InvalidRequest extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super('This request is not valid.');
    this.errors = errors;
  }
}

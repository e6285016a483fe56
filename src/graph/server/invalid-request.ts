import type { GraphQLError } from 'graphql';

/** Errors of GraphQL in a document or its variables, at most 20. */
export class InvalidRequest extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super('Invalid GraphQL request.');
    this.errors = errors;
  }
}

import type { GraphQLError } from 'graphql';

export class InvalidRequest extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super('Invalid GraphQL request.');
    this.errors = errors;
  }
}

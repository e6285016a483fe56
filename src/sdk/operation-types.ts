import type { operations as documented } from '../../schema/openapi.d.ts';
import type { operations } from '../../schema/operations.ts';
import type { RestCallOptions } from './exchange.ts';

export type Operation = {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
  query: readonly string[];
  body: boolean;
  /** Its `Idempotency-Key` is required. */
  idempotent: boolean;
  /** Answers bytes instead of JSON. */
  file: boolean;
};

type Subjects = typeof operations;
type Id<Name extends string> = Capitalize<Name> & keyof documented;
type Parameters<O, Place extends string> = O extends { parameters: { [P in Place]?: infer P } }
  ? P extends object
    ? P
    : unknown
  : unknown;
type Body<O> = O extends { requestBody?: infer B }
  ? NonNullable<B> extends { content: { 'application/json': infer Content } }
    ? Content
    : unknown
  : unknown;

/** Parameters of path and query and the fields of the body, whose names never meet. */
type Input<O> = Parameters<O, 'path'> & Parameters<O, 'query'> & Body<O>;
type Success<O> = O extends { responses: infer R } ? R[keyof R & (200 | 201)] : never;
type Answer<O> =
  Success<O> extends infer S
    ? S extends { content: { 'application/json': infer Content } }
      ? Content
      : Response
    : never;

type Call<O> =
  Record<never, never> extends Input<O>
    ? (input?: Input<O>, options?: RestCallOptions) => Promise<Answer<O>>
    : (input: Input<O>, options?: RestCallOptions) => Promise<Answer<O>>;

export type Client = {
  readonly [Subject in keyof Subjects]: {
    readonly [Name in keyof Subjects[Subject]]: Call<documented[Id<Name & string>]>;
  };
};

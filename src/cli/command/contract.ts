import type { paths } from '../../../schema/openapi.d.ts';

export type Method = 'get' | 'post' | 'patch' | 'delete';
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends keyof paths> = paths[P] extends Record<M, infer O> ? O : never;
type Success<R> = R extends { 200: infer S } ? S : R extends { 201: infer S } ? S : never;

/** The JSON that an operation answers. */
export type AnswerOf<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { responses: infer R }
    ? Success<R> extends { content: { 'application/json': infer A } }
      ? A
      : never
    : never;
export type QueryOf<P extends keyof paths> =
  Operation<'get', P> extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;
type KeysOfAny<T> = T extends unknown ? keyof T : never;
export type BodyField<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { requestBody?: infer B }
    ? NonNullable<B> extends { content: { 'application/json': infer J } }
      ? KeysOfAny<J> & string
      : never
    : never;

/** Names of fields, and of fields of a nested record after a dot. */
export type Column<T> = T extends object
  ? {
      [K in keyof T & string]:
        | K
        | (NonNullable<T[K]> extends readonly unknown[]
            ? never
            : NonNullable<T[K]> extends object
              ? `${K}.${keyof NonNullable<T[K]> & string}`
              : never);
    }[keyof T & string]
  : never;

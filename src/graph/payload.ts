import type { ObjectFieldsShape } from '@pothos/core';
import { builder } from './builder.ts';
import { capitalize } from './zod.ts';

type Types = (typeof builder)['$inferSchemaTypes'];

/** What a mutation returns: the changed record under its own name, and what only this mutation knows. */
export const definePayload = <Result extends object>(mutation: string, fields: ObjectFieldsShape<Types, Result>) =>
  builder
    .objectRef<Result>(`${capitalize(mutation)}Payload`)
    .implement({ description: `The result of \`${mutation}\`.`, fields });

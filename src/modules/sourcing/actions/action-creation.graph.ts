import { z } from 'zod';
import { builder } from '#graph/builder.ts';
import { capitalize, zodInput } from '#graph/zod.ts';
import { assertDefined } from '#kernel/assert.ts';
import { CreateActionPayload } from './action.graph.ts';
import { NewTypedAction } from './action.schema.ts';
import { createAction } from './action.service.ts';
import { type ActionKind, filterRequestable } from './action-kind.rules.ts';

/** Each kind is a field of the request, with the input of the kind. */
export function defineActionCreation(kinds: readonly ActionKind[]): void {
  const kindsByField = new Map(filterRequestable(kinds).map((kind) => [toFieldName(kind.kind), kind]));
  const fields = [...kindsByField].map(([field, { title, input }]) => [
    field,
    input
      .meta({ id: capitalize(field) })
      .optional()
      .meta({ description: `${title}.` }),
  ]);
  const request = z.strictObject(Object.fromEntries(fields)).meta({ id: 'ActionRequest', isOneOf: true });
  const CreateActionInput = zodInput('CreateActionInput', NewTypedAction, NewTypedAction.extend({ request }));

  builder.mutationFields((t) => ({
    createAction: t.field({
      type: CreateActionPayload,
      description: 'A repeated request with the same idempotency key returns the saved record and runs nothing again.',
      authScopes: { scope: 'actions:write' },
      args: { input: t.arg({ type: CreateActionInput, required: true }) },
      resolve: (_, { input: { request, ...options } }, ctx) => {
        const [field, input] = assertDefined(Object.entries(request)[0], 'The field of a request');
        const { kind } = assertDefined(kindsByField.get(field), 'The kind of a request');
        return createAction(ctx, { ...options, kind, input }, ['request', field]);
      },
    }),
  }));
}

const toFieldName = (kind: string) => kind.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

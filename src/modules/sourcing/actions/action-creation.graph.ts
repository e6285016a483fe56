import { z } from 'zod';
import { builder } from '#graph/builder.ts';
import { capitalize, zodInput } from '#graph/zod.ts';
import { assertDefined } from '#kernel/assert.ts';
import { CreateActionPayload } from './action.graph.ts';
import { NewTypedAction, PreviewedTypedAction } from './action.schema.ts';
import { createAction, previewAction } from './action.service.ts';
import { type ActionKind, filterRequestable } from './action-kind.rules.ts';
import type { ActionValues } from './action-values.graph.ts';

/** Each kind is a field of the request, with the input of the kind. */
export function defineActionCreation(kinds: readonly ActionKind[], { OutputRef, showOutput }: ActionValues): void {
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
  const PreviewInput = zodInput('ActionPreviewInput', PreviewedTypedAction, PreviewedTypedAction.extend({ request }));
  const readRequest = (given: Record<string, Record<string, unknown>>) => {
    const [field, input] = assertDefined(Object.entries(given)[0], 'The field of a request');
    const { kind } = assertDefined(kindsByField.get(field), 'The kind of a request');
    return { kind, input, place: ['request', field] };
  };

  builder.mutationFields((t) => ({
    createAction: t.field({
      type: CreateActionPayload,
      description: 'A repeated request with the same idempotency key returns the saved record and runs nothing again.',
      authScopes: { scope: 'actions:write' },
      args: { input: t.arg({ type: CreateActionInput, required: true }) },
      resolve: (_, { input: { request, ...options } }, ctx) => {
        const { place, ...requested } = readRequest(request);
        return createAction(ctx, { ...options, ...requested }, place);
      },
    }),
  }));

  builder.queryFields((t) => ({
    actionPreview: t.field({
      type: OutputRef,
      description:
        'Extension: what the action would generate, before it is created. Saves and sends nothing. Wording of a language model is left out.',
      authScopes: { scope: 'actions:write' },
      args: { input: t.arg({ type: PreviewInput, required: true }) },
      resolve: async (_, { input: { request, projectId } }, ctx) => {
        const { place, ...requested } = readRequest(request);
        return showOutput(requested.kind, await previewAction(ctx, { projectId, ...requested }, place));
      },
    }),
  }));
}

const toFieldName = (kind: string) => kind.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

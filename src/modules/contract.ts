import { openapi, type RawContract } from '#rest/openapi.ts';
import { actionKinds, shownKind } from './actions/action-kind.rules.ts';
import { routes } from './routes.ts';
import { schema } from './schema.ts';

/** A file as it is, with no envelope around it: that is why it is no row. */
const openapiFile: RawContract = {
  method: 'get',
  path: '/openapi.json',
  contract: {
    operationId: 'GetOpenapi',
    summary: 'This document.',
    tags: ['openapi.json'],
    security: [{}],
    responses: {
      200: { description: 'The document.', content: { 'application/json': { schema: { type: 'object' } } } },
    },
  },
};

export const contract = openapi(routes, schema, [openapiFile], { 'x-action-kinds': actionKinds.map(shownKind) });

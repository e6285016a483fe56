import { publicCaching } from '#http/headers.ts';
import { toKindView } from '#modules/sourcing/actions/action-kind.rules.ts';
import { buildOpenApi, type RawContract } from '#rest/openapi.ts';
import { describeHeaders, toJsonContent } from '#rest/shared-responses.ts';
import { actionKinds } from './action-kinds.ts';
import { routes } from './routes.ts';
import { schema } from './schema.ts';

const headers = {
  ...describeHeaders(['ETag'], false),
  'Cache-Control': { description: 'Cacheable for five minutes.', schema: { const: publicCaching }, required: true },
};

/** Served without the response envelope, so it is not a route row. */
const openapiFile: RawContract = {
  method: 'get',
  path: '/openapi.json',
  contract: {
    operationId: 'GetOpenapi',
    summary: 'This document.',
    description: 'Public. Cacheable for five minutes.',
    tags: ['openapi.json'],
    security: [{}],
    responses: {
      200: { description: 'The document.', headers, content: toJsonContent({ type: 'object' }) },
      304: { description: 'The content has not changed since the ETag that was sent.', headers },
    },
  },
};

const tags = {
  actions: 'Requests within a project, such as quote requests, and their drafts.',
  auth: 'Device authorization: a terminal gets its key with a browser.',
  capabilities: 'Manufacturing capabilities that factories declare.',
  compliance: 'Market access requirements of products.',
  deliveries: 'Messages to factories: read, review, approve, reject.',
  discover: 'Search for capabilities that match a request.',
  exports: 'Extension: exports of lists as files.',
  factories: 'The directory of factories.',
  health: 'Health of the service.',
  inspect: 'One capability and the input of a run.',
  interviews: 'Interviews, saved turn by turn.',
  keys: 'API keys of the organisation.',
  knowledge: 'Documents on making hardware.',
  lifecycle: 'The stages from idea to end of life.',
  me: 'The caller.',
  network: 'Statistics of the directory.',
  'openapi.json': 'This document.',
  outbox: 'Operator only: messages that staff send by hand.',
  'pending-disclosures': 'Disclosures to suppliers that can still be revoked.',
  projects: 'Products to be made, with their actions and engineering files.',
  'review-queue': 'Operator only: capabilities that await review.',
  rfqs: 'Published RFQs and supplier quotes.',
  run: 'A quote request against a capability.',
  runs: 'Saved runs.',
  shipping: 'Freight, duty and tracking.',
};

export const contract = buildOpenApi(routes, schema, {
  raw: [openapiFile],
  tags,
  extensions: { 'x-action-kinds': actionKinds.map(toKindView) },
});

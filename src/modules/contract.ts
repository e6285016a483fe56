import { publicCaching } from '#http/headers.ts';
import { toKindView } from '#modules/sourcing/actions/action-kind.rules.ts';
import { buildOpenApi, type RawContract } from '#rest/openapi.ts';
import { describeHeaders, toJsonContent } from '#rest/shared-responses.ts';
import { actionKinds } from './action-kinds.ts';
import { routes } from './routes.ts';
import { schema } from './schema.ts';

const headers = {
  ...describeHeaders(['ETag'], false),
  'Cache-Control': { description: 'Five minutes.', schema: { const: publicCaching }, required: true },
};

/** A file as it is, with no envelope around it: that is why it is no row. */
const openapiFile: RawContract = {
  method: 'get',
  path: '/openapi.json',
  contract: {
    operationId: 'GetOpenapi',
    summary: 'This document.',
    description: 'Open to everybody. May be kept for five minutes.',
    tags: ['openapi.json'],
    security: [{}],
    responses: {
      200: { description: 'The document.', headers, content: toJsonContent({ type: 'object' }) },
      304: { description: 'The same as the answer whose ETag was sent.', headers },
    },
  },
};

/** By the first part of the path. */
const tags = {
  actions: 'What is asked for in a project, and the drafts that come of it.',
  auth: 'A terminal gets its key by way of a browser.',
  capabilities: 'What factories say they can make.',
  compliance: 'What a product may need before it is sold.',
  deliveries: 'Messages to factories: read, review, approve, reject.',
  discover: 'Capabilities for what is wanted.',
  exports: 'Extension: lists as files.',
  factories: 'The directory of factories.',
  health: 'How the service is.',
  inspect: 'One capability, and what a run of it takes.',
  interviews: 'Questions and answers, saved turn by turn.',
  keys: 'Keys of the organisation.',
  knowledge: 'Documents on making hardware.',
  lifecycle: 'The stages from idea to end of life.',
  me: 'Who is asking.',
  network: 'The directory in figures.',
  'openapi.json': 'This document.',
  outbox: 'For the house: messages that people send.',
  'pending-disclosures': 'What is about to be shown to a supplier.',
  projects: 'What a founder wants made, with its actions and engineering files.',
  'review-queue': 'For the house: capabilities that wait for a decision.',
  rfqs: 'Published requests for quotes, and the answers to them.',
  run: 'A quote request against a capability.',
  runs: 'What runs have saved.',
  shipping: 'Freight, duty and tracking.',
};

export const contract = buildOpenApi(routes, schema, {
  raw: [openapiFile],
  tags,
  extensions: { 'x-action-kinds': actionKinds.map(toKindView) },
});

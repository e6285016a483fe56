import { publicCaching } from '#http/headers.ts';
import { toKindView } from '#modules/sourcing/actions/action-kind.rules.ts';
import type { Descriptions } from '#rest/descriptions.ts';
import { buildOpenApi, type RawContract, type Tag } from '#rest/openapi.ts';
import { describeHeaders } from '#rest/shared-responses.ts';
import { actionKinds } from './action-kinds.ts';
import { readDescriptions, readExamples } from './contract.file.ts';
import { routes } from './routes.ts';
import { schema } from './schema.ts';
import { describeWebhooks } from './webhook-contract.ts';

const headers = {
  ...describeHeaders(['ETag'], false),
  'Cache-Control': { description: 'Cacheable for five minutes.', schema: { const: publicCaching }, required: true },
};

const documentSchema = {
  type: 'object',
  description: 'An OpenAPI 3.1 document.',
  properties: { openapi: { type: 'string', maxLength: 10, description: 'Version of OpenAPI.' } },
  required: ['openapi'],
  additionalProperties: true,
};

/** Served without the response envelope, so it is not a route row. */
const openapiFile: RawContract = {
  method: 'get',
  path: '/openapi.json',
  contract: {
    operationId: 'GetOpenapi',
    summary: 'This document.',
    description: 'Public. Cacheable for five minutes.',
    security: [{}],
    responses: {
      200: {
        description: 'The document.',
        headers,
        content: {
          'application/json': {
            schema: documentSchema,
            examples: { success: { summary: 'The beginning of the document.', value: { openapi: '3.1.0' } } },
          },
        },
      },
      304: { description: 'The content has not changed since the ETag that was sent.', headers },
      405: { $ref: '#/components/responses/MethodNotAllowed' },
    },
  },
};

const tags: Tag[] = [
  {
    name: 'Identity',
    description: 'The caller, API keys of an organisation, and terminals that get a key with a browser.',
    paths: /^\/(keys|me|auth)/,
  },
  {
    name: 'Supplier requests',
    description:
      'Publication of quote requests to factories, their answers and quotes, and disclosures that can still be revoked.',
    paths: /^\/(rfqs|answers|pending-disclosures|actions\/\{id\}\/publication)/,
  },
  {
    name: 'Projects',
    description: 'Products to be made, the actions requested for them, and their engineering files.',
    paths: /^\/(projects|actions)/,
  },
  {
    name: 'Interviews and capabilities',
    description:
      'Interviews, saved turn by turn; capabilities of factories that come from them, and runs against those.',
    paths: /^\/(interviews|discover|inspect|capabilities|review-queue|runs?$|runs\/)/,
  },
  {
    name: 'Deliveries',
    description: 'Messages to factories: read, review, approve, reject. Nothing is sent before an approval.',
    paths: /^\/(deliveries|outbox)/,
  },
  {
    name: 'Factories',
    description: 'The directory of factories and past interactions with them.',
    paths: /^\/(factories|network)/,
  },
  {
    name: 'Shipping and compliance',
    description: 'Freight, duty, landed cost and tracking; tariff lines and market access requirements.',
    paths: /^\/(shipping|compliance)/,
  },
  {
    name: 'Knowledge',
    description: 'Guides on making hardware, and the stages of a product from idea to end of life.',
    paths: /^\/(knowledge|lifecycle)/,
  },
  {
    name: 'Service',
    description: 'Health of the service, this document, events, and exports of lists as files.',
    paths: /^\/(health|openapi|events|webhooks|exports)/,
  },
];

type Contract = ReturnType<typeof buildContract>;

export const buildContract = (descriptions: Descriptions) =>
  buildOpenApi(routes, schema, {
    raw: [openapiFile],
    tags,
    descriptions,
    examples: readExamples(),
    extensions: { webhooks: describeWebhooks(), 'x-action-kinds': actionKinds.map(toKindView) },
  });

let contract: Contract | undefined;

/** Built when it is first asked for, because building takes a twentieth of a start. */
export function loadContract(): Contract {
  contract ??= buildContract(readDescriptions());
  return contract;
}

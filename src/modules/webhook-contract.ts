import { assertEnumType } from 'graphql';
import { assertDefined } from '#kernel/assert.ts';
import { EventType } from './platform/events/event.schema.ts';
import { publishedSchema } from './schema.ts';

/** The sentences of the graph. */
const meanings = new Map(
  assertEnumType(publishedSchema.getType('EventType'))
    .getValues()
    .map(({ value, description }) => [value, assertDefined(description, `The description of ${value}`)]),
);

const header = (name: string, description: string, schema: object) => ({
  ...{ name, in: 'header', description, required: true },
  schema: { type: 'string', ...schema },
});

const headers = [
  header('webhook-id', 'Id of the event, the same in every attempt.', { format: 'uuid', maxLength: 36 }),
  header('webhook-timestamp', 'Seconds since 1970 at which this attempt was signed.', {
    ...{ pattern: '^[0-9]{1,12}$', maxLength: 12 },
  }),
  header(
    'webhook-signature',
    'As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces.',
    { pattern: '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)?$', maxLength: 95 },
  ),
];

const describeMessage = (operationId: string, summary: string, schema: object) => ({
  post: {
    operationId,
    summary,
    description: 'Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.',
    tags: ['Service'],
    security: [{}],
    parameters: headers,
    requestBody: {
      description: 'The event.',
      required: true,
      content: { 'application/json': { schema } },
    },
    responses: { '2XX': { description: 'Accepted. The body is ignored, but its first 1024 bytes are listed.' } },
  },
});

const nameOperation = (type: string): string =>
  `On${type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

const ping = {
  type: 'object',
  description: 'Tries a webhook. It is no event: it has no sequence.',
  properties: {
    id: { type: 'string', format: 'uuid', maxLength: 36, description: 'Id of the message.' },
    type: { type: 'string', const: 'ping', maxLength: 4, description: 'Always `ping`.' },
    at: { type: 'string', format: 'date-time', maxLength: 35, description: 'When it was asked for.' },
  },
  required: ['id', 'type', 'at'],
};

/** The `webhooks` of the OpenAPI document: what a receiver gets, by type of event. */
export const describeWebhooks = () => ({
  ...Object.fromEntries(
    EventType.options.map((type) => {
      const schema = { $ref: '#/components/schemas/Event', properties: { type: { const: type } } };
      return [type, describeMessage(nameOperation(type), assertDefined(meanings.get(type), type), schema)];
    }),
  ),
  ping: describeMessage('OnPing', 'An owner has asked for a message that tries the webhook.', ping),
});

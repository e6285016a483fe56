import type { Route } from '#rest/route.ts';
import { NewWebhook, WebhookId } from './webhook.schema.ts';

const record = `fragment WebhookRecord on Webhook {
  id url types: typeNames status failingSince disabledAt formerSecretUntil createdAt updatedAt
}`;

export const webhookRoutes: Route[] = [
  {
    method: 'GET',
    path: '/webhooks',
    summary: 'Extension: the webhooks of the organisation, at most five, oldest first.',
    document: `query ListWebhooks { list: webhooks(first: 5) { webhooks: nodes { ...WebhookRecord } count } } ${record}`,
    spread: 'list',
  },
  {
    method: 'POST',
    path: '/webhooks',
    summary:
      'Extension: adds an endpoint, to which events from now on are sent. The only response with the secret that verifies them.',
    body: NewWebhook,
    document: `mutation CreateWebhook($url: Url!, $types: [String!]!) {
      made: createWebhookOfTypes(url: $url, types: $types) { webhook { ...WebhookRecord } secret }
    } ${record}`,
    spread: 'made',
    status: 201,
    errors: ['webhook_limit_reached'],
  },
  {
    method: 'POST',
    path: '/webhooks/{id}/ping',
    summary: 'Extension: sends a signed message of the type `ping` to the endpoint, and reports its answer.',
    params: WebhookId,
    document: `mutation PingWebhook($input: PingWebhookInput!) {
      pinged: pingWebhook(input: $input) { attempt { at status failure answer durationMs } }
    }`,
    spread: 'pinged',
    errors: ['not_found', 'quota_reached'],
  },
  {
    method: 'DELETE',
    path: '/webhooks/{id}',
    summary: 'Extension: removes a webhook with its deliveries.',
    params: WebhookId,
    document: `mutation RemoveWebhook($input: RemoveWebhookInput!) { removed: removeWebhook(input: $input) { id } }`,
    spread: 'removed',
    errors: ['not_found'],
  },
];

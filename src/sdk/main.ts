/** Entry of the package. `/graphql` and `/receipts` are entries of their own. */
export type { components, operations, paths } from '../../schema/openapi.d.ts';
export { createClient } from './client.ts';
export { type ClientCode, type FieldProblem, GatewayError } from './errors.ts';
export type { CallOptions, Connection, RestCallOptions } from './exchange.ts';
export type { Client } from './operation-types.ts';
export { listAll } from './pages.ts';
export { type VerifyOptions, verifyWebhook, WebhookError } from './webhooks.ts';

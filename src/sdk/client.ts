import createFetchClient from 'openapi-fetch';
import { operations } from '../../schema/operations.ts';
import { toGatewayError } from './errors.ts';
import { type Connection, exchange, type RestCallOptions, toAuthorization, trimAddress } from './exchange.ts';
import type { Client, Operation } from './operation-types.ts';

type AnyOperation = {
  parameters: { path?: Record<string, string>; query?: Record<string, unknown>; header?: Record<string, string> };
  requestBody?: { content: { 'application/json': unknown } };
  responses: Record<200 | 'default', { content: { 'application/json': unknown } }>;
};
type AnyPaths = Record<string, Record<'get' | 'post' | 'patch' | 'delete', AnyOperation>>;

const defaultTimeoutMs = 60_000;
const actionTimeoutMs = 240_000;

/** A function for each operation of the contract: `client.deliveries.reviewDelivery({ id })`. */
export function createClient({ baseUrl, key, timeoutMs, fetch = globalThis.fetch }: Connection): Client {
  const http = createFetchClient<AnyPaths>({
    baseUrl: `${trimAddress(baseUrl)}/api/v1`,
    headers: { accept: 'application/json', ...toAuthorization(key) },
    // A redirect could lead the key to another server.
    redirect: 'error',
    fetch: (request) => fetch(request),
  });
  const callOperation = (operation: Operation) => {
    const { method, path, query, body, idempotent, file } = operation;
    return (input: Record<string, unknown> = {}, options: RestCallOptions = {}): Promise<unknown> => {
      const idempotencyKey = idempotent ? (options.idempotencyKey ?? crypto.randomUUID()) : null;
      const fallbackMs = timeoutMs ?? (idempotent ? actionTimeoutMs : defaultTimeoutMs);
      const deadline = { ...options, timeoutMs: options.timeoutMs ?? fallbackMs, idempotencyKey };
      return exchange(deadline, async (signal) => {
        const rest = { ...input };
        const take = (name: string) => {
          const { [name]: value } = rest;
          delete rest[name];
          return value;
        };
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, pathValue(name, take(name))]);
        const inQuery = query.map((name) => [name, take(name)]);
        const { data, error, response } = await http.request(method, path, {
          params: { path: Object.fromEntries(inPath), query: Object.fromEntries(inQuery) },
          headers: { ...options.headers, ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }) },
          ...(body && { body: rest }),
          parseAs: file ? 'stream' : 'json',
          signal,
        });
        if (file && response.ok) return response;
        if (response.ok && data !== undefined) return data;
        throw toGatewayError(readError(error), response, idempotencyKey);
      });
    };
  };
  const subjects = Object.entries<Record<string, Operation>>(operations).map(([subject, calls]) => [
    subject,
    Object.fromEntries(Object.entries(calls).map(([name, operation]) => [name, callOperation(operation)])),
  ]);
  return toClient(Object.fromEntries(subjects));
}

/** The table of operations and their types are generated from one document. */
const toClient = (calls: unknown): Client => calls as Client;

const readError = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;

/** An empty value would name another endpoint. */
function pathValue(name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '' && value !== '.' && value !== '..') return value;
  throw new TypeError(`${name} must be a text that is not empty.`);
}

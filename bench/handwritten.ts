import { hash } from 'node:crypto';
import { parseArgs } from 'node:util';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type pg from 'pg';
import { readDutyTables } from '../src/modules/logistics/shipping/duty/duty-tables.file.ts';
import { computeEstimate } from '../src/modules/logistics/shipping/estimate/estimate.rules.ts';
import { readCarrierLimits } from '../src/modules/logistics/shipping/freight/carrier-limits.file.ts';
import { readSurcharges } from '../src/modules/logistics/shipping/freight/dangerous-goods.file.ts';
import { readRateCard } from '../src/modules/logistics/shipping/freight/rate-card.file.ts';
import { EstimateInput } from '../src/modules/logistics/shipping/shipping.schema.ts';
import { readTariff } from '../src/modules/logistics/shipping/tariff.file.ts';
import { reportTo } from './child.ts';
import { ComputeInput, compute } from './compute.ts';
import { authenticateWith, type Caller, callerWithoutKey, Refusal } from './handwritten.auth.ts';
import { dashboardOf, detailOf, estimateShape, recordOf } from './handwritten.shape.ts';
import {
  type DashboardRow,
  type DeliveryDetail,
  type DeliveryRecord,
  dashboard,
  newestDeliveries,
  oneDelivery,
} from './handwritten.sql.ts';
import { openPool } from './pool.ts';
import { newRequestId } from './request-id.ts';

/**
 * The same contract as one would write it by hand for speed: Fastify, `pg`, named statements, one connection for the
 * one or two statements of a request. `--no-rls` and `--no-admission` expect the address of the tables' owner, whom no
 * policy binds; without admission, the header X-Owner says who asks.
 */
const { values: flags } = parseArgs({
  options: { 'no-rls': { type: 'boolean', default: false }, 'no-admission': { type: 'boolean', default: false } },
});
const rls = !flags['no-rls'] && !flags['no-admission'];
const pool = openPool({ rls });
const authenticate = authenticateWith({ rls });
const identify: typeof authenticate = flags['no-admission']
  ? async (_client, { headers }) => callerWithoutKey(String(headers['x-owner']))
  : authenticate;

const constantHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  Vary: 'Origin, Accept-Encoding',
  'X-Api-Version': '1.1.3',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=15552000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

type Handle = (client: pg.PoolClient, caller: Caller, request: FastifyRequest) => object | Promise<object>;
type Options = { scopes?: string[]; etag?: boolean };

function guarded(handle: Handle, { scopes = [], etag = false }: Options = {}) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const requestId = newRequestId();
    reply.headers(constantHeaders).header('X-Request-Id', requestId);
    let caller: Caller | undefined;
    const client = await pool.connect();
    try {
      caller = await identify(client, request);
      reply.headers(caller.headers);
      for (const scope of scopes) {
        if (!caller.scopes.includes(scope)) {
          throw new Refusal(403, 'insufficient_scope', `This operation requires the scope ${scope}.`, {
            requiredScopes: [scope],
          });
        }
      }
      const content = JSON.stringify(await handle(client, caller, request));
      if (etag) {
        const tag = `"${hash('sha256', content).slice(0, 32)}"`;
        reply.header('ETag', tag);
        if (request.headers['if-none-match']?.split(/,\s*/).includes(tag)) return reply.code(304).send();
      }
      return reply.send(`${content.slice(0, -1)},"requestId":"${requestId}"}`);
    } catch (error) {
      if (!(error instanceof Refusal)) {
        console.error(error);
        if (caller) await client.query('select auth.refund($1, $2)', [`key:${caller.keyId}`, caller.countedAtMs]);
      }
      return refuse(reply, error, requestId);
    } finally {
      client.release();
    }
  };
}

function refuse(reply: FastifyReply, error: unknown, requestId: string) {
  const known =
    error instanceof Refusal ? error : new Refusal(500, 'internal_error', 'The request could not be completed.');
  const { status, code, message, details } = known;
  const wait = details?.['retryAfterSeconds'];
  if (wait !== undefined) reply.header('Retry-After', String(wait));
  if (status === 401) reply.header('WWW-Authenticate', 'Bearer');
  return reply.code(status).send(JSON.stringify({ error: { code, message, ...(details && { details }) }, requestId }));
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

function withoutQuery({ query }: FastifyRequest): void {
  for (const name in query as object) throw new Refusal(400, 'validation_failed', `There is no parameter ${name}.`);
}

async function getDelivery(client: pg.PoolClient, caller: Caller, request: FastifyRequest): Promise<object> {
  const { id } = request.params as { id: string };
  if (!uuid.test(id)) throw new Refusal(400, 'validation_failed', 'This is no uuid.');
  withoutQuery(request);
  const { rows } = await client.query<DeliveryDetail>({ ...oneDelivery, values: [caller.owner, id] });
  if (!rows[0]) throw new Refusal(404, 'not_found', 'No such delivery for this caller.', { resource: 'delivery' });
  return detailOf(rows[0], caller);
}

async function listDeliveries(client: pg.PoolClient, caller: Caller, request: FastifyRequest): Promise<object> {
  withoutQuery(request);
  const { rows } = await client.query<DeliveryRecord>({ ...newestDeliveries, values: [caller.owner] });
  return { deliveries: rows.map((row) => recordOf(row, caller.internal)), count: rows.length, draft: true };
}

async function getDashboard(client: pg.PoolClient, caller: Caller, request: FastifyRequest): Promise<object> {
  withoutQuery(request);
  const { rows } = await client.query<DashboardRow>({ ...dashboard, values: [caller.owner] });
  return dashboardOf(rows);
}

function postCompute(_: pg.PoolClient, __: Caller, request: FastifyRequest): object {
  const { success, data } = ComputeInput.safeParse(request.body);
  if (!success) throw new Refusal(400, 'validation_failed', 'The input is not valid.');
  return compute(data);
}

const tables = {
  tariff: readTariff(),
  rateCard: readRateCard(),
  duty: readDutyTables(),
  surcharges: readSurcharges(),
  carrierLimits: readCarrierLimits(),
};

/** The calculation is the gateway's own; the checks, the shape and the answer are by hand. */
function postEstimate(_: pg.PoolClient, __: Caller, request: FastifyRequest): object {
  const { success, data } = EstimateInput.safeParse(request.body);
  if (!success) throw new Refusal(400, 'validation_failed', 'The input is not valid.');
  return estimateShape(computeEstimate(tables, data));
}

const server = fastify({ logger: false });
server.get('/api/v1/deliveries/:id', guarded(getDelivery, { etag: true }));
server.get('/api/v1/deliveries', guarded(listDeliveries));
server.get('/api/v1/dashboard', guarded(getDashboard, { scopes: ['projects:read', 'actions:read', 'network:read'] }));
server.post('/api/v1/bench/compute', guarded(postCompute, { scopes: ['actions:write'] }));
server.post('/api/v1/shipping/estimate', guarded(postEstimate, { scopes: ['shipping:read'] }));
reportTo(await server.listen({ host: '127.0.0.1', port: 0 }));

import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { readErrorCode } from '#kernel/errors.ts';
import { answerClientErrors } from '../client-errors.ts';
import { findRequestProblem, sendRefusal } from '../refuse-request.ts';
import { type Config, ConfigError } from '../settings/config.ts';
import { trackRequests } from './in-flight.ts';
import type { OverloadGuard } from './overload-guard.ts';

type Address = { port: number; hostname: string };

/**
 * Client timeouts in milliseconds: sending headers, sending the whole request, reading the response, idle between
 * requests.
 */
export const timeouts = { headers: 10_000, request: 30_000, reading: 30_000, idle: 5_000 };

type Options = { guard?: OverloadGuard; limits?: typeof timeouts };

export async function listen(
  app: Pick<Hono, 'fetch'>,
  { port, hostname }: Address,
  { guard, limits = timeouts }: Options = {},
) {
  const handle = getRequestListener(app.fetch, { hostname });
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.idle,
      connectionsCheckingInterval: Math.min(1000, limits.headers / 2),
      maxHeaderSize: 16_384,
      // Node's own error for a missing Host has an empty body.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      const problem = findRequestProblem(incoming);
      if (problem) sendRefusal(incoming, outgoing, problem);
      else if (guard?.admit(incoming, outgoing) !== false) void handle(incoming, outgoing);
    },
  );
  answerClientErrors(server);
  const requests = trackRequests(server);
  server.on('request', (_, response) => {
    // Only clients that do not read pending output are disconnected; those that wait for the service may wait on.
    response.setTimeout(limits.reading, () => {
      if (response.socket?.writableLength) response.socket.destroy();
    });
  });
  server.listen(port, hostname);
  await once(server, 'listening');
  const address = server.address();
  return { server, requests, port: typeof address === 'object' && address ? address.port : port };
}

/** A clear line for a port that this process cannot have; any other error as it is. */
export function toPortError(error: unknown, { HOST, PORT }: Config): unknown {
  const code = readErrorCode(error);
  if (code === 'EADDRINUSE')
    return new ConfigError(`PORT ${PORT} is already in use on ${HOST}. Set PORT to a free port, or to 0 for any.`);
  if (code === 'EACCES') return new ConfigError(`Permission denied to bind PORT ${PORT}.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError(`HOST ${HOST} is not an address of this machine.`);
  return error;
}

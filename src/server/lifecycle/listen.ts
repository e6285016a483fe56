import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { answerClientErrors } from '../client-errors.ts';
import { findRequestProblem, sendRefusal } from '../refuse-request.ts';
import { trackRequests } from './in-flight.ts';

type At = { port: number; hostname: string };

/** How long a client may take, in milliseconds: for its headers, for its whole request, to read on, between requests. */
export const timeouts = { headers: 10_000, request: 30_000, reading: 30_000, idle: 5_000 };

/** Serves the app on a port. Clients that are too slow are let go, so that none can keep others out. */
export async function listen(app: Pick<Hono, 'fetch'>, { port, hostname }: At, waits = timeouts) {
  const answer = getRequestListener(app.fetch, { hostname });
  const server = createServer(
    {
      headersTimeout: waits.headers,
      requestTimeout: waits.request,
      keepAliveTimeout: waits.idle,
      connectionsCheckingInterval: Math.min(1000, waits.headers / 2),
      maxHeaderSize: 16_384,
      // Node would answer a request without Host itself, with an empty body.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      const problem = findRequestProblem(incoming);
      if (problem) sendRefusal(incoming, outgoing, problem);
      else void answer(incoming, outgoing);
    },
  );
  answerClientErrors(server);
  const requests = trackRequests(server);
  server.on('request', (_, response) => {
    // Nothing has moved for so long: who still waits for us may wait on, who does not read what is there may not.
    response.setTimeout(waits.reading, () => {
      if (response.socket?.writableLength) response.socket.destroy();
    });
  });
  server.listen(port, hostname);
  await once(server, 'listening');
  return { server, requests, port: (server.address() as AddressInfo).port };
}

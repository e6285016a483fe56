import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { answerClientErrors } from './client-errors.ts';

type At = { port: number; hostname: string };

/** How long a client may take, in milliseconds: for its headers, for its whole request, to read on, between requests. */
export const patience = { headers: 10_000, request: 30_000, reading: 30_000, idle: 5_000 };

/** Serves the app on a port. Clients that are too slow are let go, so that none can keep others out. */
export async function listen(app: Pick<Hono, 'fetch'>, { port, hostname }: At, waits = patience) {
  const server = serve({
    fetch: app.fetch,
    port,
    hostname,
    serverOptions: {
      headersTimeout: waits.headers,
      requestTimeout: waits.request,
      keepAliveTimeout: waits.idle,
      connectionsCheckingInterval: Math.min(1000, waits.headers / 2),
      maxHeaderSize: 16_384,
    },
  }) as Server;
  answerClientErrors(server);
  server.on('request', (_, response) => {
    // Nothing has moved for so long: who still waits for us may wait on, who does not read what is there may not.
    response.setTimeout(waits.reading, () => {
      if (response.socket?.writableLength) response.socket.destroy();
    });
  });
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

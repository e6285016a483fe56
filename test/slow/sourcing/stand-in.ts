import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect } from 'vitest';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A gateway that gives prepared answers and records its requests. */
export async function openStandIn() {
  const asked: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  let answer: Handler = (_, response) => void response.end();
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.replace('/api/v1', '')}`);
    headers.push(request.headers);
    request.resume();
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    headers,
    answers(handler: Handler): void {
      asked.length = headers.length = 0;
      answer = handler;
    },
    /** Comes back when this was asked. */
    async was(request: string): Promise<void> {
      await expect.poll(() => asked, { interval: 10 }).toContain(request);
    },
  };
}

export const json = (response: ServerResponse, body: object, status = 200, more: Record<string, string> = {}) =>
  void response
    .writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_1', ...more })
    .end(JSON.stringify({ ...body, requestId: 'req_1' }));

export const refuse = (response: ServerResponse, status: number, code: string, more: Record<string, string> = {}) =>
  json(response, { error: { code, message: 'Refused.' } }, status, more);

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { path: string; headers: Record<string, string>; body: string };
type Answer = (reply: ServerResponse, request: IncomingMessage) => void;

/** Ways in which a receiver answers, by path. */
const ways: Record<string, Answer> = {
  '/ok': (reply) => reply.writeHead(204).end(),
  '/refuses': (reply) => reply.writeHead(500).end('x'.repeat(5000)),
  '/redirects': (reply) => reply.writeHead(307, { location: '/ok' }).end(),
  '/never': () => {},
  '/trickles': (reply) => {
    reply.writeHead(500).write('slow');
    const timer = setInterval(() => reply.write('.'), 20);
    reply.on('close', () => clearInterval(timer));
  },
  '/resets': (_, request) => request.socket.resetAndDestroy(),
  '/closes': (_, request) => request.socket.end(),
  '/babbles': (_, request) => request.socket.end('this is not http\r\n\r\n'),
  '/cut': (reply, request) => {
    reply.writeHead(200, { 'content-length': '100' });
    reply.write('half', () => request.socket.destroy());
  },
  '/upgrades': (_, request) =>
    request.socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
  '/floods': (reply) => {
    reply.writeHead(200);
    const more = () => {
      while (!reply.destroyed && reply.write('x'.repeat(65_536)));
    };
    reply.on('drain', more);
    more();
  },
  '/binary': (reply) => reply.writeHead(400).end(Buffer.from([0, 255, 254, 65])),
};

/** A server of a customer. Keeps what it receives. */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  const planned: number[] = [];
  const server = createServer((request, reply) => {
    reply.on('error', () => {});
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      received.push({ path, headers, body: Buffer.concat(chunks).toString() });
      const status = planned.shift();
      if (status !== undefined) return void reply.writeHead(status).end();
      (ways[path] ?? ways['/ok'])?.(reply, request);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    received,
    /** Statuses of the next answers, whatever the path. */
    plan: (...statuses: number[]) => void planned.push(...statuses),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

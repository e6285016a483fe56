import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

type Target = { port: number; isReady: boolean };

/**
 * A reverse proxy with the policy of docker-compose.yml: asks /readyz every second, sends a request that could not connect to
 * another target, and one that broke on the way only if it reads.
 */
export async function startProxy(ports: number[]) {
  const targets: Target[] = ports.map((port) => ({ port, isReady: false }));
  const look = async (target: Target) => {
    const asked = fetch(`http://127.0.0.1:${target.port}/readyz`, { signal: AbortSignal.timeout(3000) });
    target.isReady = await asked.then(
      ({ ok }) => ok,
      () => false,
    );
  };
  const looking = setInterval(() => void Promise.all(targets.map(look)), 1000);
  await Promise.all(targets.map(look));
  let turn = 0;

  function forward(
    asked: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
  ): Promise<'done' | 'unsent' | 'broken'> {
    const ready = targets.filter(({ isReady }) => isReady);
    const target = ready[turn++ % ready.length];
    if (!target) return Promise.resolve('unsent');
    return new Promise((resolve) => {
      let isConnected = false;
      const { method, url, headers } = asked;
      const onward = request(
        { port: target.port, host: '127.0.0.1', method, path: url, headers, agent: false },
        (got) => {
          answer.writeHead(got.statusCode ?? 502, got.headers);
          got.pipe(answer).on('finish', () => resolve('done'));
        },
      );
      onward.on('socket', (socket) => {
        socket.on('connect', () => {
          isConnected = true;
        });
      });
      onward.on('error', () => resolve(isConnected ? 'broken' : 'unsent'));
      onward.end(body);
    });
  }

  const server = createServer(async (asked, answer) => {
    const body = Buffer.concat(await Array.fromAsync(asked as AsyncIterable<Buffer>));
    const until = performance.now() + 5000;
    while (performance.now() < until) {
      const outcome = await forward(asked, body, answer);
      if (outcome === 'done') return;
      if (outcome === 'broken' && asked.method !== 'GET') break;
      await sleep(100);
    }
    answer.writeHead(502).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      clearInterval(looking);
      server.close();
      server.closeAllConnections();
    },
  };
}

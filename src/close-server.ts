import { once } from 'node:events';
import type { ServerType } from '@hono/node-server';

/** What is in flight may take as long as a call of the mail provider; who does not even read is not waited for longer. */
const graceMs = 12_000;

export async function closeServer(server: ServerType): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that is busy now is idle once its answer is out, and nobody else lets it go before its time.
  const sweep = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 50);
  const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

import type { Server, ServerResponse } from 'node:http';

export type InFlight = ReturnType<typeof trackRequests>;

/**
 * After `beginStop`, each response closes its connection. Not a Set: when V8 grows or shrinks one, the old table refers to
 * the new one, so with one of them in the old generation all responses would survive until the next full collection.
 */
export function trackRequests(server: Server) {
  const open: (ServerResponse | null)[] = [];
  const free: number[] = [];
  let isStopping = false;
  // Registered before the app, which may respond synchronously.
  server.prependListener('request', (_, response) => {
    const at = free.pop() ?? open.length;
    open[at] = response;
    response.once('close', () => {
      open[at] = null;
      free.push(at);
    });
    if (isStopping) response.shouldKeepAlive = false;
  });
  return {
    get count(): number {
      return open.length - free.length;
    },
    beginStop(): void {
      isStopping = true;
      for (const response of open) if (response) response.shouldKeepAlive = false;
    },
  };
}

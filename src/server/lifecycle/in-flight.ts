import type { Server, ServerResponse } from 'node:http';

export type InFlight = ReturnType<typeof trackRequests>;

/** After `beginStop`, each response closes its connection. */
export function trackRequests(server: Server) {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  // Registered before the app, which may respond synchronously.
  server.prependListener('request', (_, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (isStopping) response.shouldKeepAlive = false;
  });
  return {
    get count(): number {
      return open.size;
    },
    beginStop(): void {
      isStopping = true;
      for (const response of open) response.shouldKeepAlive = false;
    },
  };
}

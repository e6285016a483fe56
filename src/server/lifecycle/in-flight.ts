import type { Server, ServerResponse } from 'node:http';

export type InFlight = ReturnType<typeof trackRequests>;

/** Counts the requests that are not answered yet. Once the server stops, each answer closes its connection. */
export function trackRequests(server: Server) {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  // Before the app, which may answer at once.
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

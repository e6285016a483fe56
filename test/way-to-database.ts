import { once } from 'node:events';
import { createServer, type Socket, connect as tcp } from 'node:net';

/** A way to the database that can be shut, or hold back all that the database says. */
export async function wayTo(url: string) {
  const { hostname, port: farPort } = new URL(url);
  const sockets = new Set<Socket>();
  let isHeld = false;
  const server = createServer((socket) => {
    const far = tcp(Number(farPort), hostname);
    for (const end of [socket, far]) sockets.add(end.on('error', () => {}));
    socket.pipe(far);
    far.on('data', (piece) => isHeld || socket.write(piece)).on('end', () => socket.end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: url.replace(`${hostname}:${farPort}`, `127.0.0.1:${port}`),
    hold: () => {
      isHeld = true;
    },
    open: async () => void (server.listening || (await once(server.listen(port, '127.0.0.1'), 'listening'))),
    shut: async () => {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await once(server.close(), 'close');
    },
  };
}

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { listen, type timeouts } from '#server/lifecycle/listen.ts';

/** The app on a port of its own, and connections to it that say what no good client would. */
export async function onSocket(app: Parameters<typeof listen>[0], limits?: typeof timeouts) {
  const { server, port } = await listen(app, { port: 0, hostname: '127.0.0.1' }, { ...(limits && { limits }) });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  /** Never reads unless it is told to. */
  async function open(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  }

  /** What comes until the other side ends, or until it is enough. */
  function heard(socket: Socket, isEnough: (text: string) => boolean = () => false): Promise<string> {
    return new Promise((resolve) => {
      let text = '';
      socket.on('close', () => resolve(text));
      socket.on('data', (piece) => {
        text += piece;
        if (isEnough(text)) resolve(text);
      });
    });
  }
  /** How many there are on the side of the server. */
  const connections = () => promisify(server.getConnections.bind(server))();
  return { connections, url: `http://127.0.0.1:${port}`, open, heard };
}

export const statusIn = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

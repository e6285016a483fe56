import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** One mail that the server took: its envelope as the protocol said it, its bytes as they came. */
type Taken = { from: string; recipients: string[]; raw: string };

/** The step that goes wrong, and how: a reply code, silence, or a lost connection. */
export type Trouble = {
  at: 'connect' | 'auth' | 'mail' | 'recipient' | 'data';
  with: number | 'hang' | 'drop';
  /** Only this recipient is refused. */
  only?: string;
};

type Options = { trouble?: Trouble; tls?: boolean };

/** An SMTP server on a free loopback port. Its password is `right`; it asks for one only when the client has one. */
export async function startSmtp({ trouble, tls = false }: Options = {}) {
  const taken: Taken[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  let troubled = false;

  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };

  function meet(at: Trouble['at'], go: (problem?: Error) => void, recipient?: string) {
    if (trouble?.at !== at || (trouble.only && trouble.only !== recipient)) return go();
    troubled = true;
    if (trouble.with === 'hang') return;
    if (trouble.with === 'drop') return drop();
    go(Object.assign(new Error('Not today'), { responseCode: trouble.with }));
  }

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: tls ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, done) => meet('connect', done),
    onAuth: ({ username, password }, _session, done) =>
      meet('auth', (problem) =>
        problem || password === 'right'
          ? done(problem, { user: username })
          : done(Object.assign(new Error('Wrong'), { responseCode: 535 })),
      ),
    onMailFrom: (_address, _session, done) => meet('mail', done),
    onRcptTo: ({ address }, _session, done) => meet('recipient', done, address),
    onData: async (stream, { envelope }, done) => {
      const raw = (await buffer(stream)).toString();
      meet('data', (problem) => {
        if (!problem)
          taken.push({ from: addressOf(envelope.mailFrom), recipients: envelope.rcptTo.map(addressOf), raw });
        done(problem);
      });
    },
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  listener.on('connection', (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(listener, 'listening');
  const port = portOf(listener.address());
  const close = async () => {
    drop();
    await new Promise<void>((done) => server.close(done));
  };
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    taken,
    get connections() {
      return connections;
    },
    /** Connections that are still open. */
    get open() {
      return sockets.size;
    },
    /** Whether a client got as far as the trouble. */
    get troubled() {
      return troubled;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

const addressOf = (mailbox: { address: string } | false) => (mailbox ? mailbox.address : '');

const portOf = (address: AddressInfo | string | null) => (typeof address === 'object' ? address?.port : undefined);

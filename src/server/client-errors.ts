import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { DomainError, methodNotAllowed } from '#kernel/errors.ts';
import { buildRefusal, sendRefusal, servedMethods } from './refuse-request.ts';

type Problem = Error & { code?: string };

/** What Node refuses by itself never reaches the app; it is answered in the same envelope. */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: Problem, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const { status, message } = nodeErrors[error.code ?? ''] ?? {
      status: 400,
      message: 'This is no valid HTTP request.',
    };
    writeError(socket, new DomainError('invalid_header', message, { header: 'request' }), status);
  });
  server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy());
    writeError(socket, methodNotAllowed(servedMethods));
  });
  server.on('checkExpectation', (incoming, outgoing) => {
    const message = 'Expect is 100-continue, or it is left out.';
    sendRefusal(incoming, outgoing, new DomainError('invalid_header', message, { header: 'expect' }), 417);
  });
}

function writeError(socket: Duplex, problem: DomainError, given?: number): void {
  const { status: usual, headers, text } = buildRefusal(problem);
  const status = given ?? usual;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
}

const nodeErrors: Record<string, { status: number; message: string }> = {
  HPE_INVALID_URL: {
    status: 400,
    message: 'Percent-encode the address: Chinese letters and spaces may not stand in it as they are.',
  },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers are larger than 16 KiB.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
};

import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { DomainError, methodNotAllowed } from '#kernel/errors.ts';
import { buildRefusal, sendRefusal, servedMethods } from './refuse-request.ts';

type Problem = Error & { code?: string };

/** Errors of Node's HTTP parser do not reach the app. They get the same envelope. */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: Problem, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const { status, message } = nodeErrors[error.code ?? ''] ?? {
      status: 400,
      message: 'Invalid HTTP request.',
    };
    writeError(socket, new DomainError('invalid_header', message, { header: 'request' }), status);
  });
  server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy());
    writeError(socket, methodNotAllowed(servedMethods));
  });
  server.on('checkExpectation', (incoming, outgoing) => {
    const message = 'Expect must be 100-continue or absent.';
    sendRefusal(incoming, outgoing, new DomainError('invalid_header', message, { header: 'expect' }), { status: 417 });
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
    message: 'The URL must be percent-encoded. It contains spaces or non-ASCII characters.',
  },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers exceed 16 KiB.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request was not received in time.' },
};

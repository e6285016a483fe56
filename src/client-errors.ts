import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { DomainError, errorBody } from './kernel/errors.ts';
import { newRequestId } from './kernel/ids.ts';

type Problem = Error & { code?: string };
type Listening = { on(event: 'clientError', answer: (problem: Problem, socket: Socket) => void): unknown };

/** Requests that are no HTTP never reach the app; they get an answer in the same words. */
export function answerClientErrors(server: Listening): void {
  server.on('clientError', (error, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const requestId = newRequestId();
    const { status, message } = said[error.code ?? ''] ?? { status: 400, message: 'This is no valid HTTP request.' };
    const { body } = errorBody(new DomainError('invalid_header', message, { header: 'request' }), requestId);
    const text = JSON.stringify(body);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `X-Request-Id: ${requestId}\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
    );
  });
}

const said: Record<string, { status: number; message: string }> = {
  HPE_INVALID_URL: {
    status: 400,
    message: 'Percent-encode the address: Chinese letters and spaces may not stand in it as they are.',
  },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers are larger than 16 KiB.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
};

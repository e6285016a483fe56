import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiVersion, jsonHeaders } from '#http/headers.ts';
import { DomainError, methodNotAllowed, toErrorBody, toErrorHeaders } from '#kernel/errors.ts';
import { newRequestId } from '#kernel/ids.ts';

export const servedMethods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'];

const invalidHeader = (header: string, message: string) => new DomainError('invalid_header', message, { header });

const authority = /^(?:\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9._-]*[a-z0-9.])?)(?::\d{1,5})?$/i;

/** Proxies and applications that parse such requests differently disagree about host or path. */
export function findRequestProblem({
  method = '',
  url = '',
  rawHeaders,
  httpVersion,
}: IncomingMessage): DomainError | null {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  if (hosts.length > 1) return invalidHeader('host', 'Host must not be repeated.');
  const [host] = hosts;
  if (host === undefined && httpVersion !== '1.0') return invalidHeader('host', 'Host is required.');
  if (host !== undefined && !authority.test(host))
    return invalidHeader('host', 'Host must be a host name or address with an optional port.');
  if (method === 'TRACE') return methodNotAllowed(servedMethods);
  const [path = ''] = url.split('?', 1);
  if (!/^(?:\/|https?:\/\/[^/])/i.test(path) || !URL.canParse(path, 'http://localhost')) {
    return invalidHeader('request', 'The request target must be a path that starts with a slash.');
  }
  if (/[\\#]/.test(path)) return invalidHeader('request', '\\ and # must be percent-encoded in the path.');
  return null;
}

export function buildRefusal(problem: unknown, { keepsConnection = false } = {}) {
  const requestId = newRequestId();
  const { status, body } = toErrorBody(problem, requestId);
  const text = JSON.stringify(body);
  const headers: Record<string, string> = {
    ...jsonHeaders,
    'X-Request-Id': requestId,
    'X-Api-Version': apiVersion,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...toErrorHeaders(problem),
    'Content-Length': String(Buffer.byteLength(text)),
    ...(!keepsConnection && { Connection: 'close' }),
  };
  return { status, headers, text };
}

export function sendRefusal(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  problem: unknown,
  { status, keepsConnection = false }: { status?: number; keepsConnection?: boolean } = {},
): void {
  const response = buildRefusal(problem, { keepsConnection });
  incoming.resume();
  outgoing.writeHead(status ?? response.status, response.headers);
  outgoing.end(incoming.method === 'HEAD' ? undefined : response.text);
}

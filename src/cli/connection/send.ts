import { setTimeout as wait } from 'node:timers/promises';
import { CommandError, interruption, invalidResponse, networkError, Refusal } from '../errors.ts';
import { isRecord, type JsonObject } from '../json.ts';
import { version } from '../version.ts';

export type Request = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  key: string | null;
  body?: JsonObject | undefined;
  idempotencyKey?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  accept?: string;
  timeoutMs: number;
};

/** An answer of the contract: `bytes` as received, `body` as read. */
export type Answer = { bytes: Uint8Array; body: JsonObject };

/** A read that may succeed later is repeated once, after the time that the gateway names. A write is never repeated. */
export async function send(request: Request, interrupted: AbortSignal, onWait: (ms: number) => void): Promise<Answer> {
  try {
    return await sendOnce(request, interrupted);
  } catch (error) {
    const delay = error instanceof Refusal && [429, 503].includes(error.status) ? error.retryAfterMs : null;
    if (request.method !== 'GET' || delay === null || delay > request.timeoutMs) throw error;
    onWait(delay);
    await pause(delay, interrupted);
    return sendOnce(request, interrupted);
  }
}

export async function pause(ms: number, interrupted: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: interrupted }).catch(() => {
    throw interruption();
  });
}

async function sendOnce(request: Request, interrupted: AbortSignal): Promise<Answer> {
  const { response, read } = await open(request, interrupted);
  return toAnswer(response, new Uint8Array(await read(response.arrayBuffer())));
}

/** The answer with its body unread; errors while it is read become those of the command through `read`. */
export async function open(request: Request, interrupted: AbortSignal) {
  const { method, url, key, body, idempotencyKey, accept = 'application/json', timeoutMs } = request;
  const timeout = AbortSignal.timeout(timeoutMs);
  let requestId: string | null = null;
  const read = async <T>(part: Promise<T>): Promise<T> => {
    try {
      return await part;
    } catch (error) {
      if (interrupted.aborted) throw interruption();
      if (error instanceof CommandError) throw error;
      if (timeout.aborted) throw networkError(`No complete answer within ${timeoutMs / 1000} s.`, requestId);
      throw networkError(
        `${describe(error)}${requestId ? ' The answer was interrupted after its headers.' : ''}`,
        requestId,
      );
    }
  };
  const headers = {
    ...request.headers,
    accept,
    'user-agent': `sourcing/${version}`,
    ...(key && { authorization: `Bearer ${key}` }),
    ...(method !== 'GET' && method !== 'DELETE' && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
  const content = method === 'GET' || method === 'DELETE' ? null : JSON.stringify(body ?? {});
  const signal = AbortSignal.any([interrupted, timeout]);
  // A redirect could lead the key to another server.
  const response = await read(fetch(url, { method, headers, body: content, signal, redirect: 'manual' }));
  requestId = response.headers.get('x-request-id');
  return { response, read };
}

function describe(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const reason = cause instanceof AggregateError ? cause.errors[0] : cause;
  if (reason instanceof Error && reason.message) return `${reason.message.replace(/\.$/, '')}.`;
  return 'The connection was lost.';
}

function toAnswer(response: Response, bytes: Uint8Array): Answer {
  const { status, headers } = response;
  const requestId = headers.get('x-request-id');
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location)
    throw invalidResponse(`The address redirects to ${location}. Use that of the gateway itself.`, requestId);
  const body = parse(bytes);
  if (body === null) {
    const kind = headers.get('content-type') ?? 'no content type';
    throw invalidResponse(`The answer (${status}, ${kind}) is not JSON: is this the address of a gateway?`, requestId);
  }
  if (!response.ok) throw toRefusal(response, body, bytes);
  return { bytes, body };
}

function parse(bytes: Uint8Array): JsonObject | null {
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Of any answer that is not a success. */
function toRefusal({ status, headers }: Response, body: JsonObject, bytes: Uint8Array): CommandError {
  const { error, requestId: given } = body;
  const requestId = typeof given === 'string' ? given : headers.get('x-request-id');
  if (!isRecord(error) || typeof error['code'] !== 'string' || typeof error['message'] !== 'string')
    return invalidResponse(`The answer (${status}) is not an error of the contract.`, requestId);
  const details = isRecord(error['details']) ? error['details'] : {};
  const problems = Array.isArray(details['fields']) ? details['fields'].filter(isRecord) : [];
  const fields = problems.map(({ path, message }) => ({ path: String(path), message: String(message) }));
  const seconds = headers.get('retry-after');
  const retryAfterMs = seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : null;
  const { code, message } = error;
  return new Refusal(status, { code, message, requestId }, { fields, details, retryAfterMs, bytes });
}

export const parseRefusal = (response: Response, bytes: Uint8Array): CommandError =>
  toRefusal(response, parse(bytes) ?? {}, bytes);

import { GatewayError } from './errors.ts';

export type Connection = {
  /** Address of the gateway, such as `https://gateway.example`. */
  baseUrl: string;
  /** Without it, only public operations are possible. */
  key?: string | undefined;
  /** Default: 60 s, and 4 minutes for the operations that run an action. */
  timeoutMs?: number;
  /** Replaces the `fetch` of the platform. */
  fetch?: (request: Request) => Promise<Response>;
};

export type CallOptions = {
  signal?: AbortSignal;
  timeoutMs?: number;
};

export type RestCallOptions = CallOptions & {
  /** Of creates. Default: a new one for each call. */
  idempotencyKey?: string;
  /** Further headers, such as `Range` or `If-None-Match`. */
  headers?: Readonly<Record<string, string>>;
};

type Deadline = CallOptions & { timeoutMs: number; idempotencyKey: string | null };

/** Runs one exchange until it is done, aborted or too late. Nothing is ever repeated. */
export async function exchange<T>(deadline: Deadline, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal, timeoutMs, idempotencyKey } = deadline;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  const fail = (code: 'timeout' | 'aborted' | 'invalid_response' | 'network_error', message: string, cause: unknown) =>
    new GatewayError(code, message, { status: null, requestId: null, idempotencyKey, cause });
  try {
    return await run(signal ? AbortSignal.any([signal, late.signal]) : late.signal);
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    if (signal?.aborted) throw fail('aborted', 'The call was aborted.', signal.reason);
    if (late.signal.aborted) throw fail('timeout', `No complete answer within ${timeoutMs / 1000} s.`, error);
    if (error instanceof SyntaxError)
      throw fail('invalid_response', 'The answer is not JSON: is this the address of a gateway?', error);
    throw fail('network_error', 'The gateway did not answer completely.', error);
  } finally {
    clearTimeout(timer);
  }
}

export const trimAddress = (baseUrl: string): string => baseUrl.replace(/(?<!\/)\/+$/, '').replace(/\/api\/v1$/, '');

export const toAuthorization = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { authorization: `Bearer ${key}` };

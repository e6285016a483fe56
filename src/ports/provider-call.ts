import { z } from 'zod';
import { createUnavailable, type Reason, type Unavailable } from './tracking/tracker.ts';

/** `json` is undefined if the body is not JSON or too large. */
export type Reply = { status: number; json: unknown };

/** Null if `signal` aborts first. */
type RateLimited = <Result>(call: () => Promise<Result>, signal: AbortSignal) => Promise<Result | null>;
type Calls = { baseUrl: string; headers: Record<string, string>; timeoutMs: number; rateLimited?: RateLimited };

/** All calls share one timeout. A call that the rate limit does not admit in time counts as a 429. */
export function createProviderCall({ baseUrl, headers, timeoutMs, rateLimited = (call) => call() }: Calls) {
  const signal = AbortSignal.timeout(timeoutMs);
  return async (path: string, body: object) =>
    (await rateLimited(() => post(path, body), signal)) ?? { status: tooManyRequests, json: undefined };

  async function post(path: string, body: object): Promise<Reply | Unavailable> {
    try {
      const response = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'sourcing-gateway' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal,
      });
      const { status } = response;
      if (!classifyStatus(status)) return { status, json: parseJson(await readLimitedText(response)) };
      await response.body?.cancel();
      return { status, json: undefined };
    } catch {
      return createUnavailable(signal.aborted ? 'timeout' : 'connection');
    }
  }
}

export const tooManyRequests = 429;

function classifyStatus(status: number): Reason | null {
  if (status === tooManyRequests) return 'busy';
  return status >= 500 ? 'down' : null;
}

const maxResponseBytes = 1024 * 1024;

/** Null above 1 MiB. Throws only if the connection breaks. */
export async function readLimitedText({ body }: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxResponseBytes) return null;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function toUnavailable(
  reasonByCode: ReadonlyMap<string, Reason>,
  code: string | null,
  status: number,
): Unavailable {
  const byStatus = status === 401 || status === 403 ? 'access' : 'unusable';
  return createUnavailable(classifyStatus(status) ?? reasonByCode.get(code ?? '') ?? byStatus);
}

export const Text = z
  .union([z.string(), z.number().transform(String)])
  .refine((text) => text.trim() !== '')
  .nullable()
  .catch(null);

export function partialObject<S extends z.ZodRawShape>(shape: S) {
  const whole = z.object(shape);
  return whole.catch(() => whole.parse({}));
}

export const tolerantList = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) => items.map((one) => item.safeParse(one)).flatMap(({ data }) => (data ? [data] : [])));

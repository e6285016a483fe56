import { z } from 'zod';
import { createUnavailable, type Reason, type Unavailable } from './tracking/tracker.ts';

/** `json` is undefined when the body is none or too large. */
export type Reply = { status: number; json: unknown };

/** Makes a call when the rate limit allows it; null when `signal` aborts first. */
type RateLimited = <Result>(call: () => Promise<Result>, signal: AbortSignal) => Promise<Result | null>;
type Calls = { baseUrl: string; headers: Record<string, string>; timeoutMs: number; rateLimited?: RateLimited };

/** Any number of calls under one timeout. A call that the rate limit does not admit in time counts as answered with 429. */
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

/** The body as text; null when it is larger than 1 MiB. Throws only when the connection breaks off. */
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

/** Why a provider refused: by the status of its answer where that is a fault, else by its own code where it is known. */
export function toUnavailable(known: ReadonlyMap<string, Reason>, code: string | null, status: number): Unavailable {
  const byStatus = status === 401 || status === 403 ? 'access' : 'unusable';
  return createUnavailable(classifyStatus(status) ?? known.get(code ?? '') ?? byStatus);
}

/** Text, or a number as its text. Anything else, and what is blank or absent, is null. */
export const Text = z
  .union([z.string(), z.number().transform(String)])
  .refine((text) => text.trim() !== '')
  .nullable()
  .catch(null);

/** An object of which every part may be missing, and the whole too. */
export function partialObject<S extends z.ZodRawShape>(shape: S) {
  const whole = z.object(shape);
  return whole.catch(() => whole.parse({}));
}

/** The items that are of this kind; what is no list has none. */
export const tolerantList = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) => items.map((one) => item.safeParse(one)).flatMap(({ data }) => (data ? [data] : [])));

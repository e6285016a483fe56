import { z } from 'zod';
import { type Reason, type Unavailable, unavailable } from './tracker.ts';

/** `json` is null when the body is none or too large. */
export type Reply = { status: number; json: unknown };

type Calls = { baseUrl: string; headers: Record<string, string>; timeoutMs: number; signal: AbortSignal | undefined };

/** Posts as often as one result needs it, within one time-out for all of it. */
export function openCalls({ baseUrl, headers, timeoutMs, signal }: Calls) {
  const deadline = AbortSignal.timeout(timeoutMs);
  return async (path: string, body: object): Promise<Reply | Unavailable> => {
    try {
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'sourcing-gateway' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
      });
      const fault = faultOf(response.status);
      if (!fault) return { status: response.status, json: await jsonOf(response) };
      await response.body?.cancel();
      return unavailable(fault);
    } catch {
      return unavailable(deadline.aborted ? 'timeout' : 'connection');
    }
  };
}

function faultOf(status: number): Reason | null {
  if (status === 429) return 'busy';
  return status >= 500 ? 'down' : null;
}

const largestAnswer = 1024 * 1024;

/** Throws only when the connection breaks off. */
async function jsonOf({ body }: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) return null;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(new TextDecoder().decode(Buffer.concat(chunks)));
  } catch {
    return null;
  }
}

/** Why a provider refused: by its own code where that is known, else by the status of its answer. */
export function refusalOf(known: ReadonlyMap<string, Reason>, code: string | null, status: number): Unavailable {
  const byStatus = status === 401 || status === 403 ? 'access' : 'unusable';
  return unavailable(known.get(code ?? '') ?? byStatus);
}

/** Text, or a number as its text. Anything else, and what is blank or absent, is null. */
export const Text = z
  .union([z.string(), z.number().transform(String)])
  .refine((text) => text.trim() !== '')
  .nullable()
  .catch(null);

/** An object of which every part may be missing, and the whole too. */
export function partOf<S extends z.ZodRawShape>(shape: S) {
  const whole = z.object(shape);
  return whole.catch(() => whole.parse({}));
}

/** The items that are of this kind; what is no list has none. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) => items.map((one) => item.safeParse(one)).flatMap(({ data }) => (data ? [data] : [])));

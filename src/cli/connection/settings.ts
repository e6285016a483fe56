import { CommandError, exitCodes, usageError } from '../errors.ts';
import type { Io } from '../io.ts';
import { readCredentials } from './credentials.ts';

export const maxTimeoutMs = 300_000;
export const defaultTimeoutMs = 60_000;

/** Options that every command takes. */
export type GlobalOptions = { baseUrl?: string; key?: string; timeout?: number; json?: true };

export type Gateway = { baseUrl: string; key: string | null };

/** The option, else the environment, else the gateway of the last `connect`. */
export async function resolveGateway(io: Io, { baseUrl: chosen, key: given }: GlobalOptions): Promise<Gateway> {
  const named = chosen ?? (io.env['SOURCING_BASE_URL'] || undefined);
  const key = given ?? (io.env['SOURCING_KEY'] || undefined);
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) throw usageError('The key has characters that no key has.');
  if (named !== undefined && key !== undefined) return { baseUrl: parseBaseUrl(named), key };
  const { current, gateways } = await readCredentials(io);
  const baseUrl = named === undefined ? current : parseBaseUrl(named);
  if (baseUrl === null)
    throw usageError('Which gateway? Set SOURCING_BASE_URL, give --base-url, or connect: sourcing connect <address>.');
  return { baseUrl, key: key ?? (Object.hasOwn(gateways, baseUrl) ? (gateways[baseUrl]?.key ?? null) : null) };
}

/** The address of a gateway without the path of the API. */
function parseBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw usageError(`${text} is not an http or https address of a gateway.`);
  if (url.username || url.password || url.search || url.hash)
    throw usageError('The address of a gateway has no credentials, query or fragment.');
  return `${url.origin}${url.pathname}`.replace(/(?<!\/)\/+$/, '').replace(/\/api\/v1$/, '');
}

export const missingKey = () =>
  new CommandError(
    'unauthenticated',
    exitCodes.unauthenticated,
    'No key for this gateway. Run `sourcing connect`, or set SOURCING_KEY.',
  );

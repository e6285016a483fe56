import { Client, type CombinedError, cacheExchange, fetchExchange, mapExchange } from 'urql';

/** What a refused operation states; null where no answer of the service arrived. */
export type Refusal = { code: string | null; message: string; requestId: string | null };

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export function toRefusal({ graphQLErrors: [error], networkError }: CombinedError): Refusal {
  if (!error) return { code: null, message: networkError?.message ?? '', requestId: null };
  const { code, requestId } = error.extensions;
  return { code: toText(code), message: error.message, requestId: toText(requestId) };
}

const endsSession = new Set<string | null>(['unauthenticated', 'session_required']);

function leaveWithoutSession(error: CombinedError): void {
  if (!endsSession.has(toRefusal(error).code)) return;
  location.assign(`/sign-in?next=${encodeURIComponent(location.pathname)}`);
}

export const client = new Client({
  url: '/graphql',
  preferGetMethod: false,
  fetchSubscriptions: true,
  requestPolicy: 'cache-and-network',
  exchanges: [mapExchange({ onError: leaveWithoutSession }), cacheExchange, fetchExchange],
});

import { Client, type CombinedError, cacheExchange, fetchExchange, mapExchange } from 'urql';

/** One value that the service does not accept. `path` is a JSON Pointer into the variables. */
type FieldProblem = { path: string; message: string };

/** What a refused operation states; null where no answer of the service arrived. */
export type Refusal = { code: string | null; message: string; requestId: string | null; fields: FieldProblem[] };

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function toRefusal({ graphQLErrors: [error], networkError }: CombinedError): Refusal {
  if (!error) return { code: null, message: networkError?.message ?? '', requestId: null, fields: [] };
  const { code, requestId, details } = error.extensions;
  return { code: toText(code), message: error.message, requestId: toText(requestId), fields: readFields(details) };
}

function readFields(details: unknown): FieldProblem[] {
  const fields = isRecord(details) && Array.isArray(details['fields']) ? details['fields'] : [];
  return fields
    .filter(isRecord)
    .map(({ path, message }) => ({ path: toText(path) ?? '', message: toText(message) ?? '' }));
}

/** What the service says about the value of a form whose path ends like this, such as `/parts/0/name`. */
export function findFieldProblem(error: CombinedError | null | undefined, end: string): string | null {
  const found = error && toRefusal(error).fields.filter(({ path }) => path.endsWith(end));
  return found?.length ? found.map(({ message }) => message).join(' ') : null;
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

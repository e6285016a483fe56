import { DomainError } from '#kernel/errors.ts';

/** Codes of Node's sockets and of PostgreSQL that say: not reachable now, shutting down, or too busy to answer in time. */
const gone =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|57P0[1-3]|57014|55P03|40001|40P01|53300|08(000|001|003|004|006|007))$|Connection terminated|is not queryable|timeout exceeded when trying to connect/;

/** What a failure of the database is to a caller; anything else stays as it is. */
export function translateOutage(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause ?? (cause as { previous?: unknown }).previous) {
    const { code = '', message } = cause as Error & { code?: string };
    if (gone.test(code) || gone.test(message)) {
      return new DomainError('service_unavailable', 'The database cannot be reached now.', { retryAfterSeconds: 5 });
    }
  }
  return error;
}

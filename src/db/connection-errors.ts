import { isClientAbort } from '#http/request-body.ts';
import { DomainError, overloaded } from '#kernel/errors.ts';

/**
 * Codes of Node's sockets and of PostgreSQL that say: not reachable now, shutting down, read-only, out of space, memory or
 * connections, or too busy to answer in time.
 */
const unavailableCode =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08\w{3}|25006|40001|40P01|53[123]00|55P03|57014|57P0[1-3]|58030)$/;
const unavailableMessage = /Connection terminated|is not queryable|Client was closed|^timeout expired$/;

/** What a failure of the database is to a caller; anything else stays as it is. */
export function toUnavailableError(error: unknown): unknown {
  // Other sockets fail with the same codes: that of the client, and those of `fetch`, which throws a TypeError.
  if (isClientAbort(error) || error instanceof TypeError) return error;
  for (let cause = error; cause instanceof Error; cause = cause.cause ?? (cause as { previous?: unknown }).previous) {
    if (cause instanceof DomainError) return cause;
    const { code = '', message } = cause as Error & { code?: string };
    // An exception of the ORM has the code of the error that it hides, and nothing else of it.
    if (code === 'overloaded') return overloaded();
    if (unavailableCode.test(code) || unavailableMessage.test(message)) {
      return new DomainError('service_unavailable', 'The database cannot be reached now.', { retryAfterSeconds: 5 });
    }
  }
  return error;
}

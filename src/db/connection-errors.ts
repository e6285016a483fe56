import { isClientAbort } from '#http/request-body.ts';
import { DomainError, overloaded, readErrorCode } from '#kernel/errors.ts';

/**
 * Codes of Node sockets and PostgreSQL for: unreachable, shutting down, read-only, out of disk, memory or connections,
 * or too busy to answer in time.
 */
const unavailableCode =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08\w{3}|25006|40001|40P01|53[123]00|55P03|57014|57P0[1-3]|58030)$/;
const unavailableMessage = /Connection terminated|is not queryable|Client was closed|^timeout expired$/;

export function toUnavailableError(error: unknown): unknown {
  // The client's socket and `fetch`, which throws a TypeError, fail with the same codes.
  if (isClientAbort(error) || error instanceof TypeError) return error;
  for (let cause = error; cause instanceof Error; cause = cause.cause ?? readPrevious(cause)) {
    if (cause instanceof DomainError) return cause;
    const code = readErrorCode(cause);
    // ORM exceptions carry only the code of the error that they wrap.
    if (code === 'overloaded') return overloaded();
    if (unavailableCode.test(code) || unavailableMessage.test(cause.message)) {
      return new DomainError('service_unavailable', 'The database is not reachable. Try again in a few seconds.', {
        retryAfterSeconds: 5,
      });
    }
  }
  return error;
}

/** The server did not answer, so another one may. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && (lostCode.test(readErrorCode(error)) || unavailableMessage.test(error.message));

const lostCode =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[1-3]|53300)$/;

const readPrevious = (error: Error): unknown => ('previous' in error ? error.previous : undefined);

/** What the process ends with. `docs/command-line.md` explains them. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  unauthenticated: 3,
  conflict: 4,
  networkError: 5,
  invalidResponse: 6,
  rateLimited: 7,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Refusals because the caller holds an old version or review, or has used the idempotency key for something else. */
export const conflictCodes = [
  'version_conflict',
  'context_version_conflict',
  'capability_version_conflict',
  'idempotency_conflict',
  'approval_review_changed',
  'publication_review_changed',
];

export type FieldProblem = { path: string; message: string };

/** Ends the command with its exit code. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly code: string;
  readonly exitCode: ExitCode;
  readonly requestId: string | null;

  constructor(code: string, exitCode: ExitCode, message: string, requestId: string | null = null) {
    super(message);
    this.code = code;
    this.exitCode = exitCode;
    this.requestId = requestId;
  }
}

/** The gateway refused the request. `bytes` is its answer. */
export class Refusal extends CommandError {
  readonly status: number;
  readonly fields: readonly FieldProblem[];
  readonly details: { readonly [name: string]: unknown };
  readonly retryAfterMs: number | null;
  readonly bytes: Uint8Array;

  constructor(
    status: number,
    error: { code: string; message: string; requestId: string | null },
    more: Pick<Refusal, 'fields' | 'details' | 'retryAfterMs' | 'bytes'>,
  ) {
    super(error.code, findExitCode(status, error.code), error.message, error.requestId);
    this.status = status;
    this.fields = more.fields;
    this.details = more.details;
    this.retryAfterMs = more.retryAfterMs;
    this.bytes = more.bytes;
  }
}

function findExitCode(status: number, code: string): ExitCode {
  if (status === 401) return exitCodes.unauthenticated;
  if (status === 429) return exitCodes.rateLimited;
  return conflictCodes.includes(code) ? exitCodes.conflict : exitCodes.failed;
}

export const usageError = (message: string) => new CommandError('usage', exitCodes.usage, message);
export const failure = (code: string, message: string) => new CommandError(code, exitCodes.failed, message);
export const interruption = () => new CommandError('interrupted', exitCodes.interrupted, 'Interrupted.');
export const networkError = (message: string, requestId: string | null = null) =>
  new CommandError('network_error', exitCodes.networkError, message, requestId);
export const invalidResponse = (message: string, requestId: string | null = null) =>
  new CommandError('invalid_response', exitCodes.invalidResponse, message, requestId);

/** Whether a write may have been saved although it has no answer. */
export const isLost = (error: unknown): error is CommandError =>
  error instanceof CommandError &&
  [exitCodes.networkError, exitCodes.invalidResponse, exitCodes.interrupted].some((code) => code === error.exitCode);

const secrets = /\bssd_[a-z]+_[0-9A-Za-z]+|\bdvc_[\w-]+|\bwhsec_[\w+/=]+/g;
export const redactSecrets = (text: string): string => text.replaceAll(secrets, '[secret]');

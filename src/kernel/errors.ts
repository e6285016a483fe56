const statusByCode = {
  invalid_json: 400,
  validation_failed: 400,
  invalid_header: 400,
  invalid_cursor: 400,
  idempotency_key_required: 400,
  idempotency_key_invalid: 400,
  payload_too_large: 400,
  query_too_complex: 400,
  unauthenticated: 401,
  invalid_key: 401,
  key_expired: 401,
  key_revoked: 401,
  insufficient_scope: 403,
  live_key_required: 403,
  sandbox_cannot_send: 403,
  session_required: 403,
  owner_required: 403,
  reviewer_required: 403,
  internal_only: 403,
  key_not_acknowledged: 403,
  origin_not_allowed: 403,
  role_required: 403,
  approval_needs_member: 403,
  passkey_required: 403,
  passkey_refused: 403,
  recent_sign_in_required: 403,
  not_found: 404,
  endpoint_not_found: 404,
  method_not_allowed: 405,
  version_conflict: 409,
  context_version_conflict: 409,
  idempotency_conflict: 409,
  approval_review_required: 409,
  approval_review_changed: 409,
  approval_contact_missing: 409,
  approval_context_stale: 409,
  review_unavailable: 409,
  export_unavailable: 409,
  delivery_claimed: 409,
  delivery_not_draft: 409,
  delivery_not_settleable: 409,
  delivery_is_provider_dispatch: 409,
  delivery_outcome_unknown: 409,
  dispatch_retry_too_early: 409,
  dispatch_window_expired: 409,
  dispatch_provider_changed: 409,
  dispatch_context_changed: 409,
  dispatch_contact_withdrawn: 409,
  dispatch_not_retryable: 409,
  project_archived: 409,
  publication_review_changed: 409,
  publication_already_done: 409,
  publication_approval_expired: 409,
  interview_already_published: 409,
  capability_version_conflict: 409,
  transfer_conflict: 409,
  preview_expired: 409,
  disclosure_not_pending: 409,
  rfq_closed: 409,
  passkeys_unavailable: 409,
  device_already_decided: 409,
  device_already_acknowledged: 409,
  unsupported_media_type: 415,
  missing_facts: 422,
  turn_limit_reached: 422,
  quantity_below_minimum: 422,
  rate_limited: 429,
  quota_reached: 429,
  slow_down: 429,
  cost_limited: 429,
  internal_error: 500,
  action_generation_failed: 502,
  dispatch_outcome_unsaved: 503,
  interviewer_unavailable: 503,
  interview_receipt_unsaved: 503,
  overloaded: 503,
  service_unavailable: 503,
} as const;

export type Code = keyof typeof statusByCode;
export const codes: string[] = Object.keys(statusByCode);
export const statuses: ReadonlySet<number> = new Set(Object.values(statusByCode));

export type ErrorDetails = { retryAfterSeconds?: number; allowed?: readonly string[]; [name: string]: unknown };

/** Any other thrown error is a bug and becomes `internal_error`. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly status: number;
  readonly code: Code;
  readonly details: ErrorDetails | undefined;

  constructor(code: Code, message: string, details?: ErrorDetails) {
    super(message);
    this.status = statusByCode[code];
    this.code = code;
    this.details = details;
  }
}

export const notFound = (resource: string) =>
  new DomainError('not_found', `No such ${resource} for this caller.`, { resource });

export const endpointNotFound = () => new DomainError('endpoint_not_found', 'No such endpoint.');

export const methodNotAllowed = (allowed: readonly string[]) =>
  new DomainError('method_not_allowed', `Method not allowed. Allowed: ${allowed.join(', ')}.`, { allowed });

export const rateLimited = (limit: string, max: number, windowSeconds: number, retryAfterSeconds: number) =>
  new DomainError('rate_limited', `Too many requests: ${limit} is ${max}.`, {
    limit,
    max,
    windowSeconds,
    retryAfterSeconds,
  });

export const overloaded = () =>
  new DomainError('overloaded', 'The service is overloaded. Try again in a moment.', { retryAfterSeconds: 1 });

export const maxBodyBytes = 1_048_576;
export const payloadTooLarge = (limitBytes = maxBodyBytes) =>
  new DomainError('payload_too_large', `The body exceeds ${limitBytes} bytes.`, { limitBytes });

/** Anything can be thrown. */
export const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** The code of a Node or PostgreSQL error, or an empty text. */
export const readErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export function toPublicError(error: unknown): { status: number; code: Code; message: string; details?: ErrorDetails } {
  const { status, code, message, details } =
    error instanceof DomainError ? error : new DomainError('internal_error', 'The request could not be completed.');
  return { status, code, message, ...(details && { details }) };
}

export function toErrorHeaders(error: unknown): Record<string, string> {
  const { status, details } = toPublicError(error);
  const { retryAfterSeconds: wait, allowed } = details ?? {};
  return {
    ...(wait !== undefined && { 'Retry-After': String(wait) }),
    ...(status === 405 && { Allow: allowed?.join(', ') ?? '' }),
    ...(status === 415 && { 'Accept-Encoding': 'identity' }),
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
  };
}

export function toErrorBody(error: unknown, requestId: string) {
  const { status, ...shown } = toPublicError(error);
  return { status, body: { error: shown, requestId } };
}

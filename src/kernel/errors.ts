import { listKeys } from './assert.ts';

/** HTTP status and meaning of each code. */
const codeTable = {
  invalid_json: [400, 'The body is not JSON, not an object, too deep, or names a key twice.'],
  validation_failed: [400, 'A field, parameter or document is not valid; `fields` names each.'],
  invalid_header: [400, 'A header is missing or malformed.'],
  invalid_cursor: [400, 'The cursor is malformed, or belongs to another list, order or filter.'],
  idempotency_key_required: [400, 'The operation requires an idempotency key.'],
  idempotency_key_invalid: [400, 'The idempotency key is not 8 to 120 letters, digits, underscores or hyphens.'],
  payload_too_large: [400, 'The body exceeds its limit.'],
  query_too_complex: [400, 'The document exceeds a limit of size, depth or cost.'],
  unauthenticated: [401, 'The operation requires a credential.'],
  invalid_key: [401, 'The key is unknown or malformed.'],
  key_expired: [401, 'The key has expired. Create another.'],
  key_revoked: [401, 'The key was revoked. Create another.'],
  insufficient_scope: [403, 'The key lacks a scope; `requiredScopes` names it.'],
  live_key_required: [403, 'The operation requires a live key.'],
  sandbox_cannot_send: [403, 'A sandbox key cannot send messages.'],
  session_required: [403, 'The operation requires a signed-in member, not a key.'],
  owner_required: [403, 'The operation requires an owner of the organisation.'],
  reviewer_required: [403, 'The operation requires a reviewer of the operator.'],
  internal_only: [403, 'The operation is for operator staff.'],
  key_not_acknowledged: [403, 'The device has not acknowledged this key yet.'],
  origin_not_allowed: [403, 'The request comes from a page of another site.'],
  role_required: [403, 'The role of the member lacks the right; `requiredRoles` names the roles that have it.'],
  agent_key_required: [
    403,
    'Agents need a key that can neither approve nor see contacts; `refusedScopes` names the scopes that it must not have.',
  ],
  approval_needs_member: [403, 'By the policy of the organisation, only a signed-in member may approve.'],
  passkey_required: [403, 'By the policy of the organisation, an approval must be signed with a passkey.'],
  passkey_refused: [403, 'The passkey did not sign this challenge, or is not known.'],
  recent_sign_in_required: [403, 'Adding a passkey requires a sign-in of the last ten minutes, or another passkey.'],
  persisted_operation_required: [403, 'This service takes only persisted operations from signed-in members.'],
  not_found: [404, 'There is no such record for this caller.'],
  endpoint_not_found: [404, 'There is no such endpoint.'],
  persisted_operation_not_found: [404, 'The service has no persisted operation with this id.'],
  method_not_allowed: [405, 'The path exists with other methods; `allowed` names them.'],
  version_conflict: [409, 'The record has changed since the stated version. Read it again.'],
  context_version_conflict: [409, 'The project has changed since the stated version. Read it again.'],
  idempotency_conflict: [409, 'The idempotency key was used with another input; `existingId` is the record of that.'],
  approval_review_required: [409, 'The first approval requires the digest of the review.'],
  approval_review_changed: [409, 'The content differs from the reviewed one. Review again.'],
  approval_contact_missing: [409, 'The factory has no usable contact.'],
  approval_context_stale: [409, 'The project has changed since the draft was made.'],
  screening_blocked: [
    409,
    'A recipient has the name of an entry of the screening list, and no owner has confirmed it; `matches` names them.',
  ],
  review_unavailable: [409, 'The delivery or publication cannot be reviewed now; `reason` says why.'],
  export_unavailable: [409, 'The export is running, has failed or has expired.'],
  delivery_claimed: [409, 'The delivery is approved already.'],
  delivery_not_draft: [409, 'The delivery is no draft.'],
  delivery_not_settleable: [409, 'The outcome of the delivery is known, or is still being determined.'],
  delivery_is_provider_dispatch: [409, 'The e-mail provider sends this delivery, not a person.'],
  delivery_outcome_unknown: [409, 'It is unknown whether the message was sent. Settle it first.'],
  dispatch_retry_too_early: [409, 'An attempt is under way. Wait for `retryAfterSeconds`.'],
  dispatch_window_expired: [409, 'The provider no longer recognises the message, so a retry could send it twice.'],
  dispatch_provider_changed: [409, 'The mail provider or its account differs from the approved one.'],
  dispatch_context_changed: [
    409,
    'The project or the stored payload has changed, or the approver may no longer approve.',
  ],
  dispatch_contact_withdrawn: [
    409,
    'The factory is quarantined, or its contact was withdrawn or changed since the approval.',
  ],
  dispatch_not_retryable: [409, 'There is no attempt that can be retried.'],
  task_not_started: [409, 'The task is open. Start it before it is completed.'],
  task_ended: [409, 'The task is done or cancelled; `status` says which.'],
  project_archived: [409, 'The project is archived. Set its status to active first.'],
  publication_review_changed: [409, 'The publication differs from the reviewed one. Review again.'],
  publication_already_done: [409, 'The quote request is published already.'],
  publication_approval_expired: [409, 'The approval of the publication has expired. Approve again.'],
  interview_already_published: [409, 'The interview is published already.'],
  capability_version_conflict: [409, 'The capability has changed since the stated version, or is in another status.'],
  transfer_conflict: [
    409,
    'The transfer does not accept this file, or there is nothing to transfer; `reason` says why.',
  ],
  preview_expired: [409, 'The preview has expired. Create a new one.'],
  disclosure_not_pending: [409, 'The disclosure was released or revoked, or has expired.'],
  run_closed: [409, 'The run is closed.'],
  delivery_not_sent: [409, 'The message has not been sent.'],
  reply_not_unmatched: [409, 'The reply was assigned or dismissed, or could not be read.'],
  answer_not_proposed: [409, 'The answer was accepted, refused or superseded.'],
  webhook_limit_reached: [409, 'The organisation has as many webhooks as it may have. Remove one first.'],
  webhook_disabled: [409, 'The webhook is disabled. Enable it first.'],
  rfq_closed: [409, 'The quote request is closed.'],
  passkeys_unavailable: [409, 'Passkeys are not available at this address of the service; `reason` says why.'],
  device_already_decided: [409, 'The connection was approved, denied or cancelled, or has expired.'],
  device_already_acknowledged: [409, 'The device has acknowledged its key. Revoke the key instead.'],
  unsupported_media_type: [415, 'The encoding of the body is not supported.'],
  range_not_satisfiable: [416, 'The range begins after the end of the file; `sizeBytes` is its size.'],
  missing_facts: [422, 'Facts that the operation needs are unknown; `missing` names them.'],
  turn_limit_reached: [422, 'The interview accepts no further turns.'],
  no_factory_resolved: [422, 'None of the named factories is in the directory; `unresolvedFactoryIds` lists them.'],
  quantity_below_minimum: [422, 'The quantity is below the minimum of the capability.'],
  rate_limited: [429, 'Too many requests. Wait for `retryAfterSeconds`.'],
  quota_reached: [429, 'A quota is used up. Wait for `retryAfterSeconds`.'],
  slow_down: [429, 'The device polls too fast; `interval` is the new minimum.'],
  cost_limited: [429, 'The cost budget is used up. Wait for `retryAfterSeconds`.'],
  internal_error: [500, 'A fault of the service. Check the state of the record, and keep the request id.'],
  action_generation_failed: [502, 'The action failed while it was generated; `actionId` names it.'],
  dispatch_outcome_unsaved: [
    503,
    'The outcome of the attempt could not be saved. Read the delivery before anything else.',
  ],
  interviewer_unavailable: [503, 'The interviewer could not answer. Nothing was saved; try again.'],
  interview_receipt_unsaved: [503, 'The turn may have been saved. Read the interview before you try again.'],
  overloaded: [503, 'The service is overloaded. Wait for `retryAfterSeconds`.'],
  service_unavailable: [503, 'The service or its database is not available. Try again later.'],
} as const satisfies Record<string, readonly [status: number, meaning: string]>;

export type Code = keyof typeof codeTable;
export const codes = listKeys(codeTable);
export const getMeaning = (code: Code): string => codeTable[code][1];
/** The page that explains them. Each code is the id of a section. */
export const errorCodesPath = '/docs/errors';
export const getStatus = (code: Code): number => codeTable[code][0];

export type ErrorDetails = { retryAfterSeconds?: number; allowed?: readonly string[]; [name: string]: unknown };

/** Any other thrown error is a bug and becomes `internal_error`. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly status: number;
  readonly code: Code;
  readonly details: ErrorDetails | undefined;

  constructor(code: Code, message: string, details?: ErrorDetails) {
    super(message);
    this.status = getStatus(code);
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
  const { retryAfterSeconds: wait, allowed, sizeBytes } = details ?? {};
  return {
    ...(wait !== undefined && { 'Retry-After': String(wait) }),
    ...(status === 405 && { Allow: allowed?.join(', ') ?? '' }),
    ...(status === 415 && { 'Accept-Encoding': 'identity' }),
    ...(status === 416 && { 'Content-Range': `bytes */${sizeBytes}` }),
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
  };
}

export function toErrorBody(error: unknown, requestId: string) {
  const { status, ...shown } = toPublicError(error);
  return { status, body: { error: shown, requestId } };
}

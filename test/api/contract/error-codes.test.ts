import type { GraphQLEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { type Code, codes, DomainError } from '#kernel/errors.ts';
import { publishedSchema } from '#modules/schema.ts';
import { document, operations } from './document.ts';

const codeTable: Record<number, Code[]> = {
  400: [
    ...([
      'invalid_json',
      'validation_failed',
      'invalid_header',
      'invalid_cursor',
      'payload_too_large',
      'query_too_complex',
    ] as const),
    ...(['idempotency_key_required', 'idempotency_key_invalid'] as const),
  ],
  401: ['unauthenticated', 'invalid_key', 'key_expired', 'key_revoked'],
  403: [
    ...(['insufficient_scope', 'live_key_required', 'sandbox_cannot_send', 'internal_only'] as const),
    ...(['session_required', 'owner_required', 'origin_not_allowed', 'key_not_acknowledged'] as const),
    ...(['reviewer_required', 'role_required', 'approval_needs_member', 'agent_key_required'] as const),
    'persisted_operation_required',
    ...(['passkey_required', 'passkey_refused', 'recent_sign_in_required'] as const),
  ],
  404: ['not_found', 'endpoint_not_found', 'persisted_operation_not_found'],
  405: ['method_not_allowed'],
  409: [
    ...(['context_version_conflict', 'export_unavailable', 'idempotency_conflict', 'review_unavailable'] as const),
    ...(['approval_review_required', 'approval_review_changed', 'approval_contact_missing'] as const),
    'screening_blocked',
    ...(['approval_context_stale', 'delivery_claimed', 'delivery_not_draft'] as const),
    ...(['delivery_is_provider_dispatch', 'delivery_outcome_unknown'] as const),
    ...(['dispatch_retry_too_early', 'dispatch_window_expired', 'dispatch_provider_changed'] as const),
    ...(['dispatch_context_changed', 'dispatch_contact_withdrawn', 'dispatch_not_retryable'] as const),
    ...(['delivery_not_settleable', 'project_archived', 'passkeys_unavailable'] as const),
    ...(['device_already_decided', 'device_already_acknowledged'] as const),
    ...(['version_conflict', 'interview_already_published', 'capability_version_conflict'] as const),
    ...(['publication_review_changed', 'publication_already_done', 'publication_approval_expired'] as const),
    ...([
      'transfer_conflict',
      'preview_expired',
      'disclosure_not_pending',
      'rfq_closed',
      'task_not_started',
      'task_ended',
      'run_closed',
      'answer_not_proposed',
      'webhook_limit_reached',
      'webhook_disabled',
      'delivery_not_sent',
      'reply_not_unmatched',
    ] as const),
  ],
  415: ['unsupported_media_type'],
  416: ['range_not_satisfiable'],
  422: ['missing_facts', 'turn_limit_reached', 'no_factory_resolved', 'quantity_below_minimum'],
  429: ['rate_limited', 'quota_reached', 'slow_down', 'cost_limited'],
  500: ['internal_error'],
  502: ['action_generation_failed'],
  503: [
    'dispatch_outcome_unsaved',
    'interviewer_unavailable',
    'interview_receipt_unsaved',
    'overloaded',
    'service_unavailable',
  ],
};

test('every error code has its status, and OpenAPI documents both', () => {
  const given = Map.groupBy(codes, (code) => new DomainError(code, '').status);
  const sorted = (table: Iterable<[unknown, Code[]]>) =>
    Object.fromEntries([...table].map(([status, names]) => [String(status), names.toSorted()]));
  expect(sorted(given)).toEqual(sorted(Object.entries(codeTable)));

  expect(document.components.schemas['ErrorInfo']).toMatchObject({ properties: { code: { examples: codes } } });
  // A method that a path does not have is no operation, so none can say 405.
  const documented = new Set(['405', ...operations.flatMap(([, , { responses }]) => Object.keys(responses))]);
  expect(Object.keys(codeTable).filter((status) => !documented.has(status))).toEqual([]);
});

test('the enum ErrorCode lists every code with its meaning', () => {
  const values = (publishedSchema.getType('ErrorCode') as GraphQLEnumType).getValues();
  expect(values.map(({ name }) => name).toSorted()).toEqual(codes.toSorted());
  expect(values.filter(({ description }) => !/^[A-Z].{15,}\. Status \d{3}\.$/.test(description ?? ''))).toEqual([]);
});

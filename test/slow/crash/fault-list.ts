import type { Answer, FaultName } from '../../stand-ins/resend.ts';

const problem = (status: number, name: string, headers = {}): Answer => ({ status, body: { name }, headers });

type Fault = [name: string, fault: FaultName | Answer, status: string, outcome: string];
/** What a request can meet, and what the dispatch states after it. */
export const faults: Fault[] = [
  ['a response', 'ok', 'accepted', 'accepted'],
  ['a slow response', 'slow', 'accepted', 'accepted'],
  ['500 before acceptance', 'error_before', 'uncertain', 'provider_unavailable'],
  ['500 after acceptance', 'error_after', 'uncertain', 'provider_unavailable'],
  ['503', problem(503, 'service_unavailable'), 'uncertain', 'provider_unavailable'],
  ['408', problem(408, 'timeout'), 'uncertain', 'provider_unavailable'],
  ['425', problem(425, 'too_early'), 'uncertain', 'provider_unavailable'],
  ['no response', 'hang', 'uncertain', 'timeout'],
  ['half a response, then nothing', 'stalled', 'uncertain', 'timeout'],
  ['a connection reset after acceptance', 'reset_after', 'uncertain', 'connection_lost'],
  ['200 with malformed JSON', 'garbage', 'uncertain', 'provider_unavailable'],
  ['200 with a truncated body', 'truncated', 'uncertain', 'provider_unavailable'],
  ['200 with an oversized body', 'oversized', 'uncertain', 'provider_unavailable'],
  ['200 without an id', { status: 200, body: { id: '' } }, 'uncertain', 'provider_unavailable'],
  ['429', 'rate_limited', 'ready', 'provider_rate_limited'],
  ['409 for a concurrent request', 'concurrent', 'uncertain', 'provider_unavailable'],
  ['409 for a key with another body', problem(409, 'invalid_idempotent_request'), 'failed', 'idempotency_mismatch'],
  ['400', problem(400, 'validation_error'), 'failed', 'refused'],
  ['401', problem(401, 'missing_api_key'), 'failed', 'credential_refused'],
  ['403', problem(403, 'invalid_api_key'), 'failed', 'credential_refused'],
  ['404', problem(404, 'not_found'), 'failed', 'refused'],
  ['413', problem(413, 'too_large'), 'failed', 'refused'],
  ['422', 'unprocessable', 'failed', 'refused'],
];

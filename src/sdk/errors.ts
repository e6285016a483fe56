import type { components } from '../../schema/openapi.d.ts';

export type FieldProblem = components['schemas']['FieldProblem'];

/**
 * Codes of the client, where no answer of the contract arrived: `network_error` (no or no complete answer), `timeout`,
 * `aborted` and `invalid_response` (not JSON, or not an error of the contract).
 */
export type ClientCode = 'network_error' | 'timeout' | 'aborted' | 'invalid_response';

type Details = {
  /** Null if no answer arrived. */
  status: number | null;
  requestId: string | null;
  fields?: readonly FieldProblem[];
  details?: Readonly<Record<string, unknown>>;
  retryAfterMs?: number | null;
  idempotencyKey?: string | null;
  cause?: unknown;
};

/** Each failed call throws one. The codes of the gateway are explained at `/docs/errors` of it. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: string;
  readonly status: number | null;
  /** Names the request in the log of the gateway. */
  readonly requestId: string | null;
  /** The invalid fields, with `validation_failed`. */
  readonly fields: readonly FieldProblem[];
  readonly details: Readonly<Record<string, unknown>>;
  /** When the gateway asks to repeat the call. */
  readonly retryAfterMs: number | null;
  /** Repeat a create whose outcome is unknown with this key: it is then executed once. */
  readonly idempotencyKey: string | null;

  constructor(code: ClientCode | (string & {}), message: string, more: Details) {
    super(message, { cause: more.cause });
    this.code = code;
    this.status = more.status;
    this.requestId = more.requestId;
    this.fields = more.fields ?? [];
    this.details = more.details ?? {};
    this.retryAfterMs = more.retryAfterMs ?? null;
    this.idempotencyKey = more.idempotencyKey ?? null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isFieldProblem = (value: unknown): value is FieldProblem =>
  isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';

/** An error of the contract, of REST (`body.error`) or of GraphQL (`errors[0]` with its extensions). */
export function toGatewayError(error: unknown, response: Response, idempotencyKey: string | null): GatewayError {
  const { status, headers } = response;
  const requestId = headers.get('x-request-id');
  if (!isRecord(error) || typeof error['code'] !== 'string' || typeof error['message'] !== 'string') {
    const message = `The answer (${status}) is not of the contract: is this the address of a gateway?`;
    return new GatewayError('invalid_response', message, { status, requestId, idempotencyKey });
  }
  const details = isRecord(error['details']) ? error['details'] : {};
  const fields = Array.isArray(details['fields']) ? details['fields'].filter(isFieldProblem) : [];
  const seconds = headers.get('retry-after') ?? details['retryAfterSeconds'];
  const retryAfterMs = seconds !== undefined && /^\d{1,6}$/.test(String(seconds)) ? Number(seconds) * 1000 : null;
  const more = { status, requestId, fields, details, retryAfterMs, idempotencyKey };
  return new GatewayError(error['code'], error['message'], more);
}

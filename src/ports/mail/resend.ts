import { z } from 'zod';
import { sha256 } from '#kernel/hash.ts';
import { fingerprintProvider, isMessage, type Mailer, type Outcome } from './mailer.ts';

type Options = { apiKey: string; baseUrl?: string; from: string; timeoutMs: number };

export function createResendMailer({ apiKey, baseUrl = 'https://api.resend.com', from, timeoutMs }: Options): Mailer {
  const endpoint = `${baseUrl.replace(/(?<!\/)\/+$/, '')}/emails`;
  return {
    provider: 'resend',
    from,
    fingerprint: fingerprintProvider('resend', sha256(apiKey)),
    hasIdempotency: true,

    async send(payload, idempotencyKey, signal) {
      if (!isMessage(payload)) return refused;
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${apiKey}`,
            'content-type': 'application/json',
            'idempotency-key': idempotencyKey,
            'user-agent': 'sourcing-gateway',
          },
          body: Buffer.from(payload),
          redirect: 'error',
          signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
        });
        const answer = await readResponse(response);
        if (!answer && deadline.aborted) return { kind: 'unknown', outcome: 'timeout' };
        return toOutcome(response, answer);
      } catch {
        return { kind: 'unknown', outcome: deadline.aborted ? 'timeout' : 'connection_lost' };
      }
    },
  };
}

const refused: Outcome = { kind: 'refused', outcome: 'refused' };
const unavailable: Outcome = { kind: 'unknown', outcome: 'provider_unavailable' };

function toOutcome({ ok, status, headers }: Response, answer: Answer | null): Outcome {
  if (ok && answer?.id) return { kind: 'accepted', providerMessageId: answer.id };
  switch (status) {
    case 401:
    case 403:
      return { kind: 'refused', outcome: 'credential_refused' };
    case 408:
    case 425:
      return unavailable;
    case 409:
      return toConflictOutcome(answer?.name);
    case 429: {
      const retryAfterSeconds = parseRetryAfter(headers.get('retry-after'));
      return { kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds };
    }
    default:
      return status >= 400 && status < 500 ? refused : unavailable;
  }
}

/** A conflict without a readable reason may be an earlier attempt that is still running. */
function toConflictOutcome(reason = 'concurrent_idempotent_requests'): Outcome {
  if (reason === 'concurrent_idempotent_requests') return unavailable;
  if (reason === 'invalid_idempotent_request') return { kind: 'refused', outcome: 'idempotency_mismatch' };
  return refused;
}

const Answer = z.object({ id: z.string().optional().catch(undefined), name: z.string().optional().catch(undefined) });
type Answer = z.output<typeof Answer>;

const maxResponseBytes = 64 * 1024;

async function readResponse({ body }: Response): Promise<Answer | null> {
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > maxResponseBytes) return null;
      chunks.push(chunk);
    }
    return Answer.parse(JSON.parse(Buffer.concat(chunks).toString()));
  } catch {
    return null;
  }
}

function parseRetryAfter(retryAfter: string | null): number | null {
  if (!retryAfter) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - Date.now()) / 1000));
}

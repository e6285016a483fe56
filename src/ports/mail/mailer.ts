import { z } from 'zod';
import { sha256 } from '#kernel/hash.ts';

/** Outcome of one attempt. `refused` and `not_sent` are definite; after `unknown` the mail may have been sent. */
export type Outcome =
  | { kind: 'accepted'; providerMessageId: string }
  | { kind: 'refused'; outcome: 'refused' | 'credential_refused' | 'idempotency_mismatch' }
  | { kind: 'not_sent'; outcome: 'provider_rate_limited'; retryAfterSeconds: number | null }
  | { kind: 'unknown'; outcome: 'provider_unavailable' | 'timeout' | 'connection_lost' };

export type Mailer = {
  provider: 'resend' | 'smtp' | 'simulator';
  from: string;
  /** Identifies the sending credential. A retry under another one is not the same mail. */
  fingerprint: string;
  /** Whether a retry with the same payload and key cannot send a second mail. */
  hasIdempotency: boolean;
  /**
   * `payload` is the RFC 8785 canonical JSON of a Message; `attempt` counts from 1 per key. Never throws for external
   * failures.
   */
  send(payload: Uint8Array, idempotencyKey: string, signal?: AbortSignal, attempt?: number): Promise<Outcome>;
};

const messageIds = z.string().regex(/^<[!-;=?-~]+>(?: <[!-;=?-~]+>)*$/);

const Thread = z.strictObject({ 'In-Reply-To': messageIds, References: messageIds });
/** RFC 8058. */
const Subscription = z.strictObject({
  'List-Unsubscribe': z.string().regex(/^<https?:\/\/[!-;=?-~]+>$/),
  'List-Unsubscribe-Post': z.literal('List-Unsubscribe=One-Click'),
});

/** Strict, so neither a `bcc` nor an address list can add a recipient. */
const Message = z.strictObject({
  from: z.email(),
  reply_to: z.email().optional(),
  to: z.email(),
  cc: z.array(z.email()).optional(),
  subject: z.string(),
  text: z.string(),
  headers: z.union([Thread, Subscription]).optional(),
  tags: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
});
export type Message = z.output<typeof Message>;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Errors quote nothing of the payload. */
export function parseMessage(payload: Uint8Array): Message {
  try {
    return Message.parse(JSON.parse(utf8.decode(payload)));
  } catch {
    throw new Error('The payload is not a valid message.');
  }
}

export function isMessage(payload: Uint8Array): boolean {
  try {
    return Boolean(parseMessage(payload));
  } catch {
    return false;
  }
}

export const fingerprintProvider = (provider: Mailer['provider'], credentialId: string): string =>
  sha256(`${provider}\n${credentialId}`);

import { z } from 'zod';
import { sha256 } from '#kernel/hash.ts';

/** What one attempt is known to have done. `refused` and `not_sent` are definite; after `unknown` the mail may be out. */
export type Outcome =
  | { kind: 'accepted'; providerMessageId: string }
  | { kind: 'refused'; outcome: 'refused' | 'credential_refused' | 'idempotency_mismatch' }
  | { kind: 'not_sent'; outcome: 'provider_rate_limited'; retryAfterSeconds: number | null }
  | { kind: 'unknown'; outcome: 'provider_unavailable' | 'timeout' | 'connection_lost' };

export type Mailer = {
  provider: 'resend' | 'smtp' | 'simulator';
  from: string;
  /** Whose credential sends: a retry under another one is not the same mail. */
  fingerprint: string;
  /** Whether the same payload under the same key can be sent again without a second mail. */
  hasIdempotency: boolean;
  /**
   * `payload` is the canonical JSON (RFC 8785) of a Message; `attempt` counts from 1 under the same key. Never throws for
   * anything that the outside does.
   */
  send(payload: Uint8Array, idempotencyKey: string, signal?: AbortSignal, attempt?: number): Promise<Outcome>;
};

/** Strict, so that neither a `bcc` nor a list inside one address can add a recipient. */
const Message = z.strictObject({
  from: z.email(),
  to: z.email(),
  cc: z.array(z.email()).optional(),
  subject: z.string(),
  text: z.string(),
  /** For the provider's own events, no recipient sees them. */
  tags: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
});
export type Message = z.output<typeof Message>;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a payload back, or throws an error that quotes nothing of it. */
export function parseMessage(payload: Uint8Array): Message {
  try {
    return Message.parse(JSON.parse(utf8.decode(payload)));
  } catch {
    throw new Error('This payload is not a message.');
  }
}

export function isMessage(payload: Uint8Array): boolean {
  try {
    return Boolean(parseMessage(payload));
  } catch {
    return false;
  }
}

/** `credentialId` is the public name of the credential, or its hash where it has none. */
export const fingerprintProvider = (provider: Mailer['provider'], credentialId: string): string =>
  sha256(`${provider}\n${credentialId}`);

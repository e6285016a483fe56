import { createHmac, randomBytes } from 'node:crypto';
import { sha256 } from '#kernel/hash.ts';
import { classifyAddress } from '#kernel/network/public-address.ts';
import { invalidField } from '#kernel/validation.ts';

export const maxWebhooks = 5;
export const formerSecretMs = 24 * 3600_000;
const disabledAfterMs = 5 * 24 * 3600_000;
const retryDelaysMs = [5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000, 36_000_000];

const prefix = 'whsec_';
export const mintWebhookSecret = (): string => prefix + randomBytes(32).toString('base64');

/**
 * Up to a fifth later than scheduled, by the id of the delivery, so that the retries of many deliveries spread. Null
 * after the last attempt.
 */
export function scheduleRetry(deliveryId: string, attempts: number, now: Date): Date | null {
  const delayMs = retryDelaysMs[attempts - 1];
  if (delayMs === undefined) return null;
  const jitter = Number.parseInt(sha256(`${deliveryId} ${attempts}`).slice(0, 4), 16) / 0xffff / 5;
  return new Date(now.getTime() + Math.round(delayMs * (1 + jitter)));
}

export const isToBeDisabled = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= disabledAfterMs;

export const isAccepted = (outcome: object): boolean =>
  'status' in outcome && typeof outcome.status === 'number' && outcome.status >= 200 && outcome.status < 300;

type Message = { id: string; at: Date; body: string; secrets: readonly string[] };

/** Headers of Standard Webhooks: one signature for each secret. */
export function signMessage({ id, at, body, secrets }: Message): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'sourcing-gateway',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}

/** Names that lead to a private network wherever they are resolved. What other names lead to is checked when they are used. */
const localName = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|arpa)\.?$/;
const loopbackName = /^(localhost|[\w-]+\.localhost)$/;

export function assertEndpoint(text: string, allowsLoopback: boolean): void {
  const { protocol, hostname, username, password, hash } = new URL(text);
  const refuse = (message: string) => invalidField('/url', message, { code: 'invalid_format' });
  if (username || password || hash) throw refuse('Must not contain a user name, a password or a fragment.');
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  const isLiteral = literal !== hostname || /^[\d.]+$/.test(hostname);
  const kind = isLiteral ? classifyAddress(literal) : classifyName(hostname);
  if (kind === 'loopback' && allowsLoopback) return;
  if (protocol !== 'https:') throw refuse('Must be an https URL.');
  if (kind !== 'public') throw refuse('Must lead to a public address.');
}

function classifyName(hostname: string): 'public' | 'loopback' | 'refused' {
  if (loopbackName.test(hostname)) return 'loopback';
  return localName.test(hostname) || !/[^.]\.[^.]/.test(hostname) ? 'refused' : 'public';
}

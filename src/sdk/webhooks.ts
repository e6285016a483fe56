/** The message is not from the gateway, or is too old. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

type Headers = { get(name: string): string | null } | Readonly<Record<string, string | readonly string[] | undefined>>;

export type VerifyOptions = {
  /** How far the time of the message may differ from now. Default: five minutes. */
  toleranceSeconds?: number;
  now?: Date;
};

const encoder = new TextEncoder();

/**
 * Verifies a webhook by the specification of Standard Webhooks and returns its content. `body` must be the bytes as
 * received, not parsed JSON. Several secrets are accepted while one is replaced by another.
 */
export async function verifyWebhook<Event = unknown>(
  body: string | Uint8Array,
  headers: Headers,
  secret: string | readonly string[],
  { toleranceSeconds = 300, now = new Date() }: VerifyOptions = {},
): Promise<Event> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    readHeader(headers, name),
  );
  if (!id || !timestamp || !signatures) throw new WebhookError('A header webhook-… is missing.');
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookError('webhook-timestamp is malformed.');
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds)
    throw new WebhookError('The message is too old, or its time is in the future.');
  const bytes = typeof body === 'string' ? encoder.encode(body) : body;
  const signed = concatenate(encoder.encode(`${id}.${timestamp}.`), bytes);
  const given = signatures.split(' ').flatMap((entry) => {
    const [version, value = ''] = entry.split(',', 2);
    return version === 'v1' ? (decodeBase64(value) ?? []) : [];
  });
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await importSecret(one);
    for (const signature of given) {
      // The platform compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, signature, signed))
        return JSON.parse(new TextDecoder().decode(bytes));
    }
  }
  throw new WebhookError('No signature matches.');
}

function readHeader(headers: Headers, name: string): string | null {
  if (isGetter(headers)) return headers.get(name);
  const [, value] =
    Object.entries(headers).find(([other, value]) => other.toLowerCase() === name && value !== undefined) ?? [];
  return (typeof value === 'string' ? value : value?.[0]) ?? null;
}

const isGetter = (headers: Headers): headers is { get(name: string): string | null } =>
  typeof headers['get'] === 'function';

function importSecret(secret: string) {
  const bytes = decodeBase64(secret.replace(/^whsec_/, ''));
  if (!bytes?.length) throw new TypeError('The secret must be whsec_ and base64.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function concatenate(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

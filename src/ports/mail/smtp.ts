import { z } from 'zod';
import { fingerprintProvider, isMessage, type Mailer, type Outcome, parseMessage } from './mailer.ts';

type Options = { url: string; from: string; timeoutMs: number };

/** SMTP has no idempotency; the Message-ID lets recipients recognise duplicates. */
export function createSmtpMailer({ url, from, timeoutMs }: Options): Mailer {
  const server = new URL(url);
  // Imported only if SMTP is configured: loading nodemailer takes about 50 ms.
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url: stripLogger(server),
      // Requires TLS for passwords unless the URL has requireTLS=false.
      requireTLS: server.password !== '' && !loopback.has(server.hostname),
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return {
    provider: 'smtp',
    from,
    fingerprint: fingerprintProvider('smtp', `${server.username}@${server.host}`),
    hasIdempotency: false,

    async send(payload, idempotencyKey, signal) {
      if (!isMessage(payload)) return { kind: 'refused', outcome: 'refused' };
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        const { from: sender, reply_to: replyTo, to, cc = [], subject, text, headers } = parseMessage(payload);
        const { messageId, rejected } = await (await transport).sendMail({
          envelope: { from: sender, to: [to, ...cc] },
          from: toMailbox(sender),
          ...(replyTo !== undefined && { replyTo: toMailbox(replyTo) }),
          to: toMailbox(to),
          cc: cc.map(toMailbox),
          subject,
          text,
          ...(headers && { headers }),
          encoding: 'quoted-printable',
          messageId: buildMessageId(idempotencyKey, sender),
          signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
        });
        // The server refused the recipient but accepted copies: sent, but not to the recipient.
        if (rejected.some((address) => isSameAddress(address, to)))
          return { kind: 'unknown', outcome: 'provider_unavailable' };
        return { kind: 'accepted', providerMessageId: messageId };
      } catch (error) {
        return toOutcome(Failure.parse(error), deadline);
      }
    },
  };
}

const Failure = z.object({
  code: z.string().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
});

function toOutcome({ code, response, responseCode = 0 }: z.output<typeof Failure>, deadline: AbortSignal): Outcome {
  if (responseCode >= 400 && responseCode < 500) {
    return { kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds: null };
  }
  const definite = responseCode >= 500 || (!response && localRefusalCodes.has(code));
  if (definite) {
    const isCredentialError = code === 'EAUTH' || credentialReplyCodes.has(responseCode);
    return { kind: 'refused', outcome: isCredentialError ? 'credential_refused' : 'refused' };
  }
  if (response) return { kind: 'unknown', outcome: 'provider_unavailable' };
  return { kind: 'unknown', outcome: deadline.aborted || code === 'ETIMEDOUT' ? 'timeout' : 'connection_lost' };
}

/** Errors of nodemailer before the message reaches the server. */
const localRefusalCodes = new Set<string | undefined>(['EAUTH', 'EENVELOPE', 'EMESSAGE']);
const credentialReplyCodes = new Set([530, 534, 535]);

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** nodemailer reads options from the URL; `logger` would log addresses and bodies. */
function stripLogger(server: URL): string {
  const quiet = new URL(server);
  quiet.searchParams.delete('logger');
  return quiet.href;
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const toMailbox = (address: string) => ({ name: '', address });

const buildMessageId = (idempotencyKey: string, from: string): string =>
  `<${idempotencyKey.replaceAll(/[^\w.-]/g, '_')}@${from.slice(from.lastIndexOf('@') + 1)}>`;

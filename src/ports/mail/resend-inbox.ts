import { z } from 'zod';
import type { FetchedMail, Inbox } from './inbox.ts';

type Options = { apiKey: string; baseUrl: string; timeoutMs: number };

/** `raw` is absent while the provider still stores the mail. */
const Received = z.object({ raw: z.object({ download_url: z.url() }) });

const maxAnswerBytes = 8 * 1024 * 1024;
const maxMailBytes = 25 * 1024 * 1024;
const unavailable: FetchedMail = { kind: 'unavailable' };

/** Resend receives by Amazon SES, which names itself so in `Authentication-Results`. */
export function createResendInbox({ apiKey, baseUrl, timeoutMs }: Options): Inbox {
  const base = baseUrl.replace(/(?<!\/)\/+$/, '');
  return {
    source: 'resend',
    authenticationServer: 'amazonses.com',

    async fetchMail(id) {
      const signal = AbortSignal.timeout(timeoutMs);
      const headers = { authorization: `Bearer ${apiKey}`, 'user-agent': 'sourcing-gateway' };
      try {
        const response = await fetch(`${base}/emails/receiving/${encodeURIComponent(id)}`, {
          headers,
          redirect: 'error',
          signal,
        });
        if (!response.ok) {
          await response.body?.cancel();
          return response.status === 404 ? { kind: 'missing' } : unavailable;
        }
        const answer = await readLimited(response, maxAnswerBytes);
        const { raw } = Received.parse(JSON.parse(answer.toString()));
        const url = new URL(raw.download_url);
        if (url.protocol !== 'https:' && url.origin !== new URL(base).origin) return unavailable;
        const content = await fetch(url, { redirect: 'error', signal });
        if (!content.ok) return unavailable;
        return { kind: 'mail', bytes: await readLimited(content, maxMailBytes) };
      } catch (error) {
        return error instanceof TooLarge ? { kind: 'missing' } : unavailable;
      }
    },
  };
}

class TooLarge extends Error {}

async function readLimited({ body }: Response, max: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > max) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

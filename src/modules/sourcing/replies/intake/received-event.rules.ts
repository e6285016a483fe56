import { z } from 'zod';
import { DomainError } from '#kernel/errors.ts';

/** Of `email.received`, which carries neither the text nor the headers of the mail. */
const ReceivedEvent = z.object({
  type: z.string(),
  data: z.object({ email_id: z.string().regex(/^[\w-]{1,200}$/) }),
});
const AnyEvent = z.looseObject({});

/** Null for an event of another type. */
export function findReceivedMailId(body: Uint8Array): string | null {
  const json = parseJson(body);
  if (!AnyEvent.safeParse(json).success) throw new DomainError('invalid_json', 'The body must be a JSON object.');
  const { data: event } = ReceivedEvent.safeParse(json);
  return event?.type === 'email.received' ? event.data.email_id : null;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    return null;
  }
}
